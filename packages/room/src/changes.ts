/** What people, bots and clocks may do to a match, each as a change the ledger can make and make again. */
import { at, propose, sit, streamsOf, submit, undo, vote } from '@tortuga/kit'
import type { By, Game, GameTypes, Means, Millis, Player, Proposal, Seat } from '@tortuga/kit'
import { mayBeReplaced, outcomeOfEnd, seatsToAsk } from './asking.ts'
import type { Seen } from './asking.ts'
import { leftAt } from './clocks.ts'
import { refuse } from './ledger.ts'
import type { Change } from './ledger.ts'
import type { Opened } from './ports.ts'
import type { FromClient } from './wire.ts'

/** One kind of client message. */
export type Said<K extends FromClient['type']> = FromClient & { readonly type: K }

/** Only under the rules this build plays: a newer one may have gone on with the match while somebody still sat here. */
export const underOurRules =
  (change: Change): Change =>
  (opened, game, earlier) =>
    opened.match.rules === game.rules ? change(opened, game, earlier) : refuse('stale')

/** Only while no bot plays that seat: its owner takes it back first. */
export const asPerson = (seat: Seat, change: Change): Change =>
  underOurRules((opened, game, earlier) => (at(opened.players, seat).bot === null ? change(opened, game, earlier) : refuse('bot-plays')))

/** An answer to a question; its chance is the stream of the match's next step. */
export const makeMove =
  (seat: Seat, question: number, move: unknown, by: By, when: Millis): Change =>
  ({ header, match, clocks }, game) =>
    submit(
      game,
      match,
      { seat, question, move, by, at: when, clocks: leftAt(clocks, match.asked, when) },
      streamsOf(header.chance, String(header.seed))(match.steps),
    )

/** What the rules play for a seat whose time is up. */
export const playTimeUp = (seat: Seat, question: number, when: Millis): Change =>
  underOurRules((opened, game: Game<GameTypes>, earlier) =>
    makeMove(seat, question, game.timeUp(game.view(opened.match.state, seat)), 'clock', when)(opened, game, earlier),
  )

/** The seat's own last quiet moves, unasked. */
export const takeBack =
  (seat: Seat, { version, back }: Said<'undo'>, when: Millis): Change =>
  ({ match, settings }, game, earlier) => {
    if (!settings.takebacks) return refuse('no-takebacks')
    if (match.version !== version) return refuse('stale')
    return undo(game, match, { seat, back, at: when }, earlier)
  }

/** What carrying out a proposal needs. A bot plays on under the name of the one it replaces. */
const meansFor = (
  proposal: Proposal,
  { header, players }: Opened,
  seat: Seat,
  seen: Seen,
  when: Millis,
  earlier: unknown,
): Means<GameTypes> => ({
  earlier,
  ...(proposal.type === 'bot' ? { player: { name: at(players, proposal.seat).name, bot: proposal.level } } : {}),
  outcome: proposal.type === 'end' ? outcomeOfEnd(seat, header.players, players, seen, when) : null,
})

/** A proposal to those whose yes it needs. */
export const putForward =
  (seat: Seat, { version, proposal }: Said<'propose'>, seen: Seen, levels: (game: string) => readonly string[], when: Millis): Change =>
  (opened, game, earlier) => {
    const { match, settings, players, header } = opened
    if (match.version !== version) return refuse('stale')
    if (proposal.type === 'undo' && !settings.takebacks) return refuse('no-takebacks')
    if (proposal.type === 'bot') {
      if (!mayBeReplaced(proposal.seat, players, seen, when)) return refuse('still-here')
      if (!levels(header.game).includes(proposal.level)) return refuse('no-such-level')
    }
    const asks = seatsToAsk(proposal, seat, players, seen, when)
    return propose(game, match, { seat, proposal, asks, at: when }, meansFor(proposal, opened, seat, seen, when, earlier))
  }

/** A yes or a no; the last yes carries the proposal out. */
export const castVote =
  (seat: Seat, { proposal, agree }: Said<'vote'>, seen: Seen, when: Millis): Change =>
  (opened, game, earlier) => {
    const open = opened.match.proposal
    const means = open === null ? {} : meansFor(open.proposal, opened, open.seat, seen, when, earlier)
    return vote(game, opened.match, { seat, proposal, agree, at: when }, means)
  }

/** How many moves a proposal would take back; null where it is about something else. */
export const backOf = (proposal: Proposal | undefined): number | null => (proposal?.type === 'undo' ? proposal.back : null)

/** A bot for somebody who left, or the other way round. Refused where that has happened meanwhile: a player may come back through two nodes at once. */
export const changePlaces =
  (seat: Seat, player: Player, when: Millis): Change =>
  ({ match, players }) =>
    (at(players, seat).bot === null) === (player.bot === null) ? refuse('stale') : sit(match, { seat, player, at: when })
