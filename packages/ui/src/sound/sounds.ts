/** All sounds by name. */

type Synthesis = readonly (number | undefined)[]

/** The parameters of each sound; the first is its volume. */
const SOUNDS = {
  bell: [0.6, 0, 587, 0.01, 0.08, 0.35, 0, 1.4, undefined, undefined, 293, 0.06],
  knock: [0.35, 0.02, 150, undefined, 0.01, 0.05, 1, 1.7, -4],
  slide: [0.25, 0.05, 320, 0.01, 0.02, 0.06, 4, 0.4, -3],
  turn: [0.22, 0.03, 260, undefined, 0.01, 0.03, 4, 0.8, 6],
  coin: [0.3, 0, 1200, undefined, 0.02, 0.12, 1, 1.8, undefined, undefined, 380, 0.04],
  tick: [0.3, 0, 900, undefined, 0.005, 0.02, 1, 1.5],
  swell: [0.35, 0.05, 70, 0.18, 0.2, 0.4, 4, 0.3],
  squawk: [0.3, 0.05, 620, 0.01, 0.05, 0.09, 2, 0.6, -14, undefined, 120, 0.04],
  sabres: [0.28, 0.02, 1700, undefined, 0.01, 0.09, 3, 0.5, undefined, undefined, -600, 0.03],
  loss: [0.4, 0, 196, 0.01, 0.12, 0.25, 0, 1.2, -1.5],
  chime: [0.5, 0, 440, 0.02, 0.25, 0.6, 0, 1.4, undefined, undefined, 220, 0.12],
} as const satisfies Readonly<Record<string, Synthesis>>

/** The name of a sound. */
export type SoundName = keyof typeof SOUNDS

export const SOUND_NAMES = Object.keys(SOUNDS) as readonly SoundName[]

/** The parameters of a sound at a volume between 0 and 1. */
export const synthesisOf = (name: SoundName, volume: number): Synthesis => {
  const [loudness, ...rest] = SOUNDS[name]
  return [loudness * volume, ...rest]
}
