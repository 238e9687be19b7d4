/** Every type of event of a game, each with a step in which it happens. */
import { at, range } from '@tortuga/kit'
import type { GameTypes, Viewer } from '@tortuga/kit'
import { findPosition, stepFrom } from '../positions/position-source.ts'
import { stepAfter } from '../positions/golden-game.ts'
import { goldenSource, sampleSource } from './catalogue.ts'
import type { Found, FoundPosition } from './catalogue.ts'
import type { CatalogueFiles } from './game-files.ts'

export type FoundEvent = FoundPosition & {
  readonly event: GameTypes['event']
  /** Its place in the step that follows the position; null for an event of the deal, which follows no position. */
  readonly index: number | null
  /** The move that causes it, if the position is not from a golden game. */
  readonly move: string | null
}

/** The first of these viewers who notices the event. */
const witnessOf = ({ game }: CatalogueFiles, event: GameTypes['event'], viewers: readonly Viewer[]): Viewer =>
  viewers.find(viewer => game.viewEvent(event, viewer) !== null) ?? 'open'

export const collectEvents = async (files: CatalogueFiles): Promise<Found<FoundEvent>> => {
  const found = new Map<string, FoundEvent>()
  const note = (event: GameTypes['event'], one: Omit<FoundEvent, 'event'>): void => {
    const before = found.get(event.type)
    if (before === undefined || (before.index === null && one.index !== null)) found.set(event.type, { ...one, event })
  }
  for (const golden of await files.goldens()) {
    for (const event of golden.first.events)
      note(event, { source: goldenSource(golden, 0), viewer: witnessOf(files, event, range(golden.seats)), index: null, move: null })
    for (const moves of range(golden.matches.length - 1)) {
      const { made } = stepAfter(golden, moves) ?? {}
      if (made?.entry.type !== 'move') continue
      const viewers = [made.entry.seat, ...range(golden.seats)]
      for (const [index, event] of made.events.entries())
        note(event, { source: goldenSource(golden, moves), viewer: witnessOf(files, event, viewers), index, move: null })
    }
  }
  for (const [type, sample] of Object.entries(files.samples?.events ?? {})) {
    if (sample === undefined) continue
    const source = sampleSource(files, sample)
    const { events } = await stepFrom(files, source, await findPosition(files, source), sample.viewer, sample.move)
    const index = events.findIndex(event => event.type === type)
    if (index >= 0) note(at(events, index), { source, viewer: sample.viewer, index, move: sample.move })
  }
  return { found, missing: files.eventTypes.filter(type => !found.has(type)) }
}
