/** What happens, in English. */
import { pluralFor } from '@tortuga/kit'
import type { CoinPlace, Face, Place } from '../rules/index.ts'
import { cards as CARDS, islands as ISLANDS } from './cards-en.ts'
import type { Texts } from './texts.ts'

const plural = pluralFor('en')
export const coins = (count: number): string => plural(count, { one: 'coin', other: 'coins' })
export const cards = (count: number): string => plural(count, { one: 'card', other: 'cards' })
export const points = (count: number): string => plural(count, { one: 'point', other: 'points' })
/** A card or an island of a foreign file keeps its own name. */
export const card = (face: Face): string => CARDS[face]?.name ?? face
export const island = (isle: string): string => ISLANDS[isle] ?? isle
const list = (faces: readonly Face[]): string => faces.map(card).join(', ')
const shown = (faces: readonly (Face | null)[]): readonly Face[] => faces.filter(face => face !== null)
const named = (faces: readonly (Face | null)[]): string => (shown(faces).length === 0 ? '' : `: ${list(shown(faces))}`)

const place = ({ hazard }: Place, isle = ''): string =>
  hazard === null ? `the investment on ${island(isle)}` : `hazard ${hazard + 1} of ${island(isle)}`
const places = (on: readonly Place[], isles: readonly string[]): readonly string[] => on.map((spot, index) => place(spot, isles[index]))
const coinPlace = (spot: CoinPlace, isle: string | undefined, ship: Face | undefined): string =>
  spot.type === 'hazard' ? place(spot, isle) : `the ${ship === undefined ? 'ship' : card(ship)}`

export const log: Texts['log'] = {
  began: ({ crown }, name) => `${name(crown)} plays the crown, ${name(1 - crown)} the pirate.`,
  'hazards-laid': event => `A starting hazard lies before each island${named(event.cards)}.`,
  dealt: (event, name) => `${name(event.seat)} draws ${cards(event.cards.length)}${named(event.cards)}.`,
  mulliganed: (event, name) => `${name(event.seat)} pays 1 coin for a new hand${named(event.cards)}.`,
  'turn-began': ({ seat, round }, name) => `Turn ${round}: ${name(seat)}.`,
  readied: event => `A coin comes off each ship that has one: ${list(event.cards)}.`,
  flipped: (event, name) => `${name(event.seat)} turns up ${card(event.card)} on ${island(event.isle)}.`,
  scored: (event, name) => `${name(event.seat)} scores ${card(event.card)} for ${event.points}, ${points(event.total)} now.`,
  'hand-mixed': ({ seat, count }, name) => `${name(seat)} mixes ${cards(count)} of the hand into the deck.`,
  gained: (event, name) => `${name(event.seat)} gains ${coins(event.coins)}.`,
  paid: (event, name) => `${name(event.seat)} pays ${coins(event.coins)}.`,
  drew: (event, name) => `${name(event.seat)} draws ${cards(event.cards.length)}${named(event.cards)}.`,
  'deck-renewed': ({ seat, removed }, name) =>
    `${name(seat)} mixes the discards into a new deck. Out of the game: ${list(removed) || 'nothing'}.`,
  'event-played': (event, name) => `${name(event.seat)} plays ${card(event.card)}${event.cost > 0 ? ` for ${coins(event.cost)}` : ''}.`,
  founded: (event, name) =>
    `${name(event.seat)} lays face down: ${event.cards.map(({ isle, card: face }) => `${face === null ? 'a card' : card(face)} on ${island(isle)}`).join(', ')}.`,
  'hazard-played': (event, name) =>
    `${name(event.seat)} lays ${event.card === null ? 'a hazard' : card(event.card)} face down before ${island(event.isle)}.`,
  recalled: (event, name) =>
    `${name(event.seat)} takes back ${place(event.at, event.isle)}${named([event.card])}${event.coins > 0 ? `, with ${coins(event.coins)}` : ''}.`,
  invested: ({ seat, on, isles }, name) => `${name(seat)} invests ${coins(on.length)}: ${places(on, isles).join(', ')}.`,
  'ship-played': (event, name) => `${name(event.seat)} plays a ship for ${coins(event.cost)}: ${card(event.card)}.`,
  'crew-placed': ({ seat, played, moved, recalled, cost }, name) => {
    const parts = [
      ...(played.length > 0 ? [`hires ${list(played.map(({ card: face }) => face))} for ${coins(cost)}`] : []),
      ...(moved.length > 0 ? [`moves ${list(moved.map(({ card: face }) => face))}`] : []),
      ...(recalled.length > 0 ? [`takes back ${list(recalled)}`] : []),
    ]
    return `${name(seat)} ${parts.join('; ') || 'sees to the crew'}.`
  },
  'raid-began': (event, name) => `${name(event.seat)} raids ${island(event.isle)} with ${list(event.cards)}.`,
  raised: (event, name) =>
    `${name(event.seat)} raises ${card(event.card)} for ${coins(event.cost)}${event.coins > 0 ? `; ${coins(event.coins)} on it` : ''}.`,
  'none-raised': ({ seat }, name) => `${name(seat)} raises nothing.`,
  faced: (event, name) =>
    event.way === null ? `${name(event.seat)} cannot get past ${card(event.card)}.` : `${name(event.seat)} faces ${card(event.card)}.`,
  'icons-used': event => `${event.skill === 'combat' ? 'Combat' : 'Navigation'} of ${list(event.cards)} is used.`,
  'crew-trashed': (event, name) => `${name(event.seat)} trashes a crew: ${card(event.card)}.`,
  'ship-trashed': ({ card: face, crew }) => `${card(face)} is trashed${crew.length > 0 ? `; back to the hand: ${list(crew)}` : ''}.`,
  discarded: (event, name) => `${name(event.seat)} discards ${list(event.cards)}.`,
  'coins-added': ({ on, isles, cards: ships }) => `A coin is added: ${[...places(on, isles), ...ships.map(card)].join(', ')}.`,
  'hazard-wore': event => `${card(event.card)} loses a coin, ${event.coins} left.`,
  'hazard-trashed': event => `${card(event.card)} is trashed.`,
  'dropped-out': event => `${card(event.card)} drops out of the raid.`,
  'raid-stopped': () => 'The raid is stopped.',
  'raid-succeeded': () => 'The raid succeeds.',
  revealed: event => {
    const from = { island: 'on the island', deck: 'from the deck', hand: 'from the hand' }[event.from]
    return `Raided ${from}: ${card(event.card)}.`
  },
  'nothing-raided': () => 'There is nothing to raid.',
  stayed: event => `${card(event.card)} stays.`,
  trashed: event => `${card(event.card)} is trashed.`,
  looked: (event, name) => `${name(event.seat)} looks at ${place(event.at, event.isle)}${named([event.card])}.`,
  'hand-shown': (event, name) => `${name(event.seat)} shows the hand: ${named(event.cards).slice(2) || cards(event.cards.length)}.`,
  'coin-removed': ({ on, isles }) => (on.length === 0 ? 'No coin is removed.' : `A coin is removed: ${places(on, isles).join(', ')}.`),
  'coin-moved': ({ seat, from, to, isles, ships }, name) =>
    `${name(seat)} moves a coin from ${coinPlace(from, isles[0], ships[0])} to ${coinPlace(to, isles[1], ships[1])}.`,
  'hazard-moved': ({ seat, from, isles }, name) => `${name(seat)} moves ${place(from, isles[0])} to ${island(isles[1])}.`,
  'put-on-deck': (event, name) => `${name(event.seat)} puts ${card(event.card)} on top of the deck.`,
  fetched: (event, name) => `${name(event.seat)} takes from the discard pile: ${card(event.card)}.`,
  taken: (event, name) => `${name(event.seat)} takes ${coins(event.coins)} from the crown.`,
  declined: ({ seat }, name) => `${name(seat)} declines.`,
  ended: ({ reason, places, scores }, name) => {
    const winners = places.flatMap((at, seat) => (at === 1 ? [seat] : []))
    const why = reason === 'cap' ? 'The last turn is over. ' : ''
    const score = scores.toSorted((one, other) => other - one).join(' : ')
    return winners.length > 1 ? `${why}A draw, ${score}.` : `${why}${winners.map(name).join('')} wins, ${score}.`
  },
}
