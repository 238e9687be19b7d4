/** Plays Rum Runner on the page: a bot chooses the move from the received view, and the test makes it by taps or keyboard. */
import { baselineBots } from '@tortuga/rum-runner/bots'
import { rumRunner } from '@tortuga/rum-runner/rules'
import type { Move, View } from '@tortuga/rum-runner/rules'
import { fastRandom } from '@tortuga/kit'
import { parseJson, serverMessageSchema } from '@tortuga/wire'
import type { ServerMessage } from '@tortuga/wire'
import type { Locator, Page } from 'playwright-core'
import { questionIn } from '../../../../games/rum-runner/web/table/draft/question.ts'
import { declineMove } from '../../../../games/rum-runner/web/table/draft/answers.ts'
import { crewBackInHand, crewsOf } from '../../../../games/rum-runner/web/table/draft/crews.ts'
import type { DraftState } from '../../../../games/rum-runner/web/table/draft/draft-state.ts'
import { draftFromMove } from '../../../../games/rum-runner/web/table/draft/from-move.ts'
import { keyOf } from '../../../../games/rum-runner/web/table/draft/targets.ts'
import type { TapTarget } from '../../../../games/rum-runner/web/table/draft/targets.ts'
import { en } from '../../../../games/rum-runner/web/text/en/index.ts'
import { KIT_TEXTS } from '../../../../packages/ui/src/text/kit-text.ts'
import { until } from '../support/play.ts'
import { tapElement, typeElement } from '../support/press-element.ts'
import type { PressElement } from '../support/press-element.ts'

export type SentUpdate = ServerMessage & { readonly type: 'update' }

/** All messages that a page receives; call it before the page opens the table. */
export const listen = (
  page: Page,
): { readonly heard: readonly ServerMessage[]; readonly newest: () => SentUpdate | null; readonly view: () => View } => {
  const heard: ServerMessage[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(parseJson(serverMessageSchema, String(payload)))))
  const newest = (): SentUpdate | null => heard.findLast((message): message is SentUpdate => message.type === 'update') ?? null
  return { heard, newest, view: () => newest()?.view as View }
}

/** How a player presses things: by mouse, by tap or by keyboard. */
export type RumRunnerHands = {
  readonly page: Page
  readonly press: PressElement
  /** A piece of the table. */
  readonly piece: (thing: TapTarget) => Promise<void>
  /** A button by its name, or the main button. */
  readonly button: (name: string) => Promise<void>
  readonly main: () => Promise<void>
}

const pieceOn = (page: Page, thing: TapTarget): Locator => page.locator(`.rr [data-target="${keyOf(thing)}"]:visible`).first()

export const handsOf = (page: Page, press: PressElement): RumRunnerHands => ({
  page,
  press,
  piece: thing => press(pieceOn(page, thing)),
  button: name => press(page.locator('.rr').getByRole('button', { name, exact: true }).first()),
  main: () => press(page.locator('.rr .btn.main')),
})

export const byTaps = (page: Page): RumRunnerHands => handsOf(page, tapElement)
export const byKeys = (page: Page): RumRunnerHands => handsOf(page, typeElement)

/** What to pick on the table for this draft, in a player's order. */
const piecesOf = (view: View, draft: DraftState): readonly TapTarget[] => [
  ...draft.laid.flatMap(({ key, island }): TapTarget[] => [
    { type: 'card', key },
    { type: 'island', island },
  ]),
  ...draft.cards.map((key): TapTarget => ({ type: 'card', key })),
  ...draft.places.map((at): TapTarget => ({ type: 'place', at })),
  ...(draft.island === null ? [] : [{ type: 'island', island: draft.island } as const]),
  ...draft.ships.map((ship): TapTarget => ({ type: 'ship', ship })),
  ...(draft.sailor === null ? [] : [{ type: 'sailor', key: draft.sailor } as const]),
  ...draft.raisings.map(({ hazard }): TapTarget => ({ type: 'place', at: { island: view.raid?.island ?? 0, hazard } })),
  ...(draft.face === null ? [] : [{ type: 'pile', card: draft.face } as const]),
]

/** Crew members board one by one; those who leave go first. */
const setCrew = async (hands: RumRunnerHands, view: View, draft: DraftState): Promise<void> => {
  const before = crewsOf(view)
  for (const key of crewBackInHand(view, draft)) {
    await hands.piece({ type: 'sailor', key })
    await hands.button(en.toHand)
  }
  for (const [ship, crew] of (draft.crews ?? []).entries())
    for (const key of crew.filter(one => before[ship]?.includes(one) !== true)) {
      await hands.piece(key.includes('#') ? { type: 'card', key } : { type: 'sailor', key })
      await hands.piece({ type: 'ship', ship })
    }
}

/** Prepares a move on the page; returns the press that submits it. */
export const setUp = async (hands: RumRunnerHands, view: View, move: Move): Promise<() => Promise<void>> => {
  const asked = questionIn(view)
  if (asked === null) throw new Error('nothing is asked')
  const draft = draftFromMove(view, move)
  const isNo = JSON.stringify(move) === JSON.stringify(declineMove(asked))
  if (isNo) {
    const words = (await hands.page.locator('.rr .table-acts .btn:not(.quiet)').first().textContent()) ?? ''
    return () => hands.button(words)
  }
  if (draft.act !== null) await hands.button(en.acts[draft.act])
  if (draft.crews !== null) await setCrew(hands, view, draft)
  if (asked.name !== 'crew-effects') for (const thing of piecesOf(view, draft)) await hands.piece(thing)
  else if (draft.sailor !== null) await hands.piece({ type: 'sailor', key: draft.sailor })
  if (move.type === 'raise' && move.hazards.length === 1)
    for (let extra = 0; extra < (move.hazards[0]?.extra ?? 0); extra += 1) await hands.button(`${en.extraCoins}: ${KIT_TEXTS.en.more}`)
  if (move.type === 'meet') await pressNth(hands, '.rr-ways .option', move.way)
  if (move.type === 'icons') await spend(hands, move)
  return hands.main
}

const pressNth = async (hands: RumRunnerHands, selector: string, index: number): Promise<void> => {
  await hands.press(hands.page.locator(selector).nth(index))
}

/** The first unused icon of each card. */
const spend = async ({ page, press }: RumRunnerHands, move: Extract<Move, { type: 'icons' }>): Promise<void> => {
  for (const { ship, crew } of move.from)
    await press(page.locator(`.option[data-target^="icon:${ship}.${crew ?? 'ship'}."][aria-pressed="false"]`).first())
}

const EAGER: readonly Move['type'][] = ['raid', 'crew', 'ship']

/** The pirate raids whenever it can and hires for the next raid, so that tests see raids; the simplest bot decides the rest. */
export const think = (view: View, seed: number): Move => {
  const moves = [...rumRunner.moves(view)]
  const { move } = baselineBots.plain(view, { random: fastRandom(seed), playouts: 0 })
  if (view.side === 'crown')
    return move.type === 'raise' && move.hazards.length > 1 ? { ...move, hazards: move.hazards.map(one => ({ ...one, extra: 0 })) } : move
  if (view.agenda[0]?.type !== 'actions') return move
  const aboard = view.fleet.flatMap(({ crew }) => crew).length
  const hires = moves.filter(one => one.type === 'crew' && one.ships.flat().length > aboard)
  const wanted = EAGER.map(type => (type === 'crew' ? hires : moves.filter(one => one.type === type)).at(-1)).find(one => one !== undefined)
  return wanted ?? move
}

/** Waits until the page shows the question that the message asked. */
export const isAskedOnPage = async (page: Page, view: View): Promise<void> => {
  const name = questionIn(view)?.name ?? 'none'
  await until(`the page to ask: ${name}`, async () => (await page.locator('.rr').getAttribute('data-asked')) === name)
}

/** Closes the view of a raid. */
export const leaveScene = async ({ page, button }: RumRunnerHands): Promise<boolean> => {
  if ((await page.locator('.rr').getByRole('button', { name: en.backToTable }).count()) === 0) return false
  await button(en.backToTable)
  return true
}
