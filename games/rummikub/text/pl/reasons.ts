/** Why a bot or a hint chooses a move, in Polish. */
import type { Texts } from '../types.ts'
import { points, tilesAccusative } from './terms.ts'

export const reasons: Texts['reasons'] = {
  'goes-out': () => 'kończy rundę',
  lays: ({ tiles: count, points: worth }) => `wykłada ${tilesAccusative(count)} za ${points(worth)}, więcej się nie da`,
  'lays-some': ({ tiles: count, points: worth }) => `wykłada ${tilesAccusative(count)} za ${points(worth)}`,
  opens: ({ sum }) => `otwiera za ${points(sum)}`,
  'keeps-joker': ({ tiles: count }) => `wykłada ${tilesAccusative(count)}, a jokera zostawia na później`,
  'holds-back': ({ tiles: count }) => `można wyłożyć ${tilesAccusative(count)}, ale jedna wystarczy, żeby nie dobierać`,
  waits: ({ tiles: count }) =>
    `można wyłożyć ${tilesAccusative(count)}, ale lepiej poczekać: rywale nic nie zyskają, a później da się wyłożyć więcej naraz`,
  'nothing-to-lay': () => 'nie ma czego wyłożyć',
  'nothing-fits': () => 'na tabliczce nie ma układu, a żadna kostka nie pasuje do stołu bez przebudowy',
  'deal-is-poor': () => 'dość dubletów, a otwarcia nie widać',
  'deal-is-fair': () => 'te kostki są wystarczająco dobre',
  'too-few-doublets': () => 'za mało dubletów na nowe rozdanie',
  'can-open-next': () => 'w następnym ruchu można otworzyć',
  'nothing-to-announce': () => 'jeszcze nie da się otworzyć',
}
