/** No module of the page waits at its top level: in WebKit a dynamic import of such a module may resolve before its exports exist (bug 242740). */
import { transform } from 'esbuild'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFiles, ROOT } from '../files.ts'

const MODULE = /^(?!.*(\/test\/|\/laws\/|\.test\.|\.d\.ts)).*\.tsx?$/

/** A script that is no module cannot wait at its top level, so esbuild refuses to make one. */
const waitsAtTop = (code: string): Promise<boolean> =>
  transform(code, { loader: 'tsx', format: 'iife' }).then(
    () => false,
    (error: unknown) => String(error).includes('Top-level await'),
  )

it('is found by this test', async () => {
  expect(await waitsAtTop('export const texts = await load()')).toBe(true)
  expect(await waitsAtTop('export const texts = async () => await load()')).toBe(false)
})

/** Only the build of the page loads it. */
const BUILD_ONLY = 'apps/web/src/games/registered-games.ts'

it('is nowhere', async () => {
  const files = ['apps/web/src', 'packages', 'games'].flatMap(folder => listFiles(folder, MODULE)).filter(file => file !== BUILD_ONLY)
  expect(files.length).toBeGreaterThan(500)
  const found = await Promise.all(files.map(async file => ((await waitsAtTop(readFileSync(`${ROOT}${file}`, 'utf8'))) ? [file] : [])))
  expect(found.flat()).toEqual([])
})
