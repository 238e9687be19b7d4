/** Durations and easing of all animations. */

/** Durations in milliseconds. `tokens.css` repeats some of them; a test compares them. */
export const MOTION = {
  quick: 120,
  move: 260,
  /** Delay between the pieces of one move. */
  stagger: 40,
  /** Longest time for all pieces of one move. */
  most: 600,
  turn: 340,
  open: 220,
  count: 400,
  /** How long a change stays outlined if animations are off. */
  marked: 1500,
} as const

/** Easing of a moving piece. */
export const MOVE_EASING = 'cubic-bezier(.2,.7,.2,1)'

/** The delay of the piece with this index, such that the last of `count` pieces arrives within `MOTION.most`. */
export const staggerDelay = (index: number, count: number): number =>
  count <= 1 ? 0 : index * Math.min(MOTION.stagger, (MOTION.most - MOTION.move) / (count - 1))
