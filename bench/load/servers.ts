/** The servers under load, each in its own process. */
import { readFileSync } from 'node:fs'
import { HIGH_LIMITS } from '../../apps/server/test/test-server.ts'
import { startProcess } from '../../apps/server/test/chaos/server-process.ts'
import type { DatabaseOptions } from './databases.ts'

/** A running server process. */
export type ServerProcess = {
  readonly port: number
  /** Resident memory now and at its peak, in megabytes, from /proc. */
  readonly memory: () => { readonly now: number; readonly peak: number }
  /** Seconds of CPU time used so far. */
  readonly cpuSeconds: () => number
  readonly stop: () => Promise<void>
}

/** Resident memory of a process, in megabytes. */
export const memoryOf = (pid: number): { readonly now: number; readonly peak: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string): number => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

const TICKS_PER_SECOND = 100 // the unit of CPU times in /proc on Linux

/** CPU time of a process, in seconds. */
export const cpuSecondsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Starts a Tortuga server with high rate limits, because all clients share one address and send without pauses. */
export const startServerNode = async (options: DatabaseOptions, flags: readonly string[]): Promise<ServerProcess> => {
  const { port, pid, stop } = await startProcess({ ...options, limits: HIGH_LIMITS }, ['--max-old-space-size=1024', ...flags]) // the heap limit of `./tortuga serve`
  return { port, memory: () => memoryOf(pid), cpuSeconds: () => cpuSecondsOf(pid), stop }
}
