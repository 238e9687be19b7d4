/** Plays a journal again through the kernel, entry by entry, and says where it does not play out as written. */
import * as v from 'valibot'
import { canonicalJson } from './canonical.ts'
import { streamsOf } from './chance.ts'
import type { Streams } from './chance.ts'
import type { Match, Submitted } from './change.ts'
import type { Game, GameTypes, Seat } from './game.ts'
import type { Entry, Journal, Player } from './journal.ts'
import { at, replaceAt, unreachable, upTo } from './lists.ts'
import { begin, end, matchFrom, sit, submit } from './match.ts'
import { propose, vote } from './proposals.ts'
import type { Means } from './proposals.ts'
import { undo, versionBefore } from './undo.ts'

/** The match as it stood at one version, and what happened on the way there. */
export type Frame<T extends GameTypes> = {
  readonly version: number
  readonly entry: Entry | null // null at version 0, the set-up
  readonly events: readonly T['event'][]
  readonly match: Match<T>
}

/**
 * Why an entry cannot have happened: the header describes no match of this game ('options'), the entry was refused, something else comes out of it or
 * somebody else sat there ('differs'), the clock played another move than `timeUp`, somebody was not asked ('not-alone'), a change of rules cannot
 * stand there, or the rules themselves break on it.
 */
export type ReplayFault = {
  readonly version: number
  readonly problem: 'no-seed' | 'options' | 'refused' | 'differs' | 'not-time-up' | 'not-alone' | 'rules' | 'broken'
}

/** All frames that could be played. `unplayed`: how many versions at the start were not, the set-up included, since they lie under other rules than this build plays, or the match began in a given state. */
export type Replay<T extends GameTypes> = {
  readonly frames: readonly Frame<T>[]
  readonly unplayed: number
  readonly fault: ReplayFault | null
}

/** The entry by which rules did not rise, as an index; -1 where all is well. The first entry may repeat the header's number: so begins a match that goes on from a given state, which no fair one does. */
const findMisplacedRules = ({ header, entries }: Journal): number => {
  let rules = header.rules
  return entries.findIndex((entry, index) => {
    if (entry.type !== 'rules') return false
    const isGiven = index === 0 && entry.rules === rules && header.commitment === null
    const fits = entry.rules > rules || isGiven
    rules = entry.rules
    return !fits
  })
}

/** Where playing starts: at the set-up, or at the entry by which a newer build went on. 'none' where the journal ended under other rules than these. */
const start = <T extends GameTypes>(game: Game<T>, journal: Journal, streams: Streams): Frame<T> | ReplayFault | 'none' => {
  const { header, entries } = journal
  if (header.game !== game.id) return { version: 0, problem: 'options' }
  const misplaced = findMisplacedRules(journal)
  if (misplaced >= 0) return { version: misplaced + 1, problem: 'rules' }
  const index = entries.findLastIndex(({ type }) => type === 'rules')
  const entry = entries[index]
  if ((entry?.type === 'rules' ? entry.rules : header.rules) !== game.rules) return 'none'
  const [fewest, most] = game.seats
  if (header.seats < fewest || header.seats > most) return { version: 0, problem: 'options' }
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
  const options = v.safeParse(game.schemas.options, header.options)
  if (!options.success) return { version: 0, problem: 'options' }
  const { match, first } = begin(game, options.output, header.seats, streams(0))
  return { version: 0, entry: null, events: first.events, match }
}

/** Frames in the making, and who sits where after them. */
type Played<T extends GameTypes> = {
  readonly frames: Frame<T>[]
  players: readonly Player[]
}

const seated = (players: readonly Player[], entry: Entry): readonly Player[] =>
  entry.type === 'sit' ? replaceAt(players, entry.seat, entry.player) : players

const newestFirst = function* <T extends GameTypes>(frames: readonly Frame<T>[]) {
  for (let index = frames.length - 1; index >= 0; index -= 1) {
    const { version, entry } = at(frames, index)
    if (entry !== null) yield { version, entry }
  }
}

const earlierState = <T extends GameTypes>({ frames }: Played<T>, back: number): T['state'] | null => {
  const first = at(frames, 0).version
  const version = versionBefore(newestFirst(frames), back)
  return version === null || version < first ? null : at(frames, version - first).match.state
}

const isBot = (players: readonly Player[], seat: Seat): boolean => (players[seat]?.bot ?? null) !== null

/** The other people at the table: whoever takes back more than is free asks them all. */
const othersOf = (players: readonly Player[], seat: Seat): readonly Seat[] =>
  upTo(players.length).filter(chair => chair !== seat && !isBot(players, chair))

/** What a vote's last yes needs, read off the entry that follows it. */
const meansOf = <T extends GameTypes>(played: Played<T>, match: Match<T>, next: Entry | undefined): Means<T> => {
  const proposal = match.proposal?.proposal
  switch (proposal?.type) {
    case 'undo':
      return { earlier: earlierState(played, proposal.back) }
    case 'bot':
      return { player: { name: next?.type === 'sit' ? next.player.name : '', bot: proposal.level } }
    default:
      return { outcome: next?.type === 'end' ? next.outcome : null }
  }
}

/** A proposal asks people only, and an undo asks them all. Who of them was here the journal does not tell. */
const playProposal = <T extends GameTypes>(
  game: Game<T>,
  played: Played<T>,
  match: Match<T>,
  entry: Entry & { readonly type: 'propose' },
): Submitted<T> | ReplayFault['problem'] => {
  const { seat, proposal, asks } = entry
  const others = othersOf(played.players, seat)
  if (asks.length === 0 || !asks.every(chair => others.includes(chair))) return 'differs'
  if (proposal.type !== 'undo') return propose(game, match, entry, {})
  if (asks.length < others.length) return 'not-alone'
  return propose(game, match, entry, { earlier: earlierState(played, proposal.back) })
}

const playEntry = <T extends GameTypes>(
  game: Game<T>,
  played: Played<T>,
  match: Match<T>,
  entry: Entry,
  next: Entry | undefined,
  streams: Streams,
): Submitted<T> | ReplayFault['problem'] => {
  const { players } = played
  switch (entry.type) {
    case 'move': {
      const question = match.asked[entry.seat] ?? -1
      if (entry.by === 'clock' && question >= 0) {
        const timeUp = game.timeUp(game.view(match.state, entry.seat))
        if (canonicalJson(timeUp) !== canonicalJson(entry.move)) return 'not-time-up'
      }
      if (entry.by !== 'clock' && (entry.by === 'bot') !== isBot(players, entry.seat)) return 'differs'
      return submit(game, match, { ...entry, question }, streams(match.steps))
    }
    case 'undo': {
      const { seat, back, at: when } = entry
      const earlier = earlierState(played, back)
      if (back <= match.undoable && match.asked[seat] !== null) return undo(game, match, { seat, back, at: when }, earlier)
      if (othersOf(players, seat).length > 0) return 'not-alone'
      return propose(game, match, { seat, proposal: { type: 'undo', back }, asks: [], at: when }, { earlier })
    }
    case 'propose':
      return playProposal(game, played, match, entry)
    case 'vote':
      return vote(game, match, { ...entry, proposal: match.proposal?.version ?? -1 }, meansOf(played, match, next))
    case 'sit': // for a bot nobody need have voted: whoever sat there may have left, and nobody else been here to ask
      return entry.player.bot === null && !isBot(players, entry.seat) ? 'differs' : sit(match, entry)
    case 'rules':
      return 'rules'
    case 'end':
      if (entry.reason === 'outcome') return 'differs'
      if (entry.reason === 'abandoned') return end(match, { ...entry, reason: entry.reason })
      // Agreed by whoever was here, who was alone.
      return propose(game, match, { seat: 0, proposal: { type: 'end' }, asks: [], at: entry.at }, { outcome: entry.outcome })
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

  const played: Played<T> = { frames: [first], players: entries.slice(0, first.version).reduce(seated, header.players) }
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
      played.players = seated(played.players, written)
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
