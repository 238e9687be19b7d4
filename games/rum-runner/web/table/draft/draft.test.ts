/** Every move can be drafted at once and tap by tap; taps that cannot lead to a legal move are refused with a reason. */
import { at, fastRandom, pick } from '@tortuga/kit'
import { keysOfFaces } from '@tortuga/ui/table'
import { describe, expect, it } from 'vitest'
import { notation, rumRunner, type Move, type Options, type View } from '../../../rules/index.ts'
import { questionIn } from './question.ts'
import { movesFromDraft, declineMove } from './answers.ts'
import { putAboard, removeCrew } from './crews.ts'
import { EMPTY_DRAFT, type DraftState } from './draft-state.ts'
import { draftFromMove } from './from-move.ts'
import { isIdleTap, isTarget, tap } from './tap.ts'
import { crewFace, crewKey, type TapTarget } from './targets.ts'

const { parseMove, parseState, printMove } = notation

/** The order of a ship's crew does not matter. */
const canonical = (move: Move): string =>
  printMove(
    move.type === 'crew'
      ? { ...move, ships: move.ships.map(crew => crew.toSorted()) }
      : move.type === 'icons'
        ? { ...move, from: move.from.toSorted((a, b) => a.ship - b.ship || (a.crew ?? -1) - (b.crew ?? -1)) }
        : move,
  )

const viewOf = (position: string): View => {
  const state = parseState(position)
  return rumRunner.view(state, at(rumRunner.awaited(state), 0))
}
const isDraftable = (view: View, draft: DraftState, move: Move): boolean => {
  const question = questionIn(view)
  const no = question === null ? null : declineMove(question)
  return [...movesFromDraft(view, draft), ...(no === null ? [] : [no])].some(one => canonical(one) === canonical(move))
}

/** The taps that make a draft, in the order a player would use. */
const tapsOf = (view: View, { cards, laid, places, ships, island, sailor, raisings, face, hazard }: DraftState): readonly TapTarget[] => [
  ...laid.flatMap((one): TapTarget[] => [
    { type: 'card', key: one.key },
    { type: 'island', island: one.island },
  ]),
  ...cards.map((key): TapTarget => ({ type: 'card', key })),
  ...places.map((place): TapTarget => ({ type: 'place', at: place })),
  ...(island === null ? [] : [{ type: 'island', island } as const]),
  ...ships.map((ship): TapTarget => ({ type: 'ship', ship })),
  ...(sailor === null ? [] : [{ type: 'sailor', key: sailor } as const]),
  ...raisings.map((one): TapTarget => ({ type: 'place', at: { island: view.raid?.island ?? 0, hazard: one.hazard } })),
  ...(face === null ? [] : [{ type: 'pile', card: face } as const]),
  ...(hazard && view.raid !== null ? [{ type: 'place', at: { island: view.raid.island, hazard: 0 } } as const] : []),
]
/** Whether taps alone can make this move. Action buttons, ways, icons, extra coins and crew moved between ships have their own controls. */
const isTapped = (move: Move): boolean =>
  !['gain', 'draw', 'meet', 'icons', 'crew', 'accept', 'mulligan'].includes(move.type) &&
  !(move.type === 'raise' && move.hazards.some(({ extra }) => extra > 0))

const tapAll = (view: View, targets: readonly TapTarget[], start: DraftState): DraftState =>
  targets.reduce((draft, target) => tap(rumRunner, view, draft, target)?.draft ?? draft, start)

const EAGER: readonly Move['type'][] = ['raid', 'crew', 'flip', 'found']
const OPTIONS: readonly Options[] = [
  { cards: 'standard', crown: 'random', mulligan: true, turnCap: 12, bank: 'open' },
  { cards: 'standard', crown: 'random', mulligan: false, turnCap: 12, bank: 'strict' },
]

describe('a draft', () => {
  it('can make every move of random games, at once and tap by tap', () => {
    const random = fastRandom(3)
    const questions = new Set<string>()
    for (let game = 0; game < 12; game += 1) {
      let { state } = rumRunner.setup(at(OPTIONS, game % 2), 2, random)
      for (let [seat] = rumRunner.awaited(state); seat !== undefined; [seat] = rumRunner.awaited(state)) {
        const view = rumRunner.view(state, seat)
        const moves = [...rumRunner.moves(view)]
        const eager = moves.filter(({ type }) => EAGER.includes(type))
        const move = pick(eager.length > 0 && random.int(2) === 0 ? eager : moves, random)
        const position = notation.printState(state)
        questions.add(questionIn(view)?.name ?? '')
        expect(isDraftable(view, draftFromMove(view, move), move), `${printMove(move)} in ${position}`).toBe(true)
        const goal = draftFromMove(view, move)
        if (isTapped(move))
          expect(
            isDraftable(view, tapAll(view, tapsOf(view, goal), { ...EMPTY_DRAFT, act: goal.act }), move),
            `${printMove(move)} by taps in ${position}`,
          ).toBe(true)
        ;({ state } = rumRunner.apply(state, seat, move, random))
      }
    }
    expect(questions.size).toBeGreaterThan(24)
  })

  it('infers the action from the tapped card', () => {
    const crown = viewOf('crown | coins: 3 3 | crown hand: reef light-rum royal-decree | bivalve-bay: (gold-rum)')
    const acts = (target: TapTarget): string | null | undefined => tap(rumRunner, crown, EMPTY_DRAFT, target)?.draft.act
    expect(acts({ type: 'card', key: 'reef#0' })).toBe('hazard')
    expect(acts({ type: 'card', key: 'light-rum#0' })).toBe('found')
    expect(acts({ type: 'card', key: 'royal-decree#0' })).toBe('event')
    expect(acts({ type: 'place', at: { island: 2, hazard: null } })).toBe('invest')
    expect(tap(rumRunner, crown, EMPTY_DRAFT, { type: 'island', island: 1 })).toBeNull()
  })

  it('adds investments one after another and removes them again', () => {
    const view = viewOf('crown | crown hand: light-rum gold-rum')
    const targets: readonly TapTarget[] = [
      { type: 'card', key: 'light-rum#0' },
      { type: 'island', island: 1 },
      { type: 'card', key: 'gold-rum#0' },
      { type: 'island', island: 2 },
    ]
    const both = tapAll(view, targets, EMPTY_DRAFT)
    expect(movesFromDraft(view, both).map(printMove)).toEqual(['found light-rum@2 gold-rum@3'])
    expect(movesFromDraft(view, tapAll(view, [{ type: 'island', island: 2 }], both)).map(printMove)).toEqual(['found light-rum@2'])
    expect(tap(rumRunner, view, { ...EMPTY_DRAFT, act: 'found', cards: ['light-rum#0'] }, { type: 'island', island: 0 })?.refusal).toEqual({
      type: 'island-taken',
      island: 0,
      isle: 'home-port',
      rules: ['R4.2'],
    })
  })

  it('moves crew from hand to ship, from ship to ship, and back to the hand', () => {
    const view = viewOf('crown | turn: pirate 2 | pirate hand: doug-doubloon | fleet: longboat[bilge-bob], sloop')
    const hired = tapAll(
      view,
      [
        { type: 'card', key: 'doug-doubloon#0' },
        { type: 'ship', ship: 1 },
      ],
      EMPTY_DRAFT,
    )
    expect(movesFromDraft(view, hired).map(printMove)).toEqual(['crew bilge-bob / doug-doubloon'])
    const moved = tapAll(
      view,
      [
        { type: 'sailor', key: crewKey(0, 0) },
        { type: 'ship', ship: 1 },
      ],
      hired,
    )
    expect(movesFromDraft(view, moved).map(printMove)).toEqual(['crew - / doug-doubloon bilge-bob'])
    const left = removeCrew(view, { ...moved, sailor: crewKey(0, 0) })
    expect(movesFromDraft(view, left).map(printMove)).toEqual(['crew - / doug-doubloon'])
    expect(putAboard(view, EMPTY_DRAFT, 0)).toBe(EMPTY_DRAFT)
    expect(crewFace(view, keysOfFaces(view.hand, ['doug-doubloon'])[0] ?? '')).toBe('doug-doubloon')
  })

  it('refuses a tap with a reason', () => {
    const pirate = viewOf(
      'crown | turn: pirate 2 | coins: 5 1 | pirate hand: sloop | fleet: longboat, sloop+2[bilge-bob], longboat[doug-doubloon]',
    )
    const refusal = (target: TapTarget, draft: DraftState = { ...EMPTY_DRAFT, act: 'raid' }): string | undefined =>
      tap(rumRunner, pirate, draft, target)?.refusal?.type
    expect(refusal({ type: 'ship', ship: 0 })).toBe('ship-without-crew')
    expect(refusal({ type: 'ship', ship: 1 })).toBe('ship-has-coins')
    expect(refusal({ type: 'ship', ship: 2 })).toBeUndefined()
    expect(refusal({ type: 'card', key: 'sloop#1' }, EMPTY_DRAFT)).toBe('too-dear')
    const reveal = viewOf('crown | agenda: reveal … | bivalve-bay: (gold-rum)+2')
    expect(tap(rumRunner, reveal, EMPTY_DRAFT, { type: 'place', at: { island: 2, hazard: null } })?.refusal).toEqual({
      type: 'not-funded',
      island: 2,
      coins: 2,
      cost: 3,
    })
    const shift = viewOf(
      'crown | turn: pirate 2 | fleet: >longboat[cutthroat-carlie], sloop | bivalve-bay: - < reef+1 squall | raid: bivalve-bay 0 success | agenda: do may-move-coin from crew 1.1; raid-end; actions; next-turn',
    )
    expect(tap(rumRunner, shift, EMPTY_DRAFT, { type: 'place', at: { island: 2, hazard: 1 } })?.refusal).toEqual({
      type: 'no-coin-there',
      rules: ['R13.3'],
    })
    expect(tap(rumRunner, shift, EMPTY_DRAFT, { type: 'place', at: { island: 2, hazard: 0 } })?.refusal).toBeNull()
  })

  it('does not refuse taps that only read a card', () => {
    const view = viewOf('crown | turn: pirate 2 | fleet: longboat, sloop[bilge-bob]')
    const question = questionIn(view)
    expect(isIdleTap(rumRunner, view, EMPTY_DRAFT, { type: 'ship', ship: 0 }, question)).toBe(true)
    expect(isIdleTap(rumRunner, view, EMPTY_DRAFT, { type: 'ship', ship: 1 }, question)).toBe(false)
    expect(isIdleTap(rumRunner, view, { ...EMPTY_DRAFT, act: 'raid' }, { type: 'ship', ship: 0 }, question)).toBe(false)
  })

  it('highlights the next step of an action, and nothing before one is chosen', () => {
    const view = viewOf('crown | crown hand: reef light-rum | bivalve-bay: (gold-rum)')
    const question = questionIn(view)
    const reef: TapTarget = { type: 'card', key: 'reef#0' }
    expect(isTarget(rumRunner, view, EMPTY_DRAFT, reef, question)).toBe(false)
    expect(isTarget(rumRunner, view, { ...EMPTY_DRAFT, act: 'hazard' }, reef, question)).toBe(true)
    expect(isTarget(rumRunner, view, { ...EMPTY_DRAFT, act: 'hazard' }, { type: 'card', key: 'light-rum#0' }, question)).toBe(false)
    expect(isTarget(rumRunner, view, { ...EMPTY_DRAFT, act: 'hazard', cards: ['reef#0'] }, { type: 'island', island: 2 }, question)).toBe(
      true,
    )
    expect(
      isTarget(rumRunner, view, { ...EMPTY_DRAFT, act: 'found', cards: ['light-rum#0'] }, { type: 'island', island: 2 }, question),
    ).toBe(false)
  })

  it('can be changed only by the side that is asked', () => {
    const state = parseState('crown | crown hand: reef')
    const pirate = rumRunner.view(state, 1)
    expect(tap(rumRunner, pirate, EMPTY_DRAFT, { type: 'ship', ship: 0 })).toBeNull()
    expect(parseMove('gain')).toEqual({ type: 'gain' })
  })
})
