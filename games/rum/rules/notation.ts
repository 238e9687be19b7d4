/** Positions and moves as text, for tests, golden games and bug reports.
 *
 *  pl | turn: A | clock: 4 | captains: green 5 B, yellow 3 A | beach: black2-green1 (red2-orange1) - | A: yellow2-green1 orange2-green1! | B: - | wreck: …
 *
 *  Seats are letters. A card in brackets lies face down, `-` is nothing. `!` marks what everybody knows of a hand or of the wreck, `!A` what A alone knows of the wreck.
 *  Further fields: `apart: parrot`, `owed: tide 2 slot 3`, `sealed A: card card`, `ending: clock`, and last `options: {…}` where they are no preset's.
 *  May be left out: turn A, clock 1, captains in the row at 1. `…` stands for all cards written nowhere else; a wreck that is left out holds just them. */
import { at, type Seat } from '@tortuga/kit'
import * as v from 'valibot'
import { parseMove, printMove } from './notation-moves.ts'
import { OptionsSchema, PRESETS } from './options.ts'
import { deckOf, PARROT, type Deck } from './pieces.ts'
import { ENDINGS, SLOTS, type Ask, type Captain, type Ending, type Options, type Piece, type Slot, type State } from './types.ts'

const LETTERS = ['A', 'B', 'C', 'D']
const letterOf = (seat: Seat): string => at(LETTERS, seat)
const seatOf = (letter: string): Seat => {
  const seat = LETTERS.indexOf(letter)
  if (seat < 0) throw new RangeError(`no such seat: ${letter}`)
  return seat
}

const words = (text: string): readonly string[] => text.split(' ').filter(word => word !== '' && word !== '-')
const orDash = (list: readonly string[], glue = ' '): string => (list.length === 0 ? '-' : list.join(glue))

const printOptions = (options: Options): readonly [first: string, last: string] => {
  const json = JSON.stringify(options)
  const preset = Object.entries(PRESETS).find(([, known]) => JSON.stringify(known) === json)
  return preset === undefined ? ['own', ` | options: ${json}`] : [preset[0], '']
}

const printSlot = (slot: Slot<Piece>): string => (slot.type === 'empty' ? '-' : slot.type === 'up' ? slot.card : `(${slot.card})`)

/** Who is sure of this card of the wreck. */
const wreckMark = (state: State, piece: Piece): string => {
  if (state.wreckKnown.includes(piece)) return '!'
  const seat = state.wreckOwn.findIndex(own => own.includes(piece))
  return seat < 0 ? '' : `!${letterOf(seat)}`
}

const printAsk = ({ cause, amount, slot, sealed }: Ask): readonly string[] => [
  `owed: ${cause} ${amount}${slot === null ? '' : ` slot ${slot + 1}`}`,
  ...sealed.flatMap((cards, seat) => (cards === null ? [] : [`sealed ${letterOf(seat)}: ${orDash(cards)}`])),
]

const printState = (state: State): string => {
  const [first, last] = printOptions(state.options)
  const moved = state.captains.filter(({ owner, value }) => owner !== null || value > 1)
  const fields = [
    first,
    `turn: ${letterOf(state.turn)}`,
    `clock: ${state.clock}`,
    `captains: ${orDash(
      moved.map(({ colour, value, owner }) => `${colour} ${value}${owner === null ? '' : ` ${letterOf(owner)}`}`),
      ', ',
    )}`,
    `beach: ${state.beach.map(printSlot).join(' ')}`,
    ...state.hands.map(
      (hand, seat) => `${letterOf(seat)}: ${orDash(hand.map(piece => (state.known[seat]?.includes(piece) ? `${piece}!` : piece)))}`,
    ),
    `wreck: ${orDash(state.wreck.map(piece => piece + wreckMark(state, piece)))}`,
    ...(state.apart === null ? [] : [`apart: ${state.apart}`]),
    ...(state.ask === null ? [] : printAsk(state.ask)),
    ...(state.ending === null ? [] : [`ending: ${state.ending}`]),
  ]
  return fields.join(' | ') + last
}

type Fields = ReadonlyMap<string, string>

const parseOptions = (first: string, json: string | undefined): Options => {
  if (json !== undefined) return v.parse(OptionsSchema, JSON.parse(json))
  const preset = Object.entries(PRESETS).find(([name]) => name === first)
  if (preset === undefined) throw new RangeError(`no such preset: ${first}`)
  return preset[1]
}

const parseCaptains = (deck: Deck, text: string): readonly Captain[] => {
  const moved = text.split(',').map(words)
  for (const [colour] of moved)
    if (colour !== undefined && !deck.colours.includes(colour)) throw new RangeError(`no such captain: ${colour}`)
  return deck.colours.map(colour => {
    const [, value = '1', letter] = moved.find(([name]) => name === colour) ?? []
    return { colour, owner: letter === undefined ? null : seatOf(letter), value: Number(value) }
  })
}

const parseSlot = (text: string): Slot<Piece> => {
  if (text === '-') return { type: 'empty' }
  return text.startsWith('(') ? { type: 'down', card: text.slice(1, -1) } : { type: 'up', card: text }
}

/** Cards with their marks taken off. */
const plain = (marked: readonly string[]): readonly Piece[] => marked.map(card => card.replace(/!.*/, ''))
const markedWith = (marked: readonly string[], mark: string): readonly Piece[] => plain(marked.filter(card => card.endsWith(mark)))

const parseAsk = (fields: Fields, hands: readonly (readonly Piece[])[], turn: Seat): Ask | null => {
  const [cause, amountText, , slotText] = words(fields.get('owed') ?? '')
  if (cause === undefined) return null
  if (cause !== 'drawn' && cause !== 'tide') throw new RangeError(`no such cause: ${cause}`)
  const amount = Number(amountText)
  const sealed = hands.map((_, seat) => {
    const text = fields.get(`sealed ${letterOf(seat)}`)
    return text === undefined ? null : words(text)
  })
  const isAsked = (hand: readonly Piece[], seat: Seat): boolean => (cause === 'tide' ? hand.length > amount : seat === turn)
  const waiting = hands.flatMap((hand, seat) => (isAsked(hand, seat) && sealed[seat] === null ? [seat] : []))
  return { cause, slot: SLOTS.find(slot => String(slot + 1) === slotText) ?? null, amount, waiting, sealed }
}

const checkPieces = (deck: Deck, pieces: readonly Piece[]): void => {
  const all = [...deck.pieces, PARROT]
  const wrong =
    pieces.find((piece, index) => !all.includes(piece) || pieces.indexOf(piece) < index) ?? all.find(piece => !pieces.includes(piece))
  if (wrong !== undefined) throw new RangeError(`unknown, doubled or missing: ${wrong}`)
}

const REST = '…'
const NAME = /[a-z]+2-[a-z]+1(?:\.\d+)?|parrot/g

/** Fields by name. Cards written nowhere else take the place of `…`; what was sealed lies in a hand and is not written for a second time. */
const parseFields = (deck: Deck, parts: readonly string[]): Fields => {
  const fields = new Map(parts.map(part => [part.slice(0, part.indexOf(':')).trim(), part.slice(part.indexOf(':') + 1).trim()] as const))
  if (!fields.has('wreck')) fields.set('wreck', REST)
  const written = new Set([...fields].filter(([name]) => !name.startsWith('sealed')).flatMap(([, text]) => text.match(NAME) ?? []))
  const rest = [...deck.pieces, PARROT].filter(piece => !written.has(piece)).join(' ')
  return new Map([...fields].map(([name, text]) => [name, text.replace(REST, rest)]))
}

const parseState = (text: string): State => {
  const [body = '', json] = text.split(' | options: ')
  const [first = '', ...parts] = body.split('|').map(part => part.trim())
  const options = parseOptions(first, json)
  const deck = deckOf(options.deck)
  const fields = parseFields(deck, parts)
  const marked = LETTERS.filter(letter => fields.has(letter)).map(letter => words(fields.get(letter) ?? ''))
  const hands = marked.map(plain)
  const beach = (fields.get('beach') ?? '').split(' ').map(parseSlot)
  const wreck = words(fields.get('wreck') ?? '')
  const apart = fields.get('apart') ?? null
  const onBeach = beach.flatMap(slot => (slot.type === 'empty' ? [] : [slot.card]))
  checkPieces(deck, [...hands.flat(), ...onBeach, ...plain(wreck), ...(apart === null ? [] : [apart])])
  const turn = seatOf(fields.get('turn') ?? 'A')
  const ending = fields.get('ending')
  return {
    options,
    seats: hands.length,
    turn,
    clock: Number(fields.get('clock') ?? '1'),
    captains: parseCaptains(deck, fields.get('captains') ?? ''),
    hands,
    beach,
    wreck: plain(wreck),
    apart,
    known: marked.map(hand => markedWith(hand, '!')),
    wreckKnown: markedWith(wreck, '!'),
    wreckOwn: hands.map((_, seat) => markedWith(wreck, `!${letterOf(seat)}`)),
    ask: parseAsk(fields, hands, turn),
    ending: ENDINGS.find((known): known is Ending => known === ending) ?? null,
  }
}

export const notation = { printState, parseState, printMove, parseMove }
