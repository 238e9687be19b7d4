/** Folding every event of whole games, for every viewer; the laws check a sample of this. */
import { fastRandom, pick, range } from '@tortuga/kit'
import { isSameData } from '@tortuga/kit/laws'
import { describe, expect, it } from 'vitest'
import type { Event } from '../data/events.ts'
import { fold } from './fold.ts'
import { seaOfClouds } from '../index.ts'
import { notation } from '../notation/index.ts'
import { PRESETS } from '../options.ts'
import { otherDeck } from '../testing.ts'
import type { Options, View } from '../data/types.ts'

const { view, viewEvent, setup, apply, moves, awaited, secrets } = seaOfClouds
const reached = new Set<string>()
const foldAll = (from: View, events: readonly Event[]): View =>
  events.reduce((seen, event) => {
    reached.add(event.type)
    return fold(seen, viewEvent(event, from.viewer) ?? event)
  }, from)
const viewersOf = (seats: number): readonly View['viewer'][] => [...range(seats), 'table', 'open']

/** Events of steps that can never be undone, because they draw a random card or end the match: they may show a card that the viewer knew already. */
const ALWAYS_SHOWN = new Set<Event['type']>(['stole-rum', 'exchanged-rum', 'revealed'])

/** The faces that a viewer knows. */
const knownTo = (state: Parameters<typeof view>[0], viewer: View['viewer']): ReadonlySet<string> => {
  const hidden = new Set(secrets.hiddenFrom(state, viewer).flat())
  return new Set(
    secrets
      .pieces(state)
      .filter(piece => !hidden.has(piece))
      .map(secrets.faceOf),
  )
}
const hiddenFaces = (state: Parameters<typeof view>[0], viewer: View['viewer']): ReadonlySet<string> =>
  new Set(secrets.hiddenFrom(state, viewer).flat().map(secrets.faceOf))

const stringsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []

describe.each([
  ['the standard deck', PRESETS.standard],
  ['another deck', { ...PRESETS.standard, deck: otherDeck }],
] as const)('random games with %s', (_, options: Options) => {
  const unequal: string[] = []
  const unexplained: string[] = []
  const known: string[] = []
  for (const seed of range(36)) {
    const random = fastRandom(seed)
    const seats = 2 + (seed % 3)
    let { state, events } = setup(options, seats, random)
    for (const viewer of viewersOf(seats)) {
      const first = view(state, viewer)
      if (!isSameData(foldAll(first, events), first)) unequal.push(`set-up for ${viewer}`)
    }
    for (let [seat] = awaited(state); seat !== undefined; [seat] = awaited(state)) {
      const listed = [...moves(view(state, seat))]
      const move = pick(listed, random)
      const before = state
      ;({ state, events } = apply(state, seat, move, random))
      for (const viewer of viewersOf(seats)) {
        const { agenda: _agenda, ...folded } = foldAll(view(before, viewer), events)
        const { agenda: _next, ...expected } = view(state, viewer)
        if (!isSameData(folded, expected)) unequal.push(`${move.type} for ${viewer}: ${events.map(({ type }) => type).join(' ')}`)
        const faces = new Set(secrets.pieces(state).map(secrets.faceOf))
        const knownNow = new Set([...knownTo(before, viewer), ...knownTo(state, viewer)])
        const hidden = hiddenFaces(before, viewer)
        for (const event of events) {
          const shown = secrets.shownBy(event, viewer)
          const named = event.type === 'majority' ? [] : stringsOf(viewEvent(event, viewer)).filter(text => faces.has(text))
          unexplained.push(...named.filter(face => !knownNow.has(face) && !shown.includes(face)).map(face => `${event.type} ${face}`))
          if (!ALWAYS_SHOWN.has(event.type))
            known.push(...shown.filter(face => !hidden.has(face) || !named.includes(face)).map(face => `${event.type} ${face}`))
        }
      }
    }
  }

  it('lead from each view to the next', () => expect(unequal).toEqual([]))
  it('name no face that a viewer neither knows nor is shown', () => expect(unexplained).toEqual([]))
  it('show only faces of which a copy was hidden, and name them', () => expect(known).toEqual([]))
})

it('[R3.9] the end of the deck', () => {
  const position = notation.parseState(
    'standard | spaces: - / - / cook{A} | A: 3 | B: 3 | deck: - | discards: … | agenda: decide A 3, end-turn A',
  )
  const { state, events } = apply(position, 0, { type: 'leave' }, fastRandom(1))
  for (const viewer of viewersOf(2))
    expect({ ...foldAll(view(position, viewer), events), agenda: state.agenda }).toEqual(view(state, viewer))
})

it('every event has been folded', () => expect(reached.size).toBe(35))
