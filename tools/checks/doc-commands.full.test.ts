/** Runs the commands that the documentation shows. Figures are made small, and placeholders such as FILE get real values. */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { headAt, parseJournal } from '@tortuga/kit'
import type { Journal } from '@tortuga/kit'
import { DECKS } from '@tortuga/sea-of-clouds/rules'
import { parseJson } from '@tortuga/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labThread, runLab } from '../../apps/cli/test/lab.ts'
import { runWith } from '../../apps/cli/test/terminal.ts'
import type { CommandRun } from '../../apps/cli/test/terminal.ts'
import { needPackages } from '../debian-packages.ts'
import { listDocCommands, wordsOf } from './doc-commands.ts'
import { startPostgres } from '../postgres.ts'
import type { TestPostgres } from '../postgres.ts'
import { listFiles, ROOT } from '../files.ts'
import { laneOf, listTests } from '../testing/lanes.ts'
import { fileFolder } from '../temporary.ts'

const folder = fileFolder('docs')
const data = join(folder, 'data')
const journal = join(folder, 'match.journal')
const backup = join(folder, 'backup.sqlite')
const deck = join(folder, 'my-deck.json')
let postgres: TestPostgres
let saved: Journal

/** `npm run orca` expects the screen reader, a window manager, a screen without a monitor, a session bus and a browser with windows. */
const ORCA_PACKAGES = {
  '/usr/bin/orca': 'orca',
  '/usr/bin/openbox': 'openbox',
  '/usr/bin/xvfb-run': 'xvfb',
  '/usr/bin/xauth': 'xauth',
  '/usr/bin/dbus-run-session': 'dbus-daemon',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/bin/chromium': 'chromium',
}

beforeAll(async () => {
  await needPackages('The commands of the docs', ORCA_PACKAGES)
  await runWith(
    ['play', 'rum', '--bots', 'cabin-boy', '--save', journal],
    Array.from({ length: 2000 }, () => '1'),
  ) // to the end: `verify` proves only such a match
  const read = parseJournal(readFileSync(journal, 'utf8'))
  if (!read.ok) throw new Error('the example match could not be read')
  saved = read.journal
  writeFileSync(deck, JSON.stringify(Object.values(DECKS)[0]))
  await runWith(['serve', '--port', '0', '--host', '127.0.0.1', '--data', data])
  await runWith(['backup', backup, '--data', data])
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

let runs = 0
const fileFor = (command: string | undefined): string => {
  if (command === 'backup') return join(folder, `copy-${(runs += 1)}.sqlite`)
  return command === 'restore' ? backup : journal
}

/** Placeholders and sizes of a command, as a test can run it. */
const prepared = (words: readonly string[]): readonly string[] =>
  words.map((word, index) => {
    const option = words[index - 1]
    if (option === '--games' || option === '--playouts') return '2'
    if (option === '--out') return join(folder, word)
    if (word === 'GAME') return 'rum'
    if (word === 'COMMAND') return 'play'
    if (word === 'CONTRIBUTION') return saved.header.contributions.find(part => part !== '') ?? ''
    if (word === 'COMMITMENT') return saved.header.commitment ?? ''
    if (word === 'VERSION:HEAD') return `${saved.entries.length}:${headAt(saved, saved.entries.length) ?? ''}`
    if (word === 'my-deck.json') return deck
    if (word === 'FILE') return fileFor(words[0])
    return word
  })

const LAB_SIZES = ['--games', '2', '--playouts', '2']

/** What is typed into a command that reads standard input. */
const INPUT: Readonly<Record<string, readonly string[]>> = {
  play: ['q'],
  replay: ['q'],
  engine: ['{"id":1,"do":"games"}'],
  solve: ['{"id":1,"table":[],"rack":["r1","r2","r3"],"opened":true}'],
}

const runTortuga = async (words: readonly string[], env: Readonly<Record<string, string>>): Promise<CommandRun> => {
  const [name = ''] = words
  if (name === 'lab') {
    const sizes = words.includes('--games') ? [] : LAB_SIZES
    const out = words.includes('--out') ? [] : ['--out', join(folder, `run-${(runs += 1)}`)]
    return runLab([...words.slice(1), ...sizes, ...out].join(' '))
  }
  if (name === 'lab-worker')
    return runWith(['lab-worker', '--cores', '1'], [], {
      env: { ...env, DATABASE_URL: await postgres.database() },
      labThread: await labThread(),
      toldToStop: () => wait(500),
    })
  const store = ['backup', 'admin'].includes(name) ? ['--data', data] : []
  const place = name === 'serve' ? ['--port', '0', '--host', '127.0.0.1'] : []
  const ownStore = ['serve', 'restore'].includes(name) ? ['--data', join(folder, `data-${(runs += 1)}`)] : []
  const save = name === 'play' && !words.includes('--help') ? ['--save', join(folder, `saved-${(runs += 1)}.journal`)] : []
  return runWith([...words, ...store, ...place, ...ownStore, ...save], INPUT[name] ?? [], { env: { LANG: 'C', ...env } })
}

/** Programs that this test does not run, and why. Their scripts must exist. */
const NOT_RUN: readonly (readonly [start: string, why: string])[] = [
  ['npm test', 'this test is part of it'],
  ['npm run test:quick', 'this test would run most of the suite again'],
  ['npm run lint', 'a gate of its own'],
  ['npm run format', 'writes all files; a gate checks them'],
  ['npm run golden', 'writes files; `golden.test.ts` compares them'],
  ['npm run freeze', 'writes files; `golden.test.ts` replays what it has written'],
  ['npm run build', 'replaces the programs that other tests run; the launcher runs it before them'],
  ['npm run dev', 'runs until it is stopped; `dev.full.test.ts` has its journey'],
  ['npm run bench', 'minutes of measuring'],
  ['npm run load -- --seconds 15 --peer', 'installs boardgame.io'],
  ['npm run attack', 'takes minutes; `adversarial.gate.test.ts` has samples of its attacks'],
  ['npm run soak', 'one round alone takes half a minute; its rounds are the tests of kills and faulty connections'],
  ['npm run mutation', 'clones the project, installs Stryker and takes minutes to hours'],
  ['npm run icons', 'writes pictures that are part of the project'],
  ['npm run shots', 'takes hundreds of pictures; tests draw the same pages'],
  ['npm run pictures', 'writes the pictures that a test compares'],
]

const manifestSchema = v.object({ scripts: v.optional(v.record(v.string(), v.string()), {}) })
const scriptsOf = (folderName: string): readonly string[] =>
  Object.keys(parseJson(manifestSchema, readFileSync(join(ROOT, folderName, 'package.json'), 'utf8')).scripts)

const expectScript = (words: readonly string[]): void => {
  const [first = '', second = ''] = words
  const workspace = words[words.indexOf('--workspace') + 1]
  const name = first === 'run' ? second : first
  expect(scriptsOf(words.includes('--workspace') ? (workspace ?? '') : '.')).toContain(name)
  if (name === 'bench' && words.includes('--'))
    expect(readFileSync(join(ROOT, 'bench/main.ts'), 'utf8')).toContain(`name: '${words.at(-1)}'`)
}

const runProgram = async (program: string, words: readonly string[]): Promise<string> =>
  (await promisify(execFile)(program, words, { cwd: ROOT, encoding: 'utf8' })).stdout

/** Small sizes for the programs that can be run with any size. */
const SMALL: Readonly<Record<string, readonly string[]>> = {
  load: ['--tables', '2', '--seconds', '1'],
  simulate: ['--seeds', '2'],
}
/** What programs do that take their time for each of many things: one of them is enough. */
const ONE: Readonly<Record<string, string>> = { film: 'rum-runner-raid-390-dark', orca: 'rummikub' }

/** Small sizes take the place of those of the command, so that many commands become the same one. */
const withSmallSizes = (words: readonly string[]): readonly string[] => {
  const [, name = ''] = words
  const one = ONE[name]
  if (one !== undefined) return ['run', name, '--', one]
  const sizes = SMALL[name] ?? []
  const isReplaced = (word: string | undefined): boolean => word?.startsWith('--') === true && sizes.includes(word)
  const rest = prepared(words).filter((word, index, all) => word !== '--' && !isReplaced(word) && !isReplaced(all[index - 1]))
  const [run = '', script = '', ...options] = rest.map((word, index) => (rest[index - 1] === '--idle' ? '2' : word))
  return [run, script, '--', ...options, ...sizes]
}

/** Options of `npm run load` that have been tried: each is tried once, for a run takes ten seconds. */
const tried = new Set<string>()

const ran = new Map<string, Promise<string>>()
const runScript = (words: readonly string[]): Promise<string> => {
  const small = withSmallSizes(words)
  const options = words[1] === 'load' ? words.filter(word => word.startsWith('--') && word !== '--') : []
  if (options.length > 0 && options.every(option => tried.has(option))) return Promise.resolve('')
  for (const option of options) tried.add(option)
  const key = small.join(' ')
  const output = ran.get(key) ?? runProgram('npm', small)
  ran.set(key, output)
  return output
}

/** Tests are run by the suite itself; here a command must select test files, and its variables must be read somewhere. */
const expectTests = (words: readonly string[], env: Readonly<Record<string, string>>): void => {
  const selection = words.slice(words[1] === 'run' ? 2 : 1).map(word => (word === 'FILE…' ? 'tools/checks/doc-commands.test.ts' : word))
  const named = selection.indexOf('-t')
  const project = selection.indexOf('--project')
  const names = (named < 0 ? selection : selection.slice(0, named)).filter(
    (_, index) => project < 0 || ![project, project + 1].includes(index),
  )
  const files = listTests().filter(
    file => (project < 0 || laneOf(file) === selection[project + 1]) && (names.length === 0 || names.some(name => file.includes(name))),
  )
  expect(names.filter(name => name.startsWith('-'))).toEqual([])
  expect(files.length).toBeGreaterThan(0)
  const sources = files.map(file => readFileSync(join(ROOT, file), 'utf8'))
  if (named >= 0) expect(sources.some(source => source.includes(selection[named + 1] ?? ''))).toBe(true)
  const helpers = listFiles('apps', /\/test\/.*\.ts$/).map(file => readFileSync(join(ROOT, file), 'utf8'))
  for (const name of Object.keys(env)) expect([...sources, ...helpers].some(source => source.includes(`'${name}'`))).toBe(true)
}

describe('every command of the documentation works', () => {
  it.each(listDocCommands().map(({ page, command }) => [command, page] as const))('%s (%s)', async command => {
    const words = wordsOf(command)
    const start = words.findIndex(word => !/^[A-Z_]+=/.test(word))
    const env = Object.fromEntries(words.slice(0, start).map(word => word.split('=', 2) as [string, string]))
    const [program = '', ...rest] = words.slice(start)
    if (program === 'npm') return NOT_RUN.some(([name]) => command.startsWith(name)) ? expectScript(rest) : void (await runScript(rest))
    if (program === 'npx') return expectTests(rest, env)
    if (program === 'python3') return expect(await runProgram('python3', [rest[0] ?? '', '--help'])).toContain(rest[2])
    if (rest[0] === 'test' && rest.length > 1 && rest[1]?.startsWith('-') === false) return expectTests(rest, env)
    if (rest[0] === 'test' || rest[0] === 'bench') return expectScript(rest)
    if (rest.length === 0) return expect(existsSync(join(ROOT, 'tortuga'))).toBe(true)
    const { exit, err, out } = await runTortuga(prepared(rest), env)
    expect([command, exit, exit === 0 ? '' : `${err}${out}`]).toEqual([command, 0, ''])
  })
})

it('the Python example of docs/fairness.md prints the values of the page', () => {
  const page = readFileSync(join(ROOT, 'docs/fairness.md'), 'utf8')
  const code = /```python\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  const [commitment = '', seed = ''] = execFileSync('python3', ['-c', code], { encoding: 'utf8' }).split('\n')
  expect(commitment).toHaveLength(64)
  expect(page).toContain(commitment)
  expect(page).toContain(seed)
})

it('the terminal example of README.md is what the program prints', async () => {
  const page = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const example = /```\n( {2}Castaway clock[\s\S]*?)```/.exec(page)?.[1] ?? 'no example'
  const file = join(folder, 'example.journal')
  const { out } = await runWith(['play', 'rum', '--seed', '1'.repeat(64), '--name', 'Ola', '--save', file], ['q'])
  expect(out).toContain(example)
})
