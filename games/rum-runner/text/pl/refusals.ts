/** Why a move was refused, in Polish. */
import type { AskingName } from '../../rules/index.ts'
import type { Texts } from '../types.ts'
import { atIsland, card, coins, coinsLie, side } from './phrases.ts'
import { questions } from './questions.ts'

const NEEDS = {
  'ready-ship': 'statku z załogą i bez monet',
  ship: 'twojego statku o odpowiednim koszcie',
  hazard: 'zagrożenia w grze',
} as const

export const refusals: Texts['refusals'] = {
  over: () => 'Rozgrywka już się skończyła.',
  watching: () => 'Tylko oglądasz tę rozgrywkę.',
  'not-awaited': refusal => `Teraz wybiera ${side[refusal.side]}.`,
  'other-question': ({ asked }) => `Najpierw odpowiedz: ${questions[asked as AskingName]}`,
  'other-side': refusal => `To może zrobić tylko ${side[refusal.side]}.`,
  'not-in-hand': refusal => `Nie masz na ręce tej karty: ${card(refusal.card)}.`,
  'wrong-kind': refusal => `${card(refusal.card)} to karta innego rodzaju.`,
  'too-dear': refusal => `To kosztuje ${coins(refusal.cost)}, a masz ${refusal.coins}.`,
  'hand-full': () => 'Masz już pięć kart.',
  'nothing-to-draw': () => 'Nie ma czego dobrać.',
  'event-useless': refusal => `${card(refusal.card)}: potrzeba ${NEEDS[refusal.needs]}.`,
  'no-island': () => 'Nie ma takiej wyspy.',
  'island-taken': refusal => `Nie ma miejsca na inwestycję ${atIsland(refusal.isle)}.`,
  'no-card-there': () => 'Nie ma takiej karty w grze.',
  'named-twice': () => 'Ten sam wybór pada dwa razy.',
  'names-none': () => 'Wybierz co najmniej jedno.',
  'too-many': ({ given, most }) => `Wybierz najwyżej ${most}, a nie ${given}.`,
  'wrong-count': ({ given, amount }) => `Wybierz dokładnie ${amount}, a nie ${given}.`,
  'not-funded': refusal => `Potrzebne monety: ${refusal.cost}, na karcie: ${refusal.coins}.`,
  'already-up': () => 'Ta karta jest już odkryta.',
  'not-due': () => 'Ta karta nie ma teraz efektu.',
  'no-ship': () => 'Nie ma takiego statku.',
  'no-crew-there': () => 'Nie ma takiego członka załogi.',
  'crew-not-yours': refusal => `Nie masz więcej kart: ${card(refusal.card)}.`,
  'ship-full': ({ places }) => `Liczba miejsc na tym statku: ${places}.`,
  'nothing-changes': () => 'To niczego nie zmienia.',
  'ship-has-coins': refusal => `Na tym statku ${coinsLie(refusal.coins)}.`,
  'ship-without-crew': () => 'Ten statek nie ma załogi.',
  'not-raiding': () => 'To nie jest część wyprawy.',
  'ship-too-cheap': ({ cost, least }) => `Ten statek kosztuje ${cost}, a musi kosztować co najmniej ${least}.`,
  'more-than-cost': ({ most }) => `Monetami z tej karty możesz tu zapłacić najwyżej ${most}.`,
  'cannot-meet': () => 'Tego sposobu nie możesz użyć.',
  'icon-not-there': () => 'Wyprawa nie ma już takiej ikony.',
  'no-coin-there': () => 'Nie ma na to monety.',
  'same-place': () => 'Wskaż dwie różne karty tego samego rodzaju.',
  'not-in-discards': refusal => `Na stosie kart odrzuconych nie ma tej karty: ${card(refusal.card)}.`,
  'must-be-done': () => 'Z tego nie można zrezygnować.',
}
