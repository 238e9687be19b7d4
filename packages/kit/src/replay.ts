/** Plays a journal again through the kernel, entry by entry, and says where it does not play out as written. */
import * as v from 'valibot'
import { canonicalJson } from './canonical.ts'
import { streamsOf } from './chance.ts'
import type { Streams } from './chance.ts'
import type { Game, GameTypes, Seat } from './game.ts'
import type { Entry, Journal, Player } from './journal.ts'
import { at, replaceAt, unreachable } from './lists.ts'
import { begin, end, matchFrom, propose, sit, submit, undo, versionBefore, vote } from './match.ts'
import type { Match, Means, Submitted } from './match.ts'

/** The match as it stood at one version, and what happened on the way there. */
export type Frame<T extends GameTypes> = {
  readonly version: number
  readonly entry: Entry | null // null at version 0, the set-up
  readonly events: readonly T['event'][]
  readonly match: Match<T>
}

/** Why an entry cannot have happened: it was refused, something else comes out of it, the clock played another move than `timeUp`, or the rules themselves break on it. */
export type ReplayFault = {
  readonly version: number
  readonly problem: 'no-seed' | 'options' | 'refused' | 'differs' | 'not-time-up' | 'not-alone' | 'rules' | 'broken'
}

/** All frames that could be played. `unplayed`: how many versions at the start lie under other rules than this build plays. */
export type Replay<T extends GameTypes> = {
  readonly frames: readonly Frame<T>[]
  readonly unplayed: number
  readonly fault: ReplayFault | null
}

/** Where playing starts: at the set-up, or at the entry by which a newer build went on under these rules. */
const start = <T extends GameTypes>(game: Game<T>, { header, entries }: Journal, streams: Streams): Frame<T> | ReplayFault | 'none' => {
  const index = entries.findIndex(entry => entry.type === 'rules' && entry.rules === game.rules)
  const entry = entries[index]
  if (entry?.type === 'rules') {
    const steps = 1 + entries.slice(0, index).filter(({ type }) => type === 'move').length
    const match = matchFrom(game, entry.state as T['state'], header.seats)
    const version = index + 1
    return {
      version,
      entry,
      events: [],
      match: { ...match, version, steps, asked: match.asked.map(asked => (asked === null ? null : version)) },
    }
  }
  if (header.rules !== game.rules) return 'none'
  const options = v.safeParse(game.schemas.options, header.options)
  if (!options.success) return { version: 0, problem: 'options' }
  const { match, first } = begin(game, options.output, header.seats, streams(0))
  return { version: 0, entry: null, events: first.events, match }
}

/** Frames in the making, with what the entries so far tell of the people. */
type Played<T extends GameTypes> = {
  readonly frames: Frame<T>[]
  players: readonly Player[]
}

const earlierState = <T extends GameTypes>({ frames }: Played<T>, back: number): T['state'] | null => {
  const first = at(frames, 0).version
  const written = frames.flatMap(({ version, entry }) => (entry === null ? [] : [{ version, entry }]))
  const version = versionBefore(written.toReversed(), back)
  return version === null || version < first ? null : at(frames, version - first).match.state
}

const isAlone = (players: readonly Player[], seat: Seat): boolean => players.every(({ bot }, chair) => chair === seat || bot !== null)

/** What a vote's last yes needs, read off the entry that follows it. */
const meansOf = <T extends GameTypes>(played: Played<T>, match: Match<T>, next: Entry | undefined): Means<T> => {
  const proposal = match.proposal?.proposal
  if (proposal?.type === 'undo') return { earlier: earlierState(played, proposal.back) }
  if (next?.type === 'sit') return { player: next.player }
  return { player: { name: '', bot: null }, outcome: next?.type === 'end' ? next.outcome : null }
}

const playEntry = <T extends GameTypes>(
  game: Game<T>,
  played: Played<T>,
  match: Match<T>,
  entry: Entry,
  next: Entry | undefined,
  streams: Streams,
): Submitted<T> | ReplayFault['problem'] => {
  switch (entry.type) {
    case 'move': {
      const question = match.asked[entry.seat] ?? -1
      if (entry.by === 'clock' && question >= 0) {
        const timeUp = game.timeUp(game.view(match.state, entry.seat))
        if (canonicalJson(timeUp) !== canonicalJson(entry.move)) return 'not-time-up'
      }
      return submit(game, match, { ...entry, question }, streams(match.steps))
    }
    case 'undo': {
      const { seat, back, at: when } = entry
      const earlier = earlierState(played, back)
      if (back <= match.undoable && match.asked[seat] !== null) return undo(game, match, { seat, back, at: when }, earlier)
      if (!isAlone(played.players, seat)) return 'not-alone'
      return propose(game, match, { seat, proposal: { type: 'undo', back }, asks: [], at: when }, { earlier })
    }
    case 'propose':
      if (entry.asks.length === 0) return 'differs'
      return propose(game, match, entry, entry.proposal.type === 'undo' ? { earlier: earlierState(played, entry.proposal.back) } : {})
    case 'vote':
      return vote(game, match, { ...entry, proposal: match.proposal?.version ?? -1 }, meansOf(played, match, next))
    case 'sit':
      return sit(match, entry)
    case 'rules':
      return 'rules'
    case 'end':
      return entry.reason === 'outcome' ? 'differs' : end(match, { ...entry, reason: entry.reason })
    default:
      return unreachable(entry)
  }
}

/** A journal may hold anything: a state that cannot be makes the rules throw, and that is a finding here, no fault of ours. */
const guarded = <A>(play: () => A): A | null => {
  try {
    return play()
  } catch {
    return null
  }
}

/** Plays a whole journal. The entries it makes must be the very entries written, to the last hash. */
export const replay = <T extends GameTypes>(game: Game<T>, journal: Journal): Replay<T> => {
  const { header, entries } = journal
  if (header.seed === null) return { frames: [], unplayed: entries.length + 1, fault: { version: 0, problem: 'no-seed' } }
  const streams = streamsOf(header.chance, header.seed)
  const first = guarded(() => start(game, journal, streams)) ?? { version: 0, problem: 'broken' as const }
  if (first === 'none') return { frames: [], unplayed: entries.length + 1, fault: null }
  if ('problem' in first) return { frames: [], unplayed: 0, fault: first }

  const played: Played<T> = { frames: [first], players: header.players }
  const unplayed = first.version
  const faultAt = (version: number, problem: ReplayFault['problem']): Replay<T> => ({
    frames: played.frames,
    unplayed,
    fault: { version, problem },
  })
  let match = first.match
  while (match.version < entries.length) {
    const entry = at(entries, match.version)
    const made = guarded(() => playEntry(game, played, match, entry, entries[match.version + 1], streams)) ?? 'broken'
    if (typeof made === 'string') return faultAt(match.version + 1, made)
    if (!made.ok) return faultAt(match.version + 1, 'refused')
    for (const [index, step] of made.made.entries()) {
      const version = match.version + 1 + index
      const written = entries[version - 1]
      if (written === undefined || canonicalJson(written) !== canonicalJson(step.entry)) return faultAt(version, 'differs')
      if (written.type === 'sit') played.players = replaceAt(played.players, written.seat, written.player)
      const last = index === made.made.length - 1
      played.frames.push({
        version,
        entry: written,
        events: step.events,
        match: last ? made.match : { ...made.match, version, state: step.state, over: false },
      })
    }
    match = made.match
  }
  return { frames: played.frames, unplayed, fault: null }
}
