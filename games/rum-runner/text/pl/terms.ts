/** Short Polish labels that the terminal and the web table share. */
import type { GameTerms } from '../types.ts'
import { card, cardCount, coinCount, form, island, plural, points, side } from './phrases.ts'
import { questions } from './questions.ts'

export const terms: GameTerms = {
  side,
  card,
  island,
  coins: coinCount,
  cards: cardCount,
  points,
  actionsLeft: count =>
    `${form(count, { one: 'Została', few: 'Zostały', many: 'Zostało', other: 'Zostało' })} ${plural(count, { one: 'akcja', few: 'akcje', many: 'akcji', other: 'akcji' })}`,
  round: round => `Tura ${round}`,
  bank: 'Bank',
  supply: 'Zapas',
  hand: 'Ręka',
  deck: 'Talia',
  discards: 'Odrzucone',
  score: 'Punkty',
  removed: 'Poza grą',
  fleet: 'Statki',
  faceDown: 'zakryta',
  empty: 'pusto',
  sinceStart: 'od początku',
  known: 'znana',
  party: 'w rajdzie',
  shown: 'Pokazana karta',
  navigation: 'N',
  combat: 'W',
  questions,
  waiting: who => `Teraz gra ${side[who]}.`,
}
