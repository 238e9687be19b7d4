/** Moves as text. Islands, hazards, ships and crew are numbered from 1: `2` is the investment of island 2, `2.1` its innermost hazard, `3` ship 3, `3.1` its first crew member.
 *  A hazard to raise is `1:1+2`: hazard 1, paid with 1 of its own coins, then 2 extra coins. */
import { unreachable } from '@tortuga/kit'
import * as v from 'valibot'
import { MoveSchema } from '../options.ts'
import type { Berth, CoinTarget, SkillIcon, Move, BoardPlace, HazardRaise } from '../data/types.ts'

const printPlace = ({ island, hazard }: BoardPlace): string => (hazard === null ? `${island + 1}` : `${island + 1}.${hazard + 1}`)
const printBerth = ({ ship, crew }: Berth | SkillIcon): string => (crew === null ? `${ship + 1}` : `${ship + 1}.${crew + 1}`)
const printCoin = (place: CoinTarget): string => (place.type === 'ship' ? `ship${place.ship + 1}` : printPlace(place))
const printRaising = ({ hazard, own, extra }: HazardRaise): string => `${hazard + 1}:${own}+${extra}`
const joinWords = (verb: string, words: readonly (string | number)[]): string => [verb, ...words].join(' ')
const plusOne = (numbers: readonly number[]): readonly number[] => numbers.map(number => number + 1)

export const printMove = (move: Move): string => {
  switch (move.type) {
    case 'keep':
    case 'mulligan':
    case 'done':
    case 'gain':
    case 'draw':
    case 'accept':
    case 'decline':
      return move.type
    case 'event':
    case 'ship':
    case 'fetch':
      return joinWords(move.type, [move.card])
    case 'flip':
    case 'pick-island':
      return joinWords(move.type, [move.island + 1])
    case 'found':
      return joinWords(
        'found',
        move.cards.map(({ card, island }) => `${card}@${island + 1}`),
      )
    case 'hazard':
      return joinWords('hazard', [`${move.card}@${move.island + 1}`])
    case 'recall':
    case 'look':
    case 'trash':
    case 'remove':
      return joinWords(move.type, [printPlace(move.at)])
    case 'invest':
    case 'add':
      return joinWords(move.type, move.on.map(printPlace))
    case 'crew':
      return joinWords('crew', [move.ships.map(faces => faces.join(' ') || '-').join(' / ')])
    case 'raid':
      return joinWords('raid', [move.island + 1, 'with', ...plusOne(move.ships)])
    case 'raise':
      return joinWords('raise', move.hazards.map(printRaising))
    case 'meet':
      return joinWords('meet', [move.way + 1])
    case 'icons':
      return joinWords('icons', move.from.map(printBerth))
    case 'discard':
      return joinWords('discard', move.cards)
    case 'pick-crew':
      return joinWords('pick-crew', [printBerth(move)])
    case 'pick-ship':
      return joinWords('pick-ship', [move.ship + 1])
    case 'shift':
      return joinWords('shift', [printCoin(move.from), printCoin(move.to)])
    case 'tow':
      return joinWords('tow', [printPlace(move), move.to + 1])
    case 'spread':
      return joinWords('spread', [...plusOne(move.ships), ...(move.hazard ? ['hazard'] : [])])
    default:
      return unreachable(move)
  }
}

const numberOf = (text: string | undefined): number => {
  if (text === undefined || !/^\d{1,3}$/.test(text)) throw new RangeError(`not a number: ${String(text)}`)
  return Number(text)
}
const indexOf = (text: string | undefined): number => numberOf(text) - 1
const pairOf = (text: string | undefined): readonly [number, number | null] => {
  const [first, second] = (text ?? '').split('.')
  return [indexOf(first), second === undefined ? null : indexOf(second)]
}
const parsePlace = (text: string | undefined): unknown => {
  const [island, hazard] = pairOf(text)
  return { island, hazard }
}
const parseBerth = (text: string | undefined): { readonly ship: number; readonly crew: number | null } => {
  const [ship, crew] = pairOf(text)
  return { ship, crew }
}
const parseCoin = (text = ''): unknown => {
  if (text.startsWith('ship')) return { type: 'ship', ship: indexOf(text.slice(4)) }
  const [island, hazard] = pairOf(text)
  return { type: 'hazard', island, hazard }
}
const parseAt = (text = ''): unknown => {
  const [card, island] = text.split('@')
  return { card, island: indexOf(island) }
}
const parseRaising = (text: string): unknown => {
  const [, hazard, own, extra] = /^(\d+):(\d+)\+(\d+)$/.exec(text) ?? []
  return { hazard: indexOf(hazard), own: numberOf(own), extra: numberOf(extra) }
}
const parseCrew = (rest: readonly string[]): unknown =>
  rest
    .join(' ')
    .split('/')
    .map(ship => ship.split(' ').filter(word => word !== '' && word !== '-'))

/** By verb: parses the words after it. */
const PARSERS: Readonly<Record<string, (rest: readonly string[]) => object>> = {
  event: ([card]) => ({ card }),
  ship: ([card]) => ({ card }),
  fetch: ([card]) => ({ card }),
  flip: ([island]) => ({ island: indexOf(island) }),
  'pick-island': ([island]) => ({ island: indexOf(island) }),
  found: rest => ({ cards: rest.map(parseAt) }),
  hazard: ([text]) => ({ ...(parseAt(text) as object) }),
  recall: ([text]) => ({ at: parsePlace(text) }),
  look: ([text]) => ({ at: parsePlace(text) }),
  trash: ([text]) => ({ at: parsePlace(text) }),
  remove: ([text]) => ({ at: parsePlace(text) }),
  invest: rest => ({ on: rest.map(parsePlace) }),
  add: rest => ({ on: rest.map(parsePlace) }),
  crew: rest => ({ ships: parseCrew(rest) }),
  raid: ([island, , ...ships]) => ({ island: indexOf(island), ships: ships.map(indexOf) }),
  raise: rest => ({ hazards: rest.map(parseRaising) }),
  meet: ([way]) => ({ way: indexOf(way) }),
  icons: rest => ({ from: rest.map(parseBerth) }),
  discard: rest => ({ cards: rest }),
  'pick-crew': ([text]) => parseBerth(text),
  'pick-ship': ([ship]) => ({ ship: indexOf(ship) }),
  shift: ([from, to]) => ({ from: parseCoin(from), to: parseCoin(to) }),
  tow: ([text, to]) => ({ ...(parsePlace(text) as object), to: indexOf(to) }),
  spread: rest => ({ ships: rest.filter(word => word !== 'hazard').map(indexOf), hazard: rest.includes('hazard') }),
}

/** Throws if the text is not a move. Does not check whether the move is legal. */
export const parseMove = (text: string): Move => {
  const [verb = '', ...rest] = text.trim().split(/\s+/)
  const parseRest = PARSERS[verb]
  const parsed = v.safeParse(MoveSchema, { type: verb, ...(parseRest === undefined ? {} : parseRest(rest)) })
  if (!parsed.success) throw new RangeError(`no such move: ${text}`)
  return parsed.output
}
