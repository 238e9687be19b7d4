/** Weights of the features of a captain's position, by number of captains. Fitted to the final points of thousands of matches between one-step bots; `scale` and `spread` are fitted to who won. */

/** `weights` apply at the end of the match; `early` is added in proportion to the rounds left. A lead of `scale`, plus `spread` for each round left, makes a captain e times as likely to win. */
export type FittedWeights = {
  readonly weights: readonly number[]
  readonly early: readonly number[]
  readonly scale: number
  readonly spread: number
}

/** The weights are in the order of `featuresOf`. */
export const FITTED_WEIGHTS: Readonly<Record<number, FittedWeights>> = {
  2: {
    weights: [
      0.895, 1.879, 0.953, -0.781, 1.183, 0.499, 2.113, 2.901, 0.651, 0.427, 0.724, 0.596, 0.682, 0.682, 0.33, 0.291, 0.513, -0.294, 0.118,
    ],
    early: [
      -0.529, 1.045, 0.414, -0.911, -0.666, -0.349, -1.315, -2.244, -0.001, -0.809, -2.466, 1.086, 2.341, -0.374, -0.219, -0.356, -0.563,
      0.843, 0.445,
    ],
    scale: 6,
    spread: 0.4,
  },
  3: {
    weights: [
      0.943, -1.516, -0.555, 2.76, 1.172, 0.557, 1.662, 2.155, 0.774, -0.038, 1.266, 0.424, 0.34, 0.756, 0.236, 0.148, 0.635, -0.739, 0.042,
    ],
    early: [
      -0.515, 0.251, -1.012, -0.914, -0.486, -0.316, -0.34, -3.034, 0.218, -0.134, -3.117, 1.217, 2.334, -0.065, -0.038, -0.033, -0.163,
      0.391, 0.695,
    ],
    scale: 6,
    spread: 0.54,
  },
  4: {
    weights: [
      0.976, -1.564, 0.242, 3.114, 1.171, 0.576, 1.432, 1.329, 0.579, 0.166, 1.065, 0.266, 0.232, 0.929, 0.095, 0.074, 0.684, -1.287, 0.02,
    ],
    early: [
      -0.715, -0.133, -0.65, -2.89, -0.732, -0.418, -0.376, -3.154, 0.095, -0.275, -4.544, 0.859, 2.841, -0.218, 0.014, -0.036, -0.268,
      0.559, 0.78,
    ],
    scale: 4.8,
    spread: 0.48,
  },
}
