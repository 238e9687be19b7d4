/** The page for tests: the real one, but every deal and every bot's choice is the same in each run, so that no test passes or fails by chance, and bots answer sooner. */
import { mergeConfig } from 'vite'
import type { Plugin } from 'vite'
import page from '../vite.config.ts'
import { TEST_PLAYOUTS } from './support/playouts.ts'

/** Seeds have 32 bytes; shorter values are identifiers, which stay random because a reload would repeat them. */
const SEEDED = `
let drawn = 0
export const randomHex = (bytes = 32) => (bytes === 32 ? (drawn += 1).toString(16).padStart(64, '0') : realRandomHex(bytes))
`

/** The number after the highest one that this device has stored. */
const NEXT_NUMBER =
  "(1 + Math.max(0, ...(await store.list()).map(({ id }) => Number.parseInt(id.slice(-4), 16)))).toString(16).padStart(16, '0')"

/** A change of one source file in the page for tests; it fails if the file no longer contains what it replaces. */
type Change = { readonly file: string; readonly before: string; readonly after: string; readonly more?: string }

const CHANGES: readonly Change[] = [
  { file: 'apps/web/src/browser/random.ts', before: 'export const randomHex', after: 'const realRandomHex', more: SEEDED },
  // A match's number is part of its shuffle, and a reload must not repeat it.
  { file: 'apps/web/src/device/device-worker.ts', before: 'const match = randomHex(8)', after: `const match = ${NEXT_NUMBER}` },
  // Bots and hints think a tenth as long. How well they play is tested without a browser.
  { file: 'apps/web/src/bots/bot-worker.ts', before: 'const PLAYOUTS = 400', after: `const PLAYOUTS = ${TEST_PLAYOUTS}` },
]

export const changeForTests = (): Plugin => ({
  name: 'tortuga-page-for-tests',
  enforce: 'pre',
  transform: (code, id) => {
    const change = CHANGES.find(({ file }) => id.endsWith(file))
    if (change === undefined) return null
    const { before, after, more = '', file } = change
    if (!code.includes(before)) throw new Error(`${file} does not contain: ${before}`)
    return code.replace(before, after) + more
  },
})

export default mergeConfig(page, { plugins: [changeForTests()], worker: { plugins: () => [changeForTests()] } })
