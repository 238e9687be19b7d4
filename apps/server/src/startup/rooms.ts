/** Connects the rooms to store, bots, metrics and log. */
import { openRooms } from '@tortuga/room'
import type { RoomPorts, RoomReport, Rooms } from '@tortuga/room'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { findMatchEdition } from '../config/editions.ts'
import type { Registry } from '../config/games.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import type { Store } from '../store/port/store.ts'
import { createFairQueue } from './turns.ts'

type RoomServices = Pick<RoomPorts, 'now' | 'entropy' | 'think' | 'after'> & {
  readonly store: Store
  readonly registry: Registry
  readonly metrics: Metrics
  readonly log: Logger
}

/** A fault is logged with everything that is needed to find its cause, also if the store cannot keep it. */
const logReport = (log: Logger, report: RoomReport): void => {
  if (report.type === 'halted') {
    const { id: match, version, input, error } = report
    log.error({ match, version, input, error }, 'an error in the rules halted a match; see `tortuga admin show`')
  }
  if (report.type === 'failed') log.error({ match: report.id, error: report.error }, 'a match could not be stored or read')
  if (report.type === 'bot-failed') log.warn({ match: report.id, error: report.error }, 'a bot failed')
}

export const openServerRooms = ({ store, registry, metrics, log, now, entropy, after, think }: RoomServices): Rooms =>
  openRooms({
    findEdition: async (id, rules) => {
      const edition = await findMatchEdition(registry, id, rules)
      return edition === null ? null : { game: edition.game, levels: Object.keys(edition.bots) }
    },
    store: { ...store, append: write => metrics.timeCommit(() => store.append(write)) },
    bus: store.bus,
    node: randomUUID(),
    now,
    entropy,
    after,
    nextTurn: createFairQueue(),
    think: (thinking, id, isNeeded) => metrics.timeThought(() => think(thinking, id, isNeeded)),
    report: report => {
      metrics.count(report)
      logReport(log, report)
    },
  })
