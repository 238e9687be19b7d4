/** RUM in a terminal: the table, moves as choices, and how they are typed: `a2` is card a of the hand with its two bottles up. */
import { at, unreachable } from '@tortuga/kit'
import type * as Rules from '../rules/index.ts'
import { drawTable, letterAt, penOf, placeOf, sayCard, sayEnd, tint } from './terminal-table.ts'
import type { Asked, Pen, Reader } from './terminal-table.ts'
import { SYNONYMS, TYPING } from './terminal-words.ts'

/** The letters of these cards in the hand; of equal cards the first ones. */
const lettersOf = (hand: readonly Rules.Face[], faces: readonly Rules.Face[]): readonly string[] => {
  const left = hand.map((face, place) => ({ face, letter: letterAt(place) }))
  return faces.map(face => {
    const place = left.findIndex(card => card.face === face)
    return place < 0 ? face : at(left.splice(place, 1), 0).letter
  })
}

type Gain = { readonly captain: Rules.Captain; readonly value: number }

/** What a set gains, by the rules' own reckoning. */
const gainsOf = (rules: Asked, view: Rules.View, play: Rules.Play): readonly Gain[] => {
  const { addLaid, countingSlots, deckOf, gainedValue, tallyBeach } = rules
  const deck = deckOf(view.options.deck)
  const tally = addLaid(deck, tallyBeach(deck, view.beach, countingSlots(view.beach, play.beach)), play.cards)
  const seat = typeof view.viewer === 'number' ? view.viewer : -1
  return view.captains
    .map((captain, colour) => ({ captain, value: gainedValue(captain, seat, at(tally.bottles, colour), at(tally.singles, colour)) }))
    .filter(({ value }) => value > 0)
}

const sayPlay = (pen: Pen, rules: Asked, view: Rules.View, play: Rules.Play): string => {
  const faces = play.cards.map(({ card }) => card)
  const letters = lettersOf(view.hand, faces)
  const short = play.cards.map(({ end }, place) => `${at(letters, place)}${end === 'two' ? 2 : 1}`)
  const beach = play.beach === null ? [] : [`${pen.words.beach}: ${play.beach.map(slot => slot + 1).join(' ') || '–'}`]
  const shown = play.cards.map(({ card, end }) => sayEnd(pen, card, end))
  const gains = gainsOf(rules, view, play).map(({ captain: { colour, owner }, value }) => {
    const gain = tint(pen, colour, `${pen.words.colour(colour)} ${value}`)
    return owner === null || owner === view.viewer ? gain : `${gain} ← ${pen.name(owner)}`
  })
  return `${pen.words.playSet} ${pen.ink.bold(short.join(' '))}: ${[...shown, ...beach].join(', ')} → ${gains.join(', ')}`
}

const sayMove = (rules: Asked, move: Rules.Move, view: Rules.View, reader: Reader): string => {
  const pen = penOf(reader)
  switch (move.type) {
    case 'draw': {
      if (move.from === 'wreck') return pen.words.drawFromWreck
      const slot = at(view.beach, move.from)
      return pen.words.drawFromBeach(move.from, slot.type === 'empty' ? null : slot.card)
    }
    case 'play':
      return sayPlay(pen, rules, view, move)
    case 'discard':
      return `${pen.words.discard} ${pen.ink.bold(lettersOf(view.hand, move.cards).join(' '))}: ${move.cards.map(card => sayCard(pen, card)).join(', ')}`
    default:
      return unreachable(move)
  }
}

/** Draws come first, then sets by the points they bring and take. */
const rank = (rules: Asked, move: Rules.Move, view: Rules.View): number => {
  if (move.type !== 'play') return move.type === 'draw' ? Infinity : 0
  const worth = ({ captain: { owner, value: before }, value }: Gain): number =>
    value + (owner === null ? 0 : owner === view.viewer ? -before : before)
  return gainsOf(rules, view, move).reduce((sum, gain) => sum + worth(gain), 0)
}

const VERBS = ['draw', 'play', 'discard'] as const

/** What was typed, as the notation has it: words of either language, letters for the cards of the hand, and the verb where it goes without saying. */
const spell = (text: string, view: Rules.View): string => {
  const typed = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(word => word !== '')
  const [first = '', ...others] = typed.map(word => SYNONYMS.find(words => words.includes(word))?.[0] ?? word)
  const verb = VERBS.find(name => name === first)
  const meant = verb ?? (view.ask === null ? 'play' : 'discard')
  const rest = (verb === undefined ? [first, ...others] : others).map(word => {
    const [, letter, end] = /^([a-u])([12])?$/.exec(word) ?? []
    const card = letter === undefined ? undefined : view.hand[placeOf(letter)]
    if (card === undefined || meant === 'draw' || (meant === 'play') !== (end !== undefined)) return word
    return end === undefined ? card : `${card}/${end}`
  })
  return [meant, ...rest].join(' ')
}

const howToType = (view: Rules.View, { language }: Reader): readonly string[] => {
  const { draw, play, beach, discard } = TYPING[language]
  if (view.ask !== null) return [discard]
  return [draw, play, ...(view.options.beachBottles === 'chosen' ? [beach] : [])]
}

/** The rules' own functions are handed in, so that no rule is said twice. */
export const createTerminal = (rules: Asked) => ({
  draw: (view: Rules.View, reader: Reader): readonly string[] => drawTable(rules, view, reader),
  sayMove: (move: Rules.Move, view: Rules.View, reader: Reader): string => sayMove(rules, move, view, reader),
  rank: (move: Rules.Move, view: Rules.View): number => rank(rules, move, view),
  spell,
  howToType,
})
