/** Chapter 10 of the rulebook: what each player knows, and for how long. */
import { fastRandom, scriptedRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { rum } from '../index.ts'
import { notation } from '../notation/index.ts'
import { PRESETS } from '../data/presets.ts'
import { askOf } from '../parrot/discard-request.ts'
import { after, textAfter, deckWithCopies } from '../testing.ts'
import type { State } from '../data/types.ts'
import { view, viewEvent } from '../views/view.ts'

const BEACH = 'beach: red2-orange1 orange2-yellow1 yellow2-blue1'
const POSITION = `pl | ${BEACH} | A: green2-red1 green2-blue1 black2-red1 | B: red2-blue1 | wreck: purple2-red1 purple2-black1 …`
const hidden = (state: State, viewer: number | 'table'): readonly string[] => rum.secrets.hiddenFrom(state, viewer).flat()
/** A draws the parrot at clock 1 and returns two of four cards. */
const DISCARDING = `pl | ${BEACH} | A: green2-red1! green2-blue1! black2-red1 blue2-black1 | B: red2-blue1! | wreck: parrot …`
const discarded = after(DISCARDING, ['draw wreck', 'discard green2-red1 black2-red1'], scriptedRandom(0))

describe('hidden information', () => {
  it('[R10.1] hands, the wreck and face-down beach cards are hidden, also from the player who refilled the slot', () => {
    const state = after(POSITION, ['draw 3'], scriptedRandom(0))
    expect(view(state, 0).beach[2]).toEqual({ type: 'down', card: null })
    expect(view(state, 1)).toMatchObject({ hand: ['red2-blue1'], hands: null, wreck: null })
    for (const viewer of [0, 1, 'table'] as const) expect(hidden(state, viewer)).toContain('purple2-red1')
    expect(hidden(state, 1)).toContain('green2-red1')
  })

  it('[R10.1] only the drawer sees a card drawn from the wreck or from a face-down slot', () => {
    const drew = { type: 'drew', seat: 0, from: 'wreck', card: 'purple2-red1', open: false } as const
    expect(viewEvent(drew, 0)).toEqual(drew)
    expect(viewEvent(drew, 1)).toEqual({ ...drew, card: null })
    expect(viewEvent(drew, 'table')).toEqual({ ...drew, card: null })
    expect(viewEvent(drew, 'open')).toEqual(drew)
    expect(viewEvent({ type: 'refilled', slot: 1, card: 'parrot', open: false }, 0)).toEqual({
      type: 'refilled',
      slot: 1,
      card: null,
      open: false,
    })
  })

  it('[R10.2] all players see hand sizes, the wreck size, captains, the clock and face-up cards', () => {
    expect(view(notation.parseState(POSITION), 'table')).toMatchObject({ handSizes: [3, 1], wreckSize: 15, clock: 1, turn: 0, hand: [] })
    expect(view(notation.parseState(POSITION), 'open').hands).toEqual([['green2-red1', 'green2-blue1', 'black2-red1'], ['red2-blue1']])
  })

  it('[R10.3] all players know a card taken face up while it stays in that hand', () => {
    const state = after(POSITION, ['draw 3', 'draw wreck', 'play green2-red1/2'], scriptedRandom(0, 0))
    expect(view(state, 1).known[0]).toEqual(['yellow2-blue1'])
    expect(textAfter(state, ['draw wreck', 'play yellow2-blue1/2'], scriptedRandom(0))).toContain('| A: green2-blue1 black2-red1 |')
  })

  it('[R10.3] once a player returns cards face down, the others know no card of that hand', () => {
    expect(discarded.known).toEqual([[], ['red2-blue1']])
    expect(hidden(discarded, 1)).toContain('green2-blue1')
    expect(viewEvent({ type: 'returned', seat: 0, cards: ['green2-red1', 'black2-red1'] }, 1)).toEqual({
      type: 'returned',
      seat: 0,
      cards: [null, null],
    })
  })

  it('[R10.4] the cards of a set are known to be in the wreck until somebody draws from it', () => {
    const played = after(POSITION, ['play green2-red1/2'])
    expect(view(played, 1).wreckKnown).toEqual(['green2-red1'])
    expect(hidden(played, 'table')).not.toContain('green2-red1')
    const drawn = after(played, ['draw wreck'], scriptedRandom(0))
    expect(view(drawn, 0).wreckKnown).toEqual([])
    expect(hidden(drawn, 1)).toContain('green2-red1')
  })

  it('[R10.4] the parrot is known to be in the wreck after setup and after it was shown; drawing it leaves the other cards known', () => {
    const first = rum.setup(PRESETS.pl, 2, fastRandom(1)).state
    expect(view(first, 'table').wreckKnown).toEqual(['parrot'])
    const played = after(POSITION.replace('wreck: ', 'wreck: parrot! '), ['play green2-red1/2'])
    expect(played.wreckKnown).toEqual(['parrot', 'green2-red1'])
    expect(after(played, ['draw wreck'], scriptedRandom(0)).wreckKnown).toEqual(['green2-red1', 'parrot'])
  })

  it('[R10.4] the known cards of a hand that is returned whole are known to be in the wreck', () => {
    const state = after(`pl | ${BEACH} | A: green2-red1! black2-red1 | B: - | wreck: parrot …`, ['draw wreck'], scriptedRandom(0))
    expect(state.wreckKnown).toEqual(['green2-red1', 'parrot'])
    expect(state.wreckOwn).toEqual([['black2-red1'], []])
  })

  it('[R10.4] a trio washed away is known to be in the wreck, except for cards that are drawn again at once', () => {
    const position = 'pl | beach: (green2-red1) (purple2-red1) black2-green1 | A: - | B: - | wreck: black2-red1 …'
    const start = notation.parseState(position)
    const again = start.wreck.length - 1 // the first of the three, after one card was taken
    expect(after(position, ['draw 3'], scriptedRandom(0, again, 0, 0)).wreckKnown).toEqual(['purple2-red1', 'black2-red1'])
  })

  it('[R10.5] a player knows their own discards until a rum card leaves the wreck; their number is public', () => {
    expect(view(discarded, 0).wreckOwn).toEqual(['green2-red1', 'black2-red1'])
    expect(view(discarded, 1)).toMatchObject({ wreckOwn: [], wreckOwnSizes: [2, 0] })
    expect(hidden(discarded, 0)).not.toContain('black2-red1')
    expect(hidden(discarded, 1)).toContain('black2-red1')
    const parrot = after(discarded, ['draw wreck'], scriptedRandom(discarded.wreck.indexOf('parrot')))
    expect(parrot.wreckOwn[0]).toEqual(['green2-red1', 'black2-red1'])
    expect(after(discarded, ['draw wreck'], scriptedRandom(0)).wreckOwn).toEqual([[], []])
    expect(after(discarded, ['draw 1'], scriptedRandom(0)).wreckOwn).toEqual([[], []])
  })

  it('[R10.5] a rum card taken face up ends this knowledge, too: otherwise the number would reveal whose discard it was', () => {
    const tide = `pl | beach: (parrot) (red2-orange1) black2-green1 | A: green2-red1 green2-blue1 | B: - | wreck: red2-yellow1 red2-blue1 …`
    const asked = after(tide, ['draw 3'], scriptedRandom(0))
    const state = after(asked, ['discard green2-red1 green2-blue1'], scriptedRandom(0))
    expect(state.wreckOwn).toEqual([[], []])
    expect(state.wreckKnown).toEqual(['parrot'])
  })

  it('[R10.6] all players see who has chosen, but not which cards', () => {
    const tide = `pl | beach: (parrot) (red2-orange1) black2-green1 | A: green2-red1 green2-blue1 | B: yellow2-blue1 yellow2-black1 blue2-black1 | wreck: red2-yellow1 …`
    const sealed = after(tide, ['draw 3', 'B: discard yellow2-blue1 blue2-black1'], scriptedRandom(0))
    expect(askOf(view(sealed, 0))).toEqual({ type: 'discards', cause: 'tide', amount: 2, waiting: [0], sealed: [null, null] })
    expect(askOf(view(sealed, 1))?.sealed).toEqual([null, ['yellow2-blue1', 'blue2-black1']])
    expect(viewEvent({ type: 'sealed', seat: 1, cards: ['yellow2-blue1', 'blue2-black1'] }, 0)).toEqual({
      type: 'sealed',
      seat: 1,
      cards: [null, null],
    })
  })

  it('[R1.2] after one of two equal cards was played, the other one is not known, because nobody can tell the copies apart', () => {
    const options = JSON.stringify({ deck: deckWithCopies, startSeat: 0, beachBottles: 'all', handMustContribute: false })
    const position = `own | beach: gold2-fawn1 fawn2-ebony1 ebony2-dun1 | A: brown2-amber1 brown2-amber1.2! | B: - | wreck: … | options: ${options}`
    const state = after(position, ['play brown2-amber1/2'])
    expect(state).toMatchObject({ hands: [['brown2-amber1.2'], []], known: [[], []], wreckKnown: ['brown2-amber1'] })
    expect(view(state, 0)).toMatchObject({ hand: ['brown2-amber1'], wreckKnown: ['brown2-amber1'] })
  })
})
