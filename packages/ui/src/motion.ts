/** How long things take and how they move: the table of the house look. Only `transform` and `opacity` ever move. */

export const MOTION = {
  quick: 120,
  move: 260,
  /** Added for each further piece of one move. */
  stagger: 40,
  /** All pieces of one move together. */
  most: 600,
  turn: 340,
  open: 220,
  count: 400,
  /** How long a change stays outlined where nothing moves. */
  marked: 1500,
} as const

export const SLIDE = 'cubic-bezier(.2,.7,.2,1)'

/** When the piece with this number sets out, so that the last of `count` lands within `most`. */
export const delayOf = (index: number, count: number): number =>
  count <= 1 ? 0 : index * Math.min(MOTION.stagger, (MOTION.most - MOTION.move) / (count - 1))

/** Whether the system asks for less motion. */
export const wantsLessMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
