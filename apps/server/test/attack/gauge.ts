/** Measures a server from outside while it is attacked: stalls of its event loop, the slowest answers to others, processor, memory and disk. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { createVisitor } from './visitor.ts'

export type Measurement = {
  /** The longest stall of the server's event loop, in milliseconds of its processor time. */
  readonly work: number
  /** The same on the wall. */
  readonly stall: number
  /** The longest stall of an idle thread on the same machine: what other processes are to blame for. */
  readonly noise: number
  /** The slowest /healthz of another visitor, in milliseconds. */
  readonly slowest: number
  /** In bytes. */
  readonly memory: number
  readonly disk: number
  /** Share of one processor. */
  readonly processor: number
}

const PROBE_EVERY = 25

const IDLE_THREAD = `
const { workerData } = require('node:worker_threads')
const { monitorEventLoopDelay } = require('node:perf_hooks')
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
setInterval(() => (workerData[0] = delay.max / 1e6), 20)
`

/** Watches an idle thread; the result is its longest stall. */
const watchNoise = () => {
  const longest = new Float64Array(new SharedArrayBuffer(8))
  const thread = new Worker(IDLE_THREAD, { eval: true, execArgv: [], workerData: longest })
  return async (): Promise<number> => {
    await thread.terminate()
    return longest[0] ?? 0
  }
}

const valueOf = (metrics: string, name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0)

const sizeOf = (folder: string): number => readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

/** The server resets its longest stall whenever its metrics are read. */
export const measure = async (
  other: ReturnType<typeof createVisitor>,
  readWork: () => Promise<number>,
  folder: string,
  act: () => Promise<string>,
): Promise<{ readonly result: string; readonly measured: Measurement }> => {
  const read = async (): Promise<string> => (await other.api('GET', '/metrics')).text
  const endNoise = watchNoise()
  const before = await read()
  await readWork()
  const diskBefore = sizeOf(folder)
  const start = performance.now()
  let slowest = 0
  let isRunning = true
  const probe = async (): Promise<void> => {
    const asked = performance.now()
    await other.api('GET', '/healthz')
    slowest = Math.max(slowest, performance.now() - asked)
    await pause(PROBE_EVERY)
    if (isRunning) await probe()
  }
  const probing = probe()
  const result = await act().finally(() => (isRunning = false))
  await probing
  const seconds = (performance.now() - start) / 1000
  const work = await readWork()
  const after = await read()
  const noise = await endNoise()
  return {
    result,
    measured: {
      work,
      stall: valueOf(after, 'nodejs_eventloop_lag_max_seconds') * 1000,
      noise,
      slowest,
      memory: valueOf(after, 'process_resident_memory_bytes') - valueOf(before, 'process_resident_memory_bytes'),
      disk: sizeOf(folder) - diskBefore,
      processor: (valueOf(after, 'process_cpu_seconds_total') - valueOf(before, 'process_cpu_seconds_total')) / seconds,
    },
  }
}
