/** Rum Runner with the pirate on a phone, the crown by keyboard only and a spectator: a whole match with reloads in the middle of a raid, and undo. */
import { at } from '@tortuga/kit'
import { rumRunner } from '@tortuga/rum-runner/rules'
import type { Move, Options, View } from '@tortuga/rum-runner/rules'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { questionIn } from '../../../games/rum-runner/web/table/draft/question.ts'
import { en as runner } from '../../../games/rum-runner/web/text/en/index.ts'
import { audit, PHONE, visit } from './support/browser.ts'
import { useKeyboard } from './support/keyboard.ts'
import { readJournal } from './games/rum-spectator.ts'
import { isOver, until } from './support/play.ts'
import { byKeys, byTaps, isAskedOnPage, leaveScene, listen, setUp, think } from './games/rum-runner.ts'
import type { RumRunnerHands } from './games/rum-runner.ts'
import { findLeaks, lookThrough } from './games/rum-runner-spectator.ts'
import { openTableSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en } from './support/texts.ts'

const stage = useSite(openTableSite)

const QUICK = { reducedMotion: 'reduce' } as const
/** A short match by its option; the second seat is the crown. */
const OPTIONS: Options = { cards: 'standard', crown: 1, mulligan: false, turnCap: 6, bank: 'open' }

const sitDown = async (page: Page, path: string, name: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole('textbox', { name: en.setup.name }).fill(name)
  await page.getByRole('button', { name: en.waiting.sit }).first().click()
}

/** A player at the table: the page, its input method, and the messages received. */
type Friend = { readonly page: Page; readonly hands: RumRunnerHands; readonly line: ReturnType<typeof listen> }

const isAsked = ({ line }: Friend): boolean => typeof line.newest()?.question === 'number'
const versionOf = ({ line }: Friend): number => line.newest()?.version ?? 0

it('can be played to the end on a phone and by keyboard with reloads in a raid; moves without new information are undone freely, others by agreement; a spectator sees no face-down name', async () => {
  const host = await stage.server.addGuest('Host')
  const { id } = await host.openTable({ game: 'rum-runner', seats: 2, options: OPTIONS, spectators: true, takebacks: true })
  const path = `/t/${id}`
  const phone = await visit(stage.browser, stage.url, { ...PHONE, ...QUICK })
  const desk = await visit(stage.browser, stage.url, QUICK)
  const third = await visit(stage.browser, stage.url, QUICK)
  const keys = await useKeyboard(desk.page)
  const ola: Friend = { page: phone.page, hands: byTaps(phone.page), line: listen(phone.page) }
  const jan: Friend = { page: desk.page, hands: byKeys(desk.page), line: listen(desk.page) }
  const friends = [ola, jan]
  const onlooker = lookThrough(third.page)
  await sitDown(ola.page, path, 'Ola')
  await sitDown(jan.page, path, 'Jan')
  await third.page.goto(path)
  for (const { page } of [...friends, third]) await page.locator('.rr').waitFor()
  await third.page.getByText(en.table.watching).waitFor()
  await onlooker.look(0)

  /** One move of the player who is asked; the others see it, too. */
  const play = async (friend: Friend, move: Move): Promise<void> => {
    const before = versionOf(friend)
    const view = friend.line.view()
    await isAskedOnPage(friend.page, view)
    await leaveScene(friend.hands)
    const press = await setUp(friend.hands, view, move)
    await press()
    let since = Date.now()
    await until(`${move.type} to be done`, async () => {
      if (friends.every(one => versionOf(one) > before)) return true
      // A press during a reconnect does nothing, so it is repeated.
      const isOpen = (await friend.page.locator('.rr').getAttribute('data-asked')) === questionIn(view)?.name
      if (isOpen && versionOf(friend) === before && Date.now() - since > 4000) {
        since = Date.now()
        await press()
      }
      return false
    })
    await onlooker.look(before + 1)
  }
  const handOf = (friend: Friend): number => friend.line.view().hand.length

  // The crown's first turn: a coin on a face-down hazard reveals nothing, so it can be undone freely.
  await until('the crown to be asked', () => Promise.resolve(isAsked(jan)))
  const coinsOf = ({ line }: Friend): number => line.view().supplies.crown
  await play(jan, { type: 'invest', on: [{ island: 2, hazard: 0 }] })
  expect([coinsOf(jan), jan.line.newest()?.undoable]).toEqual([4, 1])
  await keys.tabTo('button', en.table.undo, 'Shift+Tab')
  await keys.press('Enter')
  await until('the coin to be back, for both', () => Promise.resolve(coinsOf(jan) === 5 && coinsOf(ola) === 5))
  expect(await ola.page.getByText(en.vote.undo('Jan', 1)).count()).toBe(0)
  const laying = (view: View): Move => {
    const moves = view.hand.map((card): Move => ({ type: 'hazard', card, island: 2 }))
    const found = view.hand.map((card): Move => ({ type: 'found', cards: [{ card, island: 1 }] }))
    return at(
      [...moves, ...found].filter(move => rumRunner.check(view, move) === null),
      0,
    )
  }
  await play(jan, laying(jan.line.view()))
  expect(handOf(jan)).toBe(4)

  // A draw reveals something: the other player is asked and may decline.
  await play(jan, { type: 'draw' })
  expect([handOf(jan), jan.line.newest()?.undoable]).toEqual([5, 0])
  await keys.tabTo('button', en.table.undo, 'Shift+Tab')
  await keys.press('Enter')
  await ola.page.getByText(en.vote.undo('Jan', 1)).waitFor()
  await ola.page.getByRole('button', { name: en.vote.no, exact: true }).tap()
  await until('the no to be heard', () => Promise.resolve(jan.line.newest()?.proposal === null && jan.line.newest()?.question !== null))
  expect(handOf(jan)).toBe(5)

  const reloaded = new Set<string>()
  const audited = new Set<string>()
  /** A reload in the middle of a raid finds the raid again, and the same question. */
  const reload = async (friend: Friend, side: string): Promise<void> => {
    reloaded.add(side)
    const view = friend.line.view()
    await friend.page.reload()
    await friend.page.locator('.rr').waitFor()
    await isAskedOnPage(friend.page, view)
    await friend.page.getByRole('list', { name: runner.raidSteps }).waitFor()
    expect(friend.line.view()).toEqual(view)
  }
  const auditOnce = async (friend: Friend, what: string): Promise<void> => {
    if (audited.has(what)) return
    audited.add(what)
    expect([what, await audit(friend.page)]).toEqual([what, []])
  }

  for (let step = 0; step < 200; step += 1) {
    await until('somebody to be asked, or the end', () =>
      Promise.resolve(friends.some(friend => isAsked(friend) || friend.line.newest()?.over === true)),
    )
    const friend = friends.find(isAsked)
    if (friend === undefined) break
    const view = friend.line.view()
    if ((rumRunner.obviousMove?.(view, {}) ?? null) !== null) {
      const before = versionOf(friend)
      await until('the page to answer what leaves nothing to decide', () => Promise.resolve(friends.every(one => versionOf(one) > before)))
      continue
    }
    const side = view.side ?? 'crown'
    const name = questionIn(view)?.name ?? ''
    const isInScene = ['raise', 'face', 'crew-effects', 'way-crew', 'way-icons', 'may-coin-ship', 'may-go-on-deck', 'may-rob'].includes(
      name,
    )
    if (view.raid !== null && isInScene) {
      await isAskedOnPage(friend.page, view)
      await auditOnce(friend, `${side} ${name}`)
      if (!reloaded.has(side)) await reload(friend, side)
    } else if (name === 'actions') {
      await isAskedOnPage(friend.page, view)
      if (await leaveScene(friend.hands)) await auditOnce(friend, `${side} table`)
    }
    await play(friend, think(view, step))
  }

  // Deals are random: in a few matches the pirate wins or loses every raid without a decision.
  expect(reloaded.size).toBeGreaterThan(0)
  expect(audited.size).toBeGreaterThan(2)
  for (const { page } of friends) {
    await page.getByRole('dialog', { name: en.table.over }).waitFor()
    expect(await audit(page)).toEqual([])
  }
  await until('the onlooker to see the end', () => isOver(third.page))

  const { text } = await stage.server.api('GET', `/api/matches/${id}/journal`)
  const journal = readJournal(text)
  const { leaks, updates, named } = findLeaks(onlooker, journal)
  expect(leaks).toEqual([])
  expect(updates).toBeGreaterThan(20)
  expect(named).toBeGreaterThan(updates)
  expect(findLeaks({ heard: jan.line.heard, pictures: [] }, journal).leaks.length).toBeGreaterThan(updates / 2) // a player's share would not pass
  expect([...phone.complaints, ...desk.complaints, ...third.complaints]).toEqual([])
  for (const { context } of [phone, desk, third]) await context.close()
})
