/** What wild players do: answer with any listed move, and now and then everything else that a table allows. */
import { pick } from '@tortuga/kit'
import type { Game, GameTypes, Proposal, Random } from '@tortuga/kit'
import { setTimeout as pause } from 'node:timers/promises'
import type { Told } from '../player.ts'
import type { Follower } from './follower.ts'

/** How lively somebody is: out of a thousand turns of mind each of these happens about so often; `rest` is the longest pause between two. */
export type Temper = { readonly rest: number; readonly meddles: number; readonly leaves: number; readonly naps: number }

/** Longer than the shortest clock. */
const NAP = 6000

export type Someone = {
  readonly follower: Follower
  readonly random: Random
  readonly game: Game<GameTypes>
  readonly levels: readonly string[]
  readonly leave: () => Promise<unknown>
  readonly comeBack: () => Promise<unknown>
}

const MOST_LISTED = 300

const listMoves = async ({ follower, random, game }: Someone, update: Told<'update'>): Promise<readonly unknown[]> => {
  if (random.int(4) === 0) {
    const answer = await follower.ask({ type: 'moves', limit: 1 + random.int(MOST_LISTED) })
    return answer.type === 'moves' ? answer.moves : []
  }
  const moves: unknown[] = []
  for (const move of game.moves(update.view)) if (moves.push(move) >= MOST_LISTED) break
  return moves
}

/** Answers the open question, where there is one; the answer may be late. */
const answer = async (someone: Someone): Promise<void> => {
  const { follower, random } = someone
  const update = follower.shown()
  if (update === null || update.question === null || update.over) return
  const { question } = update
  const moves = await listMoves(someone, update)
  if (moves.length > 0) await follower.ask({ type: 'move', question, move: pick(moves, random) })
}

const proposalBy = ({ random, levels }: Someone, { players, version }: Told<'update'>): Proposal => {
  const kind = random.int(10)
  if (kind === 0) return { type: 'end' }
  if (kind < 5 && levels.length > 0) return { type: 'bot', seat: random.int(players.length), level: pick(levels, random) }
  return { type: 'undo', back: 1 + random.int(Math.min(4, version + 1)) }
}

/** Something else than a move. */
const meddle = async (someone: Someone, update: Told<'update'>): Promise<void> => {
  const { follower, random, game } = someone
  const { version } = update
  switch (random.int(6)) {
    case 0:
      await follower.ask({ type: 'chat', text: `word ${random.int(1000)}` })
      return
    case 1:
      return follower.say({ type: 'draft', draft: random.int(2) === 0 ? null : { any: 'thing' } })
    case 2:
    case 3:
      await follower.ask({ type: 'undo', version, back: 1 + random.int(2) })
      return
    case 4:
      await follower.ask({ type: 'propose', version, proposal: proposalBy(someone, update) })
      return
    default: {
      const [move] = game.moves(update.view) // with or without a question: then it is refused
      await follower.ask({ type: 'move', question: random.int(version + 2), move: move ?? null })
    }
  }
}

const voteOn = async ({ follower, random }: Someone, { proposal }: Told<'update'>, seat: unknown): Promise<void> => {
  if (proposal === null || !proposal.asks.some(asked => asked === seat) || proposal.agreed.some(agreed => agreed === seat)) return
  await follower.ask({ type: 'vote', proposal: proposal.version, agree: random.int(10) < 8 })
}

const nap = async (isStopped: () => boolean): Promise<void> => {
  const until = performance.now() + NAP
  while (!isStopped() && performance.now() < until) await pause(100)
}

/** Plays until told to stop, or the match is over. */
export const playWildly = async (someone: Someone, temper: Temper, isStopped: () => boolean): Promise<void> => {
  const { follower, random } = someone
  let hasLeft = false
  while (!isStopped()) {
    await pause(random.int(temper.rest + 1))
    const update = follower.shown()
    const seat = follower.welcome()?.viewer
    if (update === null || typeof seat !== 'number') continue
    if (update.over) return
    const isPlayedByBot = update.players[seat]?.bot !== null
    if ((hasLeft || isPlayedByBot) && random.int(3) === 0) {
      await someone.comeBack()
      hasLeft = false
    } else if (random.int(1000) < temper.leaves) {
      await someone.leave()
      hasLeft = true
    } else if (random.int(1000) < temper.naps) await nap(isStopped)
    else if (random.int(1000) < temper.meddles) await meddle(someone, update)
    else if (random.int(2) === 0 && update.proposal !== null) await voteOn(someone, update, seat)
    else await answer(someone)
  }
}
