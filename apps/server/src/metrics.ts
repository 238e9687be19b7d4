/** What a host can count: Prometheus figures of one server. */
import type { Report } from '@tortuga/room'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from './store/store.ts'

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

export const createMetrics = () => {
  const register = new Registry()
  const registers = [register]
  const moves = new Counter({ name: 'tortuga_moves_total', help: 'Moves stored', labelNames: ['game', 'by'], registers })
  const refusals = new Counter({ name: 'tortuga_refusals_total', help: 'Moves turned down', labelNames: ['game', 'reason'], registers })
  const faults = new Counter({ name: 'tortuga_faults_total', help: 'Matches halted by a fault of their rules', registers })
  const failures = new Counter({ name: 'tortuga_failures_total', help: 'What went wrong besides', labelNames: ['what'], registers })
  const retries = new Counter({ name: 'tortuga_retries_total', help: 'Writes tried again because another was quicker', registers })
  const commits = new Histogram({ name: 'tortuga_commit_seconds', help: 'Time to store a change', buckets: SECONDS, registers })
  const thoughts = new Histogram({ name: 'tortuga_bot_seconds', help: 'Time a bot takes, waiting included', buckets: SECONDS, registers })
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
    count: (report: Report): void => {
      if (report.type === 'move') moves.inc({ game: report.game, by: report.by })
      else if (report.type === 'refused') refusals.inc({ game: report.game, reason: report.reason })
      else if (report.type === 'halted') faults.inc()
      else if (report.type === 'retried') retries.inc()
      else failures.inc({ what: report.type })
    },
    timeCommit: <A>(act: () => Promise<A>): Promise<A> => timed(commits, act),
    timeThought: <A>(act: () => Promise<A>): Promise<A> => timed(thoughts, act),
    /** What is read off when somebody asks. */
    observe: (store: Store, connections: () => number): void => {
      collectDefaultMetrics({ register })
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
          help: 'Tables by status; halted ones count on their own',
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
