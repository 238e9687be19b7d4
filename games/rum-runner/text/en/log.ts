/** Log lines in English. */
import type { NameOf, Seat } from '@tortuga/kit'
import type { BoardPlace, CoinTarget, Face, PlacedNames } from '../../rules/index.ts'
import type { Texts } from '../types.ts'
import { card, cards, coins, island, points } from './phrases.ts'

/** Equal cards together: “Longboat ×2, Sloop”. */
const list = (faces: readonly Face[]): string =>
  [...new Set(faces)]
    .map(face => {
      const copies = faces.filter(other => other === face).length
      return copies === 1 ? card(face) : `${card(face)} ×${copies}`
    })
    .join(', ')
const shown = (faces: readonly (Face | null)[]): readonly Face[] => faces.filter(face => face !== null)
const named = (faces: readonly (Face | null)[]): string => (shown(faces).length === 0 ? '' : `: ${list(shown(faces))}`)

/** “Ola plays”, or “You play” for the reader. */
const does = (name: NameOf, seat: Seat, verb: string): string =>
  name.you === seat ? `You ${verb}` : `${name(seat)} ${verb}${/(?:sh|ch)$/.test(verb) ? 'es' : 's'}`
const hand = (name: NameOf, seat: Seat): string => (name.you === seat ? 'your hand' : 'the hand')
const isYou = (name: NameOf, seat: Seat): boolean => name.you === seat

const place = ({ hazard }: BoardPlace, isle = ''): string =>
  hazard === null ? `the investment at ${island(isle)}` : `hazard ${hazard + 1} at ${island(isle)}`
/** Cards by name, if the reader knows them; otherwise by place. */
const places = (on: readonly BoardPlace[], isles: readonly string[], names: PlacedNames = []): readonly string[] =>
  on.map((spot, index) => {
    const face = names[index]?.card ?? null
    return face === null ? place(spot, isles[index]) : card(face)
  })
const join = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
const shipName = (ship: Face | undefined): string => `the ${ship === undefined ? 'ship' : card(ship)}`
const coinPlace = (spot: CoinTarget, isle: string | undefined, ship: Face | undefined): string =>
  spot.type === 'hazard' ? place(spot, isle) : shipName(ship)

export const log: Texts['log'] = {
  began: ({ crown }, name) =>
    `${does(name, crown, 'play')} the crown, ${isYou(name, 1 - crown) ? 'you play' : `${name(1 - crown)} plays`} the pirate.`,
  'hazards-laid': event => `Each island gets a face-down starting hazard${named(event.cards)}.`,
  dealt: (event, name) => `${does(name, event.seat, 'draw')} ${cards(event.cards.length)}${named(event.cards)}.`,
  mulliganed: (event, name) => `${does(name, event.seat, 'pay')} ${coins(event.cost)} for a new hand${named(event.cards)}.`,
  'turn-began': ({ seat, round }, name) => `Turn ${round}: ${isYou(name, seat) ? 'you' : name(seat)}.`,
  readied: event => `One coin comes off each delayed ship: ${list(event.cards)}.`,
  flipped: (event, name) => `${does(name, event.seat, 'turn')} up ${card(event.card)} at ${island(event.isle)}.`,
  scored: (event, name) =>
    `${does(name, event.seat, 'score')} ${card(event.card)} (+${points(event.points)}) and ${isYou(name, event.seat) ? 'have' : 'has'} ${points(event.total)}.`,
  'hand-mixed': ({ seat, count }, name) => `${does(name, seat, 'shuffle')} ${cards(count)} from ${hand(name, seat)} into the deck.`,
  gained: (event, name) => `${does(name, event.seat, 'gain')} ${coins(event.coins)}.`,
  paid: (event, name) => `${does(name, event.seat, 'pay')} ${coins(event.coins)}.`,
  drew: (event, name) => `${does(name, event.seat, 'draw')} ${cards(event.cards.length)}${named(event.cards)}.`,
  'deck-renewed': ({ seat, removed }, name) =>
    `${does(name, seat, 'shuffle')} the discard pile into a new deck. Out of the game: ${list(removed) || 'nothing'}.`,
  'event-played': (event, name) =>
    `${does(name, event.seat, 'play')} ${card(event.card)}${event.cost > 0 ? ` for ${coins(event.cost)}` : ''}.`,
  founded: (event, name) =>
    `${does(name, event.seat, 'play')} face down: ${event.cards.map(({ isle, card: face }) => `${face === null ? 'an investment' : card(face)} at ${island(isle)}`).join(', ')}.`,
  'hazard-played': (event, name) =>
    `${does(name, event.seat, 'play')} ${event.card === null ? 'a hazard' : card(event.card)} face down at ${island(event.isle)}.`,
  recalled: (event, name) =>
    `${does(name, event.seat, 'recall')} ${place(event.at, event.isle)}${named([event.card])}${event.coins > 0 ? ` and takes its ${coins(event.coins)}` : ''}.`,
  invested: ({ seat, on, isles, names }, name) =>
    `${does(name, seat, 'put')} 1 coin ${on.length > 1 ? 'each ' : ''}on ${join(places(on, isles, names))}.`,
  'ship-played': (event, name) => `${does(name, event.seat, 'launch')} a ship for ${coins(event.cost)}: ${card(event.card)}.`,
  'crew-placed': ({ seat, played, moved, recalled, cost }, name) => {
    const verb = (word: string): string => (isYou(name, seat) ? word : `${word}s`)
    const parts = [
      ...(played.length > 0
        ? [`${verb('hire')} ${list(played.map(({ card: face }) => face))}${cost > 0 ? ` for ${coins(cost)}` : ''}`]
        : []),
      ...(moved.length > 0 ? [`${verb('move')} ${list(moved.map(({ card: face }) => face))}`] : []),
      ...(recalled.length > 0 ? [`${verb('recall')} ${list(recalled)}`] : []),
    ]
    return `${isYou(name, seat) ? 'You' : name(seat)} ${parts.join('; ') || `${verb('rearrange')} the crew`}.`
  },
  'raid-began': (event, name) =>
    `${does(name, event.seat, 'raid')} ${island(event.isle)} with ${list(event.cards)}${event.payer === null ? ` (${coins(event.fee)} from the bank)` : ''}.`,
  raised: (event, name) =>
    `${does(name, event.seat, 'raise')} ${card(event.card)} for ${coins(event.cost)}${event.coins > 0 ? `, leaving ${coins(event.coins)} on it` : ''}.`,
  'none-raised': ({ seat }, name) => `${does(name, seat, 'raise')} no hazard.`,
  faced: (event, name) =>
    event.way === null
      ? `${isYou(name, event.seat) ? 'You' : name(event.seat)} cannot get past ${card(event.card)}.`
      : `${does(name, event.seat, 'face')} ${card(event.card)}.`,
  'icons-used': event => `${event.skill === 'combat' ? 'Combat' : 'Navigation'} spent: ${list(event.cards)}.`,
  'crew-trashed': (event, name) => `${does(name, event.seat, 'trash')} ${card(event.card)}.`,
  'ship-trashed': ({ card: face, crew }) =>
    `The ${card(face)} is trashed${crew.length > 0 ? `. Its crew returns to the hand: ${list(crew)}` : ''}.`,
  discarded: (event, name) => `${does(name, event.seat, 'discard')} ${list(event.cards)}.`,
  'coins-added': ({ cause, on, isles, names, cards: ships }) => {
    const goals = [...places(on, isles, names), ...ships.map(shipName)]
    const coin = goals.length > 1 ? 'a coin each' : 'a coin'
    return cause === null ? `A coin goes on ${join(goals)}.` : `${card(cause)} puts ${coin} on ${join(goals)}.`
  },
  'hazard-wore': event => `${card(event.card)} loses a coin; ${coins(event.coins)} left.`,
  'hazard-trashed': event => `${card(event.card)} is trashed.`,
  'dropped-out': event => `The ${card(event.card)} has no crew left and drops out of the raid.`,
  'raid-stopped': () => 'The raid is stopped.',
  'raid-succeeded': () => 'The raid succeeds.',
  revealed: event => {
    const from = { island: 'on the island', deck: 'from the deck', hand: 'from the hand' }[event.from]
    return `Raided ${from}: ${card(event.card)}.`
  },
  'nothing-raided': () => 'There is nothing to raid.',
  stayed: event => `${card(event.card)} stays in play.`,
  trashed: event => `${card(event.card)} is trashed.`,
  'effect-began': event => `${card(event.card)} takes effect.`,
  'raid-ended': () => 'The raid is over.',
  looked: (event, name) => `${does(name, event.seat, 'look')} at ${place(event.at, event.isle)}${named([event.card])}.`,
  'hand-shown': (event, name) =>
    `${does(name, event.seat, 'show')} ${hand(name, event.seat)}: ${named(event.cards).slice(2) || cards(event.cards.length)}.`,
  'coin-removed': ({ on, isles }) =>
    on.length === 0 ? 'No coin is removed.' : `A coin comes off ${on.length > 1 ? 'each of these: ' : ''}${places(on, isles).join(', ')}.`,
  'coin-moved': ({ seat, from, to, isles, ships }, name) =>
    `${does(name, seat, 'move')} a coin from ${coinPlace(from, isles[0], ships[0])} to ${coinPlace(to, isles[1], ships[1])}.`,
  'hazard-moved': ({ seat, from, isles }, name) => `${does(name, seat, 'move')} ${place(from, isles[0])} to ${island(isles[1])}.`,
  'put-on-deck': (event, name) => `${does(name, event.seat, 'put')} ${card(event.card)} on top of the deck.`,
  fetched: (event, name) => `${does(name, event.seat, 'take')} ${card(event.card)} from the discard pile.`,
  taken: (event, name) => `${does(name, event.seat, 'take')} ${coins(event.coins)} from the crown.`,
  declined: ({ seat }, name) => `${does(name, seat, 'decline')}.`,
  ended: ({ reason, places: ranks, scores }, name) => {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
    const why = reason === 'cap' ? 'The last turn is over. ' : ''
    const score = scores.toSorted((one, other) => other - one).join(' : ')
    return winners.length > 1
      ? `${why}A draw, ${score}.`
      : `${why}${isYou(name, winners[0] ?? -1) ? 'You win' : `${winners.map(name).join('')} wins`}, ${score}.`
  },
}
