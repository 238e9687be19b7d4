/** Rummikub in English. */
import { pluralFor } from '@tortuga/kit'
import type { Face, Ground } from '../rules/index.ts'
import { partsOf, shownOf, signed } from './faces.ts'
import { options, presets } from './options-en.ts'
import type { NameOf, Texts } from './texts.ts'
import { chapters, titles } from './titles-en.ts'

const plural = pluralFor('en')
const COLOURS = { K: 'black', R: 'red', B: 'blue', O: 'orange' } as const

const tiles = (count: number): string => plural(count, { one: 'tile', other: 'tiles' })
const points = (count: number): string => plural(count, { one: 'point', other: 'points' })
const tile = (face: Face): string => {
  const parts = partsOf(face)
  return parts === null ? 'a joker' : `${COLOURS[parts.colour]} ${parts.number}`
}
const list = (faces: readonly Face[]): string => faces.map(tile).join(', ')
const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
const setName = (set: number): string => `Set ${set + 1}`
const GROUNDS: Readonly<Record<Ground, string>> = {
  won: 'won',
  rack: 'rack',
  'never-opened': 'never opened',
  'could-have-opened': 'could have opened',
  announced: 'had announced',
}
const results = (scores: readonly number[], grounds: readonly Ground[], name: NameOf): string =>
  scores
    .map((score, seat) => {
      const ground = grounds[seat] ?? 'rack'
      const why = ground === 'rack' || ground === 'won' ? '' : ` (${GROUNDS[ground]})`
      return `${name(seat)} ${signed(score)}${why}`
    })
    .join(', ')

export const en: Texts = {
  game: { name: 'Rummikub', about: 'Lay runs and groups, rearrange the whole table, and be the first with an empty rack.' },
  log: {
    'drawn-for-start': ({ tiles: drawn }, name) =>
      `Drawing for the start: ${drawn.flatMap((face, seat) => (face === null ? [] : [`${name(seat)} ${tile(face)}`])).join(', ')}.`,
    'round-began': ({ round, starter }, name) => `Round ${round}. ${name(starter)} begins.`,
    dealt: ({ racks }) => {
      const own = racks.map(shownOf).filter(rack => rack.length > 0)
      return own.length === 1 ? `Your tiles: ${list(own[0] ?? [])}.` : 'Everybody gets 14 tiles.'
    },
    answered: ({ seat, want }, name) =>
      want === null ? `${name(seat)} has answered.` : `${name(seat)} ${want ? 'wants a new deal' : 'plays on'}.`,
    redeal: ({ doublets }, name) =>
      `A new deal for ${join(doublets.flatMap((faces, seat) => (faces === null ? [] : [`${name(seat)} (doublets: ${list(faces)})`])))}.`,
    'play-began': ({ starter }, name) => `${name(starter)} has the first turn.`,
    drew: ({ seat, tile: face }, name) => `${name(seat)} draws ${face === null ? 'a tile' : tile(face)}.`,
    announced: ({ seat, open }, name) => `${name(seat)} ${open ? 'announces an opening' : 'announces nothing'}.`,
    played: ({ seat, tiles: laid, opening, rearranged }, name) => {
      if (opening !== null) return `${name(seat)} opens with ${points(opening)}: ${list(laid)}.`
      return `${name(seat)} lays ${list(laid)}${rearranged ? ' and rearranges the table' : ''}.`
    },
    penalised: ({ seat, cause, tiles: taken }, name) => {
      const named = shownOf(taken)
      const what = taken.length === 0 ? 'no tile' : named.length > 0 ? list(named) : tiles(taken.length)
      return `${cause === 'time' ? 'Time is up' : 'A mistake'}: the table goes back, and ${name(seat)} takes ${what}.`
    },
    passed: ({ seat }, name) => `${name(seat)} passes.`,
    'bank-emptied': ({ lap }, name) => `The bank is empty. Last moves: ${join(lap.map(name))}.`,
    scored: ({ round, ending, winners, scores, grounds }, name) =>
      `Round ${round} is over, ${ending === 'out' ? `${name(winners[0] ?? 0)} goes out` : `the lowest rack wins (${join(winners.map(name))})`}: ${results(scores, grounds, name)}.`,
    ended: ({ places, scores }, name) => {
      const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
      return `${join(winners.map(name))} ${winners.length === 1 ? 'wins' : 'share the win'} with ${signed(scores[winners[0] ?? 0] ?? 0)}.`
    },
  },
  refusals: {
    over: () => 'The match is over.',
    watching: () => 'You are watching this match.',
    'not-your-turn': () => 'It is not your turn.',
    'redeal-first': () => 'First everybody says whether to deal again.',
    'already-answered': () => 'You have answered already.',
    'no-redeal-asked': () => 'Nobody is asked for a new deal now.',
    'too-few-doublets': ({ held, needed }) =>
      `A new deal takes ${plural(needed, { one: 'doublet', other: 'doublets' })}; you hold ${held}.`,
    'announce-first': () => 'First say whether you announce an opening.',
    'no-announcement-asked': () => 'No announcement is asked of you now.',
    'bank-empty': () => 'The bank is empty: lay tiles or pass.',
    'bank-not-empty': ({ left }) => `No passing while the bank has ${tiles(left)}: draw one or lay.`,
    'must-lay': () => 'You can lay a tile, so you may not pass.',
    'not-on-rack': ({ tile: face }) => `You have no ${tile(face).replace('a joker', 'joker')} for this.`,
    'table-tile-missing': ({ tiles: faces }) => `Table tiles must stay on the table; missing: ${list(faces)}.`,
    'nothing-laid': () => 'At least one tile must come from your rack.',
    'table-touched': ({ tiles: faces }) => `In your opening turn the table stays as it is; changed: ${list(faces)}.`,
    'below-opening': ({ sum, needed, best }) =>
      `Your opening counts ${sum}, and ${needed} are needed.${best >= needed ? ` Laid in another way it would count ${best}.` : ''}`,
    'joker-not-in-new-set': ({ withTwo }) =>
      withTwo
        ? 'A joker taken from the table goes into a new set with two tiles of your own.'
        : 'A joker taken from the table goes into a new set.',
    'frozen-set': ({ tiles: faces }) => `A set with a joker may only be added to, or its joker replaced: ${list(faces)}.`,
    'too-short': ({ set, length }) => `${setName(set)} has only ${tiles(length)}; a set takes three.`,
    'too-long': ({ set, length }) => `${setName(set)} is a group of ${length}; four tiles are the most.`,
    'only-jokers': ({ set }) => `${setName(set)} holds nothing but jokers.`,
    'too-many-jokers': ({ set, most }) => `${setName(set)} holds more than ${plural(most, { one: 'joker', other: 'jokers' })}.`,
    'numbers-differ': ({ set, tile: face, number }) => `${setName(set)} is a group of ${number}s, and ${tile(face)} is none.`,
    'colour-twice': ({ set, tile: face }) => `${setName(set)} has the colour of ${tile(face)} twice.`,
    'colours-differ': ({ set, tile: face, colour }) => `${setName(set)} is a ${COLOURS[colour]} run, and ${tile(face)} does not fit.`,
    gap: ({ set, tile: face, expected }) =>
      expected > 13
        ? `${setName(set)} goes past 13: nothing follows it.`
        : `${setName(set)} has a gap: where ${tile(face)} lies, ${expected} should be.`,
    'past-13': ({ set }) => `${setName(set)} has a joker past 13.`,
    'before-1': ({ set }) => `${setName(set)} has a joker before 1.`,
  },
  reasons: {
    'goes-out': () => 'goes out',
    lays: ({ tiles: count, points: worth }) => `lays ${tiles(count)} worth ${points(worth)}, the most there is`,
    opens: ({ sum }) => `opens with ${points(sum)}`,
    'keeps-joker': ({ tiles: count }) => `lays ${tiles(count)} and keeps the joker for later`,
    'holds-back': ({ tiles: count }) => `${tiles(count)} could be laid, but something is better kept for the next turn`,
    waits: ({ tiles: count }) => `${tiles(count)} could be laid, but waiting helps nobody else and lays more at once later`,
    'nothing-to-lay': () => 'nothing to lay',
    'deal-is-poor': () => 'doublets, and no opening in sight',
    'deal-is-fair': () => 'this deal will do',
    'can-open-next': () => 'an opening is possible in the next turn',
    'nothing-to-announce': () => 'no opening is possible yet',
  },
  options,
  presets,
  bots: {
    'cabin-boy': { name: 'Cabin boy', about: 'Plays like a child: lays what it sees and rearranges nothing.' },
    deckhand: { name: 'Deckhand', about: 'Knows the rules, and often lays in haste.' },
    sailor: { name: 'Sailor', about: 'Plays sensibly, with a hasty move now and then.' },
    boatswain: { name: 'Boatswain', about: 'Knows how to wait and is seldom hasty.' },
    captain: { name: 'Captain', about: 'Thinks as long as it may, and is never hasty.' },
  },
  chapters,
  rules: titles,
  words: {
    table: 'Table',
    rack: 'Rack',
    bank: 'Bank',
    empty: 'empty',
    joker: 'joker',
    opened: 'opened',
    notOpened: 'not opened',
    announced: 'announces an opening',
    round: (number, rounds) => `Round ${number} of ${rounds}`,
    lastMoves: 'Last moves',
    sum: 'Sum',
    yourTurn: 'Your turn',
    chooseMove: 'Draw a tile or lay.',
    chooseLastMove: 'Your last move: lay or pass.',
    askRedeal: 'Do you want a new deal?',
    askAnnouncement: 'Do you announce an opening for your next turn?',
    waitingFor: names => `Waiting for ${join(names)}.`,
    turnOf: name => `${name} to move`,
    draw: 'Draw a tile',
    pass: 'Pass',
    outOfTime: 'Let the turn run out',
    redeal: want => (want ? 'Deal again' : 'Play on'),
    announce: open => (open ? 'Announce an opening' : 'Stay silent'),
    lay: 'Lay',
    addTo: set => `Add to set ${set + 1}`,
    rearrange: 'Rearrange, laying',
    kind: kind => kind,
    ground: ground => GROUNDS[ground],
    colour: colour => COLOURS[colour],
    tile,
    tiles,
    points,
  },
}
