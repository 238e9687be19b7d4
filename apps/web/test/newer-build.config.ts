/** A newer build of the page: another title on the home page, and RUM's rules one number higher, with the present ones as an earlier edition. */
import { readFileSync } from 'node:fs'
import { mergeConfig } from 'vite'
import type { Plugin } from 'vite'
import page from '../vite.config.ts'
import { NEWER_TITLE } from './builds/newer-build.ts'
import { changeForTests } from './page.config.ts'

/** Read from the text, because Vite's configuration cannot import the game. */
const [, found] = /^ {2}rules: (\d+),$/m.exec(readFileSync(new URL('../../../games/rum/game.ts', import.meta.url), 'utf8')) ?? []
const PRESENT = Number(found)

/** The present rules under their own number, as a frozen edition would have them. */
const LOAD_PRESENT = `async () => {
  const [{ rum: game, notation }, { bots }] = await Promise.all([import('./rules/index.ts'), import('./bots/index.ts')])
  return { game: { ...game, rules: ${PRESENT} }, notation, bots }
}`

const CHANGES: readonly (readonly [file: string, before: string, after: string])[] = [
  ['apps/web/src/text/en/home.ts', "'Take a seat, the table’s ready'", `'${NEWER_TITLE}'`],
  ['games/rum/rules/table-game.ts', `  rules: ${PRESENT},`, `  rules: ${PRESENT + 1},`],
  ['games/rum/game.ts', `  rules: ${PRESENT},`, `  rules: ${PRESENT + 1},`],
  ['games/rum/game.ts', '  editions: {', `  editions: { ${PRESENT}: { load: ${LOAD_PRESENT}, clockMoves: [] },`],
]

const change = (): Plugin => ({
  name: 'tortuga-newer-build',
  enforce: 'pre',
  transform: (code, id) => {
    const changes = CHANGES.filter(([file]) => id.endsWith(file))
    if (changes.length === 0) return null
    for (const [file, before] of changes) if (!code.includes(before)) throw new Error(`${file} does not contain: ${before}`)
    return changes.reduce((text, [, before, after]) => text.replace(before, after), code)
  },
})

/** Its page contains the bots of the present rules, which a frozen edition would have in its own file, so the limit does not apply. */
const withoutBudget = {
  ...page,
  plugins: page.plugins?.filter(plugin => !(plugin && 'name' in plugin && plugin.name === 'tortuga-budget')),
}

export default mergeConfig(withoutBudget, {
  plugins: [changeForTests(), change()],
  worker: { plugins: () => [changeForTests(), change()] },
})
