/** Log lines in Polish: in the present tense, with names in the nominative, which fits every name and gender. They address their reader: „Dobierasz …”. */
import type { NameOf, Seat } from '@tortuga/kit'
import type { Texts } from '../types.ts'
import { visibleCards } from '../faces.ts'
import { adjective, card, cardList, cards, end, join, points, slotName } from './cards.ts'

/** A player and what they do: „Ola dobiera”, „Dobierasz”. */
const does = (name: NameOf, seat: Seat, verb: string, yours: string): string => (seat === name.you ? yours : `${name(seat)} ${verb}`)

/** The names inside a sentence, the reader's own last: „Jan i ty”. */
const named = (name: NameOf, seats: readonly Seat[]): string =>
  join([...seats.filter(seat => seat !== name.you).map(name), ...(seats.some(seat => seat === name.you) ? ['ty'] : [])])

/** The form of a verb for these seats: „Jan musi”, „musisz”, „Jan i ty musicie”, „Jan i Ola muszą”. */
const verbFor = (name: NameOf, seats: readonly Seat[], one: string, you: string, withYou: string, many: string): string => {
  const isYou = seats.some(seat => seat === name.you)
  if (seats.length === 1) return isYou ? you : one
  return isYou ? withYou : many
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)

export const log: Texts['log'] = {
  began: ({ start, dealer }, name) => {
    const starts = start === name.you ? 'zaczynasz' : `zaczyna ${name(start)}`
    if (dealer === null) return `${capital(starts)}.`
    return `${dealer === name.you ? 'Rozdajesz' : `Rozdaje ${name(dealer)}`}, ${starts}.`
  },
  'beach-laid': event => `Na plaży: ${cardList(event.cards)}.`,
  dealt: (event, name) => {
    const open = event.cards.flatMap((face, seat) => {
      if (face === null) return []
      return seat === name.you ? [`Twoja: ${card(face)}.`] : [`${name(seat)}: ${card(face)}.`]
    })
    return ['Każdy dostaje kartę.', ...open].join(' ')
  },
  drew: ({ seat, from, card: face, open }, name) => {
    const [draws, takes] = [does(name, seat, 'dobiera', 'Dobierasz'), does(name, seat, 'bierze', 'Bierzesz')]
    if (from === 'wreck') return face === null ? `${draws} kartę z wraku.` : `${draws} z wraku: ${card(face)}.`
    if (open && face !== null) return `${takes} z plaży: ${card(face)}.`
    return `${takes} z plaży zakrytą kartę (${slotName(from)})${face === null ? '' : `: ${card(face)}`}.`
  },
  'parrot-drawn': ({ seat, from }, name) =>
    `${does(name, seat, 'dobiera', 'Dobierasz')} papugę${from === 'wreck' ? '' : ` (${slotName(from)})`}!`,
  refilled: ({ slot, card: face, open }) =>
    open && face !== null
      ? `Na plażę trafia odkryta karta (${slotName(slot)}): ${card(face)}.`
      : `Na plażę trafia zakryta karta (${slotName(slot)})${face === null ? '' : `: ${card(face)}`}.`,
  played: ({ seat, cards: played }, name) =>
    `${does(name, seat, 'zagrywa', 'Zagrywasz')} zestaw: ${played.map(({ card: face, end: up }) => end(face, up)).join(', ')}.`,
  gained: ({ seat, colour, from, before, value, trio }, name) => {
    const how = trio ? ' (rumowe trio)' : ''
    const { accusative, genitive } = adjective(colour)
    if (from === seat)
      return `${does(name, seat, 'podnosi', 'Podnosisz')} wartość ${genitive} karty kolekcji z ${before} do ${value}${how}.`
    if (from === null) return `${does(name, seat, 'zdobywa', 'Zdobywasz')} ${accusative} kartę kolekcji o wartości ${value}${how}.`
    const takes = does(name, seat, 'odbiera', 'Odbierasz')
    return from === name.you
      ? `${takes} ci ${accusative} kartę kolekcji, teraz o wartości ${value}${how}.`
      : `${takes} ${accusative} kartę kolekcji (dotąd: ${name(from)}), teraz o wartości ${value}${how}.`
  },
  'wreck-emptied': ({ seats }, name) => {
    const has = verbFor(name, seats, 'ma', 'masz', 'macie', 'mają')
    const returns = verbFor(name, seats, 'zwraca', 'zwracasz', 'zwracacie', 'zwracają')
    const most = seats.length === 1 && seats[0] === name.you ? 'Masz najwięcej kart' : `Najwięcej kart ${has} ${named(name, seats)}`
    return `Wrak jest pusty. ${most} i ${returns} je wszystkie.`
  },
  asked: ({ seats, amount }, name) => {
    const must = verbFor(name, seats, 'musi', 'musisz', 'musicie', 'muszą')
    const who = seats.length === 1 && seats[0] === name.you ? '' : `${named(name, seats)} `
    return `Papuga: ${who}${must} zwrócić ${seats.length > 1 ? 'po ' : ''}${cards(amount)}.`
  },
  sealed: ({ seat, cards: chosen }, name) =>
    `${does(name, seat, 'ma już wybrane karty', 'Masz już wybrane karty')}${visibleCards(chosen).length > 0 ? `: ${cardList(visibleCards(chosen))}` : ''}.`,
  returned: ({ seat, cards: back }, name) =>
    `${does(name, seat, 'zwraca', 'Zwracasz')} ${cards(back.length)}${visibleCards(back).length > 0 ? `: ${cardList(visibleCards(back))}` : ''}.`,
  'clock-rose': ({ to }) => (to === 8 ? 'Zegar rozbitka wskazuje 8: przypływa statek piratów.' : `Zegar rozbitka wskazuje ${to}.`),
  'parrot-returned': () => 'Papuga trafia do wraku.',
  'tide-came': event => `Nadchodzi fala! Na plaży: ${cardList(event.cards)}.`,
  'washed-away': event => `Rumowe trio wraca do wraku: ${cardList(event.cards)}.`,
  ended: ({ reason, places, scores }, name) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    const why = reason === 'points' ? 'Cel osiągnięty.' : 'Przypłynął statek piratów.'
    const won = points(scores[winners[0] ?? 0] ?? 0)
    if (winners.length === 1 && winners[0] === name.you) return `${why} Wygrywasz: ${won}.`
    return `${why} ${winners.length === 1 ? 'Wygrywa' : 'Zwycięstwo dzielą'} ${named(name, winners)}: ${won}.`
  },
}
