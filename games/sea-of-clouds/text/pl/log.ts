/** The Polish log: one sentence per event, in the present tense. Names of players stay in the nominative, which fits every name and gender; the reader is addressed in the second person. */
import type { NameOf, Seat } from '@tortuga/kit'
import type { LootNames, SeaLogText } from '../types.ts'
import { BACKS } from './cards.ts'
import { cardsAccusative, CATEGORIES, doubloons, join, orNothing, points, space, spaceGenitive, withMinus } from './counts.ts'

const isReader = (name: NameOf, seat: Seat): boolean => name.you === seat
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
/** A captain with the verb: „Ola bierze”, „Bierzesz”. */
const does = (name: NameOf, seat: Seat, third: string, second: string): string =>
  isReader(name, seat) ? capital(second) : `${name(seat)} ${third}`
/** Nominative without a verb. */
const who = (name: NameOf, seat: Seat): string => (isReader(name, seat) ? 'ty' : name(seat))
/** Dative and accusative. */
const toWhom = (name: NameOf, seat: Seat): string => (isReader(name, seat) ? 'ci' : `kapitanowi ${name(seat)}`)
const whom = (name: NameOf, seat: Seat): string => (isReader(name, seat) ? 'cię' : `kapitana ${name(seat)}`)

export const createLog = ({ card, known, counted }: LootNames): SeaLogText => ({
  began: ({ start, unseen }, name) =>
    `${isReader(name, start) ? 'Zaczynasz' : `Zaczyna ${name(start)}`}.${unseen === 0 ? '' : ` W ciemno usuwamy z gry ${cardsAccusative(unseen)}.`}`,
  'shares-laid': ({ cards }) => `Na polach leżą: ${cards.map(({ back }) => BACKS[back]).join(', ')}.`,
  'round-began': ({ round }) => `Runda ${round}.`,
  looked: (event, name) => `${does(name, event.seat, 'ogląda', 'oglądasz')} ${space(event.space)}: ${orNothing(event.cards.map(known))}.`,
  left: (event, name) => `${does(name, event.seat, 'zostawia', 'zostawiasz')} ${space(event.space)}.`,
  added: event => `Na ${space(event.space)} trafia ${event.back === null ? 'dublon' : BACKS[event.back]}.`,
  took: (event, name) =>
    `${does(name, event.seat, 'bierze', 'bierzesz')} ${space(event.space)}: ${orNothing([...event.cards.map(known), ...(event.doubloons > 0 ? [doubloons(event.doubloons)] : [])])}.`,
  drew: (event, name) => `${does(name, event.seat, 'bierze', 'bierzesz')} wierzchnią kartę talii: ${known(event.card)}.`,
  'found-deck-empty': ({ seat }, name) => `Talia jest pusta: ${isReader(name, seat) ? 'bierzesz' : `${name(seat)} bierze`} 1 dublon.`,
  placed: (event, name) =>
    `${does(name, event.seat, 'kładzie', 'kładziesz')} ${event.card.open ? 'odkrytą' : 'zakrytą'} kartę: ${known(event.card)}.`,
  played: (event, name) => `${does(name, event.seat, 'zagrywa', 'zagrywasz')}: ${card(event.card)}.`,
  gained: (event, name) => `${does(name, event.seat, 'bierze', 'bierzesz')} ${doubloons(event.amount)} (${card(event.card)}).`,
  paid: (event, name) => `${does(name, event.seat, 'płaci', 'płacisz')} ${doubloons(event.amount)} (${card(event.card)}).`,
  'parrot-moved': (event, name) =>
    `${does(name, event.seat, 'zabiera', 'zabierasz')} papugę ${toWhom(name, event.from)} (${card(event.card)}).`,
  picked: (event, name) =>
    `${does(name, event.seat, 'bierze', 'bierzesz')} kartę z ${spaceGenitive(event.space)}: ${known(event.picked)} (${card(event.card)}).`,
  'pirate-discarded': (event, name) =>
    `${does(name, event.seat, 'odrzuca', 'odrzucasz')} pirata: ${card(event.pirate)} (${card(event.card)}).`,
  'boarding-began': ({ strengths, crews }, name) =>
    `Abordaż! ${capital(strengths.map((strength, seat) => `${who(name, seat)}: ${crews[seat] === 0 ? 'bez piratów' : `siła ${withMinus(strength)}`}`).join(', '))}.`,
  fought: ({ seats: [one, other], winner, tied }, name) => {
    const battle = `Bitwa ${who(name, one)} – ${who(name, other)}`
    if (winner === null) return `${battle}: nikt nie ma piratów.`
    const won = isReader(name, winner) ? 'wygrywasz' : `wygrywa ${name(winner)}`
    return `${battle}: ${won}${tied ? ' (remis rozstrzyga papuga)' : ''}.`
  },
  'chest-lost': (event, name) =>
    `${does(name, event.seat, 'zabiera', 'zabierasz')} ${toWhom(name, event.from)} kartę ${card(event.object)} i ${isReader(name, event.seat) ? 'bierzesz' : 'bierze'} z niej ${doubloons(event.taken)}.`,
  resolved: (event, name) =>
    `${does(name, event.seat, 'rozpatruje', 'rozpatrujesz')} działanie pirata: ${card(event.card)}${event.victim === null ? '' : ` (cel: ${who(name, event.victim)})`}.`,
  'stole-doubloons': (event, name) =>
    `${does(name, event.seat, 'kradnie', 'kradniesz')} ${toWhom(name, event.victim)} ${doubloons(event.amount)} (${card(event.card)}).`,
  'stole-rum': (event, name) =>
    `${does(name, event.seat, 'okrada', 'okradasz')} ${whom(name, event.victim)}: ${known(event.rum)} (${card(event.card)}).`,
  'exchanged-rum': (event, name) =>
    `${does(name, event.seat, 'oddaje', 'oddajesz')} ${toWhom(name, event.victim)}: ${known(event.given)}, ${isReader(name, event.seat) ? 'dostajesz' : 'dostaje'}: ${known(event.taken)} (${card(event.card)}).`,
  'exchanged-objects': (event, name) =>
    `${does(name, event.seat, 'oddaje', 'oddajesz')} ${toWhom(name, event.victim)}: ${card(event.given)}, ${isReader(name, event.seat) ? 'dostajesz' : 'dostaje'}: ${card(event.taken)} (${card(event.card)}).`,
  declined: (event, name) => `${does(name, event.seat, 'rezygnuje', 'rezygnujesz')} z wymiany (${card(event.card)}).`,
  aimed: (event, name) => `${does(name, event.seat, 'wybiera', 'wybierasz')} cel: ${who(name, event.victim)} (${card(event.card)}).`,
  'object-discarded': (event, name) =>
    `${does(name, event.seat, 'odrzuca', 'odrzucasz')} przedmiot: ${card(event.object)}${event.doubloons > 0 ? `, a z nim ${doubloons(event.doubloons)}` : ''} (${card(event.card)}, ${who(name, event.by)}).`,
  'no-effect': (event, name) => `${capital(who(name, event.seat))}: ${card(event.card)} nic nie daje.`,
  'pirates-discarded': ({ pirates }) => `Wszyscy odrzucają piratów: ${cardsAccusative(pirates.flat().length)}.`,
  'chest-opened': (event, name) => `${does(name, event.seat, 'bierze', 'bierzesz')} ${doubloons(event.amount)} (${card(event.object)}).`,
  revealed: (event, name) =>
    `${does(name, event.seat, 'odkrywa', 'odkrywasz')} ${[
      ...(event.rum === null ? [] : [`rum: ${orNothing(event.rum.map(card))}`]),
      ...(event.secrets === null ? [] : [`tajne karty: ${orNothing(event.secrets.map(card))}`]),
    ].join('; ')}.`,
  majority: (event, name) => `Najwięcej ${counted(event.of)}: ${who(name, event.seat)} (${event.count}).`,
  counted: ({ category, points: all }, name) =>
    `${CATEGORIES[category]}: ${all.map((count, seat) => `${who(name, seat)} ${withMinus(count)}`).join(', ')}.`,
  scored: (event, name) =>
    `${capital(who(name, event.seat))}: dublony ${event.doubloons}, rum ${withMinus(event.rum)}, relikty ${withMinus(event.relics)}, tajne karty ${withMinus(event.secrets)}, przedmioty ${withMinus(event.objects)}; razem ${points(event.total)}.`,
  ended: ({ places, scores }, name) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    const [first = 0] = winners
    const result = points(scores[first] ?? 0)
    if (winners.length > 1) return `${capital(join(winners.map(seat => who(name, seat))))}: wspólne zwycięstwo, ${result}.`
    return `${isReader(name, first) ? 'Wygrywasz' : `Wygrywa ${name(first)}`}: ${result}.`
  },
})
