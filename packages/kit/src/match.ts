/** The kernel: the only way a match moves. Pure, and its cost does not grow with the match: server, browser worker, command line, lab and tests all go through here. */
import * as v from 'valibot'
import { hashOf } from './canonical.ts'
import { watched } from './chance.ts'
import { isQuiet } from './frontier.ts'
import type { Game, GameTypes, Millis, Outcome, Random, Seat, Step } from './game.ts'
import type { By, EndReason, Entry, Player, Proposal } from './journal.ts'
import { unreachable, upTo } from './lists.ts'

/** A match between two entries. Whoever holds this and the journal's header can go on. */
export type Match<T extends GameTypes> = {
  /** How many entries it has. */
  readonly version: number
  /** The rules number it is played under now: the header's, or that of the last `rules` entry. */
  readonly rules: number
  /** The next stream's number: set-up and all moves so far, undone ones too, so that none is used twice. */
  readonly steps: number
  readonly state: T['state']
  /** By seat: the version that put its open question, or in which its player sat down; another seat's answer leaves it as it is. */
  readonly asked: readonly (number | null)[]
  /** How many of the last standing moves the one awaited seat may take back unasked. */
  readonly undoable: number
  /** What somebody has proposed and not everybody has answered. */
  readonly proposal: OpenProposal | null
  /** Whether it has ended, by whatever reason. */
  readonly over: boolean
}

/** A proposal that waits for somebody's yes. */
export type OpenProposal = {
  readonly version: number
  readonly seat: Seat
  readonly proposal: Proposal
  readonly asks: readonly Seat[]
  readonly agreed: readonly Seat[]
}

/** Why the kernel, or the room around it, turned something down before any rule of the game was asked. */
export type KernelRefusal = {
  readonly type: 'malformed' | 'not-awaited' | 'stale' | 'over' | 'halted' | 'not-undoable' | 'no-proposal' | 'proposal-open'
}

/** An entry with what it did. For an undo the state is the earlier one. */
export type Made<T extends GameTypes> = { readonly entry: Entry; readonly events: readonly T['event'][]; readonly state: T['state'] }

/** One entry as a rule; two where a move ends the match or a vote decides. */
export type Submitted<T extends GameTypes> =
  | { readonly ok: true; readonly match: Match<T>; readonly made: readonly Made<T>[] }
  | { readonly ok: false; readonly refusal: T['refusal'] | KernelRefusal; readonly rules: readonly string[] }

/** A seat's answer to the question it was asked. */
export type Answer = {
  readonly seat: Seat
  readonly question: number
  readonly move: unknown
  readonly by: By
  readonly at: Millis
  readonly clocks: readonly Millis[] | null
}

/** What carrying out a proposal takes and the kernel cannot know: the state an undo goes back to, who sits down, how an agreed end is scored. */
export type Means<T extends GameTypes> = {
  readonly earlier?: T['state'] | null
  readonly player?: Player
  readonly outcome?: Outcome | null
}

type Change<T extends GameTypes> = { readonly match: Match<T>; readonly made: readonly Made<T>[] }

const refuse = (
  type: KernelRefusal['type'],
): { readonly ok: false; readonly refusal: KernelRefusal; readonly rules: readonly string[] } => ({
  ok: false,
  refusal: { type },
  rules: [],
})

const done = <T extends GameTypes>({ match, made }: Change<T>): Submitted<T> => ({ ok: true, match, made })

/** The open questions after `seat` has answered at `version`: whoever was asked before still is, by the same question. `seat` null asks everybody anew. */
const askedAfter = <T extends GameTypes>(game: Game<T>, state: T['state'], before: Match<T>, seat: Seat | null): Match<T>['asked'] => {
  const awaited = game.awaited(state)
  return before.asked.map((question, chair) => {
    if (!awaited.includes(chair)) return null
    return seat === null || chair === seat ? before.version + 1 : (question ?? before.version + 1)
  })
}

/** A match that goes on from this state, as if it had just been set up: its next step is step 1. */
export const matchFrom = <T extends GameTypes>(game: Game<T>, state: T['state'], seats: number): Match<T> => {
  const awaited = game.awaited(state)
  return {
    version: 0,
    rules: game.rules,
    steps: 1,
    state,
    asked: upTo(seats).map(seat => (awaited.includes(seat) ? 0 : null)),
    undoable: 0,
    proposal: null,
    over: game.outcome(state) !== null,
  }
}

/** Sets a match up: version 0, with the stream of step 0. */
export const begin = <T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  random: Random,
): { readonly match: Match<T>; readonly first: Step<T> } => {
  const first = game.setup(options, seats, random)
  return { match: matchFrom(game, first.state, seats), first }
}

const addEnd = <T extends GameTypes>({ match, made }: Change<T>, reason: EndReason, outcome: Outcome | null, at: Millis): Change<T> => ({
  match: { ...match, version: match.version + 1, asked: match.asked.map(() => null), undoable: 0, proposal: null, over: true },
  made: [...made, { entry: { type: 'end', at, reason, outcome, hash: hashOf(match.state) }, events: [], state: match.state }],
})

/** A move: awaited? `check`; `apply`; entry. `random` is the stream of step `match.steps`. */
export const submit = <T extends GameTypes>(game: Game<T>, match: Match<T>, answer: Answer, random: Random): Submitted<T> => {
  const { seat, by, at, clocks } = answer
  if (match.over) return refuse('over')
  const question = match.asked[seat] ?? null
  if (question === null) return refuse('not-awaited')
  if (question !== answer.question) return refuse('stale')
  const decoded = v.safeParse(game.schemas.move, answer.move)
  if (!decoded.success) return refuse('malformed')
  const move = decoded.output
  const refusal = game.check(game.view(match.state, seat), move)
  if (refusal !== null) return { ok: false, refusal, rules: game.refusalRules[refusal.type as T['refusal']['type']] }

  const chance = watched(random)
  const { state, events } = game.apply(match.state, seat, move, chance.random)
  const quiet = !chance.hasDrawn() && isQuiet(game, seat, match.asked.length, match.state, { state, events })
  const moved: Change<T> = {
    match: {
      version: match.version + 1,
      rules: match.rules,
      steps: match.steps + 1,
      state,
      asked: askedAfter(game, state, match, seat),
      undoable: quiet ? match.undoable + 1 : 0,
      proposal: null,
      over: false,
    },
    made: [{ entry: { type: 'move', at, seat, move, by, clocks }, events, state }],
  }
  const outcome = game.outcome(state)
  return done(outcome === null ? moved : addEnd(moved, 'outcome', outcome, at))
}

/** The version an undo goes back to, from the entries read newest first; null where so many moves do not stand, or other rules were played in between. Reads no further than it must. */
export const versionBefore = (newestFirst: Iterable<{ readonly version: number; readonly entry: Entry }>, back: number): number | null => {
  let undone = 0
  let left = back
  for (const { version, entry } of newestFirst) {
    if (entry.type === 'rules' || entry.type === 'end') return null
    if (entry.type === 'undo') undone += entry.back
    if (entry.type !== 'move') continue
    if (undone > 0) {
      undone -= 1
      continue
    }
    left -= 1
    if (left === 0) return version - 1
  }
  return null
}

const goBack = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, back, at, agreed, earlier }: { seat: Seat; back: number; at: Millis; agreed: readonly Seat[]; earlier: T['state'] },
): Change<T> => ({
  match: {
    ...match,
    version: match.version + 1,
    state: earlier,
    asked: askedAfter(game, earlier, match, null),
    undoable: Math.max(0, match.undoable - back),
    proposal: null,
  },
  made: [{ entry: { type: 'undo', at, seat, back, agreed }, events: [], state: earlier }],
})

/** Takes back the seat's own last quiet moves, unasked. `earlier` is the state at `versionBefore`. */
export const undo = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, back, at }: { readonly seat: Seat; readonly back: number; readonly at: Millis },
  earlier: T['state'] | null,
): Submitted<T> => {
  if (match.over) return refuse('over')
  if (back < 1 || back > match.undoable || (match.asked[seat] ?? null) === null || earlier === null) return refuse('not-undoable')
  return done(goBack(game, match, { seat, back, at, agreed: [], earlier }))
}

const carryOut = <T extends GameTypes>(
  game: Game<T>,
  { match, made }: Change<T>,
  { seat, proposal, agreed, at }: { seat: Seat; proposal: Proposal; agreed: readonly Seat[]; at: Millis },
  { earlier = null, player, outcome = null }: Means<T>,
): Submitted<T> => {
  switch (proposal.type) {
    case 'undo': {
      if (earlier === null) return refuse('not-undoable')
      const gone = goBack(game, match, { seat, back: proposal.back, at, agreed, earlier })
      return done({ match: gone.match, made: [...made, ...gone.made] })
    }
    case 'bot': {
      if (player?.bot !== proposal.level) throw new Error(`for seat ${proposal.seat} was handed in what is not the bot that was proposed`)
      const sat = takeSeat(match, { seat: proposal.seat, player, at })
      return done({ match: sat.match, made: [...made, ...sat.made] })
    }
    case 'end':
      return done(addEnd({ match, made }, 'agreed', outcome, at))
    default:
      return unreachable(proposal)
  }
}

const isSeat = <T extends GameTypes>(match: Match<T>, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < match.asked.length

/** Only seats that are there, nobody asked twice and nobody for their own: else the last yes might never come. */
const isWellPut = <T extends GameTypes>(match: Match<T>, seat: Seat, proposal: Proposal, asks: readonly Seat[]): boolean =>
  [seat, ...asks, ...(proposal.type === 'bot' ? [proposal.seat] : [])].every(chair => isSeat(match, chair)) &&
  !asks.includes(seat) &&
  new Set(asks).size === asks.length

/** Puts a proposal to the seats in `asks`; where there is nobody to ask, it is carried out at once. Whom to ask the room knows: an undo asks every other person, the rest those who are here. */
export const propose = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, proposal, asks, at }: { readonly seat: Seat; readonly proposal: Proposal; readonly asks: readonly Seat[]; readonly at: Millis },
  means: Means<T>,
): Submitted<T> => {
  if (match.over) return refuse('over')
  if (match.proposal !== null) return refuse('proposal-open')
  if (!isWellPut(match, seat, proposal, asks)) return refuse('malformed')
  if (proposal.type === 'undo' && (means.earlier ?? null) === null) return refuse('not-undoable')
  if (asks.length === 0) return carryOut(game, { match, made: [] }, { seat, proposal, agreed: [], at }, means)
  const version = match.version + 1
  return done({
    match: { ...match, version, proposal: { version, seat, proposal, asks, agreed: [] } },
    made: [{ entry: { type: 'propose', at, seat, proposal, asks }, events: [], state: match.state }],
  })
}

/** A yes or a no of a seat that was asked; whoever proposed may say no, too, and so withdraw. The last yes carries it out. */
export const vote = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { seat, proposal, agree, at }: { readonly seat: Seat; readonly proposal: number; readonly agree: boolean; readonly at: Millis },
  means: Means<T>,
): Submitted<T> => {
  if (match.over) return refuse('over')
  const open = match.proposal
  if (open === null) return refuse('no-proposal')
  if (open.version !== proposal) return refuse('stale')
  const mayVote = (open.asks.includes(seat) && !open.agreed.includes(seat)) || (seat === open.seat && !agree)
  if (!mayVote) return refuse('not-awaited')
  const agreed = agree ? [...open.agreed, seat].sort((a, b) => a - b) : open.agreed
  const voted: Change<T> = {
    match: { ...match, version: match.version + 1, proposal: agree ? { ...open, agreed } : null },
    made: [{ entry: { type: 'vote', at, seat, agree }, events: [], state: match.state }],
  }
  if (!agree || agreed.length < open.asks.length) return done(voted)
  return carryOut(game, voted, { seat: open.seat, proposal: open.proposal, agreed, at }, means)
}

/** Whoever sits down is asked anew, so that an answer of whoever sat there is recognised as late. They might have to agree as well, so that an open proposal ends. */
const takeSeat = <T extends GameTypes>(match: Match<T>, { seat, player, at }: { seat: Seat; player: Player; at: Millis }): Change<T> => ({
  match: {
    ...match,
    version: match.version + 1,
    asked: match.asked.map((question, chair) => (chair === seat && question !== null ? match.version + 1 : question)),
    proposal: null,
  },
  made: [{ entry: { type: 'sit', at, seat, player }, events: [], state: match.state }],
})

/** Somebody else sits down in a seat: a person takes it back, or a bot steps in where nobody need be asked. The seat is asked anew, and an open proposal ends. */
export const sit = <T extends GameTypes>(
  match: Match<T>,
  chair: { readonly seat: Seat; readonly player: Player; readonly at: Millis },
): Submitted<T> => {
  if (match.over) return refuse('over')
  return isSeat(match, chair.seat) ? done(takeSeat(match, chair)) : refuse('malformed')
}

/** Ends a match before its rules do. */
export const end = <T extends GameTypes>(
  match: Match<T>,
  { reason, outcome, at }: { readonly reason: 'agreed' | 'abandoned'; readonly outcome: Outcome | null; readonly at: Millis },
): Submitted<T> => (match.over ? refuse('over') : done(addEnd({ match, made: [] }, reason, outcome, at)))

/** Goes on under newer rules: from the upgraded state, or, where there is none, to the end of the match. */
export const upgrade = <T extends GameTypes>(game: Game<T>, match: Match<T>, at: Millis): Submitted<T> => {
  if (match.over) return refuse('over')
  if (game.rules <= match.rules) throw new Error(`rules ${match.rules} cannot be upgraded to ${game.rules}`)
  const state = game.upgrade(match.rules, match.state)
  if (state === null) return end(match, { reason: 'abandoned', outcome: null, at })
  if (game.awaited(state).length === 0) throw new Error(`the state upgraded to rules ${game.rules} awaits nobody`)
  return done({
    match: {
      ...match,
      version: match.version + 1,
      rules: game.rules,
      state,
      asked: askedAfter(game, state, match, null),
      undoable: 0,
      proposal: null,
    },
    made: [{ entry: { type: 'rules', at, rules: game.rules, state }, events: [], state }],
  })
}
