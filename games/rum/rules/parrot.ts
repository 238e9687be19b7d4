/** Chapter 6 of the rulebook: the parrot is shown, cards are owed, and the clock rises. */
import { at, replaceAt, type Seat } from '@tortuga/kit'
import { type Making } from './making.ts'
import { LAST_CLOCK } from './deck-data.ts'
import { discardsAt, PARROT } from './pieces.ts'
import type { Ask, Piece, SlotNumber } from './types.ts'
import { raiseClock, returnSeen, returnUnseen } from './wreck.ts'

/** R6.2 the drawer alone; R8.2 everybody. */
const whoDiscards = ({ state }: Making, cause: Ask['cause']): readonly Seat[] =>
  cause === 'drawn' ? [state.turn] : state.hands.map((_, seat) => seat)

/** Opens all choices, in seat order; whoever was not asked returns all (R6.3). Then clock and parrot (R6.4). */
const openDiscards = (making: Making, ask: Ask): void => {
  const { state } = making
  state.ask = null
  for (const seat of whoDiscards(making, ask.cause)) returnUnseen(making, seat, ask.sealed[seat] ?? at(state.hands, seat))
  raiseClock(making)
  if (ask.cause === 'drawn') state.apart = null
  else if (ask.slot !== null) state.beach = replaceAt(state.beach, ask.slot, { type: 'empty' })
  returnSeen(making, [PARROT])
  making.events.push({ type: 'parrot-returned' })
}

/** R6.1, R8.2: somebody is asked, or all is done at once. Says whether it is done: not if choices are awaited, nor if the match is over. */
export const meetParrot = (making: Making, cause: Ask['cause'], slot: SlotNumber | null): boolean => {
  const { state } = making
  if (state.clock === LAST_CLOCK - 1) {
    raiseClock(making) // R6.6: over, before anybody discards
    return false
  }
  const amount = discardsAt(making.deck, state.clock)
  const waiting = whoDiscards(making, cause).filter(seat => at(state.hands, seat).length > amount)
  const ask: Ask = { cause, slot, amount, waiting, sealed: state.hands.map(() => null) }
  if (waiting.length === 0) {
    openDiscards(making, ask)
    return true
  }
  state.ask = ask
  making.events.push({ type: 'asked', cause, amount, seats: waiting })
  return false
}

/** R8.2, R10.6: one choice, kept sealed until it is the last. Says whether the discards are done. */
export const sealDiscard = (making: Making, ask: Ask, seat: Seat, pieces: readonly Piece[], faces: readonly string[]): boolean => {
  const waiting = ask.waiting.filter(other => other !== seat)
  const sealed: Ask = { cause: ask.cause, slot: ask.slot, amount: ask.amount, waiting, sealed: replaceAt(ask.sealed, seat, pieces) }
  if (ask.cause === 'tide') making.events.push({ type: 'sealed', seat, cards: faces })
  if (waiting.length === 0) {
    openDiscards(making, sealed)
    return true
  }
  making.state.ask = sealed
  return false
}
