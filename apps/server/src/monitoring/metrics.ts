/** The Prometheus metrics of one server. */
import type { RoomReport } from '@tortuga/room'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Health } from './health.ts'
import type { Store } from '../store/port/store.ts'

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

export const createMetrics = () => {
  const register = new Registry()
  const registers = [register]
  const moves = new Counter({ name: 'tortuga_moves_total', help: 'Moves stored', labelNames: ['game', 'by'], registers })
  const refusals = new Counter({ name: 'tortuga_refusals_total', help: 'Moves refused', labelNames: ['game', 'reason'], registers })
  const faults = new Counter({ name: 'tortuga_faults_total', help: 'Matches halted by an error in their rules', registers })
  const failures = new Counter({ name: 'tortuga_failures_total', help: 'Other failures', labelNames: ['what'], registers })
  const slow = new Counter({
    name: 'tortuga_slow_requests_total',
    help: 'Requests over their time budget',
    labelNames: ['route'],
    registers,
  })
  const slowMessages = new Counter({
    name: 'tortuga_slow_messages_total',
    help: 'Messages over their time budget',
    labelNames: ['message'],
    registers,
  })
  const retries = new Counter({ name: 'tortuga_retries_total', help: 'Writes retried after a conflict', registers })
  const commits = new Histogram({ name: 'tortuga_commit_seconds', help: 'Time to store a change', buckets: SECONDS, registers })
  const thoughts = new Histogram({
    name: 'tortuga_bot_seconds',
    help: 'Time a bot takes, including the queue',
    buckets: SECONDS,
    registers,
  })
  const requests = new Histogram({
    name: 'tortuga_request_seconds',
    help: 'Time to answer an HTTP request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers,
  })

  const timed = async <A>(histogram: Histogram, act: () => Promise<A>): Promise<A> => {
    const stop = histogram.startTimer()
    try {
      return await act()
    } finally {
      stop()
    }
  }

  return {
    register,
    requests,
    failures,
    slow,
    count: (report: RoomReport): void => {
      if (report.type === 'move') moves.inc({ game: report.game, by: report.by })
      else if (report.type === 'refused') refusals.inc({ game: report.game, reason: report.reason })
      else if (report.type === 'halted') faults.inc()
      else if (report.type === 'retried') retries.inc()
      else if (report.type === 'slow') slowMessages.inc({ message: report.message })
      else failures.inc({ what: report.type })
    },
    timeCommit: <A>(act: () => Promise<A>): Promise<A> => timed(commits, act),
    timeThought: <A>(act: () => Promise<A>): Promise<A> => timed(thoughts, act),
    /** Registers the gauges, which are computed at each scrape. */
    observe: (store: Store, connections: () => number, health: Health): void => {
      collectDefaultMetrics({ register })
      register.registerMetric(
        new Gauge({
          name: 'tortuga_bots_failing',
          help: '1 if the last bot that was asked failed',
          registers: [],
          collect() {
            this.set(Number(health.bots() === 'failing'))
          },
        }),
      )
      register.registerMetric(
        new Gauge({
          name: 'tortuga_last_write_seconds',
          help: 'Time since the last successful heartbeat in the database',
          registers: [],
          collect() {
            this.set((health.sinceWrite() ?? 0) / 1000)
          },
        }),
      )
      register.registerMetric(
        new Gauge({
          name: 'tortuga_connections',
          help: 'Open sockets',
          registers: [],
          collect() {
            this.set(connections())
          },
        }),
      )
      register.registerMetric(
        new Gauge({
          name: 'tortuga_matches',
          help: 'Tables by status; halted matches are counted separately',
          labelNames: ['status'],
          registers: [],
          async collect() {
            for (const [status, number] of Object.entries(await store.countMatches())) this.set({ status }, number)
          },
        }),
      )
    },
  }
}
