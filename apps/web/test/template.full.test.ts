/** The template game is a real game: in a copy of the project its folder and one line in `games/index.ts` are enough to compile, test, build, play, replay and verify it. */
import { parseJson } from '@tortuga/wire'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { journey } from '../../../examples/nim/test/journey.ts'
import { fileFolder } from '../../../tools/temporary.ts'
import { audit, startBrowser, visit } from './support/browser.ts'
import { playFromHome, playJourney, playWithServerBots } from './games/journeys.ts'
import { copyWithTemplate } from './builds/template.ts'
import type { TemplateProject } from './builds/template.ts'
import { en } from './support/texts.ts'

const LONGEST = 16 // every move takes at least one of 15 coins
const folder = fileFolder('template')
let project: TemplateProject
beforeAll(() => {
  project = copyWithTemplate()
})
afterAll(() => project.remove())

it('the template has less than 250 lines', () => {
  const files = readdirSync(join(project.folder, 'examples/nim'), { recursive: true, encoding: 'utf8' }).filter(name =>
    /(?<!README)\.\w+$/.test(name),
  )
  const lines = files.map(name => readFileSync(join(project.folder, 'examples/nim', name), 'utf8').split('\n').length - 1)
  expect(files.length).toBeGreaterThan(8)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(250)
})

it.each(['tsconfig.json', 'tsconfig.web.json', 'tsconfig.pure.json'])('compiles: %s', async config => {
  await project.run('node_modules/typescript/bin/tsc', ['-p', config])
})

it('gets its golden games, and passes the tests that every game has to pass', async () => {
  expect(await project.run('node_modules/tsx/dist/cli.mjs', ['tools/golden/golden.ts'])).toContain('nim: 1 golden games of rules 1')
  const tests = [
    'games/nim',
    'games/games.test.ts',
    'tools/golden/golden.test.ts',
    'tools/checks/imports.test.ts',
    'apps/cli/src/games',
    'apps/cli/src/lab/lens.test.ts',
  ]
  const output = await project.run('node_modules/vitest/vitest.mjs', ['run', '--project', 'quick', '--reporter', 'json', ...tests])
  const { numPassedTests, numFailedTests } = parseJson(
    v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
    output.slice(output.indexOf('{"numTotal')),
  )
  expect([numFailedTests, numPassedTests]).toEqual([0, expect.any(Number)])
})

it('is built into the page and the program, each without the layers of the other', async () => {
  await project.run('tools/build.mjs', [])
  const program = readFileSync(join(project.folder, 'dist/cli.js'), 'utf8')
  expect(program).toContain('Never makes a mistake.')
  expect(program).not.toMatch(/react\.(transitional\.)?element|useLayoutEffect/)
  const assets = join(project.folder, 'dist/web/assets')
  const scripts = readdirSync(assets).filter(name => name.endsWith('.js'))
  const page = scripts.map(name => readFileSync(join(assets, name), 'utf8')).join('\n')
  expect(page).toContain('Never makes a mistake.')
  expect(page).not.toMatch(/howToType|firstSeat|\.wood button/)
})

it('can be played, replayed and verified in the terminal', async () => {
  const file = join(folder, 'terminal.journal')
  const played = await project.run('dist/cli.js', ['play', 'nim', '--lang', 'en', '--save', file], '1\n'.repeat(LONGEST))
  expect(played).toContain('Take 1 coin from heap 1')
  expect(await project.run('dist/cli.js', ['replay', file, '--lang', 'en'])).toContain('from heap')
  expect(await project.run('dist/cli.js', ['verify', file, '--lang', 'en'])).toContain('✓')
  const lab = ['lab', 'nim', '--games', '4', '--cores', '1', '--out', join(folder, 'lab'), '--lang', 'en']
  expect(await project.run('dist/cli.js', lab)).toContain('Nim')
})

it('can be played in the browser against bots on the server and on the device, to the end, and replayed and checked', async () => {
  const { url, stop } = await project.serve(join(folder, 'data'))
  const browser = await startBrowser()
  try {
    const { page, context, complaints } = await visit(browser, url, { reducedMotion: 'reduce' })
    await playWithServerBots(page, 'nim', 'captain', journey)
    expect(await audit(page)).toEqual([])
    expect(await playJourney(page, journey, LONGEST)).toBe('over')
    const id = new URL(page.url()).pathname.slice('/t/'.length)
    const file = join(folder, 'server.journal')
    writeFileSync(file, await (await fetch(`${url}/api/matches/${id}/journal`)).text())
    expect(await project.run('dist/cli.js', ['verify', file, '--lang', 'en'])).toContain('✓')
    await page.goto(`/r/${id}`)
    await page.locator(journey.table).waitFor()
    await page.getByRole('button', { name: en.replay.check }).click()
    await page.getByRole('dialog').getByText(en.fairness.check.verdicts.proven).waitFor()
    await page.goto('/rules/nim')
    await page.locator('[id="R1.2"]').waitFor()

    await playFromHome(page, 'Nim', journey)
    expect(await playJourney(page, journey, LONGEST)).toBe('over')
    await page.goto(`/r/device/${new URL(page.url()).pathname.slice('/d/'.length)}`)
    await page.getByRole('button', { name: en.replay.check }).click()
    await page.getByRole('dialog').getByText(en.fairness.check.verdicts.proven).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  } finally {
    await browser.close()
    await stop()
  }
})

it('needed no other change of any file', () => {
  expect(project.changedFiles()).toEqual(['games/index.ts'])
  expect(project.strayFiles()).toEqual([])
})
