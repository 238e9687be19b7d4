/** Why a bot chose its move, in Polish: the second half of a sentence. */
import type { Texts } from '../types.ts'
import { atIsland, beforeIsland, card, island, points } from './phrases.ts'

export const reasons: Texts['reasons'] = {
  'at-random': () => 'wybór losowy',
  'only-choice': () => 'jedyny możliwy ruch',
  sells: ({ points: won, total }) => `sprzedaje rum: ${points(won)}, razem ${total}`,
  funds: reason => `opłaca rum ${atIsland(reason.isle)}`,
  'pays-for': reason => `opłaca kartę: ${card(reason.card)}`,
  'puts-to-work': reason => `uruchamia kartę: ${card(reason.card)}`,
  'needs-cards': () => 'daje więcej kart do wyboru',
  'finds-out': () => 'pokazuje, co tam leży',
  'nothing-better': () => 'nie ma nic lepszego',
  'builds-up': () => 'wprowadza karty do gry',
  saves: () => 'monety będą potrzebne',
  defends: reason => `wzmacnia obronę ${beforeIsland(reason.isle)}`,
  weakens: reason => `osłabia obronę ${beforeIsland(reason.isle)}`,
  hinders: () => 'utrudnia grę piratowi',
  'lets-pass': () => 'szkoda na to monet',
  'takes-back': () => 'przyda się gdzie indziej',
  raids: reason => `najwięcej obiecuje ${island(reason.isle)}`,
  'gets-past': () => 'najtańszy sposób',
  'keeps-best': () => 'oddaje to, co najmniej warte',
  'looks-ahead': () => 'najlepszy wynik w moich symulacjach',
}
