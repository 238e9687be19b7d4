/** RUM po polsku: to, co poza tym mówi terminal. */
import { pluralFor } from '@tortuga/kit'
import type { Colour } from '../rules/index.ts'
import { adjective, bottles, card, cards, end, join, points, slotName } from './pl.ts'
import type { More } from './texts.ts'
import { chapters, titles } from './titles-pl.ts'

const plural = pluralFor('pl')
const LETTERS: Readonly<Record<Colour, string>> = { red: 'C', orange: 'P', yellow: 'Ż', green: 'Z', blue: 'N', purple: 'F', black: 'K' }

/** W mianowniku, do napisów: 1 karta. */
const cardCount = (count: number): string => plural(count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })

export const more: More = {
  game: { name: 'RUM', about: 'Zbieraj butelki, zdobywaj karty kolekcji i kuś los, zanim przypłynie statek piratów.' },
  options: {
    deck: {
      name: 'Talia',
      about: 'Którymi kartami rumu się gra. Wydrukowany spis nie jest publiczny.',
      values: { paley: 'Każde dwa kolory raz (z domysłu)' },
    },
    startSeat: {
      name: 'Kto zaczyna',
      about: 'Pierwszy gracz.',
      values: { random: 'Losowy gracz', afterDealer: 'Gracz po losowym rozdającym' },
    },
    beachBottles: {
      name: 'Butelki z plaży',
      about: 'Czy do zestawu należą wszystkie odkryte butelki z plaży, czy gracz je wskazuje.',
      values: { all: 'Liczą się wszystkie', chosen: 'Gracz wybiera' },
    },
    handMustContribute: {
      name: 'Karta z ręki musi pomóc',
      about: 'Co najmniej jedna karta z ręki musi pokazywać kolor zdobytej karty kolekcji.',
      values: { true: 'Tak', false: 'Nie' },
    },
  },
  chapters,
  rules: titles,
  words: {
    wreck: 'Wrak',
    beach: 'Plaża',
    hand: 'Ręka',
    captains: 'Karty kolekcji',
    clock: 'Zegar rozbitka',
    parrot: 'Papuga',
    faceDown: 'zakryta',
    empty: 'puste',
    unowned: 'niczyja',
    knownCards: 'znane karty',
    knownInWreck: 'na pewno we wraku',
    onlyYouKnow: 'wiesz tylko ty',
    target: 'Cel',
    yourTurn: 'Twoja tura',
    chooseMove: 'Dobierz kartę albo zagraj zestaw.',
    chooseDiscards: amount => `Wybierz do zwrotu ${cards(amount)}.`,
    waitingFor: names => `Czekamy: ${join(names)}.`,
    turnOf: name => `Tura: ${name}`,
    drawFromWreck: 'Dobierz z wraku',
    drawFromBeach: (slot, face) =>
      face === null ? `Weź zakrytą kartę (${slotName(slot)})` : `Weź z plaży (${slotName(slot)}): ${card(face)}`,
    playSet: 'Zagraj zestaw',
    discard: 'Zwróć',
    slot: slotName,
    colour: colour => adjective(colour).one,
    letter: colour => LETTERS[colour] ?? colour.charAt(0).toUpperCase(),
    captain: colour => `${adjective(colour).one} karta kolekcji`,
    card,
    end,
    bottles,
    cards: cardCount,
    points,
    parrotCosts: count => `Papuga kosztuje ${cards(count)}`,
  },
}
