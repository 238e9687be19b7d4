/** Matches of edition 1 in the current shape: every view, event and move converts, and the texts, the terminal and `fold` accept the result. */
import { adaptEdition, fastRandom, matchFromState, pick, presentEdition, range, submitMove, type Viewer } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { aid, rummikub, type Event, type Move, type Options, type RummikubTypes, type View } from '../rules/index.ts'
import { terminal } from '../terminal/index.ts'
import { texts } from '../text/index.ts'
import * as edition1 from './1.js'
import { shapes } from './views.ts'

const { game } = adaptEdition(edition1, ['out-of-time'])
const edition = presentEdition<RummikubTypes>(game, shapes[1]!)
const PRESETS = game.presets as Readonly<Record<string, Options>>

const name = (seat: number): string => `Seat ${seat}`
const plain = (text: string): string => text
const ink = {
  bold: plain,
  dim: plain,
  inverse: plain,
  red: plain,
  green: plain,
  yellow: plain,
  blue: plain,
  magenta: plain,
  cyan: plain,
  white: plain,
}
const reader = { language: 'en', ink, name } as const

/** The fields of a current view. */
const FIELDS = Object.keys(rummikub.view(rummikub.setup(rummikub.presets['pl']!, 2, fastRandom(1)).state, 0)).toSorted()

const checkView = (earlier: unknown, viewer: Viewer): View => {
  const view = edition.view(earlier)
  expect(Object.keys(view).toSorted()).toEqual(FIELDS)
  expect(terminal.draw(view, reader).length).toBeGreaterThan(3)
  expect(terminal.howToType(view, reader)).toBeInstanceOf(Array)
  for (const move of edition.game.moves(view)) {
    expect(shapes[1]!.earlierMove(edition.move(move, view), earlier)).toEqual(move)
    expect(edition.game.check(view, move)).toBeNull()
    expect(terminal.sayMove(move, view, reader)).not.toBe('')
  }
  expect([...edition.game.moves(view)].length > 0).toBe([...game.moves(earlier)].length > 0)
  expect(view.viewer).toBe(viewer)
  return view
}

const sayEvent = (event: Event): string => (texts.en.log[event.type] as (event: Event, nameOf: typeof name) => string)(event, name)

/** Plays a random match of edition 1 and converts everything in it. */
const walk = (options: Options, seats: number): ReadonlySet<string> => {
  const random = fastRandom(seats)
  const seen = new Set<string>()
  let step = game.setup(options, seats, random)
  for (;;) {
    for (const viewer of [...range(seats), 'table', 'open'] as const) {
      let view = checkView(game.view(step.state, viewer), viewer)
      for (const event of step.events) {
        const shown = edition.event(game.viewEvent(event, viewer))
        seen.add(shown.type)
        expect(sayEvent(shown)).toMatch(/^\S.*\.$/)
        view = rummikub.fold(view, shown)
      }
    }
    const awaited = game.awaited(step.state)
    if (awaited.length === 0) return seen
    const seat = pick(awaited, random)
    step = game.apply(step.state, seat, pick([...game.moves(game.view(step.state, seat))], random), random)
  }
}

describe('edition 1', () => {
  it.each(Object.keys(PRESETS))('is shown in the current shape, preset %s', preset => {
    expect(walk({ ...PRESETS[preset]!, rounds: 2 }, 2).has('played')).toBe(true)
    expect(walk(PRESETS[preset]!, 5).has('scored')).toBe(true)
  })

  it('converts every phase to an agenda', () => {
    const agendaOf = (position: string): unknown => edition.view(game.view(edition1.notation.parseState(position), 1)).agenda
    expect(agendaOf('pl | phase: redeal | A: K1 | B: K2 | C: K3 | answers: ? no ?')).toEqual([{ type: 'redeal', seats: [0, 2] }])
    expect(agendaOf('pl | turn: B | A: K1 | B: K2')).toEqual([{ type: 'turn', seat: 1 }])
    expect(agendaOf('pl | turn: B | phase: announcement | A: K1 | B: K2')).toMatchObject([
      { type: 'announcement', seat: 1 },
      { type: 'end-turn' },
    ])
    expect(agendaOf('pl | phase: over | A: - | B: K2 | rounds: 2 -2')).toEqual([])
  })

  it('shows `announced: null` as the points on the rack, unless nothing could be announced', () => {
    const { state } = game.setup({ ...PRESETS['pl'], announced: null }, 2, fastRandom(1))
    expect(edition.view(game.view(state, 0)).options.announced).toBe('rack')
    expect(edition.view(game.view(game.setup(PRESETS['english'], 2, fastRandom(1)).state, 0)).options.announced).toBeNull()
  })

  it('gives refusals that the texts know', () => {
    const state = edition1.notation.parseState('pl | turn: B | A: K1 | B: K2')
    const refusal = edition.game.check(edition.view(game.view(state, 0)), { type: 'draw' })
    expect(refusal).toEqual({ type: 'not-your-turn', turn: 1 })
    expect(texts.en.refusals['not-your-turn']({ type: 'not-your-turn', turn: 1 })).not.toBe('')
  })

  it('takes `out-of-time` from the clock and from its bots, no longer from a player', () => {
    const start = matchFromState(game, edition1.notation.parseState('pl | A: K1 | B: K2'), 2)
    const move: Move = { type: 'out-of-time' }
    const isAccepted = (by: 'player' | 'bot' | 'clock'): boolean =>
      submitMove(game, start, { seat: 0, question: 0, move, by, at: 0, clocks: null }, fastRandom(1)).ok
    expect([isAccepted('player'), isAccepted('bot'), isAccepted('clock')]).toEqual([false, true, true])
  })

  it('is arranged by the same query of the table', () => {
    const state = edition1.notation.parseState('pl | table: R4 R5 R6 R7 R8 | A: R6 | B: K2 | opened: A')
    const view = edition.view(game.view(state, 0))
    const sets = view.table.map(({ kind, tiles }) => ({ kind, tiles, own: [], state: 'plain' as const }))
    const [answer] = aid({ base: view.table, sets, more: ['R6'], opening: null })
    expect(answer?.table.map(({ tiles }) => tiles.join(' ')).toSorted()).toEqual(['R4 R5 R6', 'R6 R7 R8'])
  })
})
