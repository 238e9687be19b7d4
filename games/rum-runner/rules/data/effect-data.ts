/** The data of every card effect and of every way past a hazard, and the parts of a card that an effect may be printed on. What they do is in `effects/` and `raid/ways.ts`. */
import * as v from 'valibot'

const SKILLS = ['navigation', 'combat'] as const
export type Skill = (typeof SKILLS)[number]

/** Where a card has effects: turned up, at the end of the crown's turn, raided; on a crew card, on an event of either side. */
export type EffectSlot = 'reveal' | 'turn-end' | 'raid' | 'crew' | 'crown-event' | 'pirate-event'

export const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
export const Cost = integer(0, 20)
const Coins = integer(1, 20)
const Count = integer(1, 10)

const plain = <K extends string>(type: K) => v.strictObject({ type: v.literal(type) })
const withCoins = <K extends string>(type: K) => v.strictObject({ type: v.literal(type), coins: Coins })
const withCount = <K extends string>(type: K) => v.strictObject({ type: v.literal(type), count: Count })

const Gain = withCoins('gain')
const Draw = withCount('draw')
const Look = v.strictObject({ type: v.literal('look'), may: v.boolean() })
const Reward = v.pipe(v.array(v.variant('type', [Gain, Look, Draw])), v.maxLength(5))

const effect = <S extends v.GenericSchema>(schema: S, ...on: readonly EffectSlot[]) => ({ schema, on })

/** Every effect by type. */
export const EFFECT_DATA = {
  score: effect(plain('score'), 'reveal'),
  'may-mix-hand': effect(plain('may-mix-hand'), 'reveal'),
  'trash-ship': effect(plain('trash-ship'), 'reveal'),
  'trash-self': effect(plain('trash-self'), 'reveal'),
  'add-coin': effect(plain('add-coin'), 'turn-end'),
  'may-tow-or-delay': effect(plain('may-tow-or-delay'), 'turn-end'),
  'may-fetch-hazard': effect(plain('may-fetch-hazard'), 'turn-end'),
  'coin-party': effect(plain('coin-party'), 'raid'),
  'score-raided': effect(plain('score-raided'), 'raid'),
  'pay-or-stay': effect(plain('pay-or-stay'), 'raid'),
  'lose-crew': effect(plain('lose-crew'), 'raid'),
  'may-sell-crew': effect(withCoins('may-sell-crew'), 'raid'),
  'may-coin-ship': effect(withCoins('may-coin-ship'), 'crew'),
  'may-go-on-deck': effect(plain('may-go-on-deck'), 'crew'),
  'may-move-coin': effect(plain('may-move-coin'), 'crew'),
  'may-blast': effect(plain('may-blast'), 'crew'),
  look: effect(Look, 'crew'),
  draw: effect(Draw, 'crew', 'pirate-event'),
  'may-rob': effect(withCoins('may-rob'), 'crew'),
  'crown-discards': effect(plain('crown-discards'), 'crew'),
  'coin-ship': effect(plain('coin-ship'), 'crew'),
  discard: effect(withCount('discard'), 'crew'),
  gain: effect(Gain, 'crew', 'crown-event', 'pirate-event'),
  'add-coins': effect(v.strictObject({ type: v.literal('add-coins'), most: Count }), 'crown-event'),
  'raid-with-ship': effect(v.strictObject({ type: v.literal('raid-with-ship'), coins: Coins, reward: Reward }), 'pirate-event'),
  'strip-island': effect(plain('strip-island'), 'pirate-event'),
  'trash-own-ship': effect(v.strictObject({ type: v.literal('trash-own-ship'), least: Cost }), 'pirate-event'),
  'trash-hazard': effect(plain('trash-hazard'), 'pirate-event'),
  'show-hand': effect(plain('show-hand'), 'pirate-event'),
} as const

/** R7.6: every way past a hazard by type. */
export const WAY_DATA = {
  icons: v.strictObject({ type: v.literal('icons'), skill: v.picklist(SKILLS), count: Count }),
  pay: withCoins('pay'),
  discard: withCount('discard'),
  'trash-crew': plain('trash-crew'),
  'crown-trashes-crew': plain('crown-trashes-crew'),
  'trash-ship': plain('trash-ship'),
  'crown-gains': withCoins('crown-gains'),
  'coin-party-and-self': plain('coin-party-and-self'),
} as const

export type ReadonlyData<A> = A extends object ? { readonly [K in keyof A]: ReadonlyData<A[K]> } : A
type EffectData = typeof EFFECT_DATA
export type Effect = ReadonlyData<{ [K in keyof EffectData]: v.InferOutput<EffectData[K]['schema']> }[keyof EffectData]>
export type HazardWay = ReadonlyData<{ [K in keyof typeof WAY_DATA]: v.InferOutput<(typeof WAY_DATA)[K]> }[keyof typeof WAY_DATA]>

type DataSchema<A> = v.GenericSchema<unknown, A>
const variant = <A>(options: readonly v.GenericSchema[]): DataSchema<A> =>
  v.variant('type', options as unknown as [ReturnType<typeof plain>]) as unknown as DataSchema<A>

/** Decodes an effect that may be printed on this part of a card. */
export const effectsOn = (slot: EffectSlot): DataSchema<Effect> =>
  variant(Object.values(EFFECT_DATA).flatMap(({ schema, on }) => (on.includes(slot) ? [schema] : [])))

export const WaySchema: DataSchema<HazardWay> = variant(Object.values(WAY_DATA))
/** Any effect, such as the reward of a raid in the agenda. */
export const EffectSchema: DataSchema<Effect> = variant(Object.values(EFFECT_DATA).map(({ schema }) => schema))
