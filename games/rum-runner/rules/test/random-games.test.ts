/** Random games reach every task, effect, way past a hazard, event and refusal. */
import { fastRandom, pick } from '@tortuga/kit'
import { randomValueOf } from '@tortuga/kit/laws'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { kindOf, TASKS } from '../agenda.ts'
import { EFFECTS } from '../effects/effects.ts'
import { rumRunner } from '../index.ts'
import { PRESETS } from '../options.ts'
import { WAYS } from '../raid/ways.ts'
import { REFUSAL_RULES } from '../data/refusals.ts'
import { texts } from '../../text/index.ts'
import type { Move, Options, View } from '../data/types.ts'

type Option = v.GenericSchema & { readonly entries: { readonly type: { readonly literal: string } } }
const OPTIONS = (rumRunner.schemas.move as v.GenericSchema & { readonly options: readonly Option[] }).options
/** The schema of one move type. */
const schemaOf = (type: Move['type']): v.GenericSchema =>
  OPTIONS.find(({ entries }) => entries.type.literal === type) ?? rumRunner.schemas.move

const GAMES = 120
const EAGER: readonly Move['type'][] = ['flip', 'invest', 'found', 'raid']
const SETS: readonly Options[] = [
  PRESETS.lot,
  { ...PRESETS.lot, mulligan: true, turnCap: 30 },
  { ...PRESETS.lot, bank: 'strict', turnCap: 40 },
]

/** Replaces large numbers by small ones, so that random moves are sometimes almost legal. */
const shrink = (value: unknown): unknown => {
  if (typeof value === 'number') return value % 5
  if (Array.isArray(value)) return value.slice(0, 3).map(shrink)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shrink(entry)]))
}

/** The move with all crew on one ship. */
const crowd = (move: Move): Move =>
  move.type === 'crew' ? { type: 'crew', ships: move.ships.map((_, ship) => (ship === 0 ? move.ships.flat() : [])) } : move

it('random games run every task, effect and way, emit every event and return every refusal', () => {
  const spies = [TASKS, EFFECTS, WAYS].flatMap(kinds =>
    Object.entries(kinds).map(([name, kind]) => ({ name, performed: vi.spyOn(kind as unknown as { perform: () => void }, 'perform') })),
  )
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
    const fitting = task === undefined || random.int(4) === 0 ? null : pick(kindOf(task).answers, random)
    const drawn = shrink(randomValueOf(fitting === null ? rumRunner.schemas.move : schemaOf(fitting), random))
    const renamed: unknown = JSON.parse(JSON.stringify(drawn), (key, value: unknown) =>
      typeof value === 'string' && key !== 'type' ? pick(faces, random) : value,
    )
    const named = v.parse(rumRunner.schemas.move, renamed)
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
      const eager = listed.filter(({ type }) => EAGER.includes(type)) // otherwise few investments get funded
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
  const idle = spies.filter(({ performed }) => performed.mock.calls.length === 0)
  vi.restoreAllMocks()
  expect(idle.map(({ name }) => name)).toEqual([])
  expect(Object.keys(texts.en.log).filter(type => !events.has(type))).toEqual([])
  expect(Object.keys(REFUSAL_RULES).filter(type => !refusals.has(type))).toEqual([])
})
