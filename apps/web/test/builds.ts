/** What a browser took from which build: for tests that lay the page in on the device and bring a newer one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { BuildList } from '../src/offline/worker/list.ts'
import { until } from './play.ts'

export const listOf = (folder: string): BuildList => {
  const [, list] = /^const LIST=(.*);$/m.exec(readFileSync(join(folder, 'sw.js'), 'utf8')) ?? []
  if (list === undefined) throw new Error(`${folder} has no list of its files`)
  return JSON.parse(list) as BuildList
}

/** Paths that only the first of the two builds has. */
export const onlyIn = (one: BuildList, other: BuildList): ReadonlySet<string> => {
  const others = new Set(other.files.map(([path]) => path))
  return new Set(one.files.flatMap(([path]) => (others.has(path) ? [] : [path])))
}

/** Which build a page says it is of. */
export const buildOf = (page: Page): Promise<string> => page.evaluate<string>(`document.querySelector('meta[name="build"]')?.content ?? ''`)

/** Until the whole page is on the device, and answers for itself. */
export const untilKept = (page: Page): Promise<void> =>
  until('the page to be kept', () => page.evaluate<boolean>(`navigator.serviceWorker.controller?.state === 'activated'`))

export const cachesOf = (page: Page): Promise<string[]> => page.evaluate<string[]>(`caches.keys()`)

type Taken = { readonly path: string; readonly fromDevice: boolean }

/** Everything the page is answered with from now on; each call gives what came since the last one. */
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
