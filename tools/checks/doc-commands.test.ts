/** Reading commands from documentation. */
import { expect, it } from 'vitest'
import { listDocCommands, readCommands, wordsOf } from './doc-commands.ts'

it('reads shell blocks and inline commands, and nothing else', () => {
  const page = [
    'Run `./tortuga serve` or `npm run lint`; `games/rum` is a folder.',
    '```sh',
    './tortuga test   # everything',
    'KILLS=3 npx vitest run apps/server',
    '```',
    '```',
    './tortuga output is no command',
    '```',
  ].join('\n')
  expect(readCommands('page.md', page).map(({ command }) => command)).toEqual([
    './tortuga test',
    'KILLS=3 npx vitest run apps/server',
    './tortuga serve',
    'npm run lint',
  ])
})

it('splits words at spaces and keeps quoted ones', () => {
  expect(wordsOf(`lab rum --against '{"a": 1}' -t "no jumps"`)).toEqual(['lab', 'rum', '--against', '{"a": 1}', '-t', 'no jumps'])
})

it('finds the commands of many pages', () => {
  const commands = listDocCommands()
  expect(new Set(commands.map(({ page }) => page)).size).toBeGreaterThan(8)
  expect(commands.length).toBeGreaterThan(50)
})
