/** How a test plays Rum Runner at the page: what to do is thought of from the player's own view as it came over the line; how it is done, by taps or by keys, is the page's. */
import { plainBots } from '@tortuga/rum-runner/bots'
import { rumRunner } from '@tortuga/rum-runner/rules'
import type { Move, View } from '@tortuga/rum-runner/rules'
import { fastRandom } from '@tortuga/kit'
import type { FromServer } from '@tortuga/room'
import type { Locator, Page } from 'playwright-core'
import { askedOf } from '../../../games/rum-runner/web/draft/asked.ts'
import { declining } from '../../../games/rum-runner/web/draft/compose.ts'
import { ashore, crewsOf } from '../../../games/rum-runner/web/draft/drafting.ts'
import type { Drafting } from '../../../games/rum-runner/web/draft/drafting.ts'
import { draftOf } from '../../../games/rum-runner/web/draft/redraft.ts'
import { keyOf } from '../../../games/rum-runner/web/draft/things.ts'
import type { Thing } from '../../../games/rum-runner/web/draft/things.ts'
import { en } from '../../../games/rum-runner/web/text/en.ts'
import type { Keys } from './keys.ts'
import { until } from './play.ts'

export type Update = FromServer & { readonly type: 'update' }

/** All that comes to a page over its line; to be called before the page goes to the table. */
export const listen = (
  page: Page,
): { readonly heard: readonly FromServer[]; readonly newest: () => Update | null; readonly view: () => View } => {
  const heard: FromServer[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as FromServer)))
  const newest = (): Update | null => heard.findLast((message): message is Update => message.type === 'update') ?? null
  return { heard, newest, view: () => newest()?.view as View }
}

/** Hands on the page: what they press, they press by tap or by key. */
export type Hands = {
  readonly page: Page
  /** A piece of the table. */
  readonly piece: (thing: Thing) => Promise<void>
  /** A button by its name, or a main one whatever it says. */
  readonly button: (name: string) => Promise<void>
  readonly main: () => Promise<void>
}

const pieceOn = (page: Page, thing: Thing): Locator => page.locator(`.rr [data-thing="${keyOf(thing)}"]:visible`).first()

export const byTaps = (page: Page): Hands => ({
  page,
  piece: thing => pieceOn(page, thing).tap(),
  button: name => page.locator('.rr').getByRole('button', { name, exact: true }).first().tap(),
  main: () => page.locator('.rr .btn.main').tap(),
})

/** Whether focus is on the element that this selects. */
const isFocused = async (target: Locator): Promise<boolean> => (await target.and(target.page().locator(':focus')).count()) === 1

/** Tab to its group, then arrows to the piece itself. Nothing is focused by program. */
const walkTo = async (keys: Keys, target: Locator): Promise<void> => {
  const inGroup = target.locator('xpath=ancestor::*[@data-group][1]').locator(':focus')
  for (let tabs = 0; tabs < 70 && (await inGroup.count()) === 0 && !(await isFocused(target)); tabs += 1) await keys.press('Tab')
  if (await isFocused(target)) return
  await keys.press('Home')
  for (let steps = 0; steps < 24 && !(await isFocused(target)); steps += 1) await keys.press('ArrowRight')
  if (!(await isFocused(target))) throw new Error(`keys do not lead to ${String(target)}; focus is on ${JSON.stringify(await keys.hear())}`)
}

/** Tab until the button itself has focus. */
const tabTo = async (keys: Keys, target: Locator): Promise<void> => {
  for (let tabs = 0; tabs < 70 && !(await isFocused(target)); tabs += 1) await keys.press('Tab')
  if (!(await isFocused(target)))
    throw new Error(`Tab does not lead to ${String(target)}; focus is on ${JSON.stringify(await keys.hear())}`)
}

export const byKeys = (page: Page, keys: Keys): Hands => ({
  page,
  piece: async thing => {
    await walkTo(keys, pieceOn(page, thing))
    await keys.press('Enter')
  },
  button: async name => {
    const target = page.locator('.rr').getByRole('button', { name, exact: true }).first()
    await ((await target.getAttribute('data-stop')) === null ? tabTo(keys, target) : walkTo(keys, target))
    await keys.press('Enter')
  },
  main: async () => {
    await tabTo(keys, page.locator('.rr .btn.main'))
    await keys.press('Enter')
  },
})

/** What is picked on the table for this draft, in the order of a player's thoughts. */
const piecesOf = (view: View, draft: Drafting): readonly Thing[] => [
  ...draft.laid.flatMap(({ key, island }): Thing[] => [
    { type: 'card', key },
    { type: 'island', island },
  ]),
  ...draft.cards.map((key): Thing => ({ type: 'card', key })),
  ...draft.places.map((at): Thing => ({ type: 'place', at })),
  ...(draft.island === null ? [] : [{ type: 'island', island: draft.island } as const]),
  ...draft.ships.map((ship): Thing => ({ type: 'ship', ship })),
  ...(draft.sailor === null ? [] : [{ type: 'sailor', key: draft.sailor } as const]),
  ...draft.raisings.map(({ hazard }): Thing => ({ type: 'place', at: { island: view.raid?.island ?? 0, hazard } })),
  ...(draft.face === null ? [] : [{ type: 'pile', card: draft.face } as const]),
]

/** Crew comes aboard one by one; whoever leaves goes first. */
const setCrew = async (hands: Hands, view: View, draft: Drafting): Promise<void> => {
  const before = crewsOf(view)
  for (const key of ashore(view, draft)) {
    await hands.piece({ type: 'sailor', key })
    await hands.button(en.toHand)
  }
  for (const [ship, crew] of (draft.crews ?? []).entries())
    for (const key of crew.filter(one => before[ship]?.includes(one) !== true)) {
      await hands.piece(key.includes('#') ? { type: 'card', key } : { type: 'sailor', key })
      await hands.piece({ type: 'ship', ship })
    }
}

/** Sets a move up at the page, by nothing but what is on it; gives the press that makes it. */
export const setUp = async (hands: Hands, view: View, move: Move): Promise<() => Promise<void>> => {
  const asked = askedOf(view)
  if (asked === null) throw new Error('nothing is asked')
  const draft = draftOf(view, move)
  const isNo = JSON.stringify(move) === JSON.stringify(declining(asked))
  if (isNo) {
    const words = (await hands.page.locator('.rr-acts .btn:not(.quiet)').first().textContent()) ?? ''
    return () => hands.button(words)
  }
  if (draft.act !== null) await hands.button(en.acts[draft.act])
  if (draft.crews !== null) await setCrew(hands, view, draft)
  if (asked.name !== 'crew-effects') for (const thing of piecesOf(view, draft)) await hands.piece(thing)
  else if (draft.sailor !== null) await hands.piece({ type: 'sailor', key: draft.sailor })
  if (move.type === 'raise' && move.hazards.length === 1)
    for (let extra = 0; extra < (move.hazards[0]?.extra ?? 0); extra += 1) await hands.button(`${en.extraCoins}: ${en.more}`)
  if (move.type === 'meet') await pressNth(hands, '.rr-way', move.way)
  if (move.type === 'icons') await spend(hands, view, move)
  return hands.main
}

const pressNth = async (hands: Hands, selector: string, index: number): Promise<void> => {
  await hands.page.locator(selector).nth(index).tap()
}

/** The first of each name that is not spent yet. */
const spend = async (hands: Hands, view: View, move: Extract<Move, { type: 'icons' }>): Promise<void> => {
  for (const { ship, crew } of move.from) {
    const face = crew === null ? view.fleet[ship]?.card : view.fleet[ship]?.crew[crew]?.card
    await hands.page
      .locator(`.rr-icon-option[data-face="${face ?? ''}"][aria-pressed="false"]`)
      .first()
      .tap()
  }
}

const EAGER: readonly Move['type'][] = ['raid', 'crew', 'ship']

/** The pirate of these tests wants to be seen at work: it raids whenever it can, and hires for the next raid. The rest is the plain bot's. */
export const think = (view: View, seed: number): Move => {
  const moves = [...rumRunner.moves(view)]
  const { move } = plainBots.plain(view, { random: fastRandom(seed), playouts: 0 })
  if (view.side === 'crown')
    return move.type === 'raise' && move.hazards.length > 1 ? { ...move, hazards: move.hazards.map(one => ({ ...one, extra: 0 })) } : move
  if (view.agenda[0]?.type !== 'actions') return move
  const aboard = view.fleet.flatMap(({ crew }) => crew).length
  const hires = moves.filter(one => one.type === 'crew' && one.ships.flat().length > aboard)
  const wanted = EAGER.map(type => (type === 'crew' ? hires : moves.filter(one => one.type === type)).at(-1)).find(one => one !== undefined)
  return wanted ?? move
}

/** Until the page asks what the line says is asked. */
export const isAskedOnPage = async (page: Page, view: View): Promise<void> => {
  const name = askedOf(view)?.name ?? 'none'
  await until(`the page to ask: ${name}`, async () => (await page.locator('.rr').getAttribute('data-asked')) === name)
}

/** When a raid has been looked at, back to the table. */
export const leaveScene = async ({ page, button }: Hands): Promise<boolean> => {
  if ((await page.locator('.rr').getByRole('button', { name: en.backToTable }).count()) === 0) return false
  await button(en.backToTable)
  return true
}
