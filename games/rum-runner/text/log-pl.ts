/** Co się dzieje, po polsku. */
import { formFor, pluralFor } from '@tortuga/kit'
import type { CoinPlace, Face, Place } from '../rules/index.ts'
import { cards as CARDS, islands as ISLANDS } from './cards-pl.ts'
import type { Texts } from './texts.ts'

const plural = pluralFor('pl')
const form = formFor('pl')
/** W bierniku: kogo, co? Ola zyskuje 1 monetę. */
export const coins = (count: number): string => plural(count, { one: 'monetę', few: 'monety', many: 'monet', other: 'monety' })
const cards = (count: number): string => plural(count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
/** W mianowniku, do napisów: 1 moneta. */
export const coinCount = (count: number): string => plural(count, { one: 'moneta', few: 'monety', many: 'monet', other: 'monety' })
/** Leży 1 moneta, leżą 2 monety, leży 5 monet. */
export const coinsLie = (count: number): string =>
  `${form(count, { one: 'leży', few: 'leżą', many: 'leży', other: 'leży' })} ${coinCount(count)}`
export const cardCount = (count: number): string => plural(count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })
export const points = (count: number): string => plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })
/** Karta i wyspa obcego pliku zachowuje swoją nazwę. */
export const card = (face: Face): string => CARDS[face]?.name ?? face
export const island = (isle: string): string => ISLANDS[isle] ?? isle
const list = (faces: readonly Face[]): string => faces.map(card).join(', ')
const shown = (faces: readonly (Face | null)[]): readonly Face[] => faces.filter(face => face !== null)
const named = (faces: readonly (Face | null)[]): string => (shown(faces).length === 0 ? '' : `: ${list(shown(faces))}`)

const place = ({ hazard }: Place, isle = ''): string =>
  hazard === null ? `inwestycja (${island(isle)})` : `zagrożenie ${hazard + 1} (${island(isle)})`
const places = (on: readonly Place[], isles: readonly string[]): readonly string[] => on.map((spot, index) => place(spot, isles[index]))
const coinPlace = (spot: CoinPlace, isle: string | undefined, ship: Face | undefined): string =>
  spot.type === 'hazard' ? place(spot, isle) : ship === undefined ? 'statek' : card(ship)

export const log: Texts['log'] = {
  began: ({ crown }, name) => `${name(crown)} gra koroną, ${name(1 - crown)} piratem.`,
  'hazards-laid': event => `Przed każdą wyspą leży początkowe zagrożenie${named(event.cards)}.`,
  dealt: (event, name) => `${name(event.seat)} dobiera ${cards(event.cards.length)}${named(event.cards)}.`,
  mulliganed: (event, name) => `${name(event.seat)} płaci 1 monetę za nową rękę${named(event.cards)}.`,
  'turn-began': ({ seat, round }, name) => `Tura ${round}: ${name(seat)}.`,
  readied: event => `Z każdego statku, który ma monety, schodzi jedna: ${list(event.cards)}.`,
  flipped: (event, name) => `${name(event.seat)} odkrywa inwestycję (${island(event.isle)}): ${card(event.card)}.`,
  scored: (event, name) => `${name(event.seat)} punktuje: ${card(event.card)}, +${event.points}, razem ${points(event.total)}.`,
  'hand-mixed': ({ seat, count }, name) => `${name(seat)} wtasowuje do talii ${cards(count)} z ręki.`,
  gained: (event, name) => `${name(event.seat)} zyskuje ${coins(event.coins)}.`,
  paid: (event, name) => `${name(event.seat)} płaci ${coins(event.coins)}.`,
  drew: (event, name) => `${name(event.seat)} dobiera ${cards(event.cards.length)}${named(event.cards)}.`,
  'deck-renewed': ({ seat, removed }, name) => `${name(seat)} tasuje odrzucone karty w nową talię. Poza grą: ${list(removed) || 'nic'}.`,
  'event-played': (event, name) =>
    `${name(event.seat)} zagrywa wydarzenie${event.cost > 0 ? ` za ${coins(event.cost)}` : ''}: ${card(event.card)}.`,
  founded: (event, name) =>
    `${name(event.seat)} kładzie zakryte inwestycje: ${event.cards.map(({ isle, card: face }) => (face === null ? island(isle) : `${card(face)} (${island(isle)})`)).join(', ')}.`,
  'hazard-played': (event, name) => `${name(event.seat)} kładzie zakryte zagrożenie (${island(event.isle)})${named([event.card])}.`,
  recalled: (event, name) =>
    `${name(event.seat)} cofa na rękę: ${place(event.at, event.isle)}${event.card === null ? '' : `, ${card(event.card)}`}${event.coins > 0 ? `, i odzyskuje ${coins(event.coins)}` : ''}.`,
  invested: ({ seat, on, isles }, name) => `${name(seat)} inwestuje ${coins(on.length)}: ${places(on, isles).join(', ')}.`,
  'ship-played': (event, name) => `${name(event.seat)} wykłada statek za ${coins(event.cost)}: ${card(event.card)}.`,
  'crew-placed': ({ seat, played, moved, recalled, cost }, name) => {
    const parts = [
      ...(played.length > 0 ? [`najmuje za ${coins(cost)}: ${list(played.map(({ card: face }) => face))}`] : []),
      ...(moved.length > 0 ? [`przenosi: ${list(moved.map(({ card: face }) => face))}`] : []),
      ...(recalled.length > 0 ? [`bierze na rękę: ${list(recalled)}`] : []),
    ]
    return `${name(seat)} ${parts.join('; ') || 'układa załogę'}.`
  },
  'raid-began': (event, name) => `${name(event.seat)} rusza na rajd (${island(event.isle)}): ${list(event.cards)}.`,
  raised: (event, name) =>
    `${name(event.seat)} podnosi zagrożenie za ${coins(event.cost)}: ${card(event.card)}${event.coins > 0 ? `; na nim ${coinsLie(event.coins)}` : ''}.`,
  'none-raised': ({ seat }, name) => `${name(seat)} nie podnosi niczego.`,
  faced: (event, name) =>
    event.way === null
      ? `${name(event.seat)} nie może minąć zagrożenia: ${card(event.card)}.`
      : `${name(event.seat)} staje przed zagrożeniem: ${card(event.card)}.`,
  'icons-used': event => `Użyta ${event.skill === 'combat' ? 'walka' : 'nawigacja'}: ${list(event.cards)}.`,
  'crew-trashed': (event, name) => `${name(event.seat)} usuwa członka załogi: ${card(event.card)}.`,
  'ship-trashed': ({ card: face, crew }) => `Usunięty statek: ${card(face)}${crew.length > 0 ? `; na rękę wraca: ${list(crew)}` : ''}.`,
  discarded: (event, name) => `${name(event.seat)} odrzuca: ${list(event.cards)}.`,
  'coins-added': ({ on, isles, cards: ships }) => `Dołożona moneta: ${[...places(on, isles), ...ships.map(card)].join(', ')}.`,
  'hazard-wore': event => `${card(event.card)} traci monetę; zostaje ${event.coins}.`,
  'hazard-trashed': event => `Usunięte zagrożenie: ${card(event.card)}.`,
  'dropped-out': event => `${card(event.card)} odpada z wyprawy.`,
  'raid-stopped': () => 'Rajd jest zatrzymany.',
  'raid-succeeded': () => 'Rajd się udaje.',
  revealed: event => {
    const from = { island: 'z wyspy', deck: 'z talii', hand: 'z ręki' }[event.from]
    return `Splądrowana karta ${from}: ${card(event.card)}.`
  },
  'nothing-raided': () => 'Nie ma czego plądrować.',
  stayed: event => `Zostaje w grze: ${card(event.card)}.`,
  trashed: event => `Usunięta karta: ${card(event.card)}.`,
  looked: (event, name) =>
    `${name(event.seat)} ogląda kartę: ${place(event.at, event.isle)}${event.card === null ? '' : `, ${card(event.card)}`}.`,
  'hand-shown': (event, name) => `${name(event.seat)} pokazuje rękę: ${named(event.cards).slice(2) || cardCount(event.cards.length)}.`,
  'coin-removed': ({ on, isles }) => (on.length === 0 ? 'Żadna moneta nie schodzi.' : `Zdjęta moneta: ${places(on, isles).join(', ')}.`),
  'coin-moved': ({ seat, from, to, isles, ships }, name) =>
    `${name(seat)} przesuwa monetę: ${coinPlace(from, isles[0], ships[0])} → ${coinPlace(to, isles[1], ships[1])}.`,
  'hazard-moved': ({ seat, from, isles }, name) => `${name(seat)} przesuwa kartę: ${place(from, isles[0])} → ${island(isles[1])}.`,
  'put-on-deck': (event, name) => `${name(event.seat)} kładzie na wierzchu talii: ${card(event.card)}.`,
  fetched: (event, name) => `${name(event.seat)} bierze ze stosu odrzuconych: ${card(event.card)}.`,
  taken: (event, name) => `${name(event.seat)} zabiera koronie ${coins(event.coins)}.`,
  declined: ({ seat }, name) => `${name(seat)} rezygnuje.`,
  ended: ({ reason, places, scores }, name) => {
    const winners = places.flatMap((at, seat) => (at === 1 ? [seat] : []))
    const why = reason === 'cap' ? 'To była ostatnia tura. ' : ''
    const score = scores.toSorted((one, other) => other - one).join(' : ')
    return winners.length > 1 ? `${why}Remis, ${score}.` : `${why}${winners.map(name).join('')} wygrywa, ${score}.`
  },
}
