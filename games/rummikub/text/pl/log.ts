/** The log in Polish: one sentence for each event, in the present tense and with names in the nominative. Sentences about the reader are in the second person. */
import type { NameOf, Seat } from '@tortuga/kit'
import type { Event, Face, JokerRole, ScoreReason, SetGain } from '../../rules/index.ts'
import { isReader, knownTiles, nameTiles, signed } from '../format.ts'
import type { Texts } from '../types.ts'
import { COLOURS, join, list, listAccusative, points, SCORE_REASONS, tile, tileAccusative, tilesAccusative } from './terms.ts'

/** „Ola dobiera”, „Dobierasz”. */
const does = (name: NameOf, seat: Seat, they: string, you: string): string => (isReader(name, seat) ? you : `${name(seat)} ${they}`)
/** A name in a list, where the reader is „ty”. */
const nameIn = (name: NameOf, seat: Seat): string => (isReader(name, seat) ? 'ty' : name(seat))

const results = (scores: readonly number[], reasons: readonly ScoreReason[], name: NameOf): string =>
  scores
    .map((score, seat) => {
      const reason = reasons[seat] ?? 'rack'
      const note = reason === 'rack' || reason === 'won' ? '' : ` (${SCORE_REASONS[reason]})`
      return `${nameIn(name, seat)} ${signed(score)}${note}`
    })
    .join(', ')

const tileAs = (face: Face, role: JokerRole | null): string => {
  if (role === null) return tileAccusative(face)
  return `jokera jako ${role.colour === null ? role.number : `${COLOURS[role.colour].accusative} ${role.number}`}`
}

/** What a play added to sets, and which sets it laid. */
const sayGains = (gains: readonly SetGain[], jokers: readonly JokerRole[], [adds, lays]: readonly [string, string]): string => {
  const roles = [...jokers]
  const named = ({ tiles: laid }: SetGain): string => {
    const own = roles.splice(0, laid.filter(face => face === 'J').length)
    return nameTiles(laid, own, tileAs).join(', ')
  }
  return join(
    gains.map(gain => (gain.isNew ? `${lays} ${named(gain)}` : `${adds} ${named(gain)} do ${gain.kind === 'run' ? 'serii' : 'grupy'}`)),
  )
}

const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)

const played = ({ seat, tiles: laid, opening, gains, jokers }: Extract<Event, { type: 'played' }>, name: NameOf): string => {
  const named = nameTiles(laid, jokers, tileAs).join(', ')
  if (opening !== null)
    return `${does(name, seat, 'otwiera', 'Otwierasz')} za ${points(opening)}: wykłada${isReader(name, seat) ? 'sz' : ''} ${named}.`
  if (gains === null)
    return `${does(name, seat, 'przebudowuje', 'Przebudowujesz')} stół i wykłada${isReader(name, seat) ? 'sz' : ''} ${named}.`
  const said = sayGains(gains, jokers, isReader(name, seat) ? ['dokładasz', 'wykładasz'] : ['dokłada', 'wykłada'])
  return `${isReader(name, seat) ? capitalize(said) : `${name(seat)} ${said}`}.`
}

export const log: Texts['log'] = {
  'drawn-for-start': ({ tiles: drawn }, name) =>
    `Losowanie, kto zaczyna: ${drawn.flatMap((face, seat) => (face === null ? [] : [`${nameIn(name, seat)} – ${tile(face)}`])).join(', ')}.`,
  'round-began': ({ round, starter }, name) => `Runda ${round}. ${isReader(name, starter) ? 'Zaczynasz' : `Zaczyna ${name(starter)}`}.`,
  dealt: ({ racks }) => {
    const own = racks.map(knownTiles).filter(rack => rack.length > 0)
    return own.length === 1 ? `Twoje kostki: ${list(own[0] ?? [])}.` : 'Każdy dostaje 14 kostek.'
  },
  answered: ({ seat, want }, name) => {
    if (want === null) return isReader(name, seat) ? 'Twoja odpowiedź jest oddana.' : `${name(seat)}: odpowiedź oddana.`
    return `${want ? does(name, seat, 'prosi o nowe rozdanie', 'Prosisz o nowe rozdanie') : does(name, seat, 'gra dalej', 'Grasz dalej')}.`
  },
  redeal: ({ doublets }, name) =>
    `Nowe rozdanie na prośbę: ${join(doublets.flatMap((faces, seat) => (faces === null ? [] : [`${nameIn(name, seat)} (dublety: ${list(faces)})`])))}.`,
  'play-began': ({ starter }, name) => (isReader(name, starter) ? 'Pierwszy ruch należy do ciebie.' : `Pierwszy ruch: ${name(starter)}.`),
  drew: ({ seat, tile: face }, name) => `${does(name, seat, 'dobiera', 'Dobierasz')} ${face === null ? 'kostkę' : tileAccusative(face)}.`,
  announced: ({ seat, open }, name) =>
    `${open ? does(name, seat, 'zapowiada otwarcie', 'Zapowiadasz otwarcie') : does(name, seat, 'niczego nie zapowiada', 'Niczego nie zapowiadasz')}.`,
  played,
  penalised: ({ seat, cause, tiles: taken }, name) => {
    const known = knownTiles(taken)
    const [none, takes] = isReader(name, seat) ? ['nie bierzesz nic', 'bierzesz'] : ['nie bierze nic', 'bierze']
    const what = taken.length === 0 ? none : `${takes} ${known.length > 0 ? listAccusative(known) : tilesAccusative(taken.length)}`
    const who = isReader(name, seat) ? what : `${name(seat)} ${what}`
    return `${cause === 'time' ? 'Czas minął' : 'Błąd'}: stół wraca do poprzedniego stanu, ${who}.`
  },
  passed: ({ seat }, name) => `${does(name, seat, 'pasuje', 'Pasujesz')}.`,
  'bank-emptied': ({ lap }, name) => `Bank jest pusty. Ostatnie ruchy: ${lap.map(seat => nameIn(name, seat)).join(', ')}.`,
  scored: ({ round, ending, winners, scores, grounds }, name) => {
    const [winner = 0] = winners
    const out = isReader(name, winner) ? 'kończysz' : `kończy ${name(winner)}`
    const low = `wygrywa najniższa tabliczka (${join(winners.map(seat => nameIn(name, seat)))})`
    return `Koniec rundy ${round}, ${ending === 'out' ? out : low}: ${results(scores, grounds, name)}.`
  },
  ended: ({ places, scores }, name) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    const [winner = 0] = winners
    const score = signed(scores[winner] ?? 0)
    if (winners.length > 1) return `Zwycięstwo dzielą: ${winners.map(seat => nameIn(name, seat)).join(', ')}, wynik ${score}.`
    return `${isReader(name, winner) ? 'Wygrywasz' : `Wygrywa ${name(winner)}`}, wynik ${score}.`
  },
}
