/** Faults that a room or a store could have. The simulation must find each of them. */
import { at, replaceAt } from '@tortuga/kit'
import type { Millis } from '@tortuga/kit'
import type { MatchStore, MatchWrite } from '@tortuga/room'
import type { PlantedFault } from './simulation.ts'

/** True at every n-th call. */
const everyNth = (n: number): (() => boolean) => {
  let count = 0
  return () => (count += 1) % n === 0
}

const changed = (write: MatchWrite, change: (applied: MatchWrite['applied'][number]) => MatchWrite['applied'][number]): MatchWrite => ({
  ...write,
  applied: write.applied.map(change),
})

const AN_HOUR: Millis = 3_600_000

export const PLANTED_FAULTS: Readonly<Record<string, () => PlantedFault>> = {
  'acknowledges before the commit, and loses the write': () => {
    const isLost = everyNth(12)
    return {
      store: store => ({
        append: write => (isLost() ? Promise.resolve({ type: 'stored', version: write.expected + 1 }) : store.append(write)),
      }),
    }
  },
  'stores entries without their state': () => {
    const isTorn = everyNth(10)
    return {
      store: store => ({
        append: async write => store.append(isTorn() ? { ...write, next: (await store.readMatch(write.id))?.match ?? write.next } : write),
      }),
    }
  },
  'overwrites what another node has stored': () => ({
    store: store => ({
      append: async write => {
        const result = await store.append(write)
        if (result.type !== 'stale') return result
        const version = (await store.readMatch(write.id))?.match.version ?? 0
        return store.append({ ...write, expected: version })
      },
    }),
  }),
  'forgets which requests it has answered': () => ({
    store: store => ({ append: write => store.append({ ...write, key: null }), findByKey: () => Promise.resolve(null) }),
  }),
  'loses the wake-ups': () => ({ store: () => ({ dueMatches: () => Promise.resolve([]) }) }),
  'wakes too early, with a clock that is ahead': () => ({
    store: (store, time) => ({
      dueMatches: (now, limit) => store.dueMatches(now === Number.POSITIVE_INFINITY ? now : now + AN_HOUR, limit),
      readMatch: async id => {
        const stored = await store.readMatch(id)
        if (stored === null || stored.clocks === null || time.now() < stored.clocks.since + 1000) return stored
        return { ...stored, clocks: { ...stored.clocks, since: stored.clocks.since - AN_HOUR } }
      },
    }),
  }),
  'charges the player for the time of the disk': () => ({
    store: store => ({
      append: write =>
        store.append(
          write.clocks === null
            ? write
            : { ...write, clocks: { ...write.clocks, left: replaceAt(write.clocks.left, 0, at(write.clocks.left, 0) - 40) } },
        ),
    }),
  }),
  'does not hear the other nodes, and does not notice': () => ({ isBusBroken: true }),
  'lets its bots make a move when it stops': () => ({ stopsBotsFirst: true }),
  'doubles the move of a bot': () => {
    const isDoubled = everyNth(3)
    return {
      store: store => ({
        append: async write => {
          const result = await store.append(write)
          if (result.type !== 'stored' || write.key?.startsWith('bot:') !== true || write.next.over || !isDoubled()) return result
          const version = write.next.version + 1
          await store.append({ ...write, expected: write.next.version, key: `${write.key} again`, next: { ...write.next, version } })
          return result
        },
      }),
    }
  },
  'leaves out entries': () => {
    const isShort = everyNth(15)
    return {
      store: store => ({
        entriesBetween: async (id, after, upTo) => (await store.entriesBetween(id, after, upTo)).slice(isShort() ? 1 : 0),
      }),
    }
  },
  'shows a seat the view of another': () => ({
    game: game => ({ view: (state, viewer) => game.view(state, typeof viewer === 'number' ? 0 : viewer) }),
  }),
  'shows spectators what only players may know': () => ({
    game: game => ({ viewEvent: (event, viewer) => game.viewEvent(event, viewer === 'table' ? 0 : viewer) }),
  }),
  'stores another move than the bot chose': () => {
    const isWrong = everyNth(6)
    return {
      store: store => ({
        append: write =>
          store.append(
            changed(write, applied =>
              applied.entry.type === 'move' && applied.entry.by === 'player' && isWrong()
                ? { ...applied, entry: { ...applied.entry, by: 'bot' } }
                : applied,
            ),
          ),
      }),
    }
  },
} satisfies Record<string, () => PlantedFault & { readonly store?: (store: MatchStore, time: never) => Partial<MatchStore> }>
