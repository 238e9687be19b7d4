/** Tables that are played at without pause while servers die under them, and what must hold whenever they are back. */
import { upTo } from '@tortuga/kit'
import type { Clock } from '@tortuga/kit'
import type { Shown } from '@tortuga/room'
import { setTimeout as pause } from 'node:timers/promises'
import { LONGEST_SILENCE } from '../../src/store/store.ts'
import type { Told } from '../player.ts'
import type { Acknowledged, Follower } from './follower.ts'
import { playWildly } from './players.ts'
import { layTable } from './seating.ts'
import type { Where, WildTable } from './seating.ts'
import { calm } from './weather.ts'

const LONG: Clock = { type: 'bank', seconds: 3600, increment: 0 }
const LAYING = { clocks: [LONG], bots: 1, devices: 0, watchers: 1 } as const
const TEMPER = { rest: 150, meddles: 20, leaves: 0, naps: 0 }
const PATIENCE = 30_000
const LOOKED_AT = 10
/** Each node measures how far the database's clock is from its own. */
const CLOCKS_DIFFER = 1000

/** What somebody knew before a kill. */
type Before = {
  readonly follower: Follower
  readonly update: Told<'update'> | null
  readonly backs: number
  readonly done: readonly Acknowledged[]
}

/** Waits until something holds for all of these, and gives those for which it does not. */
const waitForAll = async <A>(all: readonly A[], holds: (one: A) => boolean): Promise<readonly A[]> => {
  const until = performance.now() + PATIENCE
  let left = all
  for (;;) {
    left = left.filter(one => !holds(one))
    if (left.length === 0 || performance.now() > until) return left
    await pause(10)
  }
}

/** A clock loses no more than the time in which a server was alive, and gains no more than the silence that nodes may keep. */
const clockFaults = (seat: number, before: Told<'update'>, after: Told<'update'>, outage: number): readonly string[] => {
  const [was, is] = [before.clocks?.[seat], after.clocks?.[seat]]
  if (was === undefined || is === undefined) return ['has no clock']
  const [passed, lost] = [after.now - before.now - outage, was - is]
  return lost <= passed + CLOCKS_DIFFER && -lost <= LONGEST_SILENCE ? [] : [`lost ${lost} ms of its clock, of ${passed} that passed`]
}

/** What was acknowledged last before the kill is in the log that is shown now, as this seat's. */
const acknowledgedFaults = ({ follower, done }: Before, seat: number): readonly string[] =>
  done.flatMap(({ said, version }) => {
    const entry = (JSON.parse(follower.log.get(version) ?? '{"entry":null}') as Shown).entry
    if ((follower.shown()?.version ?? -1) < version || entry === null) return [`misses ${said.id}, done at ${version}`]
    return said.type === 'move' && !(entry.type === 'move' && entry.seat === seat) ? [`has ${entry.type} for its move at ${version}`] : []
  })

const returnFaults = (before: Before, outage: number): readonly string[] => {
  const { follower, update } = before
  const [after, seat] = [follower.shown(), follower.welcome()?.viewer]
  if (after === null || update === null || typeof seat !== 'number') return []
  return [
    ...clockFaults(seat, update, after, outage),
    ...acknowledgedFaults(before, seat),
    ...(after.players[seat]?.name === update.players[seat]?.name ? [] : ['has lost its seat']),
  ].map(fault => `${follower.name} ${fault}`)
}

/** Lays `count` tables and keeps them busy: where a match ends, another begins. */
export const startLoad = async (where: Where, count: number, seed: number) => {
  const weather = calm()
  const tables: WildTable[] = []
  const faults: string[] = []
  let isStopped = false

  const lay = async (n: number): Promise<WildTable> => {
    const table = await layTable(where, n, seed, weather, LAYING)
    tables.push(table)
    return table
  }
  const playOn = async (first: WildTable, place: number): Promise<void> => {
    for (let [table, n] = [first, place + count]; ; n += count) {
      const { people, followers } = table
      await Promise.all(people.map(someone => playWildly(someone, TEMPER, () => isStopped)))
      if (isStopped) return
      const late = await waitForAll(followers, follower => follower.shown()?.over === true)
      faults.push(...late.map(({ name }) => `${name} has not seen the end`))
      for (const follower of followers) follower.end()
      table = await lay(n)
    }
  }
  const playing = (await Promise.all(upTo(count).map(lay))).map(playOn)
  const living = (): readonly Follower[] => tables.flatMap(table => table.followers).filter(follower => !follower.hasEnded())

  return {
    tables,
    faults,
    acknowledged: (): number =>
      tables.flatMap(({ followers }) => followers).reduce((sum, follower) => sum + follower.acknowledged().length, 0),
    look: (): readonly Before[] =>
      living().map(follower => ({
        follower,
        update: follower.shown(),
        backs: follower.backs(),
        done: follower.acknowledged().slice(-LOOKED_AT),
      })),
    /** Waits for all whose line was cut: what is wrong with what they are shown, and how long after `since` each was shown it. `outage` is how long no server was alive for certain. */
    judgeReturn: async (before: readonly Before[], since: number, outage: number) => {
      const late = await waitForAll(before, ({ follower }) => follower.isBack() || follower.hasEnded())
      const back = before.filter(({ follower, backs }) => follower.backs() > backs)
      return {
        faults: [...late.map(({ follower }) => `${follower.name} did not come back`), ...back.flatMap(one => returnFaults(one, outage))],
        times: back.map(({ follower }) => follower.backAt() - since),
      }
    },
    /** Every table goes on, or comes to its end. */
    judgeGoingOn: async (): Promise<readonly string[]> => {
      const versionOf = ({ followers }: WildTable): number => followers[0]?.shown()?.version ?? 0
      const versions = new Map(tables.map(table => [table, versionOf(table)]))
      const stuck = await waitForAll(
        tables,
        table => table.followers[0]?.shown()?.over === true || versionOf(table) > (versions.get(table) ?? 0),
      )
      return stuck.map(({ id, followers }) => `${id} does not go on: ${followers.map(({ describe }) => describe()).join('; ')}`)
    },
    stop: async (): Promise<void> => {
      isStopped = true
      await Promise.all(playing)
      for (const follower of living()) follower.end()
    },
  }
}
export type Load = Awaited<ReturnType<typeof startLoad>>
