/** Samples of RUM for the workbench and the pictures. */
import type { GameSamples } from '@tortuga/games/samples'
import type { RumTypes, Task, View } from '../rules/index.ts'

const BEACH = 'beach: red2-orange1 orange2-yellow1 blue2-purple1'
const HAND = 'A: green2-red1 green2-blue1 | B: red2-blue1'
const FULL = 'beach: red2-orange1 orange2-yellow1 (blue2-purple1)'
const STRICT = JSON.stringify({ deck: 'paley', startSeat: 'random', beachBottles: 'all', handMustContribute: true })

/** The tasks that ask: an action of a turn, and discards. */
const KINDS: Readonly<Partial<Record<Task['type'], string>>> = { turn: 'action', discards: 'discard' }

export const samples: GameSamples<RumTypes> = {
  questionOf: ({ agenda: [task] }: View) => (task === undefined ? 'none' : (KINDS[task.type] ?? task.type)),
  questions: { action: null, discard: null },
  refusals: {
    'card-twice': { position: `en | ${BEACH} | ${HAND}`, viewer: 0, move: 'play green2-red1/2 green2-red1/1' },
    'no-cards': { position: `en | ${BEACH} | ${HAND}`, viewer: 0, move: 'play' },
    'beach-counts-whole': { position: `pl | ${BEACH} | ${HAND}`, viewer: 0, move: 'play green2-blue1/1 with 3' },
    'slot-face-down': { position: `en | ${FULL} | ${HAND}`, viewer: 0, move: 'play green2-blue1/1 with 3' },
    'slot-twice': { position: `en | ${BEACH} | ${HAND}`, viewer: 0, move: 'play green2-blue1/1 with 3 3' },
    'hand-adds-nothing': {
      position: `own | beach: red2-orange1 black2-orange1 orange2-yellow1 | A: green2-red1 | B: - | wreck: … | options: ${STRICT}`,
      viewer: 0,
      move: 'play green2-red1/1',
    },
  },
  events: {
    'wreck-emptied': {
      position:
        'pl | turn: B | beach: (parrot) (black2-orange1) red2-blue1 | A: green2-purple1 green2-red1 blue2-purple1 | B: … | wreck: red2-orange1',
      viewer: 1,
      move: 'draw wreck',
    },
    'washed-away': {
      position:
        'pl | beach: (green2-red1) (purple2-red1) black2-green1 | A: green2-purple1 | B: … | wreck: red2-orange1 black2-red1 orange2-green1 yellow2-black1 green2-blue1 parrot',
      viewer: 0,
      move: 'draw 3',
    },
  },
  taps: [
    {
      name: 'A set in preparation',
      position: 'en | beach: orange2-green1 (yellow2-blue1) purple2-red1 | A: green2-blue1 green2-purple1 black2-red1 | B: red2-blue1',
      viewer: 0,
      taps: ['[data-card="green2-blue1#0"]', '[data-card="green2-purple1#0"]'],
    },
  ],
  pictures: [
    { name: 'action', golden: 'en-3', moves: 48, viewer: 0 },
    { name: 'discard', golden: 'pl-4', moves: 9, viewer: 2 },
  ],
}
