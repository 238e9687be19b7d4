/** What people may agree on: proposals, votes, and carrying out what was agreed. */
import { addEnd, done, isSeat, refuse, takeSeat } from './change.ts'
import type { Change, Match, Submitted } from './change.ts'
import type { Game, GameTypes, Millis, Outcome, Seat } from './game.ts'
import type { Player, Proposal } from './journal.ts'
import { unreachable } from './lists.ts'
import { goBack } from './undo.ts'

/** What carrying out a proposal takes and the kernel cannot know: the state an undo goes back to, who sits down, how an agreed end is scored. */
export type Means<T extends GameTypes> = {
  readonly earlier?: T['state'] | null
  readonly player?: Player
  readonly outcome?: Outcome | null
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
