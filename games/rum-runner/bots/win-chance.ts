/** Each seat's chance of winning: a logistic regression fitted to self-play, with the constant lowered by hand. */
import { portableExp } from '@tortuga/kit'
import type { State } from '../rules/index.ts'
import { featuresOf } from './features.ts'

/** For the crown, in the order of the features. */
const WEIGHTS = new Float64Array([
  -0.6, 0.26, 1.001, 1.292, -0.053, -0.75, -1.488, -0.139, 0.326, -0.22, -0.003, -0.166, 0.145, 0.038, -0.097, 0.085, -0.163, 0.057, -0.44,
  -0.049, 0.517, 0.18, 0.082, 0.016, 0.14, -0.063, -0.071, -0.139, -0.082, -0.031, 0.29, -0.07, -0.067, 0.12, 0.382, 0.362, 0.3, 0.372,
  0.003, -0.187, -0.481, -0.083, -0.076, 0.271, 0.002, 0.224, -0.244, -0.025, -0.007, 0.011, 0.097, -0.067, 0.004, -0.046, -0.038, 0.168,
  0.324, -0.411, -0.2, 0.139, -0.18, -0.02, -0.394, -0.012,
])

/** The crown's chance in an unfinished match. */
const crownChance = (state: State): number => {
  const figures = featuresOf(state)
  let sum = 0
  for (let index = 0; index < WEIGHTS.length; index += 1) sum += (WEIGHTS[index] ?? 0) * (figures[index] ?? 0)
  return 1 / (1 + portableExp(-sum))
}

/** By seat; the chances add up to 1. */
export const winChances = (state: State): readonly number[] => {
  const chance = crownChance(state)
  return state.crown === 0 ? [chance, 1 - chance] : [1 - chance, chance]
}
