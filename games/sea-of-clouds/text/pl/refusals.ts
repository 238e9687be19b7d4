/** Why a move is refused, in Polish. */
import type { LootNames, SeaRefusalText } from '../types.ts'
import { space } from './counts.ts'

export const createRefusals = ({ card }: LootNames): SeaRefusalText => ({
  over: () => 'Rozgrywka jest już zakończona.',
  watching: () => 'Tę rozgrywkę tylko oglądasz.',
  'not-asked': () => 'Teraz gra ktoś inny.',
  'another-question': ({ asked }) =>
    asked === 'decide' ? 'Najpierw weź albo zostaw łupy, które oglądasz.' : 'Najpierw odpowiedz na bieżące pytanie.',
  'not-in-hand': ({ place }) => `Wśród wziętych kart nie ma karty ${place + 1}.`,
  'no-card-there': refusal => `Nie ma tu karty ${refusal.place + 1}: ${space(refusal.space)}.`,
  'not-your-pirate': () => 'Nie masz takiego pirata.',
  'nothing-to-resolve': refusal => `Działanie tej karty jest już rozpatrzone: ${card(refusal.card)}.`,
  'wrong-victim': refusal =>
    refusal.victim === null
      ? `Działanie tej karty rozpatruje się osobno dla każdego pokonanego kapitana, wskaż jednego: ${card(refusal.card)}.`
      : `Tej karty nie można teraz użyć przeciw temu kapitanowi: ${card(refusal.card)}.`,
  'not-defeated': () => 'To nie jest pokonany przez ciebie kapitan.',
  'not-your-rum': () => 'Nie masz takiego rumu.',
  'not-your-object': () => 'Nie masz takiego odkrytego przedmiotu.',
  'no-such-object': ({ isChosen }) =>
    isChosen ? 'Ten kapitan nie ma takiego odkrytego przedmiotu.' : 'Wskaż przedmiot, który chcesz dostać w zamian.',
  'no-rum-there': () => 'Ten kapitan nie ma rumu.',
  'drawn-blind': () => 'Dostajesz losowy rum: nie możesz go wybrać.',
})
