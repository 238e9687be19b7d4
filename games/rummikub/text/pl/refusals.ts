/** Refusals in Polish: why a move is not possible. */
import type { Texts } from '../types.ts'
import { COLOURS, form, list, points, tile, tiles, tilesAccusative } from './terms.ts'

const setName = (set: number): string => `Układ ${set + 1}`

export const refusals: Texts['refusals'] = {
  over: () => 'Rozgrywka już się skończyła.',
  watching: () => 'Tylko oglądasz tę rozgrywkę.',
  'not-your-turn': () => 'To nie twój ruch.',
  'redeal-first': () => 'Najpierw wszyscy decydują, czy rozdać od nowa.',
  'already-answered': () => 'Twoja odpowiedź jest już oddana.',
  'no-redeal-asked': () => 'O nowe rozdanie można prosić tylko zaraz po rozdaniu.',
  'too-few-doublets': ({ held, needed }) =>
    `Do nowego rozdania potrzeba ${needed} ${form(needed, { one: 'dubletu', few: 'dubletów', many: 'dubletów', other: 'dubletu' })}; masz ${held}.`,
  'announce-first': () => 'Najpierw zdecyduj, czy zapowiadasz otwarcie.',
  'no-announcement-asked': () => 'Otwarcie można zapowiedzieć tylko zaraz po dobraniu kostki.',
  'bank-empty': () => 'Bank jest pusty: wyłóż kostki albo spasuj.',
  'bank-not-empty': ({ left }) =>
    `W banku ${form(left, { one: 'jest', few: 'są', many: 'jest', other: 'jest' })} jeszcze ${tiles(left)}, więc nie można pasować: dobierz albo wyłóż.`,
  'must-lay': () => 'Możesz wyłożyć kostkę, więc nie wolno ci spasować.',
  'not-on-rack': ({ tile: face }) => `Nie masz na tabliczce tej kostki: ${tile(face)}.`,
  'table-tile-missing': ({ tiles: faces }) => `Kostki ze stołu muszą na nim zostać. Brakuje: ${list(faces)}.`,
  'nothing-laid': () => 'Wyłóż co najmniej jedną kostkę z tabliczki.',
  'table-touched': ({ tiles: faces }) => `W ruchu otwarcia nie wolno zmieniać układów na stole. Zmieniony układ: ${list(faces)}.`,
  'below-opening': ({ sum, needed, best }) =>
    `Twoje otwarcie daje ${points(sum)}, a potrzeba ${needed}.${best >= needed ? ` Ułożone inaczej da ${best}.` : ''}`,
  'joker-not-in-new-set': ({ withTwo }) =>
    withTwo
      ? 'Joker wzięty ze stołu musi trafić do nowego układu z dwiema kostkami z twojej tabliczki.'
      : 'Joker wzięty ze stołu musi trafić do nowego układu.',
  'frozen-set': ({ tiles: faces }) => `Do układu z jokerem wolno tylko dołożyć kostkę albo zastąpić w nim jokera: ${list(faces)}.`,
  'too-short': ({ set, length }) => `${setName(set)} ma tylko ${tilesAccusative(length)}, a potrzeba trzech.`,
  'too-long': ({ set, length }) => `${setName(set)} to grupa, która ma ${tilesAccusative(length)}, a może mieć najwyżej cztery.`,
  'only-jokers': ({ set }) => `${setName(set)} składa się z samych jokerów, a musi mieć choć jeden numer.`,
  'too-many-jokers': ({ set, most }) => `${setName(set)} ma za dużo jokerów: wolno najwyżej ${most}.`,
  'numbers-differ': ({ set, tile: face, number }) => `${setName(set)} to grupa z numerem ${number}, a ${tile(face)} do niej nie pasuje.`,
  'colour-twice': ({ set, tile: face }) => `${setName(set)} ma dwa razy ten sam kolor: ${tile(face)}.`,
  'colours-differ': ({ set, tile: face, colour }) =>
    `${setName(set)} to ${COLOURS[colour].name} seria, a ${tile(face)} do niej nie pasuje.`,
  gap: ({ set, tile: face, expected }) =>
    expected > 13
      ? `${setName(set)} wychodzi poza 13, a seria kończy się na 13.`
      : `${setName(set)} ma lukę: w miejscu, gdzie leży ${tile(face)}, powinno być ${expected}.`,
  'past-13': ({ set }) => `${setName(set)} ma jokera po 13.`,
  'before-1': ({ set }) => `${setName(set)} ma jokera przed 1.`,
}
