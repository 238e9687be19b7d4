/** One match in the terminal: the kernel, plus the entries for the journal and the states for undo. It does no input or output. */
import {
  at,
  startMatch,
  commitmentOf,
  endMatch,
  propose,
  seedOf,
  sha256Hex,
  randomStreams,
  submitMove,
  versionBeforeUndo,
} from '@tortuga/kit'
import type { Advice, MoveSource, Entry, GameTypes, Header, Journal, Match, Player, Seat, RandomStreams, SubmitResult } from '@tortuga/kit'
import type { CliGame } from '../games/registered-game.ts'

export type SessionEvent = { readonly type: string }

export type TerminalMatch = {
  readonly entry: CliGame
  readonly header: Header
  readonly streams: RandomStreams
  readonly botStreams: RandomStreams
  readonly entries: Entry[]
  readonly states: unknown[] // by version
  match: Match<GameTypes>
}

export type SessionOptions = {
  readonly entry: CliGame
  readonly seat: Seat // the player's
  readonly players: readonly Player[]
  readonly options: unknown
  /** Null: the match gets a secret, a commitment and the player's contribution, so that its fairness can be verified. */
  readonly seed: string | null
  readonly entropy: () => string
}

const fairHeader = (
  { seat, players, entropy }: SessionOptions,
  match: string,
): Pick<Header, 'commitment' | 'contributions' | 'secret' | 'seed'> => {
  const secret = entropy()
  const contributions = players.map((_, index) => (index === seat ? entropy() : ''))
  return { commitment: commitmentOf(secret), contributions, secret, seed: seedOf(secret, match, contributions) }
}

/** Starts the match. The events are those of the set-up. */
export const startTerminalMatch = (
  request: SessionOptions,
): { readonly session: TerminalMatch; readonly events: readonly SessionEvent[] } => {
  const { entry, players, options, entropy } = request
  const match = entropy().slice(0, 16)
  const fairness =
    request.seed === null
      ? fairHeader(request, match)
      : { commitment: null, contributions: players.map(() => ''), secret: null, seed: request.seed }
  const { id: game, rules } = entry.game
  const header: Header = {
    journal: 2,
    start: null,
    match,
    game,
    rules,
    seats: players.length,
    options,
    players,
    chance: 'hmac-sha256',
    ...fairness,
  }
  const seed = header.seed ?? ''
  const streams = randomStreams(header.chance, seed)
  const started = startMatch(entry.game, options, header.seats, streams(0))
  const session: TerminalMatch = {
    entry,
    header,
    streams,
    // Bots have their own stream: it is reproducible, and it reveals nothing about the match's stream.
    botStreams: randomStreams('xoroshiro128plus', sha256Hex(`tortuga-bots-1\n${seed}`)),
    entries: [],
    states: [started.match.state],
    match: started.match,
  }
  return { session, events: started.first.events }
}

const keep = (session: TerminalMatch, submitted: SubmitResult<GameTypes>): void => {
  if (!submitted.ok) return
  session.match = submitted.match
  for (const { entry, state } of submitted.applied) {
    session.entries.push(entry)
    session.states.push(state)
  }
}

export const playMove = (session: TerminalMatch, seat: Seat, chosen: unknown, by: MoveSource): SubmitResult<GameTypes> => {
  const { entry, match, streams } = session
  const answer = { seat, question: match.asked[seat] ?? -1, move: chosen, by, at: 0, clocks: null }
  const submitted = submitMove<GameTypes>(entry.game, match, answer, streams(match.steps))
  keep(session, submitted)
  return submitted
}

/** The advice of a bot of this level for that seat, or a hint. */
export const askBot = ({ entry, match, botStreams }: TerminalMatch, seat: Seat, level: string | null): Advice<GameTypes> => {
  const bot = level === null ? entry.hint : entry.bots[level]
  if (bot === undefined) throw new RangeError(`no bot ${level ?? ''}`)
  return bot(entry.game.view(match.state, seat), botStreams(match.version))
}

/** The seats of all moves that are not undone. */
const seatsOfMoves = (entries: readonly Entry[]): readonly Seat[] =>
  entries.reduce<readonly Seat[]>((seats, entry) => {
    if (entry.type === 'move') return [...seats, entry.seat]
    return entry.type === 'undo' ? seats.slice(0, seats.length - entry.back) : seats
  }, [])

/** Undoes everything since this seat's last move, including that move. All other players are bots, so no vote is needed. Returns the number of undone moves; null if there is none. */
export const undoOwnMove = (session: TerminalMatch, seat: Seat): number | null => {
  const { entry, entries, match, states } = session
  const seats = seatsOfMoves(entries)
  const own = seats.lastIndexOf(seat)
  if (own < 0) return null
  const back = seats.length - own
  const version = versionBeforeUndo(entries.map((each, index) => ({ version: index + 1, entry: each })).toReversed(), back)
  const earlier = version === null ? null : at(states, version)
  const submitted = propose<GameTypes>(entry.game, match, { seat, proposal: { type: 'undo', back }, asks: [], at: 0 }, { earlier })
  keep(session, submitted)
  return submitted.ok ? back : null
}

/** Ends the match when the player leaves: the secret may be published only after the end. */
export const abandonMatch = (session: TerminalMatch): void => {
  if (!session.match.over) keep(session, endMatch(session.match, { reason: 'abandoned', outcome: null, at: 0 }))
}

export const journalOf = ({ header, entries }: TerminalMatch): Journal => ({ header, entries })
