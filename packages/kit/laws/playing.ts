/** Laws about how a match runs: it plays out the same, is plain data, writes to nothing it was given, and comes to an end. */
import * as v from 'valibot'
import { at, fastRandom, parseJournal, printJournal, replay } from '../src/index.ts'
import type { GameTypes } from '../src/index.ts'
import { frozen, isSameData, throughJson } from './data.ts'
import { must, viewersOf } from './exam.ts'
import type { Exam } from './exam.ts'

/** A journal plays out the same: every entry, every state, the last hash. */
export const replays = <T extends GameTypes>({ game, walks }: Exam<T>): void => {
  for (const walk of walks) {
    const read = parseJournal(printJournal({ header: walk.header, entries: walk.entries }))
    must(read.ok && read.sum === 'right', walk, 0, () => 'the journal cannot be read back')
    if (!read.ok) continue
    const { frames, fault } = replay(game, read.journal)
    must(fault === null, walk, fault?.version ?? 0, () => `the journal does not play out again: ${JSON.stringify(fault)}`)
    for (const { version, match } of frames)
      must(isSameData(match.state, walk.states[version]), walk, version, () => 'played again, another state comes out')
  }
}

/** All data survives JSON. */
export const survivesJson = <T extends GameTypes>({ game, walks, positions }: Exam<T>): void => {
  for (const { walk, before, after, move, events } of positions) {
    const { state } = after
    const data: Record<string, unknown> = { state, move, events, outcome: game.outcome(state), awaited: game.awaited(state) }
    for (const viewer of [...viewersOf(walk.seats), 'open' as const]) {
      data[`view of ${viewer}`] = game.view(state, viewer)
      data[`events for ${viewer}`] = events.map(event => game.viewEvent(event, viewer))
    }
    for (const [name, value] of Object.entries(data))
      must(isSameData(value, throughJson(value)), walk, before.version + 1, () => `not plain JSON: ${name}`)
  }
  for (const walk of walks) must(isSameData(walk.first, throughJson(walk.first)), walk, 0, () => 'not plain JSON: the set-up')
}

/** Given states, views, moves and options are never written to. */
export const writesToNothing = <T extends GameTypes>({ game, walks, positions }: Exam<T>): void => {
  const attempt = (position: { walk: (typeof walks)[number]; version: number }, what: string, act: () => unknown): void => {
    try {
      act()
    } catch (error) {
      must(!(error instanceof TypeError), position.walk, position.version, () => `${what} writes to what it was given: ${String(error)}`)
    }
  }
  for (const walk of walks.slice(0, 4))
    attempt({ walk, version: 0 }, 'setup', () => game.setup(frozen(walk.options), walk.seats, fastRandom(1)))
  for (const { walk, before, seat, move, events } of positions) {
    const here = { walk, version: before.version }
    const state = frozen(before.state)
    for (const viewer of viewersOf(walk.seats)) {
      attempt(here, 'view', () => game.view(state, viewer))
      attempt(here, 'hiddenFrom', () => game.secrets.hiddenFrom(state, viewer))
      for (const event of events) attempt(here, 'viewEvent', () => game.viewEvent(frozen(event), viewer))
    }
    const view = frozen(game.view(before.state, seat))
    attempt(here, 'check', () => game.check(view, frozen(move)))
    attempt(here, 'moves', () => Array.from(game.moves(view)))
    attempt(here, 'timeUp', () => game.timeUp(view))
    attempt(here, 'determinize', () => game.determinize(view, fastRandom(1)))
    attempt(here, 'awaited', () => game.awaited(state))
    attempt(here, 'outcome', () => game.outcome(state))
    attempt(here, 'pieces', () => game.secrets.pieces(state))
    attempt(here, 'apply', () => game.apply(state, seat, frozen(move), fastRandom(1)))
  }
}

/** Somebody is awaited until the end: seats that exist, ascending, and nobody exactly when there is an outcome. */
export const awaitsSomebody = <T extends GameTypes>({ game, walks }: Exam<T>): void => {
  for (const walk of walks)
    for (const [version, state] of walk.states.entries()) {
      const awaited = game.awaited(state)
      must(
        (awaited.length === 0) === (game.outcome(state) !== null),
        walk,
        version,
        () => `awaited ${JSON.stringify(awaited)} and outcome do not agree`,
      )
      const ascending = awaited.every((seat, index) => seat >= 0 && seat < walk.seats && (index === 0 || seat > at(awaited, index - 1)))
      must(ascending, walk, version, () => `awaited is not a list of ascending seats: ${JSON.stringify(awaited)}`)
    }
}

/** Random play ends. */
export const ends = <T extends GameTypes>({ walks }: Exam<T>): void => {
  for (const walk of walks)
    must(walk.trouble === null, walk, walk.entries.length, () => `random play does not end: ${String(walk.trouble)}`)
}

/** No piece is lost or doubled, and only pieces are hidden. */
export const keepsPieces = <T extends GameTypes>({ game, walks }: Exam<T>): void => {
  const { secrets } = game
  for (const walk of walks) {
    const all = secrets.pieces(walk.first.state).toSorted().join()
    for (const [version, state] of walk.states.entries()) {
      const pieces = secrets.pieces(state)
      must(new Set(pieces).size === pieces.length, walk, version, () => 'a piece is there twice')
      must(pieces.toSorted().join() === all, walk, version, () => 'a piece was lost or came from nowhere')
      for (const viewer of viewersOf(walk.seats)) {
        const hidden = secrets.hiddenFrom(state, viewer).flat()
        must(new Set(hidden).size === hidden.length, walk, version, () => `hidden twice from ${viewer}`)
        must(
          hidden.every(piece => pieces.includes(piece)),
          walk,
          version,
          () => `hidden from ${viewer}, but no piece`,
        )
      }
    }
  }
}

/** The presets are options, as their own schema says. */
export const hasPresets = <T extends GameTypes>({ game, walks }: Exam<T>): void => {
  const walk = at(walks, 0)
  for (const [name, options] of Object.entries<T['options']>(game.presets)) {
    const parsed = v.safeParse(game.schemas.options, options)
    must(parsed.success && isSameData(parsed.output, options), walk, 0, () => `the preset ${name} does not pass its own schema`)
  }
  must(Object.keys(game.presets).length > 0, walk, 0, () => 'there is no preset')
}
