/** Why a move is not allowed, in Polish. */
import type { Texts } from '../types.ts'
import { adjective, bottles, card, cards, slotName } from './cards.ts'

export const refusals: Texts['refusals'] = {
  over: () => 'Rozgrywka jest już zakończona.',
  watching: () => 'Tylko oglądasz tę rozgrywkę.',
  'not-your-turn': () => 'To nie twoja kolej.',
  'discards-first': ({ amount }) => `Najpierw papuga: kosztuje ${cards(amount)}.`,
  'no-discard-owed': () => 'Nie musisz teraz zwracać kart.',
  'not-in-hand': ({ card: face }) => `Nie masz na ręce tej karty: ${card(face)}.`,
  'card-twice': ({ card: face }) => `Tej karty możesz użyć tylko raz: ${card(face)}.`,
  'wrong-count': ({ given, amount }) => `Zwróć dokładnie ${cards(amount)} (wybrane: ${given}).`,
  'no-cards': () => 'W zestawie musi być co najmniej jedna karta z ręki.',
  'beach-counts-whole': () => 'W tym wydaniu liczą się wszystkie odkryte butelki z plaży; żadnej nie można pominąć.',
  'slot-face-down': ({ slot }) => `Na plaży nie ma tam odkrytej butelki: ${slotName(slot)}.`,
  'slot-twice': ({ slot }) => `To samo miejsce podano dwa razy: ${slotName(slot)}.`,
  'gains-nothing': ({ shortfalls }) =>
    `Ten zestaw nie zdobywa żadnej karty kolekcji: ${shortfalls
      .map(({ colour, bottles: count, value, own }) =>
        own && value === 8
          ? `wartość twojej ${adjective(colour).genitive} karty kolekcji nie wzrośnie powyżej 8`
          : `${bottles(count, colour)} to za mało na ${own ? 'twoją kartę' : 'kartę'} o wartości ${value}`,
      )
      .join('; ')}.`,
  'hand-adds-nothing': ({ colours }) =>
    `Co najmniej jedna karta z ręki musi pomóc zdobyć kartę kolekcji (${colours.map(colour => adjective(colour).one).join(', ')}).`,
}
