/** One match in the terminal: a record of the match, its bots, and the states for undo. It does no input or output. */
import { at, botStreamsOf, commitmentOf, createRecord, endMatch, propose, seededHeader, seedOf, versionBeforeUndo } from '@tortuga/kit'
import type { Advice, Entry, GameTypes, Header, RecordedMatch, Player, Seat, RandomStreams } from '@tortuga/kit'
import type { CliGame } from '../games/registered-game.ts'

export type SessionEvent = { readonly type: string }

export type TerminalMatch = {
  readonly entry: CliGame
  readonly record: RecordedMatch<GameTypes>
  readonly botStreams: RandomStreams
  readonly states: unknown[] // by version
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

const fairParts = (
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
  const { entry, players, options, entropy, seed } = request
  const match = entropy().slice(0, 16)
  const header: Header = {
    ...seededHeader(entry.game, { match, options, players, seed }),
    ...(seed === null && fairParts(request, match)),
  }
  const states: unknown[] = []
  const record = createRecord(entry.game, header, ({ state }) => states.push(state))
  states.push(record.current().state)
  return { session: { entry, record, botStreams: botStreamsOf(header.seed ?? ''), states }, events: record.first?.events ?? [] }
}

/** The advice of a bot of this level for that seat, or a hint. */
export const askBot = ({ entry, record, botStreams }: TerminalMatch, seat: Seat, level: string | null): Advice<GameTypes> => {
  const bot = level === null ? entry.hint : entry.bots[level]
  if (bot === undefined) throw new RangeError(`no bot ${level ?? ''}`)
  const match = record.current()
  return bot(entry.game.view(match.state, seat), botStreams(match.version))
}

/** The seats of all moves that are not undone. */
const seatsOfMoves = (entries: readonly Entry[]): readonly Seat[] =>
  entries.reduce<readonly Seat[]>((seats, entry) => {
    if (entry.type === 'move') return [...seats, entry.seat]
    return entry.type === 'undo' ? seats.slice(0, seats.length - entry.back) : seats
  }, [])

/** Undoes everything since this seat's last move, including that move. All other players are bots, so no vote is needed. Returns the number of undone moves; null if there is none. */
export const undoOwnMove = ({ entry, record, states }: TerminalMatch, seat: Seat): number | null => {
  const { entries } = record
  const seats = seatsOfMoves(entries)
  const own = seats.lastIndexOf(seat)
  if (own < 0) return null
  const back = seats.length - own
  const version = versionBeforeUndo(entries.map((each, index) => ({ version: index + 1, entry: each })).toReversed(), back)
  const earlier = version === null ? null : at(states, version)
  const proposed = propose<GameTypes>(
    entry.game,
    record.current(),
    { seat, proposal: { type: 'undo', back }, asks: [], at: 0 },
    { earlier },
  )
  return record.keep(proposed).ok ? back : null
}

/** Ends the match when the player leaves: the secret may be published only after the end. */
export const abandonMatch = ({ record }: TerminalMatch): void => {
  const match = record.current()
  if (!match.over) record.keep(endMatch(match, { reason: 'abandoned', outcome: null, at: 0 }))
}
