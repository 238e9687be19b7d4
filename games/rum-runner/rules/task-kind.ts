/** Kinds of tasks: what the step engine knows about a task of the agenda, an effect of a card, or a way past a hazard. Each is one object, made by one of the functions below. */
import { NEVER_ASKS, type Seat, type TaskKind } from '@tortuga/kit'
import * as v from 'valibot'
import { EFFECT_DATA, WAY_DATA, type Effect, type HazardWay } from './data/effect-data.ts'
import type { Refusal, RuleNumbers } from './data/refusals.ts'
import { sourceText, SourceSchema } from './data/effect-source.ts'
import { seatOf, type StepDraft } from './step.ts'
import type { EffectSource, Move, RunnerMoveOf, PublicTable, Side, Task, View } from './data/types.ts'

/** The types that the step engine works with. */
export type RunnerAgenda = {
  task: Task
  step: StepDraft
  table: Pick<PublicTable, 'agenda' | 'crown' | 'turn'>
  view: View
  move: Move
  refusal: Refusal
}

export type RunnerTaskOf<K extends Task['type']> = Extract<Task, { type: K }>
type EffectOf<K extends Effect['type']> = Extract<Effect, { type: K }>
type WayOf<K extends HazardWay['type']> = Extract<HazardWay, { type: K }>
type EffectTask<E extends Effect> = { readonly type: 'do'; readonly effect: E; readonly source: EffectSource }
type WayTask<W extends HazardWay> = { readonly type: 'way'; readonly way: W }

/** A kind of task that is answered by moves `M`. `rules` are the rules that ask the question; a refusal cites them if the answer belongs to another question. */
export type RunnerKind<T extends Task, M extends Move> = TaskKind<RunnerAgenda, T, M> & { rules(task: T): RuleNumbers }

/** The members that each kind with a question writes itself. `perform` gets null as the move if there was nothing to ask. */
type AskingParts<T extends Task, A extends Move['type']> = {
  readonly rules: RuleNumbers | ((task: T) => RuleNumbers)
  readonly answers: readonly A[]
  isAsked(step: StepDraft, task: T): boolean
  check(view: View, task: T, move: RunnerMoveOf<A>): Refusal | null
  moves(view: View, task: T): readonly Move[]
  perform(step: StepDraft, task: T, move: RunnerMoveOf<A> | null): void
}
type NotationParts<T extends Task> = Pick<RunnerKind<T, never>, 'schema' | 'print' | 'parse'>
type Asked<T extends Task> = Side | ((table: RunnerAgenda['table'], task: T) => Side)

const SINGLE_SEATS: readonly (readonly [Seat])[] = [[0], [1]]
const seatsOf = (crown: Seat, side: Side): readonly Seat[] => SINGLE_SEATS[seatOf(crown, side)] ?? []

/** All kinds get their members in the same order: the engine reads them faster if they have one shape. */
const asking = <T extends Task, A extends Move['type']>(
  { schema, print, parse }: NotationParts<T>,
  by: Asked<T>,
  { rules, answers, isAsked, check, moves, perform }: AskingParts<T, A>,
): RunnerKind<T, RunnerMoveOf<A>> => ({
  schema,
  answers: answers as readonly RunnerMoveOf<A>['type'][],
  asked: typeof by === 'string' ? ({ crown }) => seatsOf(crown, by) : (table, task) => seatsOf(table.crown, by(table, task)),
  isAsked,
  check,
  moves,
  perform,
  print,
  parse,
  rules: typeof rules === 'function' ? rules : () => rules,
})

const NO_RULES: RuleNumbers = []
const automatic = <T extends Task>(
  { schema, print, parse }: NotationParts<T>,
  perform: (step: StepDraft, task: T) => void,
): RunnerKind<T, never> => ({
  schema,
  answers: NEVER_ASKS.answers,
  asked: NEVER_ASKS.asked,
  isAsked: NEVER_ASKS.isAsked,
  check: NEVER_ASKS.check,
  moves: NEVER_ASKS.moves,
  perform,
  print,
  parse,
  rules: () => NO_RULES,
})

/** Data without its type, as JSON; '' if there is none. */
const dataText = (data: object): string => {
  const entries = Object.entries(data).filter(([name]) => name !== 'type')
  return entries.length === 0 ? '' : JSON.stringify(Object.fromEntries(entries))
}
const FieldsSchema = v.record(v.string(), v.unknown())
const readData = <A>(schema: v.GenericSchema, type: string, text: string): A => {
  const parsed = v.safeParse(schema, { type, ...(text === '' ? {} : v.parse(FieldsSchema, JSON.parse(text))) })
  if (!parsed.success) throw new RangeError(`not the data of ${type}: ${text}`)
  return parsed.output as A
}

/** A task of the turn or the raid. Its data, if it has any, are JSON in the notation. */
const taskNotation = <K extends Exclude<Task['type'], 'do' | 'way'>>(type: K, entries: v.ObjectEntries): NotationParts<RunnerTaskOf<K>> => {
  const schema = v.strictObject({ type: v.literal(type), ...entries })
  return { schema, print: dataText, parse: text => readData(schema, type, text) }
}
export const askingTask = <K extends Exclude<Task['type'], 'do' | 'way'>, A extends Move['type']>(
  type: K,
  by: Asked<RunnerTaskOf<K>>,
  parts: AskingParts<RunnerTaskOf<K>, A>,
  entries: v.ObjectEntries = {},
): RunnerKind<RunnerTaskOf<K>, RunnerMoveOf<A>> => asking(taskNotation(type, entries), by, parts)
export const automaticTask = <K extends Exclude<Task['type'], 'do' | 'way'>>(
  type: K,
  perform: (step: StepDraft, task: RunnerTaskOf<K>) => void,
  entries: v.ObjectEntries = {},
): RunnerKind<RunnerTaskOf<K>, never> => automatic(taskNotation(type, entries), perform)

/** An effect in the notation: `may-rob {"coins":1} from crew 1.2`. */
const effectNotation = <K extends Effect['type']>(type: K): NotationParts<EffectTask<EffectOf<K>>> => ({
  schema: v.strictObject({ type: v.literal('do'), effect: EFFECT_DATA[type].schema, source: SourceSchema }),
  print: ({ effect, source }) => [type, dataText(effect), 'from', sourceText.print(source)].filter(part => part !== '').join(' '),
  parse: text => {
    const [, data = '', source = ''] = /^[a-z-]+ ?(.*?) ?from (.*)$/.exec(text) ?? []
    return { type: 'do', effect: readData<EffectOf<K>>(EFFECT_DATA[type].schema, type, data), source: sourceText.parse(source) }
  },
})

/** R3.9: something that an event needs before it can be played. */
export type EventNeed = 'ready-ship' | 'ship' | 'hazard'
/** The kind of an effect. `missing` is what an event with this effect needs but the table lacks; null if it may be played, even in vain. */
export type EffectKind<E extends Effect, M extends Move> = RunnerKind<EffectTask<E>, M> & {
  missing(view: View, effect: E): EventNeed | null
}
const lacksNothing = (): null => null

export const askingEffect = <K extends Effect['type'], A extends Move['type']>(
  type: K,
  by: Side,
  parts: AskingParts<EffectTask<EffectOf<K>>, A> & { missing?(view: View, effect: EffectOf<K>): EventNeed | null },
): EffectKind<EffectOf<K>, RunnerMoveOf<A>> => ({ ...asking(effectNotation(type), by, parts), missing: parts.missing ?? lacksNothing })
export const automaticEffect = <K extends Effect['type']>(
  type: K,
  perform: (step: StepDraft, task: EffectTask<EffectOf<K>>) => void,
): EffectKind<EffectOf<K>, never> => ({ ...automatic(effectNotation(type), perform), missing: lacksNothing })

/** The kind of a way past a hazard. `isPossible` is R7.7. */
export type WayKind<W extends HazardWay, M extends Move> = RunnerKind<WayTask<W>, M> & WayParts<W>
type WayParts<W extends HazardWay> = {
  isPossible(table: Pick<PublicTable, 'options' | 'fleet' | 'supplies'>, way: W, handSize: number): boolean
}

/** A way in the notation: `icons {"skill":"combat","count":2}`. */
const wayNotation = <K extends HazardWay['type']>(type: K): NotationParts<WayTask<WayOf<K>>> => ({
  schema: v.strictObject({ type: v.literal('way'), way: WAY_DATA[type] }),
  print: ({ way }) => `${type} ${dataText(way)}`.trim(),
  parse: text => ({ type: 'way', way: readData<WayOf<K>>(WAY_DATA[type], type, text.slice(type.length).trim()) }),
})
export const askingWay = <K extends HazardWay['type'], A extends Move['type']>(
  type: K,
  by: Side,
  parts: AskingParts<WayTask<WayOf<K>>, A> & WayParts<WayOf<K>>,
): WayKind<WayOf<K>, RunnerMoveOf<A>> => ({ ...asking(wayNotation(type), by, parts), isPossible: parts.isPossible })
export const automaticWay = <K extends HazardWay['type']>(
  type: K,
  parts: { perform(step: StepDraft, task: WayTask<WayOf<K>>): void } & WayParts<WayOf<K>>,
): WayKind<WayOf<K>, never> => ({ ...automatic(wayNotation(type), parts.perform), isPossible: parts.isPossible })
