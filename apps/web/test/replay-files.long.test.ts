/** Replays from files and from this device, of older rules, and why there is nothing to be seen; the shuffle of a damaged file checked. */
import { at } from '@tortuga/kit'
import type { Game, GameTypes } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REGISTRY } from '../../server/src/registry.ts'
import { en as words } from '../src/replay/text/en.ts'
import { en } from '../src/text/en.ts'
import { en as later } from '../src/text/later/en.ts'
import { audit, visit } from './browser.ts'
import { playToEnd } from './onlooker.ts'
import { begin, playOn } from './play.ts'
import { changeByte, findWrong, framesOf, logOf, openEventfulSite, openFile, openReplay, reachShown, readCheck } from './replays.ts'
import { setStage } from './stage.ts'

const QUICK = { reducedMotion: 'reduce' } as const

const stage = setStage(openEventfulSite)

describe('a file', () => {
  it('that was saved opens again, chosen or dropped, and holds', async () => {
    const { page, complaints, context } = await visit(stage.browser, stage.url, { ...QUICK, colorScheme: 'dark' })
    await openReplay(page, stage.match.id, 0, 'open')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words.save }).click()])
    const saved = readFileSync(await download.path(), 'utf8')
    expect(saved).toBe(stage.match.text)

    await page.goto('/')
    await page.getByRole('link', { name: en.lists.openFile }).click()
    await page.getByLabel(words.file.choose).setInputFiles(await download.path())
    await reachShown(page, 0, 'open')
    await page.keyboard.press('End')
    await reachShown(page, stage.last, 'open')
    expect(await findWrong(page, stage.frames, stage.last, 'open')).toEqual([])
    await page.getByRole('button', { name: words.share }).click()
    await page.getByText(words.noLinkFile).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: words.otherFile }).click()
    await page.locator('.file-drop').waitFor()
    expect(await audit(page)).toEqual([])
    const files = await page.evaluateHandle(
      `(() => { const files = new DataTransfer(); files.items.add(new File([${JSON.stringify(saved)}], 'some.journal')); return files })()`,
    )
    await page.dispatchEvent('body', 'dragover', { dataTransfer: files })
    await page.getByText(words.file.dropNow).waitFor()
    await page.dispatchEvent('body', 'drop', { dataTransfer: files })
    await reachShown(page, 0, 'open')
    await page.getByRole('button', { name: words.check.title }).click()
    expect(Object.values(await readCheck(page)).filter(one => one.startsWith('fails'))).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  it('with one byte changed opens as far as it goes, and says what does not hold', async () => {
    const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
    const version = stage.frames.findLastIndex(({ entry }) => entry?.type === 'move' && entry.seat === 1)
    const line = version + 1

    await openFile(page, changeByte(stage.match.text, line, ['"seat":1', '"seat":0']))
    await page.getByText(words.strip.fault(line, words.check.why.refused)).waitFor()
    await page.keyboard.press('End')
    await reachShown(page, version - 1, 'open')
    expect(await findWrong(page, stage.frames, version - 1, 'open')).toEqual([])
    expect(await audit(page)).toEqual([])
    await page.locator('.strip').getByRole('button', { name: words.check.title }).click()
    const found = await readCheck(page)
    expect(found['play']).toBe(`fails: ${words.check.atLine(line)} ${words.check.why.refused}.`)
    expect(found['file']).toMatch(/^fails: /)
    expect(found['seed']).toMatch(/^holds: /)
    await page.getByText(words.check.none).waitFor()
    expect(await audit(page)).toEqual([])

    await openFile(page, changeByte(stage.match.text, line, ['{', '[']))
    await page.getByText(words.strip.badLine(line)).waitFor()
    await page.keyboard.press('End')
    await reachShown(page, version - 1, 'open')
    await page.locator('.strip').getByRole('button', { name: words.check.title }).click()
    expect((await readCheck(page))['file']).toBe(`fails: ${words.check.atLine(line)} ${words.check.why['not-json']}.`)

    await openFile(page, changeByte(stage.match.text, 1, ['Ola', 'Ula']))
    await page.getByText(words.strip.sum).waitFor()
    await page.keyboard.press('End')
    await reachShown(page, stage.last, 'open')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('that is none, or not for this page, is told so', async () => {
    const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
    const { sorry } = words
    const [first = ''] = stage.match.text.split('\n')
    for (const [text, { title }] of [
      [stage.match.text.replace('"game":"rum"', '"game":"chess"'), sorry['unknown-game']],
      [stage.match.text.replace(`"rules":${rum.rules}`, '"rules":999'), sorry['not-played']],
      [`${JSON.stringify({ ...JSON.parse(first), secret: null, seed: null })}\n`, sorry['no-seed']],
      [Buffer.alloc(5_000_001, 32), sorry['too-big']],
      [changeByte(stage.match.text, 1, ['{', '[']), sorry['no-journal']],
    ] as const) {
      await openFile(page, text)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    await page.getByText(words.sorryLine(1, words.check.why['not-json'])).waitFor()
    expect(await audit(page)).toEqual([])
    await page.getByRole('button', { name: words.otherFile }).click()
    await page.locator('.file-drop').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

it('says why there is nothing to be seen', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  const guest = await stage.server.addGuest('Ola')
  const waiting = await guest.openTable({ game: 'rum', seats: 2 })
  const playing = await stage.server.seatAll({ game: 'rum' }, ['Jan', 'Ewa'])
  const shut = await stage.server.seatAll({ game: 'rum', spectators: false }, ['Iza', 'Jaś'])
  await playToEnd(shut.players, async () => {})
  for (const [id, { title }] of [
    ['nothing-here', words.sorry['no-such-match']],
    [waiting.id, words.sorry['not-begun']],
    [shut.id, words.sorry['no-spectators']],
    ['device/nothing-here', words.sorry['not-here']],
    [playing.id, words.sorry['not-over']],
  ] as const) {
    await page.goto(`/r/${id}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect([title, await audit(page)]).toEqual([title, []])
  }
  await page.getByRole('link', { name: words.toTable }).click()
  await page.locator('.rum').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('shows a match of this device: before its end through one’s own eyes, after it through all', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await page.goto('/')
  await begin(page)
  await playOn(page, { turns: 2 })
  const table = new URL(page.url()).pathname
  await page.getByRole('button', { name: en.table.options }).click()
  await page.getByRole('button', { name: en.table.replay, exact: true }).click()
  await page.getByText(words.strip.notOver).waitFor()
  await reachShown(page, 0, 0)
  expect(await page.getByRole('combobox', { name: words.eyes }).locator('option').count()).toBe(1)
  expect(await page.getByRole('button', { name: words.check.title }).count()).toBe(0)
  await page.keyboard.press('ArrowRight')
  await reachShown(page, 1, 0)
  expect((await logOf(page)).length).toBeGreaterThan(1)
  expect(await audit(page)).toEqual([])

  await page.goto(table)
  await page.getByRole('button', { name: en.table.options }).click()
  for (let times = 0; times < 2; times += 1) await page.getByRole('button', { name: later.options.endGameNow }).click()
  await page.getByRole('dialog', { name: en.table.over }).getByRole('link', { name: en.table.replay, exact: true }).click()
  await reachShown(page, 0, 0)
  await page.getByRole('combobox', { name: words.eyes }).selectOption('open')
  await reachShown(page, 0, 'open')
  expect(await page.locator('.rum-mini-known').count()).toBeGreaterThan(1)
  await page.getByRole('button', { name: words.share }).click()
  const dialog = page.getByRole('dialog', { name: words.share })
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: words.save }).click()])
  expect(framesOf(readFileSync(await download.path(), 'utf8')).length).toBeGreaterThan(2)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.check.title }).click()
  expect(Object.values(await readCheck(page)).filter(one => !one.startsWith('holds: '))).toEqual([])
  await page.goto('/')
  await page.getByRole('link', { name: `${en.table.replay}: RUM` }).click()
  await page.getByRole('heading', { level: 1, name: words.title('RUM') }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('shows a match of older rules as the server kept it, and says so', async () => {
  const older = { ...rum, rules: rum.rules - 1 } as unknown as Game<GameTypes>
  await stage.server.restart({ registry: REGISTRY.map(one => (one.game.id === rum.id ? { ...one, game: older } : one)) })
  const { id, players } = await stage.server.seatAll({ game: 'rum' }, ['Ada', 'Ben'])
  await playToEnd(players, async () => {})
  const end = at(players, 0).newest('update')?.version ?? 0
  await stage.restart()

  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await openReplay(page, id, 5, 'open')
  await page.getByText(words.strip.keptAll).waitFor()
  expect(await page.locator('.rum-mini-known').count()).toBeGreaterThan(0)
  const untold = (log: readonly string[]): number => log.filter(line => line.endsWith(' makes a move.')).length
  expect(untold(await logOf(page))).toBe(4)
  await page.keyboard.press('ArrowLeft')
  await reachShown(page, 4, 'open')
  expect(untold(await logOf(page))).toBe(3)
  await page.keyboard.press('End')
  await reachShown(page, end, 'open')
  expect(await audit(page)).toEqual([])
  await page.getByRole('button', { name: words.check.title }).click()
  expect((await readCheck(page))['play']).toMatch(/^not-checked: /)
  expect(complaints).toEqual([])
  await context.close()
})
