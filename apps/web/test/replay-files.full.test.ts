/** Replays from files, from this device and of older rules, messages about missing replays, and the shuffle check of a damaged file. */
import { parseJson } from '@tortuga/wire'
import type { Game, GameTypes } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { REGISTRY } from '../../server/src/config/games.ts'
import { audit, visit } from './support/browser.ts'
import { playToEnd } from './games/rum-spectator.ts'
import { begin, playOn } from './support/play.ts'
import { changeByte, findWrong, framesOf, logOf, openEventfulSite, openFile, openReplay, reachShown, readCheck } from './replay-site.ts'
import { useSite } from './support/use-site.ts'
import { en } from './support/texts.ts'

const QUICK = { reducedMotion: 'reduce' } as const

const stage = useSite(openEventfulSite)

describe('a file', () => {
  it('that was saved can be opened, chosen or dropped, and passes the check', async () => {
    const { page, complaints, context } = await visit(stage.browser, stage.url, { ...QUICK, colorScheme: 'dark' })
    await openReplay(page, stage.match.id, 0, 'open')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: en.replay.save }).click()])
    const saved = readFileSync(await download.path(), 'utf8')
    expect(saved).toBe(stage.match.text)

    await page.goto('/')
    await page.getByRole('link', { name: en.lists.openFile }).click()
    await page.getByLabel(en.replay.file.choose).setInputFiles(await download.path())
    await reachShown(page, 0, 'open')
    await page.keyboard.press('End')
    await reachShown(page, stage.last, 'open')
    expect(await findWrong(page, stage.frames, stage.last, 'open')).toEqual([])
    await page.getByRole('button', { name: en.replay.share }).click()
    await page.getByText(en.replay.noLinkFile).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: en.replay.otherFile }).click()
    await page.locator('.file-drop').waitFor()
    expect(await audit(page)).toEqual([])
    const files = await page.evaluateHandle(
      `(() => { const files = new DataTransfer(); files.items.add(new File([${JSON.stringify(saved)}], 'some.journal')); return files })()`,
    )
    await page.dispatchEvent('body', 'dragover', { dataTransfer: files })
    await page.getByText(en.replay.file.dropNow).waitFor()
    await page.dispatchEvent('body', 'drop', { dataTransfer: files })
    await reachShown(page, 0, 'open')
    await page.getByRole('button', { name: en.replay.check }).click()
    expect(Object.values(await readCheck(page)).filter(one => one.startsWith('fails'))).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  it('with one changed byte is shown up to the damage, and the check says what is wrong', async () => {
    const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
    const version = stage.frames.findLastIndex(({ entry }) => entry?.type === 'move' && entry.seat === 1)
    const line = version + 1

    await openFile(page, changeByte(stage.match.text, line, ['"seat":1', '"seat":0']))
    await page.getByText(en.replay.notes.fault(line, en.fairness.check.why.refused)).waitFor()
    await page.keyboard.press('End')
    await reachShown(page, version - 1, 'open')
    expect(await findWrong(page, stage.frames, version - 1, 'open')).toEqual([])
    expect(await audit(page)).toEqual([])
    await page.locator('.banner').getByRole('button', { name: en.replay.check }).click()
    const found = await readCheck(page)
    expect(found['play']).toBe(`fails: ${en.fairness.check.atLine(line)} ${en.fairness.check.why.refused}.`)
    expect(found['file']).toMatch(/^fails: /)
    expect(found['seed']).toMatch(/^holds: /)
    await page.getByText(en.fairness.check.verdicts.forged).waitFor()
    expect(await audit(page)).toEqual([])

    await openFile(page, changeByte(stage.match.text, line, ['{', '[']))
    await page.getByText(en.replay.notes.badLine(line)).waitFor()
    await page.keyboard.press('End')
    await reachShown(page, version - 1, 'open')
    await page.locator('.banner').getByRole('button', { name: en.replay.check }).click()
    expect((await readCheck(page))['file']).toBe(`fails: ${en.fairness.check.atLine(line)} ${en.fairness.check.why['not-json']}.`)

    await openFile(page, changeByte(stage.match.text, 1, ['Ola', 'Ula']))
    await page.getByText(en.replay.notes.sum).waitFor()
    await page.keyboard.press('End')
    await reachShown(page, stage.last, 'open')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('that is not a journal, or of an unknown game, is rejected with a reason', async () => {
    const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
    const { problems } = en.replay
    const [first = ''] = stage.match.text.split('\n')
    for (const [text, { title }] of [
      [stage.match.text.replace('"game":"rum"', '"game":"chess"'), problems['unknown-game']],
      [stage.match.text.replace(`"rules":${rum.rules}`, '"rules":999'), problems['unknown-rules']],
      [`${JSON.stringify({ ...parseJson(v.record(v.string(), v.unknown()), first), secret: null, seed: null })}\n`, problems['no-seed']],
      [Buffer.alloc(5_000_001, 32), problems['too-big']],
      [changeByte(stage.match.text, 1, ['{', '[']), problems['no-journal']],
    ] as const) {
      await openFile(page, text)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    await page.getByText(en.replay.problemLine(1, en.fairness.check.why['not-json'])).waitFor()
    expect(await audit(page)).toEqual([])
    await page.getByRole('button', { name: en.replay.otherFile }).click()
    await page.locator('.file-drop').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

it('explains why a replay is not available', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  const guest = await stage.server.addGuest('Ola')
  const waiting = await guest.openTable({ game: 'rum', seats: 2 })
  const playing = await stage.server.seatAll({ game: 'rum' }, ['Jan', 'Ewa'])
  const shut = await stage.server.seatAll({ game: 'rum', spectators: false }, ['Iza', 'Jaś'])
  await playToEnd(shut.players, async () => {})
  for (const [id, { title }] of [
    ['nothing-here', en.replay.problems['no-such-match']],
    [waiting.id, en.replay.problems['not-begun']],
    [shut.id, en.replay.problems['no-spectators']],
    ['device/nothing-here', en.replay.problems['not-here']],
    [playing.id, en.replay.problems['not-over']],
  ] as const) {
    await page.goto(`/r/${id}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect([title, await audit(page)]).toEqual([title, []])
  }
  await page.getByRole('link', { name: en.replay.toTable }).click()
  await page.locator('.rum').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('shows a match of this device: from one seat until its end, then from every seat', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await page.goto('/')
  await begin(page)
  await playOn(page, { turns: 2 })
  const table = new URL(page.url()).pathname
  await page.getByRole('button', { name: en.table.options }).click()
  await page.getByRole('button', { name: en.table.replay, exact: true }).click()
  await page.getByText(en.replay.notes.notOver).waitFor()
  await reachShown(page, 0, 0)
  expect(await page.getByRole('combobox', { name: en.replay.viewer }).locator('option').count()).toBe(1)
  expect(await page.getByRole('button', { name: en.replay.check }).count()).toBe(0)
  await page.keyboard.press('ArrowRight')
  await reachShown(page, 1, 0)
  expect((await logOf(page)).length).toBeGreaterThan(1)
  expect(await audit(page)).toEqual([])

  await page.goto(table)
  await page.getByRole('button', { name: en.table.options }).click()
  for (let times = 0; times < 2; times += 1) await page.getByRole('button', { name: en.options.endGameNow }).click()
  await page.getByRole('dialog', { name: en.table.over }).getByRole('link', { name: en.table.replay, exact: true }).click()
  await reachShown(page, 0, 0)
  await page.getByRole('combobox', { name: en.replay.viewer }).selectOption('open')
  await reachShown(page, 0, 'open')
  expect(await page.locator('.rum-mini-known').count()).toBeGreaterThan(1)
  await page.getByRole('button', { name: en.replay.share }).click()
  const dialog = page.getByRole('dialog', { name: en.replay.share })
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: en.replay.save }).click()])
  expect(framesOf(readFileSync(await download.path(), 'utf8')).length).toBeGreaterThan(2)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en.replay.check }).click()
  // The match ended before its rules did, but this browser saw its last entry, so nothing was cut off.
  expect(Object.entries(await readCheck(page)).filter(([, result]) => !result.startsWith('holds: '))).toEqual([])
  await page.goto('/')
  await page.getByRole('link', { name: `${en.table.replay}: RUM` }).click()
  await page.getByRole('heading', { level: 1, name: en.replay.title('RUM') }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('says that it does not have the rules of a match of a newer build', async () => {
  const newer = { ...rum, rules: rum.rules + 1 } as unknown as Game<GameTypes>
  await stage.server.restart({ registry: REGISTRY.map(one => (one.game.id === rum.id ? { ...one, game: newer } : one)) })
  const { id, players } = await stage.server.seatAll({ game: 'rum' }, ['Ada', 'Ben'])
  await playToEnd(players, async () => {})
  await stage.restart()

  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await page.goto(`/r/${id}`)
  await page.getByRole('heading', { name: en.replay.problems['unknown-rules'].title }).waitFor()
  await page.getByText(en.replay.problemRules(rum.rules + 1)).waitFor()
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
