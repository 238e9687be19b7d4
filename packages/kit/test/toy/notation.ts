/** The notation of the toy game: a state is one line, a move a few words. */
import { at } from '../../src/index.ts'
import type { Boat, Crate, Face, Move, Packed, State, Task } from './types.ts'

const joined = (items: readonly (string | number)[]): string => (items.length === 0 ? '-' : items.join(' '))
const bySeat = (items: readonly string[]): string => items.join(' / ')
const printPacked = (packed: Packed | null): string => (packed === null ? '-' : `${packed.crate} ${packed.lamp ? 'lamp' : 'dark'}`)
const printTask = (task: Task): string => {
  const { type, ...rest } = task
  return [type, ...Object.values(rest)].join(':')
}

export const printState = (state: State): string =>
  [
    `round ${state.round} ${state.options.rounds}`,
    `wind ${state.wind}`,
    `stock ${joined(state.stock)}`,
    `market ${state.market ?? '-'}`,
    `shelf ${joined(state.shelf)}`,
    `hands ${bySeat(state.hands.map(joined))}`,
    `known ${bySeat(state.known.map(joined))}`,
    `boats ${bySeat(state.boats.map(boat => (boat === null ? '-' : `${printPacked(boat)} ${boat.seenBy.join(',')}`)))}`,
    `sealed ${bySeat(state.sealed.map(printPacked))}`,
    `coins ${joined(state.coins)}`,
    `points ${joined(state.points)}`,
    `fines ${state.fines}`,
    `agenda ${joined(state.agenda.map(printTask))}`,
  ].join(' | ')

const list = (text: string): readonly string[] => (text === '-' ? [] : text.split(' '))
const parseBySeat = <A>(text: string, parse: (part: string) => A): readonly A[] => text.split(' / ').map(parse)
const parsePacked = (text: string): Packed | null => {
  if (text === '-') return null
  const [crate, lamp] = text.split(' ')
  return { crate: crate as Crate, lamp: lamp === 'lamp' }
}
const parseBoat = (text: string): Boat | null => {
  const packed = parsePacked(text)
  return packed === null ? null : { ...packed, seenBy: at(text.split(' '), 2).split(',').map(Number) }
}
const parseTask = (text: string): Task => {
  const [type, first, second] = text.split(':')
  switch (type) {
    case 'bribe':
      return { type, boat: Number(first) }
    case 'judge':
      return { type, boat: Number(first), coins: Number(second) }
    case 'take':
      return { type, seat: Number(first) }
    default:
      return { type: type as 'pack' | 'watch' | 'land' }
  }
}

export const parseState = (text: string): State => {
  const parts = new Map(text.split(' | ').map(part => [at(part.split(' '), 0), part.slice(part.indexOf(' ') + 1)]))
  const part = (name: string): string => parts.get(name) ?? '-'
  const [round = 1, rounds = 1] = list(part('round')).map(Number)
  const hands = parseBySeat(part('hands'), hand => list(hand) as readonly Crate[])
  const market = part('market')
  return {
    options: { rounds },
    seats: hands.length,
    round,
    wind: Number(part('wind')),
    stock: list(part('stock')) as readonly Crate[],
    market: market === '-' ? null : (market as Crate),
    shelf: list(part('shelf')) as readonly Crate[],
    hands,
    known: parseBySeat(part('known'), known => list(known) as readonly Crate[]),
    boats: parseBySeat(part('boats'), parseBoat),
    sealed: parseBySeat(part('sealed'), parsePacked),
    coins: list(part('coins')).map(Number),
    points: list(part('points')).map(Number),
    fines: Number(part('fines')),
    agenda: list(part('agenda')).map(parseTask),
  }
}

export const printMove = (move: Move): string => {
  switch (move.type) {
    case 'pack':
      return `pack ${move.crate} ${move.lamp ? 'lamp' : 'dark'}`
    case 'arrange':
      return `arrange ${joined(move.shelf)}`
    case 'look':
      return `look ${move.boat}`
    case 'offer':
      return `offer ${move.coins}`
    case 'take':
      return `take ${move.from}`
    default:
      return move.type
  }
}

export const parseMove = (text: string): Move => {
  const [type, first = '-', second] = text.split(' ')
  switch (type) {
    case 'pack':
      return { type, crate: first as Face, lamp: second === 'lamp' }
    case 'arrange':
      return { type, shelf: list(text.slice('arrange '.length)) as readonly Face[] as Face[] }
    case 'look':
      return { type, boat: Number(first) }
    case 'offer':
      return { type, coins: Number(first) }
    case 'take':
      return { type, from: first as 'stock' | 'market' }
    default:
      return { type: type as 'nod' | 'seize' | 'release' }
  }
}
