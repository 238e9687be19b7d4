/** Every view, event and move of edition 1 is shown in the current shape, and every move finds its way back. */
import { adaptEdition, at, fastRandom, pick, presentEdition, range, type GameTypes, type Language, type Viewer } from '@tortuga/kit'
import { isSameData } from '@tortuga/kit/laws'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DECKS, seaOfClouds, type Event, type Move, type Refusal, type SeaTypes, type View } from '../rules/index.ts'
import { terminal } from '../terminal/index.ts'
import { createTexts } from '../text/index.ts'
import * as frozen from './1.js'
import { shapes } from './views.ts'

const { game: edition } = adaptEdition(frozen)
const shapes1 = shapes[1]!
const presented = presentEdition<SeaTypes>(edition, shapes1)
const texts = createTexts(Object.values(DECKS))
const name = (seat: number): string => ['Ola', 'Jan', 'Ewa', 'Jerzy'][seat] ?? '?'
const same = (text: string): string => text
const ink = {
  bold: same,
  dim: same,
  inverse: same,
  red: same,
  green: same,
  yellow: same,
  blue: same,
  magenta: same,
  cyan: same,
  white: same,
}
const LANGUAGES: readonly Language[] = ['en', 'pl']

const sayEvent = (event: Event, language: Language): string =>
  (texts[language].log[event.type] as (event: Event, nameOf: typeof name) => string)(event, name)
const sayRefusal = (refusal: Refusal, language: Language): string =>
  (texts[language].refusals[refusal.type] as (refusal: Refusal) => string)(refusal)

const read = { events: new Set<string>(), moves: new Set<string>(), refusals: new Set<string>() }
const problems: string[] = []
const require = (holds: boolean, problem: () => string): void => {
  if (!holds && problems.length < 10) problems.push(problem())
}

const readEvents = (events: readonly GameTypes['event'][], viewers: readonly Viewer[]): void => {
  for (const viewer of viewers)
    for (const event of events) {
      const seen = edition.viewEvent(event, viewer)
      if (seen === null) continue
      const shown = shapes1.event(seen)
      read.events.add(shown.type)
      for (const language of LANGUAGES) require(!/undefined|null|NaN/.test(sayEvent(shown, language)), () => `no text for ${shown.type}`)
    }
}

const readView = (earlier: unknown, viewer: Viewer, events: readonly GameTypes['event'][]): View => {
  const view = presented.view(earlier)
  require(view.viewer === viewer, () => 'the view belongs to another viewer')
  for (const language of LANGUAGES) require(terminal.draw(view, { language, ink, name }).length > 4, () => 'the table is not drawn')
  for (const event of events) require(presented.game.fold(view, shapes1.event(event)) === view, () => 'an earlier edition is folded')
  return view
}

/** Each listed move is accepted, drawn, and turned back into itself. */
const readMoves = (earlier: unknown, view: View): readonly unknown[] => {
  const listed = [...edition.moves(earlier)]
  const moves = [...presented.game.moves(view)]
  require(moves.length === listed.length, () => 'a move is missing')
  for (const [index, move] of moves.entries()) {
    read.moves.add(move.type)
    require(v.is(seaOfClouds.schemas.move, move), () => `not decodable: ${JSON.stringify(move)}`)
    require(presented.game.check(view, move) === null, () => `refused: ${JSON.stringify(move)}`)
    require(seaOfClouds.check(view, move) === null, () => `refused by the current rules: ${JSON.stringify(move)}`)
    require(isSameData(presented.earlierMove(move, view), listed[index]), () => `not the same: ${JSON.stringify([move, listed[index]])}`)
    require(terminal.sayMove(move, view, { language: 'en', ink, name }) !== '', () => 'a move without words')
  }
  return listed
}

const ODD_MOVES: readonly Move[] = [
  ...range(4).flatMap((place): readonly Move[] => [
    { type: 'discard', place },
    { type: 'resolve', place, victim: null },
    { type: 'resolve', place, victim: 1 },
    { type: 'exchange', victim: 1, give: place, take: null },
    { type: 'exchange', victim: 1, give: 0, take: place },
  ]),
  { type: 'exchange', victim: 3, give: 27, take: 27 },
]

for (const seed of range(30)) {
  const random = fastRandom(seed)
  const seats = 2 + (seed % 3)
  const viewers: readonly Viewer[] = [...range(seats), 'table', 'open']
  let { state, events } = edition.setup(at(Object.values(edition.presets), 0), seats, random)
  for (let [seat] = edition.awaited(state); seat !== undefined; [seat] = edition.awaited(state)) {
    readEvents(events, viewers)
    const views = viewers.map(viewer => readView(edition.view(state, viewer), viewer, events))
    const view = at(views, seat)
    const listed = readMoves(edition.view(state, seat), view)
    for (const odd of ODD_MOVES)
      for (const shown of [view, at(views, seats)]) {
        const refusal = presented.game.check(shown, odd)
        if (refusal === null) continue
        read.refusals.add(refusal.type)
        require(!/undefined|NaN/.test(sayRefusal(refusal, 'pl')), () => `no words for ${refusal.type}`)
      }
    ;({ state, events } = edition.apply(state, seat, pick(listed, random), random))
  }
  readEvents(events, viewers)
  for (const viewer of viewers) readView(edition.view(state, viewer), viewer, events)
}

describe('edition 1 in the current shape', () => {
  it('has texts, a table and moves that lead back', () => expect(problems).toEqual([]))
  it('was read whole', () => {
    expect(read.events.size).toBeGreaterThan(30)
    expect([...read.moves].toSorted()).toEqual(['aim', 'decline', 'discard', 'exchange', 'leave', 'pick', 'play', 'resolve', 'take'])
    for (const type of ['not-your-pirate', 'not-your-object', 'no-such-object', 'nothing-to-resolve', 'watching'])
      expect([...read.refusals]).toContain(type)
  })
  it('chooses the place that edition 1 chose: of equal Pirates, the one with the fewest effects left', () => {
    const state = frozen.notation.parseState(
      'standard | A: 3 pirates gunner.1>BC gunner.2>B | B: 3 | C: 3 | agenda: effect A beer discard-pirate, end-turn A',
    )
    expect(shapes1.move({ type: 'discard', card: 'gunner' }, edition.view(state, 0))).toEqual({ type: 'discard', place: 1 })
  })
})
