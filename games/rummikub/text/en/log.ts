/** The log in English: one sentence for each event. Sentences about the reader say "you". */
import type { NameOf, Seat } from '@tortuga/kit'
import type { Event, Face, JokerRole, ScoreReason, SetGain } from '../../rules/index.ts'
import { isReader, knownTiles, nameTiles, signed } from '../format.ts'
import type { Texts } from '../types.ts'
import { COLOURS, join, list, points, SCORE_REASONS, tile, tiles } from './terms.ts'

/** `Ola draws`, `You draw`. */
const does = (name: NameOf, seat: Seat, they: string, you: string): string =>
  isReader(name, seat) ? `You ${you}` : `${name(seat)} ${they}`
/** A name within a sentence. */
const nameIn = (name: NameOf, seat: Seat): string => (isReader(name, seat) ? 'you' : name(seat))

const results = (scores: readonly number[], reasons: readonly ScoreReason[], name: NameOf): string =>
  scores
    .map((score, seat) => {
      const reason = reasons[seat] ?? 'rack'
      const note = reason === 'rack' || reason === 'won' ? '' : ` (${SCORE_REASONS[reason]})`
      return `${nameIn(name, seat)} ${signed(score)}${note}`
    })
    .join(', ')

const tileAs = (face: Face, role: JokerRole | null): string => {
  if (role === null) return tile(face)
  return `a joker as ${role.colour === null ? `a ${role.number}` : `${COLOURS[role.colour]} ${role.number}`}`
}

/** What a play added to sets, and which sets it laid. */
const sayGains = (gains: readonly SetGain[], jokers: readonly JokerRole[], [adds, lays]: readonly [string, string]): string => {
  const roles = [...jokers]
  const named = ({ tiles: laid }: SetGain): string => {
    const own = roles.splice(0, laid.filter(face => face === 'J').length)
    return nameTiles(laid, own, tileAs).join(', ')
  }
  return join(gains.map(gain => (gain.isNew ? `${lays} ${named(gain)}` : `${adds} ${named(gain)} to a ${gain.kind}`)))
}

const played = ({ seat, tiles: laid, opening, gains, jokers }: Extract<Event, { type: 'played' }>, name: NameOf): string => {
  const named = nameTiles(laid, jokers, tileAs).join(', ')
  if (opening !== null) return `${does(name, seat, 'opens', 'open')} with ${points(opening)}: ${named}.`
  const [adds, lays] = isReader(name, seat) ? ['add', 'lay'] : ['adds', 'lays']
  if (gains === null)
    return `${does(name, seat, 'lays', 'lay')} ${named} and ${isReader(name, seat) ? 'rearrange' : 'rearranges'} the table.`
  return `${isReader(name, seat) ? 'You' : name(seat)} ${sayGains(gains, jokers, [adds, lays])}.`
}

export const log: Texts['log'] = {
  'drawn-for-start': ({ tiles: drawn }, name) =>
    `Drawing for the first turn: ${drawn.flatMap((face, seat) => (face === null ? [] : [`${nameIn(name, seat)} ${tile(face)}`])).join(', ')}.`,
  'round-began': ({ round, starter }, name) => `Round ${round}. ${does(name, starter, 'starts', 'start')}.`,
  dealt: ({ racks }) => {
    const own = racks.map(knownTiles).filter(rack => rack.length > 0)
    return own.length === 1 ? `Your tiles: ${list(own[0] ?? [])}.` : 'Everybody gets 14 tiles.'
  },
  answered: ({ seat, want }, name) => {
    if (want === null) return `${does(name, seat, 'has', 'have')} answered.`
    return `${want ? does(name, seat, 'wants a new deal', 'want a new deal') : does(name, seat, 'keeps the tiles', 'keep your tiles')}.`
  },
  redeal: ({ doublets }, name) =>
    `New deal, asked for by ${join(doublets.flatMap((faces, seat) => (faces === null ? [] : [`${nameIn(name, seat)} (doublets: ${list(faces)})`])))}.`,
  'play-began': ({ starter }, name) => `${does(name, starter, 'has', 'have')} the first turn.`,
  drew: ({ seat, tile: face }, name) => `${does(name, seat, 'draws', 'draw')} ${face === null ? 'a tile' : tile(face)}.`,
  announced: ({ seat, open }, name) => `${does(name, seat, 'announces', 'announce')} ${open ? 'an opening' : 'nothing'}.`,
  played,
  penalised: ({ seat, cause, tiles: taken }, name) => {
    const known = knownTiles(taken)
    const what = taken.length === 0 ? 'no tile' : known.length > 0 ? list(known) : tiles(taken.length)
    return `${cause === 'time' ? 'Time is up' : 'Mistake'}: the table is restored, ${nameIn(name, seat)} ${isReader(name, seat) ? 'take' : 'takes'} ${what}.`
  },
  passed: ({ seat }, name) => `${does(name, seat, 'passes', 'pass')}.`,
  'bank-emptied': ({ lap }, name) => `The bank is empty. Last moves: ${join(lap.map(seat => nameIn(name, seat)))}.`,
  scored: ({ round, ending, winners, scores, grounds }, name) => {
    const [winner = 0] = winners
    const out = `${nameIn(name, winner)} ${isReader(name, winner) ? 'go' : 'goes'} out`
    const low = `the lowest rack wins (${join(winners.map(seat => nameIn(name, seat)))})`
    return `Round ${round} is over, ${ending === 'out' ? out : low}: ${results(scores, grounds, name)}.`
  },
  ended: ({ places, scores }, name) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    const [winner = 0] = winners
    const score = signed(scores[winner] ?? 0)
    if (winners.length === 1) return `${does(name, winner, 'wins', 'win')} with ${score}.`
    const names = join(winners.map(seat => nameIn(name, seat)))
    return `${names.charAt(0).toUpperCase()}${names.slice(1)} share the win with ${score}.`
  },
}
