/** Searches for costly positions: any options that a stranger may choose, any number of seats, and moves that make the match grow. Every message is tried in its most costly forms. */
import { at, fastRandom } from '@tortuga/kit'
import type { GameTypes, Match, Random } from '@tortuga/kit'
import { PROTOCOL_VERSION } from '@tortuga/wire'
import type { ClientMessage } from '@tortuga/wire'
import * as v from 'valibot'
import type { RegisteredServerGame } from '../../src/config/games.ts'
import type { Arena, ArenaTable, MessageCost } from './arena.ts'

export type MeteredMessage = { readonly type: ClientMessage['type']; readonly cost: MessageCost; readonly entries: number }
type Measure = (metered: MeteredMessage) => void

const NUMBERS = [0, 1, 2, 3, 7, 20, 100, 500, 1000]
const pick = <A>(list: readonly A[], random: Random): A => at(list, random.int(list.length))

/** A preset in which some values are exchanged, as far as the game accepts it from a stranger. */
export const strangeOptions = ({ game, options: schema }: RegisteredServerGame, random: Random): unknown => {
  const presets = Object.values(game.presets) as readonly Record<string, unknown>[]
  let options = pick(presets, random)
  for (const key of Object.keys(options)) {
    const known = presets.map(preset => preset[key])
    const values = [...known, ...NUMBERS, null, true, false].filter(value => v.is(schema, { ...options, [key]: value }))
    if (random.int(2) === 0) options = { ...options, [key]: pick(values, random) }
  }
  return options
}

const CANDIDATES = 6

const firstMoves = ({ game }: ArenaTable, view: unknown): readonly unknown[] => {
  const moves: unknown[] = []
  for (const move of game.moves(view)) {
    moves.push(move)
    if (moves.length === 100) break
  }
  return moves
}

/** Of some legal moves the one after which the state is largest, or any of them. */
const chooseMove = (table: ArenaTable, { state }: Match<GameTypes>, seat: number, random: Random, isGreedy: boolean): unknown => {
  const { game } = table
  const moves = firstMoves(table, game.view(state, seat))
  const candidates = Array.from({ length: isGreedy ? CANDIDATES : 1 }, () => pick(moves, random))
  const sizeAfter = (move: unknown): number => JSON.stringify(game.apply(state, seat, move, fastRandom(1)).state).length
  return candidates.toSorted((one, other) => (isGreedy ? sizeAfter(other) - sizeAfter(one) : 0))[0]
}

/** The same move with every list in it repeated until the message is nearly as long as the server accepts. */
const inflate = (move: unknown): unknown => {
  const grow = (value: unknown, times: number): unknown => {
    if (Array.isArray(value)) return Array.from({ length: times }, () => value.map((item: unknown) => grow(item, times))).flat()
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, grow(inner, times)]))
  }
  let [grown, times] = [move, 2]
  for (; times < 200; times *= 2) {
    const next = grow(move, times)
    if (JSON.stringify(next).length > 15_000) break
    grown = next
  }
  return grown
}

/** The longest drafts that the games accept. A draft of another game is refused. */
const LONG_DRAFTS: readonly unknown[] = [
  { type: 'cards', count: 21 },
  { type: 'ships', ships: Array.from({ length: 30 }, (_, ship) => ship) },
  { type: 'captain', seat: 1 },
  { type: 'table', sets: Array.from({ length: 53 }, (_, set) => Array.from({ length: 3 }, (__, place) => ({ set, place }))), loose: [] },
]
const LONG_CHAT = '😀'.repeat(250)
const BACK = [1, 2, 10, 1000]

/** Every message of the protocol at this position, and what each costs. */
export const tryMessages = async (arena: Arena, table: ArenaTable, random: Random, measure: Measure): Promise<void> => {
  let ids = 0
  const say = async (seat: number, message: ClientMessage): Promise<void> => {
    const { version } = (await table.head()).match
    measure({ type: message.type, cost: await table.meter(() => at(table.clients, seat).send(message)), entries: version })
  }
  const newId = (): string => `try-${table.id}-${random.int(1e9)}-${(ids += 1)}`
  const version = async (): Promise<number> => (await table.head()).match.version
  await arena.pass(10_000)
  for (const seat of table.clients.keys()) {
    await say(seat, { type: 'hello', protocol: PROTOCOL_VERSION, have: null })
    await say(seat, { type: 'moves', id: newId(), limit: 1000 })
    await say(seat, { type: 'chat', id: newId(), text: LONG_CHAT })
  }
  const { asked, state } = (await table.head()).match
  for (const [seat, question] of asked.entries()) {
    if (question === null) continue
    const move = inflate(pick(firstMoves(table, table.game.view(state, seat)), random))
    await say(seat, { type: 'move', id: newId(), question, move })
    for (const draft of LONG_DRAFTS) await say(seat, { type: 'draft', draft })
  }
  for (const back of BACK) {
    await say(0, { type: 'undo', id: newId(), version: await version(), back })
    await say(0, { type: 'propose', id: newId(), version: await version(), proposal: { type: 'undo', back } })
    const { proposal } = (await table.head()).match
    if (proposal === null) continue
    for (const [index, seat] of proposal.asks.entries())
      await say(seat, { type: 'vote', id: newId(), proposal: proposal.version, agree: back === 2 || index === 0 })
  }
  await say(0, { type: 'propose', id: newId(), version: await version(), proposal: { type: 'bot', seat: 1 } })
}

/** Plays one match against the budgets. */
export const searchMatch = async (
  arena: Arena,
  registered: RegisteredServerGame,
  options: unknown,
  { moves, seed }: { readonly moves: number; readonly seed: number },
  measure: Measure,
): Promise<void> => {
  const random = fastRandom(seed)
  const [least, most] = registered.game.seats
  const table = await arena.begin(registered.game, options, seed % 2 === 0 ? most : least + random.int(most - least + 1))
  for (let turn = 0; turn < moves; turn += 1) {
    const { match } = await table.head()
    if (match.over) break
    const seat = match.asked.findIndex(question => question !== null)
    const move = chooseMove(table, match, seat, random, seed % 4 < 2)
    const message: ClientMessage = { type: 'move', id: `move-${turn}`, question: match.asked[seat] ?? 0, move }
    measure({ type: 'move', cost: await table.meter(() => at(table.clients, seat).send(message)), entries: match.version })
    if (turn % 16 === 15) await tryMessages(arena, table, random, measure)
  }
  for (const { close } of table.clients) close()
}
