/** Rum Runner follows the laws of the kit: both sides, all options, and a card set with duplicate crew. */
import type { Viewer } from '@tortuga/kit'
import { describeLaws, sampleGame, type LawOptions } from '@tortuga/kit/laws'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { notation, rumRunner } from '../index.ts'
import { duplicateCrewCards } from '../testing.ts'
import type { RunnerTypes } from '../data/events.ts'
import { secrets } from '../views/secrets.ts'
import type { State } from '../data/types.ts'

const lawOptions: LawOptions<RunnerTypes> = {
  rulebook: readFileSync(new URL('../../rulebook.md', import.meta.url), 'utf8'),
  notation,
  options: [
    { cards: 'standard', crown: 1, mulligan: true, turnCap: 12, bank: 'strict' },
    { cards: duplicateCrewCards, crown: 'random', mulligan: false, turnCap: 15, bank: 'strict' },
  ],
  matches: 2,
  longest: 4000,
  positions: 200,
  unfolded: ['agenda'], // the tasks that are left, the first of which is the next question
}

describeLaws(rumRunner, lawOptions)

/** The faces that a viewer knows in a state. */
const knownFaces = (state: State, viewer: Viewer): ReadonlySet<string> => {
  const hidden = new Set(secrets.hiddenFrom(state, viewer).flat())
  return new Set(secrets.pieces(state).flatMap(piece => (hidden.has(piece) ? [] : [secrets.faceOf(piece)])))
}

it('events name no face that the viewer knows neither before nor after the step, unless secrets says that they show it', () => {
  const { positions } = sampleGame(rumRunner, lawOptions)
  for (const { before, after, events } of positions)
    for (const viewer of [0, 1, 'table'] as const) {
      const known = [knownFaces(before.state, viewer), knownFaces(after.state, viewer)]
      const faces = new Set(secrets.pieces(before.state).map(secrets.faceOf))
      for (const event of events) {
        const named = JSON.stringify(rumRunner.viewEvent(event, viewer)).match(/[a-z][a-z-]+/g) ?? []
        const shown = secrets.shownBy(event, viewer)
        expect(named.filter(word => faces.has(word) && !shown.includes(word) && !known.some(set => set.has(word)))).toEqual([])
      }
    }
})

it('secrets lists no face as shown that the event does not name', () => {
  const { positions } = sampleGame(rumRunner, lawOptions)
  for (const { events } of positions)
    for (const viewer of [0, 1, 'table'] as const)
      for (const event of events) {
        const named = new Set(JSON.stringify(rumRunner.viewEvent(event, viewer)).match(/[a-z][a-z-]+/g))
        expect(secrets.shownBy(event, viewer).filter(face => !named.has(face))).toEqual([])
      }
})
