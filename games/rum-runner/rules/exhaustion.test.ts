/** Random games until everything has happened: every task and effect, every event, every refusal. */
import { fastRandom, pick } from '@tortuga/kit'
import { drawDecodable } from '@tortuga/kit/laws'
import type { GenericSchema } from 'valibot'
import { expect, it, vi } from 'vitest'
import { REFUSAL_RULES } from './check.ts'
import { rumRunner } from './index.ts'
import { PRESETS } from './options.ts'
import { EFFECTS, takenBy, TASKS } from './tasks.ts'
import { texts } from '../text/index.ts'
import type { Move, Options, View } from './types.ts'

type Option = GenericSchema & { readonly entries: { readonly type: { readonly literal: string } } }
const OPTIONS = (rumRunner.schemas.move as GenericSchema & { readonly options: readonly Option[] }).options
/** The part of the schema for one type of move. */
const schemaOf = (type: Move['type']): GenericSchema =>
  OPTIONS.find(({ entries }) => entries.type.literal === type) ?? rumRunner.schemas.move

const GAMES = 100
const EAGER: readonly Move['type'][] = ['flip', 'invest', 'found', 'raid']
const SETS: readonly Options[] = [
  PRESETS.lot,
  { ...PRESETS.lot, mulligan: true, turnCap: 30 },
  { ...PRESETS.lot, bank: 'strict', turnCap: 40 },
]

/** Small numbers in place of the schema's large ones, so that a strange move is sometimes nearly right. */
const shrink = (value: unknown): unknown => {
  if (typeof value === 'number') return value % 5
  if (Array.isArray(value)) return value.slice(0, 3).map(shrink)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shrink(entry)]))
}

/** The same crew, all on one ship. */
const crowd = (move: Move): Move =>
  move.type === 'crew' ? { type: 'crew', ships: move.ships.map((_, ship) => (ship === 0 ? move.ships.flat() : [])) } : move

it('random games perform every task, emit every event and return every refusal', () => {
  const spies = [...Object.entries(TASKS), ...Object.entries(EFFECTS)].map(([name, rule]) => ({
    name,
    performed: vi.spyOn(rule as unknown as { perform: () => void }, 'perform'),
    answered: vi.spyOn(rule as unknown as { answer: () => void }, 'answer'),
  }))
  const events = new Set<string>()
  const refusals = new Set<string>()
  const random = fastRandom(11)
  const earlier: Move[] = []
  const tryStrange = (view: View): void => {
    const aboard = view.fleet.flatMap(({ crew }) => crew.map(({ card }) => card))
    const faces = [
      ...view.hand,
      ...aboard,
      ...view.discards.crown,
      ...view.discards.pirate,
      ...view.fleet.map(({ card }) => card),
      'kraken',
    ]
    const [task] = view.agenda
    const fitting = task === undefined || random.int(4) === 0 ? null : pick(takenBy(task), random)
    const drawn = shrink(drawDecodable(fitting === null ? rumRunner.schemas.move : schemaOf(fitting), random)) as Move
    const named = JSON.parse(JSON.stringify(drawn), (key, value: unknown) =>
      typeof value === 'string' && key !== 'type' ? pick(faces, random) : value,
    ) as Move
    const known = earlier.length === 0 ? named : pick(earlier, random)
    for (const move of [named, known, crowd(known)]) {
      const refusal = rumRunner.check(view, move)
      if (refusal !== null) refusals.add(refusal.type)
    }
  }
  for (let game = 0; game < GAMES; game += 1) {
    let step = rumRunner.setup(pick(SETS, random), 2, random)
    for (let [seat] = rumRunner.awaited(step.state); seat !== undefined; [seat] = rumRunner.awaited(step.state)) {
      for (const { type } of step.events) events.add(type)
      const view = rumRunner.view(step.state, seat)
      const listed = Array.from(rumRunner.moves(view))
      const eager = listed.filter(({ type }) => EAGER.includes(type)) // else some investments are hardly ever paid up
      const move = pick(eager.length > 0 && random.int(2) === 0 ? eager : listed, random)
      const isRare = step.state.agenda[0]?.type === 'way' || step.state.agenda[0]?.type === 'do'
      if (isRare || random.int(8) === 0)
        for (const viewer of [seat, seat, seat, 1 - seat, 'table' as const]) tryStrange(rumRunner.view(step.state, viewer))
      earlier[Math.min(earlier.length, random.int(400))] = move
      step = rumRunner.apply(step.state, seat, move, random)
    }
    for (const { type } of step.events) events.add(type)
    tryStrange(rumRunner.view(step.state, 0))
  }
  const idle = spies.filter(({ performed, answered }) => performed.mock.calls.length + answered.mock.calls.length === 0)
  vi.restoreAllMocks()
  expect(idle.map(({ name }) => name)).toEqual([])
  expect(Object.keys(texts.en.log).filter(type => !events.has(type))).toEqual([])
  expect(Object.keys(REFUSAL_RULES).filter(type => !refusals.has(type))).toEqual([])
})
