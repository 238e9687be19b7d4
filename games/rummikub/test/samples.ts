/** Samples of Rummikub for the workbench and the pictures. */
import type { GameSamples, SampleMove, SamplePosition } from '@tortuga/games/samples'
import { rummikub, type Options, type QuestionType, type RummikubTypes, type View } from '../rules/index.ts'

/** A player who has opened tries to lay this table. */
const laying = (table: string, tiles: string, next: string): SampleMove => ({
  position: `pl | table: ${table} | A: ${tiles} O13 | B: K2 | opened: A B`,
  viewer: 0,
  move: `play ${next}`,
})

/** The same under other options. */
const under = (options: Partial<Options>, { position, viewer, move }: SampleMove): SampleMove => ({
  position: `own ${position.slice(position.indexOf('|'))} | options: ${JSON.stringify({ ...rummikub.presets['pl'], ...options })}`,
  viewer,
  move,
})

const DEALT =
  'pl | agenda: redeal A B | A: R12 R12 B8 B8 R3 R3 K1 K2 K4 K5 K7 K8 K10 K11 | B: O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 O11 O12 O13 J | fresh: A B'
const OPEN = 'pl | table: B4 B5 B6 / R8 O8 K8 | A: B3 K1 | B: R1 R2 | opened: A'

const SECOND_ROUND = `${OPEN} | rounds: 24 -24`

const QUESTIONS: Readonly<Record<QuestionType, SamplePosition | null>> = { redeal: null, turn: null, announcement: null }

export const samples: GameSamples<RummikubTypes> = {
  questionOf: ({ agenda: [task] }: View) => task?.type ?? 'none',
  questions: QUESTIONS,
  refusals: {
    'too-few-doublets': { position: DEALT, viewer: 1, move: 'redeal yes' },
    'already-answered': { position: DEALT, after: ['redeal yes'], viewer: 0, move: 'redeal no' },
    'joker-not-in-new-set': under({ jokerReuse: 'newSet' }, laying('J B5 B6 B7', 'B4', 'B4 B5 B6 B7 J')),
    'frozen-set': under({ jokerSetsFrozen: true }, laying('K5 R5 B5 J / B6 B7 B8', 'B9', 'K5 R5 J / B5 B6 B7 B8 B9')),
    'too-short': laying('B4 B5 B6 / R8 O8 K8', 'B3', 'B3 B4 B5 B6 / R8 O8 / =K8'),
    'too-long': laying('K7 R7 B7 O7', 'J', 'K7 R7 B7 O7 J'),
    'too-many-jokers': under({ jokersPerSet: 1 }, laying('B4 B5 J', 'J', 'B4 B5 J J')),
    'numbers-differ': laying('R4 K4 O4', 'B5', '=R4 B5 K4 O4'),
    'colour-twice': laying('R4 K4 O4', 'R4', 'R4 R4 K4 O4'),
    'colours-differ': laying('R5 R6 R7', 'B8', 'R5 R6 R7 B8'),
    gap: laying('R5 R6 R7', 'R9', 'R5 R6 R7 R9'),
    'past-13': laying('K11 K12 K13', 'J', 'K11 K12 K13 J'),
    'before-1': laying('K1 K2 K3', 'J', 'J K1 K2 K3'),
  },
  impossible: { 'only-jokers': 'A set has at least three tiles, and there are two jokers.' },
  events: {
    redeal: { position: DEALT, after: ['redeal yes'], viewer: 1, move: 'redeal no' },
    penalised: { position: OPEN, viewer: 0, move: 'out-of-time' },
  },
  taps: [
    { position: SECOND_ROUND, viewer: 0, name: 'Scores', taps: ['.rk-tools > button:last-of-type'] },
    { position: SECOND_ROUND, viewer: 0, name: 'Keys', taps: ['.rk-keys button'] },
    { position: OPEN, viewer: 0, name: 'A tile in preparation', taps: ['.rk-rack [data-face="B3"]', '.rk-board [data-face="B4"]'] },
  ],
  pictures: [
    { name: 'turn', golden: 'pl-2', moves: 63, viewer: 0 },
    { name: 'six-open', golden: 'sabra-6', moves: 100, viewer: 'open' },
  ],
}
