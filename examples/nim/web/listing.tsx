/** Nim on the home page. */
import { EmblemFrame, type GameListing } from '@tortuga/ui'

export const listing: GameListing = {
  id: 'nim',
  title: { en: 'Nim', pl: 'Nim' },
  pitch: { en: 'Three heaps of coins. The last coin wins.', pl: 'Trzy stosy monet. Wygrywa ostatnia moneta.' },
  seats: [2, 2],
  minutes: 3,
  Emblem: () => <EmblemFrame children={<circle cx={160} cy={88} r={48} fill="var(--brass)" />} />,
}
