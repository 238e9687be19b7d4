/** The data types of the toy game: crates, boats, tasks, moves, events. */
import * as v from 'valibot'
import type { Seat, Viewer } from '../../src/index.ts'

export const FACES = ['silk', 'salt', 'lead'] as const
export type Face = (typeof FACES)[number]
export const WORTH: Readonly<Record<Face, number>> = { silk: 3, salt: 2, lead: 1 }

/** A crate in the state: its face and the number of the copy. */
export type Crate = `${Face}.${number}`
export const CRATES: readonly Crate[] = FACES.flatMap(face => [1, 2, 3].map((copy): Crate => `${face}.${copy}`))
export const faceOf = (crate: string): Face => FACES.find(face => crate.startsWith(`${face}.`)) ?? FACES[0]

export const KEEPER = 0

export type Task =
  | { readonly type: 'pack' }
  | { readonly type: 'watch' }
  | { readonly type: 'bribe'; readonly boat: Seat }
  | { readonly type: 'judge'; readonly boat: Seat; readonly coins: number }
  | { readonly type: 'land' }
  | { readonly type: 'take'; readonly seat: Seat }

export type Packed = { readonly crate: Crate; readonly lamp: boolean }
export type Boat = Packed & { readonly seenBy: readonly Seat[] }

export type State = {
  readonly options: Options
  readonly seats: number
  readonly round: number
  readonly wind: number
  readonly stock: readonly Crate[] // top first
  readonly market: Crate | null
  readonly shelf: readonly Crate[]
  readonly hands: readonly (readonly Crate[])[] // by seat
  readonly known: readonly (readonly Crate[])[] // by seat: the crates of that hand that everybody knows
  readonly boats: readonly (Boat | null)[] // by seat
  readonly sealed: readonly (Packed | null)[] // by seat; the crate is still in the hand
  readonly coins: readonly number[]
  readonly points: readonly number[]
  readonly fines: number
  readonly agenda: readonly Task[] // next first; empty when the match is over
}

export type View = {
  readonly viewer: Viewer
  readonly options: Options
  readonly seats: number
  readonly round: number
  readonly wind: number | null
  readonly stockSize: number
  readonly market: Face | null
  readonly shelf: readonly Face[]
  readonly hand: readonly Face[]
  readonly hands: readonly (readonly Face[])[] | null
  readonly handSizes: readonly number[]
  readonly known: readonly (readonly Face[])[]
  readonly boats: readonly ({ readonly crate: Face | null; readonly lamp: boolean; readonly seenBy: readonly Seat[] } | null)[]
  readonly hasPacked: readonly boolean[]
  readonly packed: { readonly crate: Face; readonly lamp: boolean } | null // the viewer's own
  readonly coins: readonly number[]
  readonly points: readonly number[]
  readonly fines: number
  readonly agenda: readonly Task[]
}

export const optionsSchema = v.strictObject({ rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)) })
export type Options = v.InferOutput<typeof optionsSchema>

const face = v.picklist(FACES)
const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))
export const moveSchema = v.variant('type', [
  v.strictObject({ type: v.literal('pack'), crate: face, lamp: v.boolean() }),
  v.strictObject({ type: v.literal('arrange'), shelf: v.array(face) }),
  v.strictObject({ type: v.literal('look'), boat: small }),
  v.strictObject({ type: v.literal('nod') }),
  v.strictObject({ type: v.literal('offer'), coins: small }),
  v.strictObject({ type: v.literal('seize') }),
  v.strictObject({ type: v.literal('release') }),
  v.strictObject({ type: v.literal('take'), from: v.picklist(['stock', 'market']) }),
])
export type Move = v.InferOutput<typeof moveSchema>

export const draftSchema = v.nullable(v.strictObject({ boat: small }))

export type Event =
  | { readonly type: 'dealt'; readonly hands: readonly (readonly (Face | null)[])[]; readonly market: Face }
  | { readonly type: 'packed'; readonly seat: Seat; readonly packed: { readonly crate: Face; readonly lamp: boolean } | null }
  | { readonly type: 'sailed'; readonly boats: readonly { readonly seat: Seat; readonly crate: Face | null; readonly lamp: boolean }[] }
  | { readonly type: 'arranged'; readonly shelf: readonly Face[] }
  | { readonly type: 'looked'; readonly boat: Seat; readonly crate: Face | null }
  | { readonly type: 'nodded' }
  | { readonly type: 'offered'; readonly boat: Seat; readonly coins: number }
  | { readonly type: 'seized'; readonly boat: Seat; readonly crate: Face }
  | { readonly type: 'released'; readonly boat: Seat; readonly coins: number }
  | { readonly type: 'landed'; readonly wind: number; readonly crates: readonly Face[]; readonly points: readonly number[] }
  | {
      readonly type: 'took'
      readonly seat: Seat
      readonly from: 'stock' | 'market'
      readonly crate: Face | null
      readonly refill: Face | null // the crate that replaces one taken from the market; null if the stock is empty
    }
  | { readonly type: 'round-began'; readonly round: number; readonly wind: number | null }

export type Refusal =
  | { readonly type: 'not-yours' }
  | { readonly type: 'other-question'; readonly rules?: readonly string[] }
  | { readonly type: 'no-such-crate' }
  | { readonly type: 'no-such-boat' }
  | { readonly type: 'no-such-coins'; readonly coins: number }
  | { readonly type: 'not-the-shelf' }
  | { readonly type: 'nothing-there' }

export type ToyTypes = {
  options: Options
  state: State
  view: View
  move: Move
  draft: v.InferOutput<typeof draftSchema>
  event: Event
  refusal: Refusal
  reason: { readonly type: 'none' }
}
