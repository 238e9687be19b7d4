/** Matches of all editions of a game on one server: the current rules and every frozen edition, as after an upgrade. */
import { findEdition, MANIFESTS } from '@tortuga/games'
import { at } from '@tortuga/kit'
import type { Edition, Random } from '@tortuga/kit'
import { beginMatch } from '@tortuga/room'
import type { MatchStart } from '@tortuga/room'
import * as v from 'valibot'
import type { Store } from '../src/main.ts'

/** The rules numbers of a game in this build, the current one last. */
export const rulesNumbersOf = (id: string): readonly number[] => {
  const manifest = MANIFESTS.find(one => one.id === id)
  if (manifest === undefined) return []
  const earlier = Object.keys(manifest.editions ?? {}).map(Number)
  return [...earlier.filter(rules => rules !== manifest.rules).toSorted((one, other) => one - other), manifest.rules]
}

export const loadEdition = async (id: string, rules: number): Promise<Edition> => {
  const edition = await findEdition(id, rules)
  if (edition === null) throw new Error(`this build does not have rules ${rules} of ${id}`)
  return edition
}

/** Search effort of the bots that choose for people. */
const PLAYOUTS = 10

/** The advice of the weakest bot that finds a move a person may make: in edition 1 of Rummikub, weak ones let the time run out. */
export const adviseMove = ({ game, bots }: Edition, view: unknown, random: Random): unknown => {
  for (const advise of Object.values(bots)) {
    const { move } = advise(view, { random, playouts: PLAYOUTS })
    if (!game.isClockMove(move)) return move
  }
  throw new Error('no bot finds a move')
}

/** Begins the same match under other rules. Options that these rules do not have are replaced by their first preset. */
const beginUnder = async (store: Store, id: string, beginning: MatchStart, rules: number): Promise<MatchStart> => {
  const { header, clocks } = beginning
  const found = await store.findTable(id)
  if (found === null || header.rules === rules) return beginning
  const { game } = await loadEdition(header.game, rules)
  const options = v.is(game.schemas.options, header.options) ? header.options : Object.values(game.presets)[0]
  const seated = header.players.map((player, seat) => ({ ...player, contribution: at(header.contributions, seat) }))
  return beginMatch(
    game,
    { id, options, settings: found.table.settings, seated, secret: String(header.secret) },
    clocks?.since ?? Date.now(),
  )
}

/** Counts the matches of each game that this server has begun. */
const countTurns = () => {
  const begun = new Map<string, number>()
  return ({ header: { game } }: MatchStart): number => {
    const turn = begun.get(game) ?? 0
    begun.set(game, turn + 1)
    return turn
  }
}

/** A store in which the matches of each game begin under its editions in turn, the earliest first. */
export const beginUnderAllEditions = (store: Store, turnOf = countTurns()): Store => {
  return {
    ...store,
    changeSeats: async (id, revision, occupants, beginning) => {
      if (beginning === null) return store.changeSeats(id, revision, occupants, null)
      const numbers = rulesNumbersOf(beginning.header.game)
      const rules = at(numbers, turnOf(beginning) % numbers.length)
      return store.changeSeats(id, revision, occupants, await beginUnder(store, id, beginning, rules))
    },
  }
}
