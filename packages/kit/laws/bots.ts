/** Tests that every bot must pass. Bots get views as a browser receives them, serialised to JSON, and nothing else. */
import { describe, expect, it } from 'vitest'
import { at, fastRandom, winShares, range } from '../src/index.ts'
import type { Advice, Bot, Game, GameTypes, Random, Seat } from '../src/index.ts'
import { throughJson } from './samples/plain-data.ts'

/** A match in which a bot is tested. Only its first `moves` moves are played. */
type BotMatchSetup<T extends GameTypes> = {
  readonly options: T['options']
  readonly seats: number
  readonly seed: number
  readonly playouts: number
  readonly moves: number
}

/** A view as a browser receives it. */
const asReceived = <V>(view: V): V => throughJson(view) as V

type BotQuestion<T extends GameTypes> = {
  readonly state: T['state']
  readonly seat: Seat
  readonly view: T['view']
  readonly random: () => Random
}

/** Plays a match with the moves that `choose` returns. */
const playMatch = <T extends GameTypes>(
  game: Game<T>,
  setup: BotMatchSetup<T>,
  choose: (question: BotQuestion<T>) => T['move'],
): T['state'] => {
  let { state } = game.setup(setup.options, setup.seats, fastRandom(setup.seed))
  for (let step = 1; step <= setup.moves; step += 1) {
    const [seat] = game.awaited(state)
    if (seat === undefined) break
    const random = (): Random => fastRandom(setup.seed + 7919 * step)
    const move = choose({ state, seat, view: asReceived(game.view(state, seat)), random })
    state = game.apply(state, seat, move, fastRandom(setup.seed - step)).state
  }
  return state
}

/** Declares three tests per bot: its moves are legal and have reasons, it is deterministic, and it gives the same advice in another state with the same view. */
export const describeBots = <T extends GameTypes>(
  game: Game<T>,
  bots: Readonly<Record<string, Bot<T>>>,
  setups: readonly BotMatchSetup<T>[],
): void => {
  const advise = (bot: Bot<T>, { playouts }: BotMatchSetup<T>, { view, random }: BotQuestion<T>): Advice<T> =>
    bot(view, { random: random(), playouts })

  describe.each(Object.entries(bots))(`%s of ${game.id}`, (_, bot) => {
    it('plays legal moves and gives reasons', () => {
      for (const setup of setups)
        playMatch(game, setup, question => {
          const { move, chance, reason } = advise(bot, setup, question)
          expect(game.check(question.view, move)).toBeNull()
          expect(reason).not.toBeNull()
          expect(chance ?? 0.5).toBeGreaterThanOrEqual(0)
          expect(chance ?? 0.5).toBeLessThanOrEqual(1)
          return move
        })
    })

    it('is deterministic', () => {
      const setup = at(setups, 0)
      const [first, second] = [1, 2].map(() => playMatch(game, setup, question => advise(bot, setup, question).move))
      expect(first).toEqual(second)
    })

    it('gives the same advice in two states with the same view', () => {
      let worlds = 0
      let isAnythingHidden = false
      for (const setup of setups)
        playMatch(game, setup, question => {
          const other = game.determinize(question.view, fastRandom(setup.seed + worlds))
          const view = asReceived(game.view(other, question.seat))
          expect(view).toEqual(question.view)
          const advice = advise(bot, setup, question)
          expect(advise(bot, setup, { ...question, view })).toEqual(advice)
          isAnythingHidden ||= game.secrets.hiddenFrom(question.state, question.seat).some(group => group.length > 1)
          if (JSON.stringify(other) !== JSON.stringify(question.state)) worlds += 1
          return advice.move
        })
      expect(worlds > 0).toBe(isAnythingHidden) // otherwise the worlds are no others and the test proves nothing
    })
  })
}

/** The win rate of the first bot against the second with two seats, each deal played from both seats. A small sample, for tests. */
export const winRate = <T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  [one, other]: readonly [Bot<T>, Bot<T>],
  { deals, playouts }: { readonly deals: number; readonly playouts: number },
): number => {
  let won = 0
  for (const deal of range(deals))
    for (const firstBotSeat of [0, 1]) {
      let { state } = game.setup(options, 2, fastRandom(deal))
      for (let step = 1; game.awaited(state).length > 0; step += 1) {
        const seat = at(game.awaited(state), 0)
        const random = fastRandom(deal + 1000 * step)
        const { move } = (seat === firstBotSeat ? one : other)(game.view(state, seat), { random, playouts })
        state = game.apply(state, seat, move, fastRandom(deal - step)).state
      }
      won += winShares(game.outcome(state)?.places ?? [])[firstBotSeat] ?? 0
    }
  return won / deals / 2
}
