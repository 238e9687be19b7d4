/** Random players: they make random legal moves and sometimes chat, undo, propose, vote, pause, or leave and come back. */
import { pick } from '@tortuga/kit'
import type { Edition, Proposal, Random } from '@tortuga/kit'
import { setTimeout as pause } from 'node:timers/promises'
import { adviseMove, loadEdition } from '../all-editions.ts'
import type { MessageOf } from '../test-client.ts'
import type { ResilientClient } from './resilient-client.ts'

/** Rates per thousand actions; `rest` is the maximum pause between two actions in milliseconds. */
type PlayerBehaviour = { readonly rest: number; readonly otherRequests: number; readonly leaves: number; readonly naps: number }

/** Longer than the shortest clock, so that the player's time runs out. */
const NAP = 6000

export type RandomPlayer = {
  readonly client: ResilientClient
  readonly random: Random
  readonly levels: readonly string[]
  readonly leave: () => Promise<unknown>
  readonly comeBack: () => Promise<unknown>
}

const MAX_LISTED = 300

const listMoves = async ({ client, random }: RandomPlayer, { game }: Edition, update: MessageOf<'update'>): Promise<readonly unknown[]> => {
  if (random.int(4) === 0) {
    const answer = await client.ask({ type: 'moves', limit: 1 + random.int(MAX_LISTED) })
    return answer.type === 'moves' ? answer.moves : []
  }
  const moves: unknown[] = []
  for (const move of game.moves(update.view)) if (moves.push(move) >= MAX_LISTED) break
  return moves
}

/** Answers the open question, if there is one; the answer may come too late. */
const answerQuestion = async (player: RandomPlayer, edition: Edition): Promise<void> => {
  const { client, random } = player
  const update = client.shown()
  if (update === null || update.question === null || update.over) return
  const { question } = update
  const moves = await listMoves(player, edition, update)
  if (moves.length === 0) return
  const picked = pick(moves, random)
  const move = edition.game.isClockMove(picked) ? adviseMove(edition, update.view, random) : picked
  await client.ask({ type: 'move', question, move })
}

const proposalBy = ({ random, levels }: RandomPlayer, { players, version }: MessageOf<'update'>): Proposal => {
  const kind = random.int(10)
  if (kind === 0) return { type: 'end' }
  if (kind < 5 && levels.length > 0) return { type: 'bot', seat: random.int(players.length), level: pick(levels, random) }
  return { type: 'undo', back: 1 + random.int(Math.min(4, version + 1)) }
}

/** Sends something other than a move for the open question. */
const actOutsideTurn = async (player: RandomPlayer, { game }: Edition, update: MessageOf<'update'>): Promise<void> => {
  const { client, random } = player
  const { version } = update
  switch (random.int(6)) {
    case 0:
      await client.ask({ type: 'chat', text: `word ${random.int(1000)}` })
      return
    case 1:
      return client.send({ type: 'draft', draft: random.int(2) === 0 ? null : { any: 'thing' } })
    case 2:
    case 3:
      await client.ask({ type: 'undo', version, back: 1 + random.int(2) })
      return
    case 4:
      await client.ask({ type: 'propose', version, proposal: proposalBy(player, update) })
      return
    default: {
      const [move] = game.moves(update.view) // without an open question the move is refused
      await client.ask({ type: 'move', question: random.int(version + 2), move: move ?? null })
    }
  }
}

const voteOn = async ({ client, random }: RandomPlayer, { proposal }: MessageOf<'update'>, seat: unknown): Promise<void> => {
  if (proposal === null || !proposal.asks.some(asked => asked === seat) || proposal.agreed.some(agreed => agreed === seat)) return
  await client.ask({ type: 'vote', proposal: proposal.version, agree: random.int(10) < 8 })
}

const nap = async (isStopped: () => boolean): Promise<void> => {
  const until = performance.now() + NAP
  while (!isStopped() && performance.now() < until) await pause(100)
}

/** Plays until the match is over or `isStopped`. */
export const playRandomly = async (player: RandomPlayer, behaviour: PlayerBehaviour, isStopped: () => boolean): Promise<void> => {
  const { client, random } = player
  let hasLeft = false
  while (!isStopped()) {
    await pause(random.int(behaviour.rest + 1))
    const update = client.shown()
    const welcome = client.welcome()
    if (update === null || typeof welcome?.viewer !== 'number') continue
    if (update.over) return
    const { viewer: seat, match } = welcome
    const edition = await loadEdition(match.game, match.rules)
    const isPlayedByBot = update.players[seat]?.bot !== null
    if ((hasLeft || isPlayedByBot) && random.int(3) === 0) {
      await player.comeBack()
      hasLeft = false
    } else if (random.int(1000) < behaviour.leaves) {
      await player.leave()
      hasLeft = true
    } else if (random.int(1000) < behaviour.naps) await nap(isStopped)
    else if (random.int(1000) < behaviour.otherRequests) await actOutsideTurn(player, edition, update)
    else if (random.int(2) === 0 && update.proposal !== null) await voteOn(player, update, seat)
    else await answerQuestion(player, edition)
  }
}
