/** Which files a browser loaded from which build, for tests of the offline copy and of newer builds. */
import { parseJson } from '@tortuga/wire'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import * as v from 'valibot'
import type { BuildManifest } from '../../src/offline/service-worker/build-list.ts'
import { until } from '../support/play.ts'

const FilesSchema = v.array(v.tuple([v.string(), v.string()]))
const BuildListSchema = v.object({ build: v.string(), files: FilesSchema, editions: v.record(v.string(), FilesSchema) })

export const listOf = (folder: string): BuildManifest => {
  const [, list] = /^const LIST=(.*);$/m.exec(readFileSync(join(folder, 'sw.js'), 'utf8')) ?? []
  if (list === undefined) throw new Error(`${folder} has no list of its files`)
  return parseJson(BuildListSchema, list)
}

/** Paths that only the first of the two builds has. */
export const onlyIn = (one: BuildManifest, other: BuildManifest): ReadonlySet<string> => {
  const others = new Set(other.files.map(([path]) => path))
  return new Set(one.files.flatMap(([path]) => (others.has(path) ? [] : [path])))
}

/** The build that a page names. */
export const buildOf = (page: Page): Promise<string> => page.evaluate<string>(`document.querySelector('meta[name="build"]')?.content ?? ''`)

/** Waits until the whole page is stored on the device. */
export const untilKept = (page: Page): Promise<void> =>
  until('the page to be kept', () => page.evaluate<boolean>(`navigator.serviceWorker.controller?.state === 'activated'`))

export const cachesOf = (page: Page): Promise<string[]> => page.evaluate<string[]>(`caches.keys()`)

type Taken = { readonly path: string; readonly fromDevice: boolean }

/** Records all responses from now on; each call returns those since the last call. */
export const watchFiles = (page: Page): (() => readonly Taken[]) => {
  let taken: Taken[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/')) taken.push({ path: pathname, fromDevice: response.fromServiceWorker() })
  })
  return () => {
    const since = taken
    taken = []
    return since
  }
}
