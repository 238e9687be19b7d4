/** What every bot must keep: `describeBots(game, bots, tables)` plays them, each from the bytes a browser would get and from nothing else. */
import { describe, expect, it } from 'vitest'
import { at, fastRandom, sharesOf, upTo } from '../src/index.ts'
import type { Advice, Bot, Game, GameTypes, Random, Seat } from '../src/index.ts'

/** Matches to be played: by whom is said by the test, how long a bot thinks by `playouts`. The first `moves` of a match are looked at. */
export type BotTable<T extends GameTypes> = {
  readonly options: T['options']
  readonly seats: number
  readonly seed: number
  readonly playouts: number
  readonly moves: number
}

/** A view as it arrives in a browser. */
const sent = <V>(view: V): V => JSON.parse(JSON.stringify(view)) as V

type Asked<T extends GameTypes> = {
  readonly state: T['state']
  readonly seat: Seat
  readonly view: T['view']
  readonly random: () => Random
}

/** Plays on with what `answer` says to each question. */
const walk = <T extends GameTypes>(game: Game<T>, table: BotTable<T>, answer: (asked: Asked<T>) => T['move']): T['state'] => {
  let { state } = game.setup(table.options, table.seats, fastRandom(table.seed))
  for (let step = 1; step <= table.moves; step += 1) {
    const [seat] = game.awaited(state)
    if (seat === undefined) break
    const random = (): Random => fastRandom(table.seed + 7919 * step)
    const move = answer({ state, seat, view: sent(game.view(state, seat)), random })
    state = game.apply(state, seat, move, fastRandom(table.seed - step)).state
  }
  return state
}

/** Three tests a bot: legal moves with reasons; the same match again; the same advice in another world that looks the same. */
export const describeBots = <T extends GameTypes>(
  game: Game<T>,
  bots: Readonly<Record<string, Bot<T>>>,
  tables: readonly BotTable<T>[],
): void => {
  const advise = (bot: Bot<T>, { playouts }: BotTable<T>, { view, random }: Asked<T>): Advice<T> =>
    bot(view, { random: random(), playouts })

  describe.each(Object.entries(bots))(`%s of ${game.id}`, (_, bot) => {
    it('plays legal moves, and says why', () => {
      for (const table of tables)
        walk(game, table, asked => {
          const { move, chance, reason } = advise(bot, table, asked)
          expect(game.check(asked.view, move)).toBeNull()
          expect(reason).not.toBeNull()
          expect(chance ?? 0.5).toBeGreaterThanOrEqual(0)
          expect(chance ?? 0.5).toBeLessThanOrEqual(1)
          return move
        })
    })

    it('plays the same match again', () => {
      const table = at(tables, 0)
      const [one, again] = [1, 2].map(() => walk(game, table, asked => advise(bot, table, asked).move))
      expect(one).toEqual(again)
    })

    it('cannot tell two worlds apart that look the same to it', () => {
      let worlds = 0
      for (const table of tables)
        walk(game, table, asked => {
          const other = game.determinize(asked.view, fastRandom(table.seed + worlds))
          const bytes = JSON.stringify(game.view(other, asked.seat))
          expect(JSON.parse(bytes)).toEqual(asked.view)
          const advice = advise(bot, table, asked)
          expect(advise(bot, table, { ...asked, view: JSON.parse(bytes) as T['view'] })).toEqual(advice)
          if (JSON.stringify(other) !== JSON.stringify(asked.state)) worlds += 1
          return advice.move
        })
      expect(worlds).toBeGreaterThan(0) // else nothing was hidden, and nothing tried
    })
  })
}

/** The share of wins of one bot against another at two seats, each deal played from both: a small sample, for tests. */
export const shareOfWins = <T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  [one, other]: readonly [Bot<T>, Bot<T>],
  { deals, playouts }: { readonly deals: number; readonly playouts: number },
): number => {
  let won = 0
  for (const deal of upTo(deals))
    for (const mine of [0, 1]) {
      let { state } = game.setup(options, 2, fastRandom(deal))
      for (let step = 1; game.awaited(state).length > 0; step += 1) {
        const seat = at(game.awaited(state), 0)
        const random = fastRandom(deal + 1000 * step)
        const { move } = (seat === mine ? one : other)(game.view(state, seat), { random, playouts })
        state = game.apply(state, seat, move, fastRandom(deal - step)).state
      }
      won += sharesOf(game.outcome(state)?.places ?? [])[mine] ?? 0
    }
  return won / deals / 2
}
