/** Replays a journal through the kernel and reports the first entry that does not come out as written. */
import { randomStreams } from '../chance/random.ts'
import type { Game, GameTypes } from '../game.ts'
import { canonicalJson } from '../journal/canonical-json.ts'
import type { Journal } from '../journal/journal.ts'
import { at } from '../lists.ts'
import { firstFrame } from './first-frame.ts'
import type { Frame, ReplayFault } from './frame.ts'
import { playEntry, playersAfter } from './replay-entry.ts'
import type { ReplayedSoFar } from './replay-entry.ts'

/** The result of a replay. */
export type Replay<T extends GameTypes> = {
  /** All frames that could be played, by version. */
  readonly frames: readonly Frame<T>[]
  /** The entry that stopped the replay, null if there is none. */
  readonly fault: ReplayFault | null
}

/** Null if the rules throw. A forged journal can contain impossible states, on which rules may throw; that is a fault of the journal, not of this program. */
const nullIfThrows = <A>(play: () => A): A | null => {
  try {
    return play()
  } catch {
    return null
  }
}

/** Replays a whole journal. Each entry the kernel produces must equal the written one, including the final hash. */
export const replay = <T extends GameTypes>(game: Game<T>, journal: Journal): Replay<T> => {
  const { header, entries } = journal
  if (header.seed === null) return { frames: [], fault: { version: 0, problem: 'no-seed' } }
  const streams = randomStreams(header.chance, header.seed)
  const first = nullIfThrows(() => firstFrame(game, header, streams)) ?? { version: 0, problem: 'broken' as const }
  if ('problem' in first) return { frames: [], fault: first }

  const progress: ReplayedSoFar<T> = { frames: [first], players: header.players }
  const faultAt = (version: number, problem: ReplayFault['problem']): Replay<T> => ({
    frames: progress.frames,
    fault: { version, problem },
  })
  let match = first.match
  while (match.version < entries.length) {
    const entry = at(entries, match.version)
    const result = nullIfThrows(() => playEntry(game, progress, match, entry, entries[match.version + 1], streams)) ?? 'broken'
    if (typeof result === 'string') return faultAt(match.version + 1, result)
    if (!result.ok) return faultAt(match.version + 1, 'refused')
    for (const [index, step] of result.applied.entries()) {
      const version = match.version + 1 + index
      const written = entries[version - 1]
      if (written === undefined || canonicalJson(written) !== canonicalJson(step.entry)) return faultAt(version, 'differs')
      progress.players = playersAfter(progress.players, written)
      const last = index === result.applied.length - 1
      progress.frames.push({
        version,
        entry: written,
        events: step.events,
        match: last ? result.match : { ...result.match, version, state: step.state, over: false },
      })
    }
    match = result.match
  }
  return { frames: progress.frames, fault: null }
}
