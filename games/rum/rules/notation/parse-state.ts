/** Parses a state from text. `index.ts` describes the format. */
import * as v from 'valibot'
import { OptionsSchema } from '../options.ts'
import { PRESETS } from '../data/presets.ts'
import { deckOf, PARROT, type RumDeck } from '../data/pieces.ts'
import { TASK_KINDS } from '../agenda.ts'
import { START_OF_TURN } from '../turn-order.ts'
import { ENDINGS } from '../data/types.ts'
import type { CaptainState, Options, Piece, RumEnding, Slot, State, Task } from '../data/types.ts'
import { letterOf, LETTERS, seatOf } from '../data/seat-letters.ts'

const words = (text: string): readonly string[] => text.split(' ').filter(word => word !== '' && word !== '-')

type Fields = ReadonlyMap<string, string>

const parseOptions = (first: string, json: string | undefined): Options => {
  if (json !== undefined) return v.parse(OptionsSchema, JSON.parse(json))
  const preset = Object.entries(PRESETS).find(([name]) => name === first)
  if (preset === undefined) throw new RangeError(`no such preset: ${first}`)
  return preset[1]
}

const parseCaptains = (deck: RumDeck, text: string): readonly CaptainState[] => {
  const changed = text.split(',').map(words)
  for (const [colour] of changed)
    if (colour !== undefined && !deck.colours.includes(colour)) throw new RangeError(`no such captain: ${colour}`)
  return deck.colours.map(colour => {
    const [, value = '1', letter] = changed.find(([name]) => name === colour) ?? []
    return { colour, owner: letter === undefined ? null : seatOf(letter), value: Number(value) }
  })
}

const parseSlot = (text: string): Slot<Piece> => {
  if (text === '-') return { type: 'empty' }
  return text.startsWith('(') ? { type: 'down', card: text.slice(1, -1) } : { type: 'up', card: text }
}

/** The cards without their marks. */
const withoutMarks = (marked: readonly string[]): readonly Piece[] => marked.map(card => card.replace(/!.*/, ''))
const markedWith = (marked: readonly string[], mark: string): readonly Piece[] => withoutMarks(marked.filter(card => card.endsWith(mark)))

const parseTask = (text: string): Task => {
  const [type = '', ...data] = text.split(' ')
  const kind = Object.entries(TASK_KINDS).find(([known]) => known === type)
  if (kind === undefined) throw new RangeError(`no such task: ${text}`)
  return kind[1].parse(data.join(' '))
}

const parseAgenda = (text: string | undefined, ending: RumEnding | null): readonly Task[] => {
  if (text === undefined) return ending === null ? START_OF_TURN : []
  return text === '-' ? [] : text.split('; ').map(parseTask)
}

const checkPieces = (deck: RumDeck, pieces: readonly Piece[]): void => {
  const all = [...deck.pieces, PARROT]
  const wrong =
    pieces.find((piece, index) => !all.includes(piece) || pieces.indexOf(piece) < index) ?? all.find(piece => !pieces.includes(piece))
  if (wrong !== undefined) throw new RangeError(`unknown, repeated or missing card: ${wrong}`)
}

const REST = '…'
const CARD_NAME = /[a-z]+2-[a-z]+1(?:\.\d+)?|parrot/g

/** The fields by name. `…` is replaced by the cards that no other field names; the agenda repeats cards of hands, so it does not count as another place. */
const parseFields = (deck: RumDeck, parts: readonly string[]): Fields => {
  const fields = new Map(parts.map(part => [part.slice(0, part.indexOf(':')).trim(), part.slice(part.indexOf(':') + 1).trim()] as const))
  if (!fields.has('wreck')) fields.set('wreck', REST)
  const named = new Set([...fields].filter(([name]) => name !== 'agenda').flatMap(([, text]) => text.match(CARD_NAME) ?? []))
  const rest = [...deck.pieces, PARROT].filter(piece => !named.has(piece)).join(' ')
  return new Map([...fields].map(([name, text]) => [name, text.replace(REST, rest)]))
}

export const parseState = (text: string): State => {
  const [body = '', json] = text.split(' | options: ')
  const [first = '', ...parts] = body.split('|').map(part => part.trim())
  const options = parseOptions(first, json)
  const deck = deckOf(options.deck)
  const fields = parseFields(deck, parts)
  const marked = LETTERS.filter(letter => fields.has(letter)).map(letter => words(fields.get(letter) ?? ''))
  const hands = marked.map(withoutMarks)
  const beach = (fields.get('beach') ?? '').split(' ').map(parseSlot)
  const wreck = words(fields.get('wreck') ?? '')
  const apart = fields.get('apart') ?? null
  const onBeach = beach.flatMap(slot => (slot.type === 'empty' ? [] : [slot.card]))
  checkPieces(deck, [...hands.flat(), ...onBeach, ...withoutMarks(wreck), ...(apart === null ? [] : [apart])])
  const turn = seatOf(fields.get('turn') ?? 'A')
  const ending = ENDINGS.find((known): known is RumEnding => known === fields.get('ending')) ?? null
  return {
    options,
    seats: hands.length,
    turn,
    clock: Number(fields.get('clock') ?? '1'),
    captains: parseCaptains(deck, fields.get('captains') ?? ''),
    hands,
    beach,
    wreck: withoutMarks(wreck),
    apart,
    known: marked.map(hand => markedWith(hand, '!')),
    wreckKnown: markedWith(wreck, '!'),
    wreckOwn: hands.map((_, seat) => markedWith(wreck, `!${letterOf(seat)}`)),
    agenda: parseAgenda(fields.get('agenda'), ending),
    ending,
  }
}
