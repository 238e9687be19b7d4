/** Every move can be drafted, by laying it out at once and tap by tap; taps that cannot lead anywhere say why. */
import { at, fastRandom, pick } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation, rumRunner, type Move, type Options, type View } from '../../rules/index.ts'
import { askedOf } from './asked.ts'
import { compose, declining } from './compose.ts'
import { NOTHING, putAboard, takeAshore, type Drafting } from './drafting.ts'
import { draftOf } from './redraft.ts'
import { isIdleTap, isTarget, tap } from './tap.ts'
import { keysOf, sailorFace, sailorKey, type Thing } from './things.ts'

const { parseMove, parseState, printMove } = notation

/** Crew of one ship in any order is the same crew. */
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
const isDraftable = (view: View, draft: Drafting, move: Move): boolean => {
  const asked = askedOf(view)
  const no = asked === null ? null : declining(asked)
  return [...compose(view, draft), ...(no === null ? [] : [no])].some(one => canonical(one) === canonical(move))
}

/** The taps that make a draft, in the order a player would think of. */
const tapsOf = (view: View, { cards, laid, places, ships, island, sailor, raisings, face, hazard }: Drafting): readonly Thing[] => [
  ...laid.flatMap((one): Thing[] => [
    { type: 'card', key: one.key },
    { type: 'island', island: one.island },
  ]),
  ...cards.map((key): Thing => ({ type: 'card', key })),
  ...places.map((place): Thing => ({ type: 'place', at: place })),
  ...(island === null ? [] : [{ type: 'island', island } as const]),
  ...ships.map((ship): Thing => ({ type: 'ship', ship })),
  ...(sailor === null ? [] : [{ type: 'sailor', key: sailor } as const]),
  ...raisings.map((one): Thing => ({ type: 'place', at: { island: view.raid?.island ?? 0, hazard: one.hazard } })),
  ...(face === null ? [] : [{ type: 'pile', card: face } as const]),
  ...(hazard && view.raid !== null ? [{ type: 'place', at: { island: view.raid.island, hazard: 0 } } as const] : []),
]
/** What has its own controls: chips of actions, ways, icons, coins beside those that raise, crew from ship to ship. */
const isTapped = (move: Move): boolean =>
  !['gain', 'draw', 'meet', 'icons', 'crew', 'accept', 'mulligan'].includes(move.type) &&
  !(move.type === 'raise' && move.hazards.some(({ extra }) => extra > 0))

const tapAll = (view: View, things: readonly Thing[], start: Drafting): Drafting =>
  things.reduce((draft, thing) => tap(view, draft, thing)?.draft ?? draft, start)

const EAGER: readonly Move['type'][] = ['raid', 'crew', 'flip', 'found']
const OPTIONS: readonly Options[] = [
  { cards: 'standard', crown: 'random', mulligan: true, turnCap: 12, bank: 'open' },
  { cards: 'standard', crown: 'random', mulligan: false, turnCap: 12, bank: 'strict' },
]

describe('a draft', () => {
  it('makes every move of random games, laid out at once and tap by tap', () => {
    const random = fastRandom(3)
    const asked = new Set<string>()
    for (let game = 0; game < 12; game += 1) {
      let { state } = rumRunner.setup(at(OPTIONS, game % 2), 2, random)
      for (let [seat] = rumRunner.awaited(state); seat !== undefined; [seat] = rumRunner.awaited(state)) {
        const view = rumRunner.view(state, seat)
        const moves = [...rumRunner.moves(view)]
        const eager = moves.filter(({ type }) => EAGER.includes(type))
        const move = pick(eager.length > 0 && random.int(2) === 0 ? eager : moves, random)
        const position = notation.printState(state)
        asked.add(askedOf(view)?.name ?? '')
        expect(isDraftable(view, draftOf(view, move), move), `${printMove(move)} in ${position}`).toBe(true)
        const goal = draftOf(view, move)
        if (isTapped(move))
          expect(
            isDraftable(view, tapAll(view, tapsOf(view, goal), { ...NOTHING, act: goal.act }), move),
            `${printMove(move)} by taps in ${position}`,
          ).toBe(true)
        ;({ state } = rumRunner.apply(state, seat, move, random))
      }
    }
    expect(asked.size).toBeGreaterThan(24)
  })

  it('infers the action from what is tapped', () => {
    const crown = viewOf('crown | coins: 3 3 | crown hand: reef light-rum royal-decree | bivalve-bay: (gold-rum)')
    const acts = (thing: Thing): string | null | undefined => tap(crown, NOTHING, thing)?.draft.act
    expect(acts({ type: 'card', key: 'reef#1' })).toBe('hazard')
    expect(acts({ type: 'card', key: 'light-rum#1' })).toBe('found')
    expect(acts({ type: 'card', key: 'royal-decree#1' })).toBe('event')
    expect(acts({ type: 'place', at: { island: 2, hazard: null } })).toBe('invest')
    expect(tap(crown, NOTHING, { type: 'island', island: 1 })).toBeNull()
  })

  it('lays investments one after another and takes them off again', () => {
    const view = viewOf('crown | crown hand: light-rum gold-rum')
    const things: readonly Thing[] = [
      { type: 'card', key: 'light-rum#1' },
      { type: 'island', island: 1 },
      { type: 'card', key: 'gold-rum#1' },
      { type: 'island', island: 2 },
    ]
    const both = tapAll(view, things, NOTHING)
    expect(compose(view, both).map(printMove)).toEqual(['found light-rum@2 gold-rum@3'])
    expect(compose(view, tapAll(view, [{ type: 'island', island: 2 }], both)).map(printMove)).toEqual(['found light-rum@2'])
    expect(tap(view, { ...NOTHING, act: 'found', cards: ['light-rum#1'] }, { type: 'island', island: 0 })?.refusal).toEqual({
      type: 'island-taken',
      island: 0,
      isle: 'home-port',
    })
  })

  it('moves crew from hand to ship, from ship to ship, and ashore', () => {
    const view = viewOf('crown | turn: pirate 2 | pirate hand: doug-doubloon | fleet: longboat[bilge-bob], sloop')
    const hired = tapAll(
      view,
      [
        { type: 'card', key: 'doug-doubloon#1' },
        { type: 'ship', ship: 1 },
      ],
      NOTHING,
    )
    expect(compose(view, hired).map(printMove)).toEqual(['crew bilge-bob / doug-doubloon'])
    const moved = tapAll(
      view,
      [
        { type: 'sailor', key: sailorKey(0, 0) },
        { type: 'ship', ship: 1 },
      ],
      hired,
    )
    expect(compose(view, moved).map(printMove)).toEqual(['crew - / doug-doubloon bilge-bob'])
    const left = takeAshore(view, { ...moved, sailor: sailorKey(0, 0) })
    expect(compose(view, left).map(printMove)).toEqual(['crew - / doug-doubloon'])
    expect(putAboard(view, NOTHING, 0)).toBe(NOTHING)
    expect(sailorFace(view, keysOf(view.hand, ['doug-doubloon'])[0] ?? '')).toBe('doug-doubloon')
  })

  it('says at the thing why it cannot be picked', () => {
    const pirate = viewOf(
      'crown | turn: pirate 2 | coins: 5 1 | pirate hand: sloop | fleet: longboat, sloop+2[bilge-bob], longboat[doug-doubloon]',
    )
    const refusal = (thing: Thing, draft: Drafting = { ...NOTHING, act: 'raid' }): string | undefined =>
      tap(pirate, draft, thing)?.refusal?.type
    expect(refusal({ type: 'ship', ship: 0 })).toBe('ship-without-crew')
    expect(refusal({ type: 'ship', ship: 1 })).toBe('ship-has-coins')
    expect(refusal({ type: 'ship', ship: 2 })).toBeUndefined()
    expect(refusal({ type: 'card', key: 'sloop#2' }, NOTHING)).toBe('too-dear')
    const reveal = viewOf('crown | agenda: reveal … | bivalve-bay: (gold-rum)+2')
    expect(tap(reveal, NOTHING, { type: 'place', at: { island: 2, hazard: null } })?.refusal).toEqual({
      type: 'not-funded',
      island: 2,
      coins: 2,
      cost: 3,
    })
    const shift = viewOf(
      'crown | turn: pirate 2 | fleet: >longboat[cutthroat-carlie], sloop | bivalve-bay: - < reef+1 squall | raid: bivalve-bay 0 success | agenda: {"type":"do","effect":{"type":"may-move-coin"},"source":{"from":"crew","ship":0,"crew":0}}; raid-end; actions; next-turn',
    )
    expect(tap(shift, NOTHING, { type: 'place', at: { island: 2, hazard: 1 } })?.refusal).toEqual({ type: 'no-coin-there' })
    expect(tap(shift, NOTHING, { type: 'place', at: { island: 2, hazard: 0 } })?.refusal).toBeNull()
  })

  it('tells nobody off for a look', () => {
    const view = viewOf('crown | turn: pirate 2 | fleet: longboat, sloop[bilge-bob]')
    const asked = askedOf(view)
    expect(isIdleTap(view, NOTHING, { type: 'ship', ship: 0 }, asked)).toBe(true)
    expect(isIdleTap(view, NOTHING, { type: 'ship', ship: 1 }, asked)).toBe(false)
    expect(isIdleTap(view, { ...NOTHING, act: 'raid' }, { type: 'ship', ship: 0 }, asked)).toBe(false)
  })

  it('points at what goes on with an action, and at nothing before one is chosen', () => {
    const view = viewOf('crown | crown hand: reef light-rum | bivalve-bay: (gold-rum)')
    const asked = askedOf(view)
    const reef: Thing = { type: 'card', key: 'reef#1' }
    expect(isTarget(view, NOTHING, reef, asked)).toBe(false)
    expect(isTarget(view, { ...NOTHING, act: 'hazard' }, reef, asked)).toBe(true)
    expect(isTarget(view, { ...NOTHING, act: 'hazard' }, { type: 'card', key: 'light-rum#1' }, asked)).toBe(false)
    expect(isTarget(view, { ...NOTHING, act: 'hazard', cards: ['reef#1'] }, { type: 'island', island: 2 }, asked)).toBe(true)
    expect(isTarget(view, { ...NOTHING, act: 'found', cards: ['light-rum#1'] }, { type: 'island', island: 2 }, asked)).toBe(false)
  })

  it('belongs to whoever is asked', () => {
    const state = parseState('crown | crown hand: reef')
    const pirate = rumRunner.view(state, 1)
    expect(tap(pirate, NOTHING, { type: 'ship', ship: 0 })).toBeNull()
    expect(parseMove('gain')).toEqual({ type: 'gain' })
  })
})
