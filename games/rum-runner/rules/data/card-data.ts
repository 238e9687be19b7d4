/** The schema of a card file: each card with its copies, numbers, effects, and how certain its source is. */
import * as v from 'valibot'
import { Cost, effectsOn, integer, WaySchema, type ReadonlyData } from './effect-data.ts'

const CONFIDENCES = ['seen', 'partly', 'inferred', 'invented'] as const
/** When a crew effect happens: after every raid, after a stopped raid, or after a successful raid on Home Port. */
const WHENS = ['always', 'stopped', 'home-raided'] as const

const Id = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,29}$/))
const Confidence = v.optional(v.picklist(CONFIDENCES), 'invented')

const few = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.maxLength(5))
const rows = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.maxLength(40))
const base = { id: Id, copies: integer(1, 10), cost: Cost, confidence: Confidence }
const skills = { navigation: integer(0, 5), combat: integer(0, 5) }
const Shape = v.strictObject({
  about: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  islands: v.pipe(v.array(v.strictObject({ id: Id, confidence: Confidence })), v.minLength(2), v.maxLength(6)),
  investments: rows(
    v.strictObject({
      ...base,
      points: integer(0, 9),
      reveal: few(effectsOn('reveal')),
      turnEnd: few(effectsOn('turn-end')),
      raid: few(effectsOn('raid')),
    }),
  ),
  hazards: rows(v.strictObject({ ...base, starting: v.boolean(), ways: v.pipe(v.array(WaySchema), v.minLength(1), v.maxLength(5)) })),
  crownEvents: rows(v.strictObject({ ...base, effects: few(effectsOn('crown-event')) })),
  ships: rows(v.strictObject({ ...base, starting: v.boolean(), ...skills, places: integer(1, 6) })),
  crew: rows(v.strictObject({ ...base, ...skills, when: v.picklist(WHENS), effects: few(effectsOn('crew')) })),
  pirateEvents: rows(v.strictObject({ ...base, effects: few(effectsOn('pirate-event')) })),
})

type Rows = v.InferOutput<typeof Shape>
const MIN_DECK = 6
/** R10.1, R10.2: the crown wins with this many points, the pirate with this many rum cards. */
export const GOAL = 4
const copiesOf = (list: readonly { readonly copies: number; readonly starting?: boolean }[]): number =>
  list.reduce((sum, { copies, starting }) => sum + (starting === true ? 0 : copies), 0)
const isRum = ({ reveal, raid, points }: Rows['investments'][number]): boolean =>
  points > 0 && reveal.some(({ type }) => type === 'score') && raid.some(({ type }) => type === 'score-raided')
const idsOf = (cards: Rows): readonly string[] =>
  [cards.islands, cards.investments, cards.hazards, cards.crownEvents, cards.ships, cards.crew, cards.pirateEvents].flatMap(list =>
    list.map(({ id }) => id),
  )

/** R1.2: conditions every card file must meet, so that a match can start and be won. */
export const CardsSchema = v.pipe(
  Shape,
  v.check(cards => new Set(idsOf(cards)).size === idsOf(cards).length, 'two cards or islands have the same id'),
  v.check(
    ({ hazards, islands }) => hazards.filter(({ starting }) => starting).reduce((sum, { copies }) => sum + copies, 0) === islands.length,
    'every island needs one starting hazard',
  ),
  v.check(
    cards =>
      copiesOf(cards.investments) + copiesOf(cards.hazards) + copiesOf(cards.crownEvents) >= MIN_DECK &&
      copiesOf(cards.ships) + copiesOf(cards.crew) + copiesOf(cards.pirateEvents) >= MIN_DECK,
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
    'an investment can leave its island only once',
  ),
  v.check(
    ({ crew }) => crew.every(({ effects }) => effects.slice(0, -1).every(({ type }) => type !== 'may-go-on-deck' && type !== 'may-blast')),
    'an effect that removes a crew card from its ship must come last',
  ),
)
export type CardsData = ReadonlyData<v.InferOutput<typeof CardsSchema>>
