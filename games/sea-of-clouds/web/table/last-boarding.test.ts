/** The last boarding, the scoring and the result share one version: the table shows the boarding, waits, and only then counts. */
import { fastRandom } from '@tortuga/kit'
import { createDirector } from '@tortuga/ui/stage'
import type { Stage, TableStage } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { renderTable } from '../../../../packages/ui/test/render-table.ts'
import { notation, seaOfClouds, type SeaTypes } from '../../rules/index.ts'
import { loadTexts, TABLE_TEXTS } from '../text/index.ts'
import { staging } from './staging.ts'
import { SeaTable } from './table.tsx'

await loadTexts('en')
const text = TABLE_TEXTS.en
const before = notation.parseState(
  'standard | round: 15 | hat: B | parrot: A | spaces: rotgut / rum-1 / rum-2 | A: 4 pirates gunner | B: 5 pirates pickpocket rum rum-4 | C: 2 pirates steward rum rum-5 | agenda: decide A 1, end-turn A',
)
const { state, events } = seaOfClouds.apply(before, 0, { type: 'take' }, fastRandom(1))

/** Timers that never run, so that only skipping goes on. */
const NEVER = { now: () => 0, after: () => () => {} }

const play = () => {
  const shown: Stage<SeaTypes>[] = []
  const director = createDirector<SeaTypes>(
    {
      staging,
      viewer: 1,
      timers: NEVER,
      tempo: () => 'natural',
      mostLag: () => null,
      holdLimit: () => null,
      show: stage => shown.push(stage),
    },
    { version: 0, view: seaOfClouds.view(before, 1) },
  )
  const seen = events.flatMap(event => seaOfClouds.viewEvent(event, 1) ?? [])
  director.push({ version: 1, view: seaOfClouds.view(state, 1), steps: [{ version: 1, events: seen }] })
  const now = (): Stage<SeaTypes> => shown.at(-1)!
  const markup = (): string => {
    const { view, newEvents, beat, isBehind } = now()
    const stage: TableStage = { beat, isBehind, isTurnNext: false, skip: () => {} }
    return renderTable({
      viewer: 1,
      game: seaOfClouds,
      Table: SeaTable,
      state,
      view,
      newEvents,
      stage,
      awaited: isBehind ? [0] : [],
      mayAct: false,
    })
  }
  return { director, now, markup }
}

describe('the last step of a match', () => {
  it('first shows the boarding and waits: no total, no question and no face is told before', () => {
    const { director, now, markup } = play()
    director.skip()
    expect(now().beat?.phase).toBe('hold')
    expect(now().beat?.scene).toBe('boarding')
    const held = markup()
    expect(held).toContain(text.boardingDone(15))
    expect(held).toContain('Your Pickpocket steals 1 doubloon from Ola.')
  })

  it('counts after that, and ends with the whole scoring', () => {
    const { director, now, markup } = play()
    director.skip()
    expect(markup()).not.toContain(text.finalScoring)
    expect(now().view.captains[0]!.rum.map(({ face }) => face)).toContain(null)
    director.skip()
    expect(markup()).not.toContain(text.boardingOver)
    director.skip()
    expect(now().isBehind).toBe(false)
    expect(markup()).toContain(text.finalScoring)
  })
})
