/** Puts what a browser of version 0.1.0 kept into a new browser: its IndexedDB and its local storage. */
import { parseJson } from '@tortuga/wire'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import { visit } from '../support/browser.ts'
import type { BrowserVisit } from '../support/browser.ts'

const indexSchema = v.object({ name: v.string(), keyPath: v.string(), unique: v.boolean(), multiEntry: v.boolean() })
/** An object store. A row has a key where the store has no key path. */
const storeSchema = v.object({
  name: v.string(),
  keyPath: v.nullable(v.union([v.string(), v.array(v.string())])),
  autoIncrement: v.boolean(),
  indexes: v.array(indexSchema),
  rows: v.array(v.object({ key: v.nullable(v.number()), value: v.unknown() })),
})
const databaseSchema = v.object({ name: v.string(), version: v.number(), stores: v.array(storeSchema) })
type KeptDatabase = v.InferOutput<typeof databaseSchema>

/** A match against bots on the device; the player sits in seat 0. */
const matchSchema = v.object({
  key: v.string(),
  id: v.string(),
  game: v.string(),
  seats: v.number(),
  version: v.number(),
  over: v.boolean(),
})

const keptBrowserSchema = v.object({
  matches: v.array(matchSchema),
  databases: v.array(databaseSchema),
  localStorage: v.record(v.string(), v.string()),
})
type KeptBrowser = v.InferOutput<typeof keptBrowserSchema>

export const KEPT_BROWSER = parseJson(
  keptBrowserSchema,
  brotliDecompressSync(readFileSync(join(import.meta.dirname, 'indexeddb.json.br'))).toString(),
)

/** Runs in the page. */
const putBack = async ({ databases, localStorage: items }: KeptBrowser): Promise<void> => {
  const restore = ({ name, version, stores }: KeptDatabase): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version)
      request.addEventListener('upgradeneeded', () => {
        for (const { name: store, keyPath, autoIncrement, indexes, rows } of stores) {
          const made = request.result.createObjectStore(store, { keyPath, autoIncrement })
          for (const { name: index, keyPath: path, unique, multiEntry } of indexes) made.createIndex(index, path, { unique, multiEntry })
          for (const { key, value } of rows) made.put(value, key ?? undefined)
        }
      })
      request.addEventListener('success', () => {
        request.result.close()
        resolve()
      })
      request.addEventListener('error', () => reject(request.error ?? new Error('the database was not restored')))
    })
  for (const database of databases) await restore(database)
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
}

/** Restores everything in the page's origin. The page has to show a file without scripts, such as `/build.json`, so that nothing has opened the database yet. */
export const restoreBrowser = (page: Page): Promise<void> => page.evaluate(putBack, KEPT_BROWSER)

/** A visitor whose browser has the storage of 0.1.0. */
export const visitKept = async (browser: Browser, url: string, options: BrowserContextOptions): Promise<BrowserVisit> => {
  const visitor = await visit(browser, url, options)
  await visitor.page.goto('/build.json')
  await restoreBrowser(visitor.page)
  visitor.complaints.length = 0 // the browser asks for an icon of that file
  return visitor
}
