/** Rum Runner between two people, the pirate on a phone by taps, the crown by keyboard alone, and somebody who watches: a whole match over reloads in the middle of a raid, and what may be taken back. */
import { at } from '@tortuga/kit'
import { rumRunner } from '@tortuga/rum-runner/rules'
import type { Move, Options, View } from '@tortuga/rum-runner/rules'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { askedOf } from '../../../games/rum-runner/web/draft/asked.ts'
import { en as runner } from '../../../games/rum-runner/web/text/en.ts'
import { en } from '../src/text/en.ts'
import { en as later } from '../src/text/later/en.ts'
import { audit, PHONE, visit } from './browser.ts'
import { takeKeys } from './keys.ts'
import { readJournal } from './onlooker.ts'
import { isOver, until } from './play.ts'
import { byKeys, byTaps, isAskedOnPage, leaveScene, listen, setUp, think } from './rum-runner.ts'
import type { Hands } from './rum-runner.ts'
import { findLeaks, lookThrough } from './rum-runner-onlooker.ts'
import { openTableSite } from './site.ts'
import { setStage } from './stage.ts'

const stage = setStage(openTableSite)

const QUICK = { reducedMotion: 'reduce' } as const
/** A short match, by the option that there is for it; whoever sits second is the crown. */
const OPTIONS: Options = { cards: 'standard', crown: 1, mulligan: false, turnCap: 6, bank: 'open' }

const sitDown = async (page: Page, path: string, name: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole('textbox', { name: later.setup.name }).fill(name)
  await page.getByRole('button', { name: later.waiting.sit }).first().click()
}

/** Somebody at the table: the page, the hands, and what came over the line. */
type Friend = { readonly page: Page; readonly hands: Hands; readonly line: ReturnType<typeof listen> }

const isAsked = ({ line }: Friend): boolean => typeof line.newest()?.question === 'number'
const versionOf = ({ line }: Friend): number => line.newest()?.version ?? 0

it('is played to the end on a phone and by keys, over reloads in a raid; what told nobody anything is taken back freely, what did is asked about; an onlooker sees no face-down name', async () => {
  const host = await stage.server.addGuest('Host')
  const { id } = await host.openTable({ game: 'rum-runner', seats: 2, options: OPTIONS, spectators: true, takebacks: true })
  const path = `/t/${id}`
  const phone = await visit(stage.browser, stage.url, { ...PHONE, ...QUICK })
  const desk = await visit(stage.browser, stage.url, QUICK)
  const third = await visit(stage.browser, stage.url, QUICK)
  const keys = await takeKeys(desk.page)
  const ola: Friend = { page: phone.page, hands: byTaps(phone.page), line: listen(phone.page) }
  const jan: Friend = { page: desk.page, hands: byKeys(desk.page, keys), line: listen(desk.page) }
  const friends = [ola, jan]
  const onlooker = lookThrough(third.page)
  await sitDown(ola.page, path, 'Ola')
  await sitDown(jan.page, path, 'Jan')
  await third.page.goto(path)
  for (const { page } of [...friends, third]) await page.locator('.rr').waitFor()
  await third.page.getByText(en.table.watching).waitFor()
  await onlooker.look(0)

  /** One move of whoever is asked; the others see it, too. */
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
      // A press while the line was being healed does nothing: as anybody would, press again.
      const isOpen = (await friend.page.locator('.rr').getAttribute('data-asked')) === askedOf(view)?.name
      if (isOpen && versionOf(friend) === before && Date.now() - since > 4000) {
        since = Date.now()
        await press()
      }
      return false
    })
    await onlooker.look(before + 1)
  }
  const handOf = (friend: Friend): number => friend.line.view().hand.length

  // The crown's first turn: a coin on a face-down hazard tells nobody anything, and comes back unasked.
  await until('the crown to be asked', () => Promise.resolve(isAsked(jan)))
  const coinsOf = ({ line }: Friend): number => line.view().supplies.crown
  await play(jan, { type: 'invest', on: [{ island: 2, hazard: 0 }] })
  expect([coinsOf(jan), jan.line.newest()?.undoable]).toEqual([4, 1])
  await keys.tabTo('button', en.table.undo, 'Shift+Tab')
  await keys.press('Enter')
  await until('the coin to be back, for both', () => Promise.resolve(coinsOf(jan) === 5 && coinsOf(ola) === 5))
  expect(await ola.page.getByText(later.vote.undo('Jan', 1)).count()).toBe(0)
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

  // A draw cannot be taken back like that: the other is asked, and may say no.
  await play(jan, { type: 'draw' })
  expect([handOf(jan), jan.line.newest()?.undoable]).toEqual([5, 0])
  await keys.tabTo('button', en.table.undo, 'Shift+Tab')
  await keys.press('Enter')
  await ola.page.getByText(later.vote.undo('Jan', 1)).waitFor()
  await ola.page.getByRole('button', { name: later.vote.no, exact: true }).tap()
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
    const side = view.side ?? 'crown'
    const name = askedOf(view)?.name ?? ''
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

  // The deal is chance: raids are met in every match, but in one of many the pirate wins or loses them all without being asked.
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
