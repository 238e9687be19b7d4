/** States and moves as text, for tests, golden games and bug reports.
 *
 *  standard | hat: A | parrot: B | round: 5 | spaces: rum-2.1{AB} gunner.1 / cutlass.1 +2 / - +1 | A: 7 pirates cook.1>B relics kraken-eye.1 objects chest.1+5 rum rotgut.1{B} | B: 3 |
 *  deck: rum-1.1 … | discards: beer.1 | agenda: decide A 1, end-turn A
 *
 *  Seats are letters. `{AB}`: who has seen a card, apart from its owner. `+2`: doubloons on a space or an Object. `>B`: defeated captains against whom a Pirate is not yet resolved.
 *  Further fields: `hand`, `unseen`, `boarding`, and last `options: {…}` if the options are not a preset's. A card without a copy number means its first free copy.
 *  Defaults: hat A, parrot with the hat, round 1, empty lists. `…` stands for all cards that are not written elsewhere; without a `deck` field the deck holds all of them.
 *  Without an agenda, the captain with the hat has looked at space 1 and decides. */
import { at, range, type Seat } from '@tortuga/kit'
import * as v from 'valibot'
import { markSeenBy } from '../knowledge/knowledge.ts'
import { parseAgenda, parseBoarding, printAgenda, printBoarding } from './agenda.ts'
import { parseMove, printMove } from './moves.ts'
import { deckOf } from '../decks/decks.ts'
import { letterOf, seatOf } from '../components/letters.ts'
import { OptionsSchema, PRESETS } from '../options.ts'
import { faceOf, piecesFor } from '../data/pieces.ts'
import type { SeaCaptain, FaceDownLoot, Options, Piece, LootShare, State } from '../data/types.ts'
import { SPACES } from '../components/constants.ts'

const REST = '…'
const ZONES = ['pirates', 'relics', 'objects', 'rum', 'secrets'] as const
const words = (text: string): readonly string[] => text.split(/\s+/).filter(word => word !== '' && word !== '-')
const orDash = (list: readonly string[]): string => (list.length === 0 ? '-' : list.join(' '))

const printOptions = (options: Options): readonly [first: string, last: string] => {
  const json = JSON.stringify(options)
  const preset = Object.entries(PRESETS).find(([, known]) => JSON.stringify(known) === json)
  return preset === undefined ? ['own', ` | options: ${json}`] : [preset[0], '']
}

const printDown = ({ card, seenBy }: FaceDownLoot, owner: Seat | null): string => {
  const marks = seenBy.filter(seat => seat !== owner).map(letterOf)
  return marks.length === 0 ? card : `${card}{${marks.join('')}}`
}
const printCaptain = (captain: SeaCaptain, seat: Seat): string => {
  const zones = {
    pirates: captain.pirates.map(({ card, against }) => (against.length === 0 ? card : `${card}>${against.map(letterOf).join('')}`)),
    relics: captain.relics,
    objects: captain.objects.map(({ card, doubloons }) => (doubloons === 0 ? card : `${card}+${doubloons}`)),
    rum: captain.rum.map(down => printDown(down, seat)),
    secrets: captain.secrets.map(down => printDown(down, seat)),
  }
  return [
    `${letterOf(seat)}: ${captain.doubloons}`,
    ...ZONES.flatMap(zone => (zones[zone].length === 0 ? [] : [zone, ...zones[zone]])),
  ].join(' ')
}
const printShare = ({ cards, doubloons }: LootShare<FaceDownLoot>): string =>
  [orDash(cards.map(down => printDown(down, null))), ...(doubloons === 0 ? [] : [`+${doubloons}`])].join(' ')

const printState = (state: State): string => {
  const [first, last] = printOptions(state.options)
  const fields = [
    first,
    `hat: ${letterOf(state.hat)}`,
    `parrot: ${letterOf(state.parrot)}`,
    `round: ${state.round}`,
    `spaces: ${state.shares.map(printShare).join(' / ')}`,
    ...state.captains.map(printCaptain),
    ...(state.hand.length === 0 ? [] : [`hand: ${state.hand.map(down => printDown(down, null)).join(' ')}`]),
    `deck: ${orDash(state.deck)}`,
    ...(state.discards.length === 0 ? [] : [`discards: ${state.discards.join(' ')}`]),
    ...(state.unseen.length === 0 ? [] : [`unseen: ${state.unseen.join(' ')}`]),
    ...(state.boarding === null ? [] : [`boarding: ${printBoarding(state.boarding)}`]),
    `agenda: ${printAgenda(state.agenda)}`,
  ]
  return fields.join(' | ') + last
}

const parseOptions = (first: string, json: string | undefined): Options => {
  if (json !== undefined) return v.parse(OptionsSchema, JSON.parse(json))
  const preset = Object.entries(PRESETS).find(([name]) => name === first)
  if (preset === undefined) throw new RangeError(`no such preset: ${first}`)
  return preset[1]
}

/** Assigns a piece to every card in the text and throws if a piece is used twice. */
type Namer = { readonly name: (word: string) => Piece; readonly rest: () => readonly Piece[] }
const createNamer = (pieces: readonly Piece[], text: string): Namer => {
  const numbered = new Set(text.match(/[a-z][a-z0-9-]*\.\d+/g) ?? [])
  const used = new Set<Piece>()
  return {
    name: word => {
      const piece = word.includes('.') ? word : pieces.find(free => faceOf(free) === word && !used.has(free) && !numbered.has(free))
      if (piece === undefined || !pieces.includes(piece) || used.has(piece)) throw new RangeError(`card is unknown or named twice: ${word}`)
      used.add(piece)
      return piece
    },
    rest: () => pieces.filter(piece => !used.has(piece)),
  }
}

/** Parses `rum-2{AB}`. The owner has seen the card, too. */
const parseDown = ({ name }: Namer, word: string, owner: Seat | null): FaceDownLoot => {
  const [, card = '', marks = ''] = /^([^{]*)(?:\{(.*)\})?$/.exec(word) ?? []
  const seenBy = new Set(marks.split('').map(seatOf))
  if (owner !== null) seenBy.add(owner)
  return { card: name(card), seenBy: [...seenBy].sort((a, b) => a - b) }
}

const parseCaptain = (namer: Namer, text: string, seat: Seat): SeaCaptain => {
  const [doubloons = '3', ...rest] = words(text)
  const zones: Record<(typeof ZONES)[number], string[]> = { pirates: [], relics: [], objects: [], rum: [], secrets: [] }
  let zone: (typeof ZONES)[number] | null = null
  for (const word of rest) {
    const next = ZONES.find(name => name === word)
    if (next !== undefined) zone = next
    else if (zone === null) throw new RangeError(`no zone for ${word}`)
    else zones[zone].push(word)
  }
  const split = (word: string, sign: string): readonly [Piece, string] => {
    const [card = '', more = ''] = word.split(sign)
    return [namer.name(card), more]
  }
  return {
    doubloons: Number(doubloons),
    pirates: zones.pirates.map(word => split(word, '>')).map(([card, seats]) => ({ card, against: seats.split('').map(seatOf) })),
    relics: zones.relics.map(namer.name),
    objects: zones.objects.map(word => split(word, '+')).map(([card, more]) => ({ card, doubloons: Number(more) })),
    rum: zones.rum.map(word => parseDown(namer, word, seat)),
    secrets: zones.secrets.map(word => parseDown(namer, word, seat)),
  }
}

const parseShare = (namer: Namer, text: string): LootShare<FaceDownLoot> => {
  const cards = words(text).filter(word => !word.startsWith('+'))
  const doubloons = words(text).find(word => word.startsWith('+'))
  return { cards: cards.map(word => parseDown(namer, word, null)), doubloons: Number(doubloons ?? 0) }
}

const parseState = (text: string): State => {
  const [body = '', json] = text.split(' | options: ')
  const [first = '', ...parts] = body.split('|').map(part => part.trim())
  const options = parseOptions(first, json)
  const fields = new Map(parts.map(part => [part.slice(0, part.indexOf(':')).trim(), part.slice(part.indexOf(':') + 1).trim()] as const))
  const seats = ['A', 'B', 'C', 'D'].filter(letter => fields.has(letter)).length
  const namer = createNamer(piecesFor(deckOf(options.deck), seats), body)
  const spaces = (fields.get('spaces') ?? '- / - / -').split(' / ')
  const shares = SPACES.map(space => parseShare(namer, at(spaces, space)))
  const captains = range(seats).map(seat => parseCaptain(namer, fields.get(letterOf(seat)) ?? '', seat))
  const hand = words(fields.get('hand') ?? '').map(word => parseDown(namer, word, null))
  const named = ['deck', 'discards', 'unseen'].map(field =>
    words(fields.get(field) ?? (field === 'deck' ? REST : '')).map(word => (word === REST ? REST : namer.name(word))),
  )
  const rest = namer.rest()
  if (rest.length > 0 && !named.some(list => list.includes(REST))) throw new RangeError(`cards are missing: ${rest.join(' ')}`)
  const [deck = [], discards = [], unseen = []] = named.map(list => list.flatMap(card => (card === REST ? rest : [card])))
  const hat = seatOf(fields.get('hat') ?? 'A')
  const agenda = fields.get('agenda')
  const boarding = fields.get('boarding')
  const sharesAfterLook = shares.map((share, space) =>
    space === 0 && agenda === undefined ? { ...share, cards: share.cards.map(down => markSeenBy(down, hat)) } : share,
  )
  return {
    options,
    seats,
    hat,
    parrot: fields.has('parrot') ? seatOf(fields.get('parrot')) : hat,
    round: Number(fields.get('round') ?? '1'),
    shares: sharesAfterLook,
    captains,
    hand,
    deck,
    discards,
    unseen,
    boarding: boarding === undefined ? null : parseBoarding(boarding),
    agenda: parseAgenda(agenda ?? `decide ${letterOf(hat)} 1, end-turn ${letterOf(hat)}`),
  }
}

export const notation = { printState, parseState, printMove, parseMove }
