/** The page for tests: the real one, but every deal and every bot's choice is the same in each run, so that no test passes or fails by chance. */
import { mergeConfig } from 'vite'
import type { Plugin } from 'vite'
import page from '../vite.config.ts'

/** Seeds have 32 bytes; shorter values are identifiers, which stay random because a reload would repeat them. */
const SEEDED = `
let drawn = 0
export const randomHex = (bytes = 32) => (bytes === 32 ? (drawn += 1).toString(16).padStart(64, '0') : realRandomHex(bytes))
`

export const seedDeals = (): Plugin => ({
  name: 'tortuga-seeded-deals',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.endsWith('apps/web/src/browser/random.ts')) return null
    const renamed = code.replace('export const randomHex', 'const realRandomHex')
    if (renamed === code) throw new Error(`${id} does not export randomHex`)
    return renamed + SEEDED
  },
})

export default mergeConfig(page, { plugins: [seedDeals()], worker: { plugins: () => [seedDeals()] } })
