/** One match in the terminal: the kernel, with all that its journal and taking back need. No words and no input here. */
import { at, begin, commitmentOf, end, propose, seedOf, sha256Hex, streamsOf, submit, versionBefore } from '@tortuga/kit'
import type { Advice, By, Entry, GameTypes, Header, Journal, Match, Player, Seat, Streams, Submitted } from '@tortuga/kit'
import type { Registered } from '../registered.ts'

export type Event = { readonly type: string }

export type Session = {
  readonly entry: Registered
  readonly header: Header
  readonly streams: Streams
  readonly botStreams: Streams
  readonly entries: Entry[]
  readonly states: unknown[] // by version
  match: Match<GameTypes>
}

export type Wanted = {
  readonly entry: Registered
  readonly seat: Seat // the person's
  readonly players: readonly Player[]
  readonly options: unknown
  /** Null: the match gets a secret, a commitment to it and the person's own bytes, so that its fairness can be checked. */
  readonly seed: string | null
  readonly entropy: () => string
}

const fairHeader = (
  { seat, players, entropy }: Wanted,
  match: string,
): Pick<Header, 'commitment' | 'contributions' | 'secret' | 'seed'> => {
  const secret = entropy()
  const contributions = players.map((_, chair) => (chair === seat ? entropy() : ''))
  return { commitment: commitmentOf(secret), contributions, secret, seed: seedOf(secret, match, contributions) }
}

/** Opens the table. The events are those of the set-up. */
export const openSession = (wanted: Wanted): { readonly session: Session; readonly events: readonly Event[] } => {
  const { entry, players, options, entropy } = wanted
  const match = entropy().slice(0, 16)
  const fairness =
    wanted.seed === null
      ? fairHeader(wanted, match)
      : { commitment: null, contributions: players.map(() => ''), secret: null, seed: wanted.seed }
  const { id: game, rules } = entry.game
  const header: Header = { journal: 1, match, game, rules, seats: players.length, options, players, chance: 'hmac-sha256', ...fairness }
  const seed = header.seed ?? ''
  const streams = streamsOf(header.chance, seed)
  const begun = begin(entry.game, options, header.seats, streams(0))
  const session: Session = {
    entry,
    header,
    streams,
    // What bots roll is repeated by a seed, too, and tells them nothing of the match's own stream.
    botStreams: streamsOf('xoroshiro128plus', sha256Hex(`tortuga-bots-1\n${seed}`)),
    entries: [],
    states: [begun.match.state],
    match: begun.match,
  }
  return { session, events: begun.first.events }
}

const keep = (session: Session, submitted: Submitted<GameTypes>): void => {
  if (!submitted.ok) return
  session.match = submitted.match
  for (const { entry, state } of submitted.made) {
    session.entries.push(entry)
    session.states.push(state)
  }
}

export const move = (session: Session, seat: Seat, made: unknown, by: By): Submitted<GameTypes> => {
  const { entry, match, streams } = session
  const answer = { seat, question: match.asked[seat] ?? -1, move: made, by, at: 0, clocks: null }
  const submitted = submit<GameTypes>(entry.game, match, answer, streams(match.steps))
  keep(session, submitted)
  return submitted
}

/** What a bot of this level would do in that seat. */
export const advise = ({ entry, match, botStreams }: Session, seat: Seat, level: string): Advice<GameTypes> => {
  const bot = entry.bots[level]
  if (bot === undefined) throw new RangeError(`no bot ${level}`)
  return bot(entry.game.view(match.state, seat), botStreams(match.version))
}

/** The moves that stand, by who made them. */
const standing = (entries: readonly Entry[]): readonly Seat[] =>
  entries.reduce<readonly Seat[]>((seats, entry) => {
    if (entry.type === 'move') return [...seats, entry.seat]
    return entry.type === 'undo' ? seats.slice(0, seats.length - entry.back) : seats
  }, [])

/** Takes back everything since this seat last chose, its own choice too. Everybody else is a bot: there is nobody to ask. Gives how many moves that were; null where there is none. */
export const takeBack = (session: Session, seat: Seat): number | null => {
  const { entry, entries, match, states } = session
  const seats = standing(entries)
  const own = seats.lastIndexOf(seat)
  if (own < 0) return null
  const back = seats.length - own
  const version = versionBefore(entries.map((written, index) => ({ version: index + 1, entry: written })).toReversed(), back)
  const earlier = version === null ? null : at(states, version)
  const submitted = propose<GameTypes>(entry.game, match, { seat, proposal: { type: 'undo', back }, asks: [], at: 0 }, { earlier })
  keep(session, submitted)
  return submitted.ok ? back : null
}

/** Whoever leaves ends the match: only then is its secret opened. */
export const leave = (session: Session): void => {
  if (!session.match.over) keep(session, end(session.match, { reason: 'abandoned', outcome: null, at: 0 }))
}

export const journalOf = ({ header, entries }: Session): Journal => ({ header, entries })
