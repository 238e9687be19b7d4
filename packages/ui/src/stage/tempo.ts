/** How long beats take: the times of each kind of beat, and the tempo that scales them. */
import type { SoundName } from '../sound/sounds.ts'
import type { Tempo } from './tempos.ts'

export const TEMPO_FACTORS: Readonly<Record<Tempo, number>> = { quick: 0.6, natural: 1, slow: 1.6, instant: 0 }

/**
 * The times of a beat in milliseconds. `enter`: the actor's seat is marked. `act`: pieces travel. `settle`: the log line appears, and there is
 * time to read it.
 */
export type BeatTimes = { readonly enter: number; readonly act: number; readonly settle: number }

type KindRow = BeatTimes & { readonly sound: SoundName | null }

const row = (enter: number, act: number, settle: number, sound: SoundName | null = null): KindRow => ({ enter, act, settle, sound })

/** Every kind of beat with its times and its sound. */
export const BEAT_KINDS = {
  /** Told together with its neighbour. */
  quiet: row(0, 0, 0),
  note: row(100, 0, 400),
  draw: row(120, 340, 300, 'slide'),
  take: row(140, 380, 400, 'slide'),
  lay: row(100, 320, 400, 'knock'),
  /** A card that everybody reads on its way. */
  play: row(120, 800, 400, 'knock'),
  steal: row(200, 520, 600, 'knock'),
  flip: row(80, 340, 320, 'turn'),
  deal: row(0, 600, 200, 'slide'),
  coin: row(60, 260, 200, 'coin'),
  clock: row(100, 340, 360, 'tick'),
  tide: row(200, 600, 500, 'swell'),
  parrot: row(200, 700, 500, 'squawk'),
  raid: row(80, 360, 500, 'knock'),
  boarding: row(200, 400, 800, 'sabres'),
  score: row(0, 400, 200),
  ending: row(300, 400, 0),
} as const satisfies Readonly<Record<string, KindRow>>

export type BeatKind = keyof typeof BEAT_KINDS

/** Kinds that are scenes of their own: each is read before the next beat begins. */
export const LONE_KINDS: ReadonlySet<BeatKind> = new Set(['tide', 'parrot', 'ending'])

/** More time for each further piece of one beat, and the most of it. */
const MORE_PIECES = { each: 40, most: 240 } as const
/** More time to read what another player did to the viewer. */
const HIT = 400

type Timed = {
  readonly kind: BeatKind
  readonly hits: 'loss' | 'gain' | null
  /** How many events are told together. */
  readonly count: number
  /** Whether the viewer acts. */
  readonly isOwn: boolean
}

/** The times of a beat by itself, at natural tempo. One's own beats need no introduction, except drawn cards. */
export const timesOf = ({ kind, hits, count, isOwn }: Timed): BeatTimes => {
  const { enter, act, settle } = BEAT_KINDS[kind]
  const isShort = isOwn && kind !== 'draw'
  return {
    enter: isShort ? 0 : enter,
    act: act === 0 ? 0 : act + Math.min(MORE_PIECES.most, (count - 1) * MORE_PIECES.each),
    settle: (isShort ? settle / 2 : settle) + (hits === null ? 0 : HIT),
  }
}
