/** A later build of the page: another word on its first screen, and RUM's rules one number higher, with a way to go on from the ones before. */
import { mergeConfig } from 'vite'
import type { Plugin } from 'vite'
import page from '../vite.config.ts'
import { LATER_TITLE } from './later.ts'

const CHANGES: readonly (readonly [file: string, before: string, after: string])[] = [
  ['apps/web/src/text/en.ts', "'Sit down, the table is laid'", `'${LATER_TITLE}'`],
  ['games/rum/rules/index.ts', '  rules: 1,', '  rules: 2,'],
  ['games/rum/rules/index.ts', 'const upgrade = (): null => null', 'const upgrade = (_: number, state: unknown): State => state as State'],
]

const change = (): Plugin => ({
  name: 'tortuga-later',
  enforce: 'pre',
  transform: (code, id) => {
    const changes = CHANGES.filter(([file]) => id.endsWith(file))
    if (changes.length === 0) return null
    for (const [file, before] of changes) if (!code.includes(before)) throw new Error(`${file} does not say: ${before}`)
    return changes.reduce((text, [, before, after]) => text.replace(before, after), code)
  },
})

export default mergeConfig(page, { plugins: [change()], worker: { plugins: () => [change()] } })
