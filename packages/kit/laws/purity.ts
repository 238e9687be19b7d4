/** Laws about pure functions over plain data: matches replay identically, all data is JSON, and arguments are never changed. */
import { fastRandom, parseJournal, printJournal, replay } from '../src/index.ts'
import type { GameTypes } from '../src/index.ts'
import { deepFreeze, isSameData, throughJson } from './samples/plain-data.ts'
import { requireLaw, viewersOf } from './samples/random-walks.ts'
import type { LawSample } from './samples/random-walks.ts'

/** A match must replay from its journal to the same entries, states and final hash. */
export const replaysIdentically = <T extends GameTypes>({ game, walks }: LawSample<T>): void => {
  for (const walk of walks) {
    const parsed = parseJournal(printJournal({ header: walk.header, entries: walk.entries }))
    requireLaw(parsed.ok && parsed.sum === 'right', walk, 0, () => 'the journal cannot be parsed')
    if (!parsed.ok) continue
    const { frames, fault } = replay(game, parsed.journal)
    requireLaw(fault === null, walk, fault?.version ?? 0, () => `the journal does not replay: ${JSON.stringify(fault)}`)
    for (const { version, match } of frames)
      requireLaw(isSameData(match.state, walk.states[version]), walk, version, () => 'the replay gives another state')
  }
}

/** All data of the game must be plain JSON. */
export const survivesJson = <T extends GameTypes>({ game, walks, positions }: LawSample<T>): void => {
  for (const { walk, before, after, move, events } of positions) {
    const { state } = after
    const data: Record<string, unknown> = { state, move, events, outcome: game.outcome(state), awaited: game.awaited(state) }
    for (const viewer of [...viewersOf(walk.seats), 'open' as const]) {
      data[`view of ${viewer}`] = game.view(state, viewer)
      data[`events for ${viewer}`] = events.map(event => game.viewEvent(event, viewer))
    }
    for (const [name, value] of Object.entries(data))
      requireLaw(isSameData(value, throughJson(value)), walk, before.version + 1, () => `not plain JSON: ${name}`)
  }
  for (const walk of walks) requireLaw(isSameData(walk.first, throughJson(walk.first)), walk, 0, () => 'not plain JSON: the setup')
}

/** No function of the game may write to its arguments. They are frozen here, so that a write throws. */
export const neverMutatesArguments = <T extends GameTypes>({ game, walks, positions }: LawSample<T>): void => {
  const attempt = (position: { walk: (typeof walks)[number]; version: number }, what: string, act: () => unknown): void => {
    try {
      act()
    } catch (error) {
      requireLaw(!(error instanceof TypeError), position.walk, position.version, () => `${what} writes to its arguments: ${String(error)}`)
    }
  }
  for (const walk of walks.slice(0, 4))
    attempt({ walk, version: 0 }, 'setup', () => game.setup(deepFreeze(walk.options), walk.seats, fastRandom(1)))
  for (const { walk, before, seat, move, events } of positions) {
    const here = { walk, version: before.version }
    const state = deepFreeze(before.state)
    for (const viewer of viewersOf(walk.seats)) {
      attempt(here, 'view', () => game.view(state, viewer))
      attempt(here, 'hiddenFrom', () => game.secrets.hiddenFrom(state, viewer))
      for (const event of events) attempt(here, 'viewEvent', () => game.viewEvent(deepFreeze(event), viewer))
      const seen = events.map(event => game.viewEvent(event, viewer)).filter(event => event !== null)
      attempt(here, 'fold', () =>
        seen.reduce((folded, event) => game.fold(deepFreeze(folded), deepFreeze(event)), game.view(state, viewer)),
      )
    }
    const view = deepFreeze(game.view(before.state, seat))
    attempt(here, 'check', () => game.check(view, deepFreeze(move)))
    attempt(here, 'moves', () => Array.from(game.moves(view)))
    attempt(here, 'timeUp', () => game.timeUp(view))
    attempt(here, 'determinize', () => game.determinize(view, fastRandom(1)))
    attempt(here, 'awaited', () => game.awaited(state))
    attempt(here, 'outcome', () => game.outcome(state))
    attempt(here, 'pieces', () => game.secrets.pieces(state))
    attempt(here, 'apply', () => game.apply(state, seat, deepFreeze(move), fastRandom(1)))
  }
}
