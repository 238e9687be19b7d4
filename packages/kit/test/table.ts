/** A table to play the toy game at: the kernel with its journal and its states kept, and moves in notation. Every action says 'done' or why it was refused. */
import {
  at,
  begin,
  commitmentOf,
  end,
  matchFrom,
  propose,
  seedOf,
  sit,
  streamsOf,
  submit,
  undo,
  upgrade,
  upTo,
  versionBefore,
  vote,
} from '../src/index.ts'
import type { Answer, Entry, Game, Header, Journal, Match, Means, Player, Proposal, Seat, Submitted } from '../src/index.ts'
import { toy } from './toy/index.ts'
import { parseMove } from './toy/notation.ts'
import type { Event, State, ToyTypes } from './toy/types.ts'

type Wanted = {
  readonly game?: Game<ToyTypes>
  readonly seats?: number
  readonly rounds?: number
  /** A position to go on from; without one the crates are dealt. */
  readonly from?: State
  /** By seat: a person's name, or a bot's with its level as `Rolf (easy)`. */
  readonly players?: readonly string[]
  readonly header?: Partial<Header>
}

export const person = (name: string): Player => ({ name, bot: null })
export const bot = (name: string, level: string): Player => ({ name, bot: level })

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

/** What a header holds where fairness was asked for and the secret is open. */
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

export class Table {
  game: Game<ToyTypes>
  readonly header: Header
  readonly entries: Entry[] = []
  readonly states: State[] // by version
  match: Match<ToyTypes>
  /** What the last action made happen. */
  events: readonly Event[]

  constructor({ game = toy, from, players, header = {}, ...wanted }: Wanted = {}) {
    const seats = from?.seats ?? wanted.seats ?? 3
    this.game = game
    this.header = {
      journal: 1,
      match: 'm1',
      game: game.id,
      rules: game.rules,
      seats,
      options: from?.options ?? { rounds: wanted.rounds ?? 1 },
      players: (players ?? ['Ada', 'Ben', 'Cleo'].slice(0, seats)).map(playerOf),
      chance: 'hmac-sha256',
      commitment: null,
      contributions: upTo(seats).map(() => ''),
      secret: null,
      seed: 'ab'.repeat(32),
      ...header,
    }
    if (from === undefined) {
      const { match, first } = begin(game, this.header.options as { rounds: number }, seats, this.#stream(0))
      this.match = match
      this.states = [match.state]
      this.events = first.events
    } else {
      const match = matchFrom(game, from, seats)
      this.match = { ...match, version: 1, asked: match.asked.map(question => (question === null ? null : 1)) }
      this.states = [from, from]
      this.entries.push({ type: 'rules', at: 0, rules: game.rules, state: from })
      this.events = []
    }
  }

  get journal(): Journal {
    return { header: this.header, entries: this.entries }
  }

  /** The kinds of the last entries, oldest first. */
  last(count: number): string {
    return this.entries
      .slice(-count)
      .map(({ type }) => type)
      .join(' ')
  }

  #stream(step: number) {
    return streamsOf(this.header.chance, String(this.header.seed))(step)
  }

  #keep(submitted: Submitted<ToyTypes>): string {
    if (!submitted.ok) return submitted.refusal.type
    this.match = submitted.match
    this.events = submitted.made.flatMap(({ events }) => events)
    for (const { entry, state } of submitted.made) {
      this.entries.push(entry)
      this.states.push(state)
    }
    return 'done'
  }

  /** What the kernel says to one answer, such as `1 pack silk dark`, without going on from it. */
  ask(line: string, more: Partial<Answer> = {}): Submitted<ToyTypes> {
    const seat = Number(line.split(' ')[0])
    const move = parseMove(line.slice(line.indexOf(' ') + 1))
    const answer = { seat, question: this.match.asked[seat] ?? -1, move, by: 'player', at: 0, clocks: null, ...more } as const
    return submit(this.game, this.match, answer, this.#stream(this.match.steps))
  }

  answer(line: string, more: Partial<Answer> = {}): string {
    return this.#keep(this.ask(line, more))
  }

  /** Plays move after move, up to the first that is refused. */
  play(...lines: readonly string[]): string {
    return lines.reduce((said, line) => (said === 'done' ? this.answer(line) : said), 'done')
  }

  earlier(back: number): State | null {
    const version = versionBefore(this.entries.map((entry, index) => ({ version: index + 1, entry })).toReversed(), back)
    return version === null ? null : at(this.states, version)
  }

  undo(seat: Seat, back: number): string {
    return this.#keep(undo(this.game, this.match, { seat, back, at: 0 }, this.earlier(back)))
  }

  #means(proposal: Proposal | undefined, means: Means<ToyTypes>): Means<ToyTypes> {
    return proposal?.type === 'undo' ? { earlier: this.earlier(proposal.back), ...means } : means
  }

  propose(seat: Seat, proposal: Proposal, asks: readonly Seat[], means: Means<ToyTypes> = {}): string {
    return this.#keep(propose(this.game, this.match, { seat, proposal, asks, at: 0 }, this.#means(proposal, means)))
  }

  vote(seat: Seat, say: 'yes' | 'no', means: Means<ToyTypes> = {}, proposal = this.match.proposal?.version ?? -1): string {
    const open = this.match.proposal?.proposal
    return this.#keep(vote(this.game, this.match, { seat, proposal, agree: say === 'yes', at: 0 }, this.#means(open, means)))
  }

  sit(seat: Seat, player: Player): string {
    return this.#keep(sit(this.match, { seat, player, at: 0 }))
  }

  end(reason: 'agreed' | 'abandoned'): string {
    return this.#keep(end(this.match, { reason, outcome: null, at: 0 }))
  }

  upgrade(game: Game<ToyTypes>): string {
    this.game = game
    return this.#keep(upgrade(game, this.match, 0))
  }
}
