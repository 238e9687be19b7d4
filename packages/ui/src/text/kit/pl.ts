/** The words of the table kit in Polish. */
import { pluralFor } from '@tortuga/kit'
import type { KitText } from './en.ts'

export const pl: KitText = {
  sending: 'wysyłanie…',
  note: 'Co teraz zrobić',
  yourTurn: 'Twoja kolej',
  turnOf: name => `Teraz gra ${name}`,
  over: 'Koniec rozgrywki',
  you: 'Ty',
  player: number => `Gracz ${number}`,
  players: 'Gracze',
  clear: 'Wyczyść',
  close: 'Zamknij',
  goOn: 'Dalej',
  goOnToTurn: 'Dalej: twoja kolej',
  skip: 'Pomiń',
  skipToTurn: 'Pomiń do swojej kolejki',
  refused: 'Niedozwolony ruch',
  rule: rule => `Zasada ${rule}`,
  hint: 'Podpowiedź',
  hinted: 'podpowiedź',
  takeHint: 'Przygotuj ten ruch',
  emptyHand: 'Nie masz kart na ręce',
  yourHand: cards => `Twoja ręka, ${pluralFor('pl')(cards, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`,
  chosen: (given, amount) => `wybrano ${given} z ${amount}`,
  total: 'Razem',
  less: 'mniej',
  more: 'więcej',
  sinceTurn: 'Od twojej ostatniej tury',
  seen: 'Już wiem',
  showPieces: 'Pokaż na stole',
}
