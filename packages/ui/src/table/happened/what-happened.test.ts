/** The recap: which steps it reports, what comes first, and how it is drawn. */
import type { GameTypes } from '@tortuga/kit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { KitTable } from '../../../test/kit-table.ts'
import type { TableProps } from '../../base/web-game.ts'
import { STILL_STAGE, type SeenEvent } from '../../stage/stage.ts'
import { addSteps, chipsOf, keepSteps, readSteps, stepsSince, type HappenedStep, type RecapFacts } from './happened-steps.ts'
import { WhatHappened } from './what-happened.tsx'

type Told = { readonly line: string | null; readonly facts?: RecapFacts }

const event = (version: number, seat: number | null, line: string | null, facts: RecapFacts = {}): SeenEvent<GameTypes> => ({
  version,
  event: { type: 'e', ...(seat === null ? {} : { seat }), line, facts } as SeenEvent<GameTypes>['event'],
})
const told = (one: unknown): Told => one as Told
const SAYER = { say: (one: unknown) => told(one).line, facts: (one: unknown) => told(one).facts ?? {} }
const LOSS: RecapFacts = { hits: 'loss', stake: '−4 points', places: ['captain-green'] }
const read = (events: readonly SeenEvent<GameTypes>[]): readonly HappenedStep[] => readSteps(events, SAYER)
const step = (version: number, actor: number): HappenedStep => read([event(version, actor, `move ${version}`)])[0] as HappenedStep
const versions = (steps: readonly { readonly version: number }[]): readonly number[] => steps.map(({ version }) => version)

describe('steps', () => {
  it('have the lines of their events, without those that are not logged', () => {
    const steps = read([event(4, 1, 'Jan raids'), event(4, 0, 'You lose rum', LOSS), event(4, 0, null), event(5, 1, 'Jan draws')])
    expect(steps.map(({ actor, lines }) => [actor, lines.map(({ text }) => text)])).toEqual([
      [1, ['Jan raids', 'You lose rum']],
      [1, ['Jan draws']],
    ])
  })

  it('collect the beats of one version, and the first beat names the actor', () => {
    const steps = addSteps(addSteps([], read([event(4, 1, null)])), read([event(4, 0, 'You lose rum'), event(5, 0, 'You draw')]))
    expect(steps).toMatchObject([
      { version: 4, actor: 1, lines: [{ text: 'You lose rum' }] },
      { version: 5, actor: 0 },
    ])
  })

  it('begin with the viewer’s last own move, and are at most twelve', () => {
    expect(versions(stepsSince([step(1, 1), step(2, 0), step(3, 1), step(4, 1)], 0))).toEqual([2, 3, 4])
    expect(versions(stepsSince([step(1, 1), step(2, 1)], 0))).toEqual([1, 2])
    expect(
      versions(
        stepsSince(
          Array.from({ length: 20 }, (_, index) => step(index, 1)),
          0,
        ),
      ),
    ).toHaveLength(12)
  })
})

describe('keepSteps', () => {
  const events = [event(1, 1, 'Jan draws')]
  const kept = { of: events, view: 'v1', steps: [step(1, 1)] }

  it('adds new steps once', () => {
    expect(keepSteps(kept, { newEvents: events, view: 'v1', viewer: 0 }, [])).toBe(kept)
    expect(versions(keepSteps(kept, { newEvents: [event(2, 1, 'Jan raids')], view: 'v2', viewer: 0 }, [step(2, 1)]).steps)).toEqual([1, 2])
  })

  it('forgets the steps after an undo or a jump', () => {
    expect(keepSteps(kept, { newEvents: [], view: 'v0', viewer: 0 }, []).steps).toEqual([])
    expect(keepSteps(kept, { newEvents: [], view: 'v1', viewer: 0 }, []).steps).toEqual(kept.steps)
  })
})

describe('chips', () => {
  it('are one for each turn of another player, and leave out own steps and set-ups', () => {
    const chips = chipsOf([step(1, 0), step(2, 1), step(3, 1), step(4, 2), ...read([event(5, null, 'A new round')])], 0)
    expect(chips.map(({ number, actor, title, more }) => [number, actor, title, more])).toEqual([
      [1, 1, 'move 2', 'move 3'],
      [2, 2, 'move 4', ''],
    ])
  })

  it('begin with what the viewer lost', () => {
    const [chip] = chipsOf(read([event(1, 1, 'Jan plays a set', { places: ['beach'] }), event(1, 1, 'Jan takes your captain', LOSS)]), 0)
    expect(chip).toMatchObject({ title: 'Jan takes your captain', more: 'Jan plays a set', hits: 'loss', stake: '−4 points' })
    expect(chip?.places).toEqual(['captain-green', 'beach'])
  })
})

describe('WhatHappened', () => {
  const draw = (changed: Partial<TableProps<GameTypes>>, isActing = false): string =>
    renderToStaticMarkup(createElement(KitTable, { changed }, createElement(WhatHappened, { facts: SAYER.facts, isActing })))
  const newEvents = [event(1, 1, 'Jan draws.'), event(2, 1, 'Jan takes your captain.', LOSS)]

  it('lists the turns of the others and marks a loss', () => {
    const markup = draw({ newEvents })
    expect(markup).toContain('<h2>Since your last turn</h2>')
    expect(markup).toContain('data-hits="loss"')
    expect(markup).toContain('<span class="recap-title">Jan takes your captain.</span><span class="recap-more"> Jan draws.</span>')
    expect(markup).toContain('−4 points')
  })

  it('is quiet for screen readers, which have heard the log', () => {
    expect(draw({ newEvents })).not.toMatch(/aria-live|role="(status|alert|log)"/)
  })

  it.each([
    ['nothing happened', draw({ newEvents: [] })],
    ['the table still shows what happened', draw({ newEvents, stage: { ...STILL_STAGE, isBehind: true } })],
    ['it is not the viewer’s turn', draw({ newEvents, mayAct: false })],
    ['somebody watches', draw({ newEvents, viewer: 'table' })],
    ['the viewer has begun a move', draw({ newEvents }, true)],
  ])('is absent if %s', (_, markup) => {
    expect(markup).not.toContain('recap')
  })
})
