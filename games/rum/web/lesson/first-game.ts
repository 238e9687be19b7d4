/** The first lesson of RUM: a guided match from the first card to the winning set. */
import type { Lesson } from '@tortuga/ui'
import { en } from './en.ts'
import { pl } from './pl.ts'

const JERZY = 1

export const firstGame: Lesson = {
  id: 'first-game',
  seat: 0,
  names: ['', 'Jerzy'],
  minutes: 5,
  steps: [
    { id: 'goal', position: 'pl | beach: green2-blue1 red2-yellow1 black2-orange1 | A: blue2-purple1 | B: black2-red1' },
    { id: 'card' },
    { id: 'draw', moves: ['draw 1'], then: [{ seat: JERZY, move: 'draw wreck' }] },
    { id: 'set', moves: ['play blue2-purple1/2 green2-blue1/1'] },
    {
      id: 'beach',
      position:
        'pl | clock: 2 | captains: blue 3 A, green 3 B | beach: purple2-red1 (yellow2-black1) orange2-yellow1 | A: red2-yellow1 | B: black2-orange1 green2-purple1',
      moves: ['play red2-yellow1/2'],
    },
    {
      id: 'steal',
      position:
        'pl | clock: 2 | captains: blue 3 A, red 3 A, green 3 B | beach: purple2-red1 (yellow2-black1) orange2-yellow1 | A: green2-blue1 green2-purple1 | B: blue2-black1 blue2-orange1 black2-red1',
      moves: ['play green2-blue1/2 green2-purple1/2'],
      then: [{ seat: JERZY, move: 'play blue2-black1/2 blue2-orange1/2' }],
    },
    {
      id: 'trio',
      position:
        'pl | clock: 3 | captains: red 3 A, green 4 A, blue 4 B, black 6 B | beach: yellow2-black1 purple2-red1 (orange2-yellow1) | A: purple2-black1 blue2-black1 | B: green2-red1 red2-yellow1',
      moves: ['play purple2-black1/1 blue2-black1/1'],
    },
    {
      id: 'luck',
      position:
        'pl | clock: 3 | captains: red 3 A, green 4 A, black 8 A, blue 4 B | beach: orange2-yellow1 black2-green1 (purple2-yellow1) | A: yellow2-green1 yellow2-blue1 red2-blue1 purple2-black1 | B: green2-red1 red2-yellow1 | wreck: red2-orange1 orange2-green1 orange2-purple1 yellow2-black1 green2-blue1 green2-purple1 blue2-purple1 blue2-black1 blue2-orange1 parrot …',
      moves: ['draw wreck'],
    },
    { id: 'parrot', moves: ['discard red2-blue1 purple2-black1'] },
    {
      id: 'tide',
      names: ['', 'Jerzy', 'Ola'],
      position:
        'pl | clock: 4 | captains: red 3 A, yellow 4 A, blue 4 B, purple 3 C, orange 2 C | beach: (red2-yellow1) (parrot) black2-orange1 | A: black2-green1 green2-red1 purple2-yellow1 | B: red2-blue1 blue2-black1 orange2-green1 | C: purple2-red1 yellow2-black1',
      moves: ['draw 3'],
    },
    {
      id: 'together',
      moves: ['discard green2-red1 purple2-yellow1'],
      then: [{ seat: JERZY, move: 'discard blue2-black1 orange2-green1' }],
    },
    {
      id: 'clock',
      names: ['', 'Jerzy'],
      position:
        'pl | turn: B | clock: 7 | captains: red 3 A, green 4 A, black 8 A, blue 4 B, yellow 5 B | beach: orange2-green1 (red2-blue1) (purple2-red1) | A: yellow2-black1 purple2-yellow1 | B: blue2-black1 orange2-yellow1 black2-orange1 | wreck: red2-orange1 red2-yellow1 orange2-purple1 yellow2-green1 yellow2-blue1 green2-blue1 parrot …',
      then: [{ seat: JERZY, move: 'draw wreck' }],
    },
    {
      id: 'last',
      position:
        'pl | clock: 6 | captains: red 3 A, yellow 3 A, black 8 A, green 4 B, blue 5 B | beach: orange2-green1 (red2-blue1) yellow2-black1 | A: green2-blue1 green2-red1 purple2-yellow1 | B: black2-green1 black2-orange1',
      moves: ['play green2-blue1/2 green2-red1/2 purple2-yellow1/2'],
    },
  ],
  words: { en, pl },
}
