/** Moves as lines of the list of choices, and their order in it. */
import { at, unreachable, type TerminalReader } from '@tortuga/kit'
import { addPlayedCards, countingSlots, deckOf, gainedValue, tallyBeach } from '../rules/index.ts'
import type { CaptainState, Face, Move, SetPlay, View } from '../rules/index.ts'
import { cardText, contextFor, endText, letterAt, tint, type RumTerminalContext } from './context.ts'

/** The letters of these cards in the hand; of equal cards, the first ones. */
const lettersOf = (hand: readonly Face[], faces: readonly Face[]): readonly string[] => {
  const left = hand.map((face, index) => ({ face, letter: letterAt(index) }))
  return faces.map(face => {
    const index = left.findIndex(card => card.face === face)
    return index < 0 ? face : at(left.splice(index, 1), 0).letter
  })
}

type Gain = { readonly captain: CaptainState; readonly value: number }

const gainsOf = (view: View, play: SetPlay): readonly Gain[] => {
  const deck = deckOf(view.options.deck)
  const tally = addPlayedCards(deck, tallyBeach(deck, view.beach, countingSlots(view.beach, play.beach)), play.cards)
  const seat = typeof view.viewer === 'number' ? view.viewer : -1
  return view.captains
    .map((captain, colour) => ({ captain, value: gainedValue(captain, seat, at(tally.bottles, colour), at(tally.singles, colour)) }))
    .filter(({ value }) => value > 0)
}

const saySet = (context: RumTerminalContext, view: View, play: SetPlay): string => {
  const { ink, name, text } = context
  const faces = play.cards.map(({ card }) => card)
  const letters = lettersOf(view.hand, faces)
  const short = play.cards.map(({ end }, index) => `${at(letters, index)}${end === 'two' ? 2 : 1}`)
  const beach = play.beach === null ? [] : [`${text.beach}: ${play.beach.map(slot => slot + 1).join(' ') || '–'}`]
  const ends = play.cards.map(({ card, end }) => endText(context, card, end))
  const gains = gainsOf(view, play).map(({ captain: { colour, owner }, value }) => {
    const gain = tint(context, colour, `${text.colour(colour)} ${value}`)
    return owner === null || owner === view.viewer ? gain : `${gain} ← ${name(owner)}`
  })
  return `${text.playSet} ${ink.bold(short.join(' '))}: ${[...ends, ...beach].join(', ')} → ${gains.join(', ')}`
}

export const sayMove = (move: Move, view: View, reader: TerminalReader): string => {
  const context = contextFor(reader)
  const { ink, text } = context
  switch (move.type) {
    case 'draw': {
      if (move.from === 'wreck') return text.drawFromWreck
      const slot = at(view.beach, move.from)
      return text.drawFromBeach(move.from, slot.type === 'empty' ? null : slot.card)
    }
    case 'play':
      return saySet(context, view, move)
    case 'discard':
      return `${text.discard} ${ink.bold(lettersOf(view.hand, move.cards).join(' '))}: ${move.cards.map(card => cardText(context, card)).join(', ')}`
    default:
      return unreachable(move)
  }
}

/** Draws come first, then sets by the points they win and take from others. */
export const rank = (move: Move, view: View): number => {
  if (move.type !== 'play') return move.type === 'draw' ? Infinity : 0
  const worth = ({ captain: { owner, value: before }, value }: Gain): number =>
    value + (owner === null ? 0 : owner === view.viewer ? -before : before)
  return gainsOf(view, move).reduce((sum, gain) => sum + worth(gain), 0)
}
