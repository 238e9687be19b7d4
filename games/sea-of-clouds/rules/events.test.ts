/** Events of whole games, as each viewer sees them: the faces they name are those that `secrets` says they show (chapter 10). */
import { at, fastRandom, upTo } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import type { Event } from './events.ts'
import { seaOfClouds } from './index.ts'
import { PRESETS } from './options.ts'
import { deckOf } from './pieces.ts'
import { otherDeck } from './testing.ts'
import type { Options } from './types.ts'

const eventsOf = (options: Options, seats: number, seed: number): readonly Event[] => {
  const random = fastRandom(seed)
  const begun = seaOfClouds.setup(options, seats, random)
  const events = [...begun.events]
  let { state } = begun
  for (let [seat] = seaOfClouds.awaited(state); seat !== undefined; [seat] = seaOfClouds.awaited(state)) {
    const moves = [...seaOfClouds.moves(seaOfClouds.view(state, seat))]
    const step = seaOfClouds.apply(state, seat, at(moves, random.int(moves.length)), random)
    events.push(...step.events)
    state = step.state
  }
  return events
}

/** Every face that stands somewhere in a value, as often as it stands there. */
const facesIn = (value: unknown, faces: ReadonlySet<string>): readonly string[] => {
  if (typeof value === 'string') return faces.has(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(part => facesIn(part, faces)) : []
}

describe('an event', () => {
  const games = [PRESETS.standard, { deck: otherDeck, startSeat: 0, reminders: true }]

  it('[R10.2] names to each viewer just the faces that it shows, in every kind of event', () => {
    const kinds = new Set<string>()
    for (const options of games) {
      const faces = new Set(deckOf(options.deck).faces)
      for (const event of upTo(9).flatMap(seed => eventsOf(options, 2 + (seed % 3), seed))) {
        kinds.add(event.type)
        if (event.type === 'majority') continue // names what is counted, not a card
        for (const viewer of [0, 1, 2, 'table', 'open'] as const) {
          const named = facesIn(seaOfClouds.viewEvent(event, viewer), faces).toSorted().join(' ')
          const shown = seaOfClouds.secrets.shownBy(event, viewer).toSorted().join(' ')
          if (shown !== named) expect.fail(`${JSON.stringify(event)} names ${named} to ${viewer} and shows ${shown}`)
        }
      }
    }
    expect(kinds.size).toBe(32) // all but that the deck was found empty
  })
})
