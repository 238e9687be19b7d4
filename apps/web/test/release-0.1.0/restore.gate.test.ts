/** The browser storage of version 0.1.0 can be restored as it was. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { serveFolder } from '../support/static-server.ts'
import { KEPT_BROWSER, restoreBrowser } from './restore.ts'

/** Runs in the page: all rows of a database by object store. */
const readRows = (name: string): Promise<Readonly<Record<string, readonly unknown[]>>> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(opening.error ?? new Error('the database did not open')))
    opening.addEventListener('success', () => {
      const names = [...opening.result.objectStoreNames]
      const transaction = opening.result.transaction(names)
      const requests = names.map(store => [store, transaction.objectStore(store).getAll()] as const)
      transaction.addEventListener('complete', () => resolve(Object.fromEntries(requests.map(([store, { result }]) => [store, result]))))
    })
  })

it('gives a new browser the same rows and the same local storage', async () => {
  const { url, stop } = await serveFolder(join(import.meta.dirname, '..'))
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${url}/tsconfig.json`)
    await restoreBrowser(page)
    for (const { name, stores } of KEPT_BROWSER.databases)
      expect(await page.evaluate(readRows, name)).toEqual(
        Object.fromEntries(stores.map(store => [store.name, store.rows.map(({ value }) => value)])),
      )
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual(KEPT_BROWSER.localStorage)
  } finally {
    await browser.close()
    await stop()
  }
})
