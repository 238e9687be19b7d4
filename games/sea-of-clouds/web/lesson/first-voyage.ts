/** The first lesson: take or leave, the order of cards, a boarding, the final scoring. */
import type { Lesson } from '@tortuga/ui'
import { en } from './en.ts'
import { pl } from './pl.ts'

const [ME, JERZY] = [0, 1]

export const firstVoyage: Lesson = {
  id: 'first-voyage',
  seat: ME,
  names: ['', 'Jerzy', 'Ola'],
  minutes: 6,
  steps: [
    {
      id: 'goal',
      position:
        'standard | hat: A | parrot: B | round: 3 | spaces: rotgut / kraken-eye magic-shell +1 / cutlass | A: 3 relics kraken-eye | B: 4 pirates gunner | C: 3 pirates cook | deck: toll rum-2 rum-3 …',
    },
    { id: 'backs' },
    { id: 'leave', moves: ['leave'] },
    {
      id: 'take',
      moves: ['take'],
      then: [
        { seat: JERZY, move: 'leave' },
        { seat: JERZY, move: 'take' },
      ],
    },
    {
      id: 'beer',
      position:
        'standard | hat: A | parrot: B | round: 4 | spaces: first-mate beer / rum-4 / cutlass | A: 4 relics kraken-eye kraken-eye objects magic-shell | B: 4 pirates gunner rum rum-2 | C: 0 pirates cook rum rotgut rum-3 | deck: rum-1 …',
      moves: ['take'],
    },
    { id: 'order', moves: ['play 2'] },
    {
      id: 'strength',
      position:
        'standard | hat: B | parrot: A | round: 5 | spaces: cutlass{A} / rum-2 recon / sirens-song +1 | A: 4 pirates first-mate gunner relics kraken-eye kraken-eye objects magic-shell | B: 5 pirates brawler objects cutlass rum rum-4 rum-1 | C: 2 pirates cook objects chest+3 rum rum-3 | deck: rum-5 … | agenda: decide A 1, end-turn A',
    },
    { id: 'arm', moves: ['take'] },
    { id: 'board', moves: ['resolve 2 B'], then: [{ seat: ME, move: 'resolve 2 C' }] },
    {
      id: 'points',
      position:
        'standard | hat: B | parrot: A | round: 15 | spaces: sirens-song{A} +1 / kraken-eye rum-1 / rotgut | A: 7 relics kraken-eye kraken-eye kraken-eye objects magic-shell rum luxury-rum luxury-rum collectors-rum secrets secret-most-luxury | B: 11 relics behemoth-tooth behemoth-tooth behemoth-tooth rum rum-4 luxury-rum rum-2 secrets secret-most-doubloons | C: 8 relics leviathan-heart leviathan-heart objects cursed-idol chest+2 rum rum-5 collectors-rum collectors-rum | deck: gunner rum-3 … | agenda: decide A 1, end-turn A',
    },
    { id: 'song', moves: ['leave'] },
    { id: 'end', moves: ['take'] },
  ],
  words: { en, pl },
}
