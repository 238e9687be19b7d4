/** What every part of the table reads: the shell's props, the words, and the draft with what may be done to it. */
import { at, type Seat } from '@tortuga/kit'
import { createSetting, type TableProps, useTelling } from '@tortuga/ui'
import { useMemo, useState } from 'react'
import {
  deckOf,
  type Colour,
  type Deck,
  type Draft,
  type Face,
  type Move,
  type RumTypes,
  type SlotNumber,
  type Source,
} from '../rules/index.ts'
import { dyeOf, type Dye } from './art/ink.ts'
import { discardOf, handCards, keepPossible, NOTHING, readSet, type Drafting, type DraftSet } from './draft-set.ts'
import { TABLE_TEXTS, type Bottles, type Holder, type TableText } from './text/index.ts'

/** What the viewer is at. */
type Mode = 'turn' | 'discard' | 'wait' | 'wait-discards' | 'watch' | 'over'

export type Setting = TableProps<RumTypes> & {
  readonly seat: Seat | null // the viewer's own
  readonly mode: Mode
  readonly deck: Deck
  readonly text: TableText
  readonly drafting: Drafting
  readonly set: DraftSet | null // once a card is picked
  readonly dye: (colour: Colour) => Dye
  readonly nameOf: (seat: Seat) => string
  readonly holderOf: (owner: Seat | null) => Holder
  /** A card's two ends, the one that lies up first. */
  readonly endsOf: (card: Face, end: 'one' | 'two') => readonly [up: Bottles, below: Bottles]
  readonly change: (draft: (drafting: Drafting) => Drafting) => void
}

export const [SettingProvider, useSetting] = createSetting<Setting>()

const modeOf = ({ ending, ask, turn }: RumTypes['view'], seat: Seat | null): Mode => {
  if (ending !== null) return 'over'
  if (seat === null) return 'watch'
  if (ask !== null) return ask.waiting.includes(seat) ? 'discard' : 'wait-discards'
  return turn === seat ? 'turn' : 'wait'
}

/** What the others may see of it, while it is ours to act. */
const presenceOf = (mode: Mode, { picked, from }: Drafting): Draft => {
  if (mode !== 'turn' && mode !== 'discard') return { type: 'none' }
  if (from !== null) return { type: 'draw', from }
  return picked.length > 0 ? { type: 'cards', count: picked.length } : { type: 'none' }
}

/** What is left of a draft when what is asked has changed: nothing where sets turn to discards or back, and no card half drawn. */
const carryOver = (drafting: Drafting, was: Mode, is: Mode): Drafting =>
  (was === 'discard') === (is === 'discard') ? { ...drafting, from: null, slots: null } : { ...NOTHING, ends: drafting.ends }

const useDrafting = (view: RumTypes['view'], mode: Mode) => {
  const [kept, setKept] = useState({ mode, drafting: NOTHING })
  if (kept.mode !== mode) setKept({ mode, drafting: carryOver(kept.drafting, kept.mode, mode) })
  const drafting = useMemo(() => keepPossible(kept.drafting, view), [kept, view])
  return [drafting, (change: (drafting: Drafting) => Drafting): void => setKept({ mode, drafting: change(drafting) })] as const
}

export const useNewSetting = (props: TableProps<RumTypes>): Setting => {
  const { view, viewer, language, players, game } = props
  const seat = typeof viewer === 'number' ? viewer : null
  const mode = modeOf(view, seat)
  const [drafting, change] = useDrafting(view, mode)
  const isSet = seat !== null && mode !== 'discard' && drafting.picked.length > 0
  const set = useMemo(() => (isSet ? readSet(view, seat, drafting, game.check) : null), [isSet, view, seat, drafting, game])

  useTelling(presenceOf(mode, drafting), props)
  const deck = deckOf(view.options.deck)
  const dye = (colour: Colour): Dye => dyeOf(deck, colour)
  const nameOf = (other: Seat): string => (players[other]?.name ?? '') || TABLE_TEXTS[language].player(other + 1)
  return {
    ...props,
    seat,
    mode,
    deck,
    text: TABLE_TEXTS[language],
    drafting,
    set,
    dye,
    nameOf,
    holderOf: owner => (owner === null ? { type: 'row' } : owner === seat ? { type: 'you' } : { type: 'other', name: nameOf(owner) }),
    endsOf: (card, end) => {
      const { double, single } = deck.cards.get(card) ?? at([...deck.cards.values()], 0)
      const two: Bottles = { dye: dye(at(deck.colours, double)), count: 2 }
      const one: Bottles = { dye: dye(at(deck.colours, single)), count: 1 }
      return end === 'two' ? [two, one] : [one, two]
    },
    change: next => {
      if (props.inFlight === null) change(next)
    },
  }
}

/** Whether the viewer may draw from there now, by the game's own check. */
export const canDraw = ({ game, view, mayAct, inFlight }: Setting, from: Source): boolean =>
  mayAct && inFlight === null && game.check(view, { type: 'draw', from }) === null

/** Whether a tap on the beach says which bottles count, rather than what to draw. */
export const choosesBeach = ({ view, set }: Setting, slot: SlotNumber): boolean =>
  set !== null && view.options.beachBottles === 'chosen' && view.beach[slot]?.type === 'up' && view.beach[slot].card !== 'parrot'

/** The move that the discards picked so far would be. */
export const discardMove = ({ view, drafting }: Setting): Move => discardOf(view, drafting)

/** The cards of the hand that a move is about; of equal ones the first. */
export const keysOf = (hand: readonly Face[], move: Move | null): readonly string[] => {
  if (move === null || move.type === 'draw') return []
  const left = [...handCards(hand)]
  const faces = move.type === 'play' ? move.cards.map(({ card }) => card) : move.cards
  return faces.flatMap(face => {
    const index = left.findIndex(card => card.face === face)
    return index < 0 ? [] : left.splice(index, 1).map(({ key }) => key)
  })
}
