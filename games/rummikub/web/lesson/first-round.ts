/** The first lesson: prepared positions from the opening to going out. */
import type { Lesson } from '@tortuga/ui'
import { en } from './en.ts'
import { pl } from './pl.ts'

const JERZY = 1
const JERZYS_RACK = 'B: K1 R2 B9 O8 K12 B7 O3 R13 B1'

export const firstRound: Lesson = {
  id: 'first-round',
  seat: 0,
  names: ['', 'Jerzy'],
  minutes: 6,
  steps: [
    {
      id: 'goal',
      position: 'pl | fresh: A B | A: K10 R10 B10 R3 R4 R5 O1 O7 B2 K6 B13 K8 R8 O12 | B: K1 R2 B9 O8 K12 B7 O3 R13 B1 K4 O5 B8 R1 K13',
    },
    { id: 'sets' },
    {
      id: 'opening',
      moves: ['play K10 R10 B10', 'play K10 R10 B10 / R3 R4 R5'],
      then: [
        { seat: JERZY, move: 'draw' },
        { seat: JERZY, move: 'announce no' },
      ],
    },
    {
      id: 'add',
      position: `pl | table: K10 R10 B10 / R3 R4 R5 | A: O10 R6 O1 O7 B2 K6 B13 K8 R8 O12 | ${JERZYS_RACK} | opened: A`,
      moves: ['play K10 R10 B10 O10 / R3 R4 R5 R6'],
    },
    {
      id: 'split',
      position: `pl | table: K10 R10 B10 O10 / R4 R5 R6 R7 R8 | A: R6 O1 O7 B2 K6 B13 K8 | ${JERZYS_RACK} | opened: A B`,
      moves: ['play K10 R10 B10 O10 / R4 R5 R6 / R6 R7 R8'],
    },
    {
      id: 'borrow',
      position: `pl | table: R4 O4 K4 B4 / R6 R7 R8 | A: B3 B5 B6 O1 O7 K13 | ${JERZYS_RACK} | opened: A B`,
      moves: ['play R4 O4 K4 / R6 R7 R8 / B3 B4 B5 B6'],
      then: [{ seat: JERZY, move: 'play R4 O4 K4 / R6 R7 R8 / B3 B4 B5 B6 B7' }],
    },
    {
      id: 'joker',
      position: `pl | table: R4 O4 K4 / O2 O3 J O5 | A: O4 R11 R12 K9 O13 | B: K1 R2 B9 O8 K12 B7 | opened: A B`,
      moves: ['play R4 O4 K4 / O2 O3 O4 O5 / R11 R12 J', 'play R4 O4 K4 / O2 O3 O4 O5 / J R11 R12'],
    },
    {
      id: 'draw',
      position: 'pl | table: R4 O4 K4 / O2 O3 O4 O5 | A: K9 O13 B1 | B: K1 R2 B9 O8 K12 B7 | opened: A B | bank: B11 …',
      moves: ['draw'],
    },
    { id: 'clock' },
    {
      id: 'arrange',
      position: 'pl | table: O5 O6 O7 / R5 R6 R7 / K5 K6 K7 K8 K9 | A: K10 B5 O13 | B: K1 R2 B9 O8 | opened: A B',
      moves: ['play B5 O5 R5 K5 / O6 R6 K6 / O7 R7 K7 / K8 K9 K10'],
    },
    {
      id: 'last',
      position: 'pl | table: B5 O5 R5 K5 / O11 O12 O13 / K1 K2 K3 K4 | A: O10 O9 K5 | B: R2 B9 O8 J | opened: A B',
      moves: ['play B5 O5 R5 K5 / O9 O10 O11 O12 O13 / K1 K2 K3 K4 K5'],
    },
    { id: 'points' },
  ],
  words: { en, pl },
}
