/** A store with journals as long as release 0.1 allowed them, of a running and of a finished match that nobody has packed. */
import { endMatch, propose, vote } from '@tortuga/kit'
import type { AppliedEntry, GameTypes, SubmitResult } from '@tortuga/kit'
import { beginMatch } from '@tortuga/room'
import { REGISTRY } from '../../src/config/games.ts'
import { openStore } from '../../src/main.ts'
import type { Store } from '../../src/main.ts'

const SECRET = '5e'.repeat(32)
const ENTRIES_PER_WRITE = 500

const accepted = (result: SubmitResult<GameTypes>): SubmitResult<GameTypes> & { readonly ok: true } => {
  if (!result.ok) throw new Error(result.refusal.type)
  return result
}

const writeMatch = async (store: Store, id: string, length: number, isOver: boolean): Promise<void> => {
  const game = REGISTRY.find(registered => registered.game.id === 'rummikub')?.game
  if (game === undefined) throw new Error('Rummikub is not registered')
  const at = Date.now()
  const table = {
    id,
    game: game.id,
    options: Object.values(game.presets)[0],
    settings: { clock: { type: 'none' }, spectators: true, listed: false, takebacks: true } as const,
    opener: '',
    secret: SECRET,
    commitment: '',
    rematchOf: null,
    series: null,
  }
  const seated = ['Ola', 'Jan'].map(name => ({ player: null, name, bot: null, contribution: '', ready: true }))
  const players = seated.map(({ name, bot }) => ({ name, bot }))
  await store.openTable({ ...table, occupants: [null, null], status: 'waiting', created: at, touched: at })
  const start = beginMatch(game, { ...table, seated }, at)
  await store.changeSeats(id, 0, seated, start)
  let { match } = start
  while (match.version < length) {
    const applied: AppliedEntry<GameTypes>[] = []
    const expected = match.version
    while (applied.length < ENTRIES_PER_WRITE) {
      const proposed = accepted(propose(game, match, { seat: 0, proposal: { type: 'end' }, asks: [1], at }, {}))
      const voted = accepted(vote(game, proposed.match, { seat: 1, proposal: proposed.match.version, agree: false, at }, {}))
      applied.push(...proposed.applied, ...voted.applied)
      match = voted.match
    }
    await store.append({ id, expected, key: null, applied, next: match, players, owner: null, clocks: null, deadline: null })
  }
  if (!isOver) return
  const ended = accepted(endMatch(match, { reason: 'abandoned', outcome: null, at }))
  await store.append({
    id,
    expected: match.version,
    key: null,
    applied: ended.applied,
    next: ended.match,
    players,
    owner: null,
    clocks: null,
    deadline: null,
  })
}

export const LONG_MATCHES = { running: 'long-running', finished: 'long-finished' } as const

export const writeLongJournals = async (dataFolder: string, length: number): Promise<void> => {
  await (await openStore({ dataFolder })).close()
  const store = await openStore({ dataFolder, isShared: true }) // packs nothing: that is left to the attacked server
  await writeMatch(store, LONG_MATCHES.running, length, false)
  await writeMatch(store, LONG_MATCHES.finished, length, true)
  await store.close()
}
