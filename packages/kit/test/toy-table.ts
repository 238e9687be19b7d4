/** A table for tests with the toy game: the kernel plus its journal and states, with moves in notation. Every action returns 'done' or the type of its refusal. */
import {
  at,
  startMatch,
  commitmentOf,
  endMatch,
  matchFromState,
  propose,
  seedOf,
  changePlayer,
  randomStreams,
  submitMove,
  undo,
  range,
  versionBeforeUndo,
  vote,
} from '../src/index.ts'
import type {
  MoveSubmission,
  Entry,
  Game,
  Header,
  Journal,
  Match,
  ProposalContext,
  Player,
  Proposal,
  Seat,
  SubmitResult,
} from '../src/index.ts'
import { toy } from './toy/index.ts'
import { parseMove } from './toy/notation.ts'
import type { Event, State, ToyTypes } from './toy/types.ts'

type ToyTableOptions = {
  readonly game?: Game<ToyTypes>
  readonly seats?: number
  readonly rounds?: number
  /** The state to start from; without it the crates are dealt. */
  readonly from?: State
  /** By seat: a person's name, or a bot's name with its level as `Rolf (easy)`. */
  readonly players?: readonly string[]
  readonly header?: Partial<Header>
}

export const person = (name: string): Player => ({ name, bot: null })
export const bot = (name: string, level: string): Player => ({ name, bot: level })

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

/** The header fields of a fair match with a disclosed secret. */
export const fairHeader = (match: string, contributions: readonly string[]): Partial<Header> => ({
  match,
  commitment: commitmentOf(SECRET),
  contributions,
  secret: SECRET,
  seed: seedOf(SECRET, match, contributions),
})

const playerOf = (text: string): Player => {
  const [, name, level] = /^(.*) \((.*)\)$/.exec(text) ?? []
  return name === undefined || level === undefined ? person(text) : bot(name, level)
}

export class ToyTable {
  game: Game<ToyTypes>
  readonly header: Header
  readonly entries: Entry[] = []
  readonly states: State[] // by version
  match: Match<ToyTypes>
  /** The events of the last action. */
  events: readonly Event[]

  constructor({ game = toy, from, players, header = {}, ...rest }: ToyTableOptions = {}) {
    const seats = from?.seats ?? rest.seats ?? 3
    this.game = game
    this.header = {
      journal: 2,
      match: 'm1',
      game: game.id,
      rules: game.rules,
      seats,
      options: from?.options ?? { rounds: rest.rounds ?? 1 },
      players: (players ?? ['Ada', 'Ben', 'Cleo'].slice(0, seats)).map(playerOf),
      chance: 'hmac-sha256',
      commitment: null,
      contributions: range(seats).map(() => ''),
      secret: null,
      seed: 'ab'.repeat(32),
      start: from === undefined ? null : { state: from, of: null },
      ...header,
    }
    if (from === undefined) {
      const { match, first } = startMatch(game, this.header.options as { rounds: number }, seats, this.#stream(0))
      this.match = match
      this.states = [match.state]
      this.events = first.events
    } else {
      this.match = matchFromState(game, from, seats)
      this.states = [from]
      this.events = []
    }
  }

  get journal(): Journal {
    return { header: this.header, entries: this.entries }
  }

  /** The types of the last entries, oldest first. */
  last(count: number): string {
    return this.entries
      .slice(-count)
      .map(({ type }) => type)
      .join(' ')
  }

  #stream(step: number) {
    return randomStreams(this.header.chance, String(this.header.seed))(step)
  }

  #record(result: SubmitResult<ToyTypes>): string {
    if (!result.ok) return result.refusal.type
    this.match = result.match
    this.events = result.applied.flatMap(({ events }) => events)
    for (const { entry, state } of result.applied) {
      this.entries.push(entry)
      this.states.push(state)
    }
    return 'done'
  }

  /** The kernel's result for a move such as `1 pack silk dark`, without recording it. */
  tryMove(line: string, more: Partial<MoveSubmission> = {}): SubmitResult<ToyTypes> {
    const seat = Number(line.split(' ')[0])
    const move = parseMove(line.slice(line.indexOf(' ') + 1))
    const submission = { seat, question: this.match.asked[seat] ?? -1, move, by: 'player', at: 0, clocks: null, ...more } as const
    return submitMove(this.game, this.match, submission, this.#stream(this.match.steps))
  }

  /** Makes one move. */
  move(line: string, more: Partial<MoveSubmission> = {}): string {
    return this.#record(this.tryMove(line, more))
  }

  /** Makes several moves and stops at the first that is refused. */
  play(...lines: readonly string[]): string {
    return lines.reduce((result, line) => (result === 'done' ? this.move(line) : result), 'done')
  }

  /** The state before the last `back` moves, null if there is none. */
  earlier(back: number): State | null {
    const version = versionBeforeUndo(this.entries.map((entry, index) => ({ version: index + 1, entry })).toReversed(), back)
    return version === null ? null : at(this.states, version)
  }

  undo(seat: Seat, back: number): string {
    return this.#record(undo(this.game, this.match, { seat, back, at: 0 }, this.earlier(back)))
  }

  #context(proposal: Proposal | undefined, given: ProposalContext<ToyTypes>): ProposalContext<ToyTypes> {
    return proposal?.type === 'undo' ? { earlier: this.earlier(proposal.back), ...given } : given
  }

  propose(seat: Seat, proposal: Proposal, asks: readonly Seat[], context: ProposalContext<ToyTypes> = {}): string {
    return this.#record(propose(this.game, this.match, { seat, proposal, asks, at: 0 }, this.#context(proposal, context)))
  }

  vote(seat: Seat, choice: 'yes' | 'no', context: ProposalContext<ToyTypes> = {}, proposal = this.match.proposal?.version ?? -1): string {
    const open = this.match.proposal?.proposal
    return this.#record(vote(this.game, this.match, { seat, proposal, agree: choice === 'yes', at: 0 }, this.#context(open, context)))
  }

  sit(seat: Seat, player: Player): string {
    return this.#record(changePlayer(this.match, { seat, player, at: 0 }))
  }

  end(reason: 'agreed' | 'abandoned'): string {
    return this.#record(endMatch(this.match, { reason, outcome: null, at: 0 }))
  }
}
