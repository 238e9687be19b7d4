/** What every part of the table reads: the shell's props, the words, and the draft with what may be done to it. */
import { at, type Seat } from '@tortuga/kit'
import { createSetting, type Kept, recallDraft, type TableProps, useKeptDraft, useTelling } from '@tortuga/ui'
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
import { discardOf, keepPossible, NOTHING, readDrafting, readSet, type Drafting, type DraftSet } from './draft-set.ts'
import { isLaidOut } from './lay-out.ts'
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

const modeOf = ({ ask, turn }: RumTypes['view'], seat: Seat | null, awaited: readonly Seat[]): Mode => {
  if (awaited.length === 0) return 'over'
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

/** What cards are picked for: a set may be tried out before it is one's turn. */
const aimOf = (mode: Mode): string => (mode === 'discard' || mode === 'over' ? mode : 'set')

/** What is left of a draft when what is asked has changed: nothing where sets turn to discards or back, and no card half drawn. */
const carryOver = (drafting: Drafting, was: Mode, is: Mode): Drafting =>
  aimOf(was) === aimOf(is) ? { ...drafting, from: null, slots: null } : { ...NOTHING, ends: drafting.ends }

/** The same is asked for as long as the hand is the same: every answer changes it. */
const useDrafting = (view: RumTypes['view'], mode: Mode, kept: Kept) => {
  const question = [aimOf(mode), ...view.hand].join()
  const [held, setHeld] = useState(() => {
    const drafting = readDrafting(recallDraft(kept, question))
    return { mode, drafting: mode === 'turn' ? drafting : { ...drafting, from: null } }
  })
  if (held.mode !== mode) setHeld({ mode, drafting: carryOver(held.drafting, held.mode, mode) })
  const drafting = useMemo(() => keepPossible(held.drafting, view), [held, view])
  useKeptDraft(kept, question, drafting)
  return [drafting, (change: (drafting: Drafting) => Drafting): void => setHeld({ mode, drafting: change(drafting) })] as const
}

export const useNewSetting = (props: TableProps<RumTypes>): Setting => {
  const { view, viewer, language, players, game, awaited, kept } = props
  const seat = typeof viewer === 'number' ? viewer : null
  const mode = modeOf(view, seat, awaited)
  const [drafting, change] = useDrafting(view, mode, kept)
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

/** Whether there is a hint to be looked at: until the draft is what it says. */
export const isHinting = ({ hint, mode, drafting, view }: Setting): boolean =>
  hint !== null && (mode === 'turn' || mode === 'discard') && !isLaidOut(drafting, view, hint.move)
