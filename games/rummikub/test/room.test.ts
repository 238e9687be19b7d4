/** Rummikub in a room with a clock: the announcement keeps the turn's time, an absent seat draws one tile, and the last player's finished rounds count. */
import { range, type Game, type GameTypes, type Millis, type Seat } from '@tortuga/kit'
import { AWAY_AFTER, beginMatch, openRooms } from '@tortuga/room'
import { parseJson, PROTOCOL_VERSION, serverMessageSchema, type ClientMessage, type ServerMessage, type TableSettings } from '@tortuga/wire'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../apps/server/src/store/memory/memory.ts'
import { notation, rummikub, type Move, type State } from '../rules/index.ts'
import { under } from '../rules/testing.ts'

const ID = 'table-1'
const MINUTE: Millis = 60_000
type Update = ServerMessage & { readonly type: 'update' }

const settle = async (): Promise<void> => {
  for (const _ of range(12)) await new Promise(resolve => setImmediate(resolve))
}

/** A room whose match starts from this position, with every seat connected. */
const openTable = async (position: string, clock: TableSettings['clock'] = { type: 'move', seconds: 60 }) => {
  let time: Millis = 1_000_000
  const timers: { readonly at: Millis; readonly act: () => void }[] = []
  const store = createMemoryStore(() => time)
  const state = notation.parseState(position)
  const game = { ...rummikub, setup: () => ({ state, events: [] }) } as unknown as Game<GameTypes>
  const settings: TableSettings = { clock, spectators: true, listed: true, takebacks: true }
  const seated = range(state.seats).map(seat => ({
    player: `player-${seat}`,
    name: `name-${seat}`,
    bot: null,
    contribution: '',
    ready: true,
  }))
  const table = {
    id: ID,
    game: game.id,
    options: state.options,
    settings,
    opener: 'player-0',
    secret: 'ab',
    commitment: '',
    rematchOf: null,
    series: null,
  }
  await store.openTable({ ...table, occupants: seated.map(() => null), status: 'waiting', created: time, touched: time })
  await store.changeSeats(ID, 0, seated, beginMatch(game, { ...table, seated }, time))
  for (const seat of range(state.seats)) await store.markSeen(ID, seat, time)
  const rooms = openRooms({
    findEdition: async () => ({ game, levels: ['captain'] }),
    store,
    bus: store.bus,
    node: 'one',
    now: () => time,
    entropy: () => 'ab'.repeat(32),
    think: () => Promise.reject(new Error('no bot')),
    after: (delay, act) => {
      timers.push({ at: time + delay, act })
      return () => {}
    },
    nextTurn: () => Promise.resolve(),
    report: () => {},
  })
  const join = async (viewer: Seat) => {
    const received: ServerMessage[] = []
    const who = { viewer, player: `player-${viewer}`, blocked: () => new Map<string, number>() }
    const connection = rooms.connect(
      ID,
      who,
      text => received.push(parseJson(serverMessageSchema, text)),
      () => {},
    )
    const say = async (message: ClientMessage): Promise<void> => {
      connection.receive(JSON.stringify(message))
      await settle()
    }
    await say({ type: 'hello', protocol: PROTOCOL_VERSION, have: null })
    const update = (): Update => received.findLast((message): message is Update => message.type === 'update')!
    return {
      update,
      say,
      play: (move: Move, id: string) => say({ type: 'move', id, question: update().question ?? -1, move }),
      leave: async (): Promise<void> => {
        connection.close()
        await store.setLeft(ID, viewer, true)
        await settle()
      },
    }
  }
  /** Lets time pass and wakes the room, as the server does when a deadline has passed. */
  const pass = async (span: Millis): Promise<void> => {
    time += span
    await rooms.wake(ID)
    await settle()
  }
  const stored = async (): Promise<State> => (await store.readMatch(ID))?.match.state as State
  return { store, join, pass, stored }
}

const UNOPENED = 'pl | A: R10 B10 K1 | B: K2 K3 | opened: B | bank: K10 O1 O2 O3'

describe('the clock', () => {
  it('[R8.1] ruling Q31: the announcement goes on with the time that the turn has left', async () => {
    const { join, pass, stored } = await openTable(UNOPENED)
    const [ola, jan] = [await join(0), await join(1)]
    await pass(45_000)
    await ola.play({ type: 'draw' }, 'a')
    expect(jan.update().clocks?.[0]).toBe(15_000)
    await pass(15_000)
    expect(jan.update().shown.at(-1)).toMatchObject({ entry: { by: 'clock' }, events: [{ type: 'announced', open: false }] })
    expect((await stored()).agenda).toEqual([{ type: 'turn', seat: 1 }])
    expect(jan.update().clocks?.[1]).toBe(MINUTE)
  })

  it('[R8.1] with a time bank a turn earns one increment', async () => {
    const { join } = await openTable(UNOPENED, { type: 'bank', seconds: 60, increment: 5 })
    const [ola, jan] = [await join(0), await join(1)]
    await ola.play({ type: 'draw' }, 'a')
    expect(jan.update().clocks?.[0]).toBe(MINUTE)
    await ola.play({ type: 'announce', open: true }, 'b')
    expect(jan.update().clocks?.[0]).toBe(MINUTE + 5000)
  })

  it('[R8.2] a player cannot make the move of the clock', async () => {
    const { join, stored } = await openTable(UNOPENED)
    const ola = await join(0)
    await ola.play({ type: 'out-of-time' }, 'a')
    expect((await stored()).agenda).toEqual([{ type: 'turn', seat: 0 }])
  })
})

describe('[R8.6] ruling Q68: absent players', () => {
  const ENGLISH = 'english | A: K1 K2 | B: K3 K4 | opened: A B | bank: O1 O2 O3 O4 O5 O6 O7'

  it('an absent seat draws one tile, where a present one pays the penalty', async () => {
    const { join, pass, stored } = await openTable(ENGLISH)
    const [ola, jan] = [await join(0), await join(1)]
    await pass(MINUTE)
    expect((await stored()).racks[0]).toHaveLength(5)
    await jan.leave()
    await pass(MINUTE)
    expect((await stored()).racks[1]).toHaveLength(3)
    expect(ola.update().shown.at(-1)).toMatchObject({ entry: { seat: 1, by: 'clock' }, events: [{ type: 'drew' }] })
  })

  it('an absent seat that has not opened never announces, and the match goes on at once', async () => {
    const { join, pass, stored } = await openTable(UNOPENED.replace('pl', 'pl | turn: A'))
    const ola = await join(0)
    await join(1)
    await ola.leave()
    await pass(MINUTE)
    expect(await stored()).toMatchObject({ agenda: [{ type: 'turn', seat: 1 }], racks: [{ length: 4 }, {}] })
    expect((await stored()).standings[0]).toMatchObject({ announced: false, penalised: false })
  })

  it('the only player left ends the match and wins it; the finished rounds count', async () => {
    const position = under({ rounds: 3 }, 'own | A: K1 | B: K13 | C: K5 | opened: A B C | rounds: -10 30 -20, -5 10 -5')
    const { join, pass, store } = await openTable(position, { type: 'none' })
    const [ola, jan, ewa] = [await join(0), await join(1), await join(2)]
    await jan.leave()
    await ewa.leave()
    await pass(AWAY_AFTER)
    await ola.say({ type: 'propose', id: 'p', version: 0, proposal: { type: 'end' } })
    expect((await store.entriesBetween(ID, 0, 9)).at(-1)?.entry).toMatchObject({
      type: 'end',
      reason: 'agreed',
      outcome: { places: [1, 2, 3], scores: [-15, 40, -25] },
    })
  })
})
