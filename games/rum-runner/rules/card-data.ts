/** What a file of cards must hold: every card with its copies, its numbers, its effects as tasks, and a mark that says how sure it is. */
import * as v from 'valibot'

const CONFIDENCES = ['seen', 'partly', 'inferred', 'invented'] as const
const SKILLS = ['navigation', 'combat'] as const
export type Skill = (typeof SKILLS)[number]
/** When a crew card's text happens: after every raid, after a stopped one, or after a successful one on Home Port. */
const WHENS = ['always', 'stopped', 'home-raided'] as const

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const Id = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,29}$/))
const Confidence = v.optional(v.picklist(CONFIDENCES), 'invented')
const Cost = whole(0, 20)
const Coins = whole(1, 20)
const Count = whole(1, 10)
const plain = <K extends string>(type: K) => v.strictObject({ type: v.literal(type) })
const withCoins = <K extends string>(type: K) => v.strictObject({ type: v.literal(type), coins: Coins })
const withCount = <K extends string>(type: K) => v.strictObject({ type: v.literal(type), count: Count })
const Look = v.strictObject({ type: v.literal('look'), may: v.boolean() })

/** What a crown investment does when it is turned up. */
const Reveal = v.variant('type', [plain('score'), plain('may-mix-hand'), plain('trash-ship'), plain('trash-self')])
const TurnEnd = v.variant('type', [plain('add-coin'), plain('may-tow-or-delay'), plain('may-fetch-hazard')])
const Raid = v.variant('type', [
  plain('coin-party'),
  plain('score-raided'),
  plain('pay-or-stay'),
  plain('lose-crew'),
  withCoins('may-sell-crew'),
])
/** R7.6: one way past a hazard. */
const WaySchema = v.variant('type', [
  v.strictObject({ type: v.literal('icons'), skill: v.picklist(SKILLS), count: Count }),
  withCoins('pay'),
  withCount('discard'),
  plain('trash-crew'),
  plain('crown-trashes-crew'),
  plain('trash-ship'),
  withCoins('crown-gains'),
  plain('coin-party-and-self'),
])
const CrewEffect = v.variant('type', [
  withCoins('may-coin-ship'),
  plain('may-go-on-deck'),
  plain('may-move-coin'),
  plain('may-blast'),
  Look,
  withCount('draw'),
  withCoins('may-rob'),
  plain('crown-discards'),
  plain('coin-ship'),
  withCoins('gain'),
  withCount('discard'),
])
const CrownEvent = v.variant('type', [v.strictObject({ type: v.literal('add-coins'), most: Count }), withCoins('gain')])
const Reward = v.variant('type', [withCoins('gain'), Look, withCount('draw')])
const PirateEvent = v.variant('type', [
  v.strictObject({ type: v.literal('raid-with-ship'), coins: Coins, reward: v.pipe(v.array(Reward), v.maxLength(5)) }),
  plain('strip-island'),
  v.strictObject({ type: v.literal('trash-own-ship'), least: Cost }),
  plain('trash-hazard'),
  plain('show-hand'),
  withCoins('gain'),
  withCount('draw'),
])

const few = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.maxLength(5))
const rows = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.maxLength(40))
const base = { id: Id, copies: whole(1, 10), cost: Cost, confidence: Confidence }
const skills = { navigation: whole(0, 5), combat: whole(0, 5) }
const Shape = v.strictObject({
  about: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  islands: v.pipe(v.array(v.strictObject({ id: Id, confidence: Confidence })), v.minLength(2), v.maxLength(6)),
  investments: rows(v.strictObject({ ...base, points: whole(0, 9), reveal: few(Reveal), turnEnd: few(TurnEnd), raid: few(Raid) })),
  hazards: rows(v.strictObject({ ...base, starting: v.boolean(), ways: v.pipe(v.array(WaySchema), v.minLength(1), v.maxLength(5)) })),
  crownEvents: rows(v.strictObject({ ...base, effects: few(CrownEvent) })),
  ships: rows(v.strictObject({ ...base, starting: v.boolean(), ...skills, places: whole(1, 6) })),
  crew: rows(v.strictObject({ ...base, ...skills, when: v.picklist(WHENS), effects: few(CrewEffect) })),
  pirateEvents: rows(v.strictObject({ ...base, effects: few(PirateEvent) })),
})

type Rows = v.InferOutput<typeof Shape>
const LEAST_DECK = 6
/** R10.1, R10.2: so many points, or rum cards, win. */
export const GOAL = 4
const copiesOf = (list: readonly { readonly copies: number; readonly starting?: boolean }[]): number =>
  list.reduce((sum, { copies, starting }) => sum + (starting === true ? 0 : copies), 0)
const isRum = ({ reveal, raid, points }: Rows['investments'][number]): boolean =>
  points > 0 && reveal.some(({ type }) => type === 'score') && raid.some(({ type }) => type === 'score-raided')
const idsOf = (cards: Rows): readonly string[] =>
  [cards.islands, cards.investments, cards.hazards, cards.crownEvents, cards.ships, cards.crew, cards.pirateEvents].flatMap(list =>
    list.map(({ id }) => id),
  )

/** R1.2: what any file of cards must keep, so that a match can begin and somebody can win it. */
export const CardsSchema = v.pipe(
  Shape,
  v.check(cards => new Set(idsOf(cards)).size === idsOf(cards).length, 'two cards have the same name'),
  v.check(
    ({ hazards, islands }) => hazards.filter(({ starting }) => starting).reduce((sum, { copies }) => sum + copies, 0) === islands.length,
    'every island needs one starting hazard',
  ),
  v.check(
    cards =>
      copiesOf(cards.investments) + copiesOf(cards.hazards) + copiesOf(cards.crownEvents) >= LEAST_DECK &&
      copiesOf(cards.ships) + copiesOf(cards.crew) + copiesOf(cards.pirateEvents) >= LEAST_DECK,
    'a deck has at least six cards',
  ),
  v.check(
    ({ investments }) => investments.every(row => isRum(row) === row.points > 0) && copiesOf(investments.filter(isRum)) >= 2 * GOAL - 1,
    'rum scores for both sides, and there are at least seven cards of it',
  ),
  v.check(
    ({ investments }) =>
      investments.every(({ points, reveal, raid }) => points > 0 || ![...reveal, ...raid].some(({ type }) => type.startsWith('score'))),
    'only rum can be scored',
  ),
  v.check(
    ({ investments }) =>
      investments.every(({ reveal }) => reveal.filter(({ type }) => type === 'score' || type === 'trash-self').length < 2),
    'an investment leaves its island once',
  ),
  v.check(
    ({ crew }) => crew.every(({ effects }) => effects.slice(0, -1).every(({ type }) => type !== 'may-go-on-deck' && type !== 'may-blast')),
    'a crew card that leaves its ship does so last',
  ),
)
type Deep<A> = A extends object ? { readonly [K in keyof A]: Deep<A[K]> } : A
export type CardsData = Deep<v.InferOutput<typeof CardsSchema>>
export type Way = Deep<v.InferOutput<typeof WaySchema>>
export type Effect = Deep<
  | v.InferOutput<typeof Reveal>
  | v.InferOutput<typeof TurnEnd>
  | v.InferOutput<typeof Raid>
  | v.InferOutput<typeof CrewEffect>
  | v.InferOutput<typeof CrownEvent>
  | v.InferOutput<typeof PirateEvent>
>
