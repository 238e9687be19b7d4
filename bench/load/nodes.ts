/** The servers under load, each a process of its own. */
import { readFileSync } from 'node:fs'
import { GENEROUS } from '../../apps/server/test/table.ts'
import { startProcess } from '../../apps/server/test/wild/process.ts'
import type { DatabaseOptions } from './databases.ts'

export type Node = {
  readonly port: number
  /** Megabytes resident now and at most, as the system counts them. */
  readonly memory: () => { readonly now: number; readonly peak: number }
  /** Seconds of processor time used so far. */
  readonly work: () => number
  readonly stop: () => Promise<void>
}

export const memoryOf = (pid: number): { readonly now: number; readonly peak: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string): number => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

const TICKS_A_SECOND = 100 // as Linux counts them for every process
export const workOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

/** A Tortuga. All its clients come from one address and talk fast: so its limits are raised. */
export const startNode = async (options: DatabaseOptions, flags: readonly string[]): Promise<Node> => {
  const { port, pid, stop } = await startProcess({ ...options, limits: GENEROUS }, ['--max-old-space-size=1024', ...flags]) // as `./tortuga serve` does
  return { port, memory: () => memoryOf(pid), work: () => workOf(pid), stop }
}
