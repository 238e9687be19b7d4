/** The bots' worker behind a gate: it thinks once the file that the environment names is there. */
import { existsSync } from 'node:fs'
import think from '../src/bots/worker.ts'
import type { Thought } from '../src/bots/pool.ts'

const pause = new Int32Array(new SharedArrayBuffer(4))

const thinkInTime = (thought: Thought): string => {
  while (!existsSync(process.env['BOT_GATE'] ?? '/')) Atomics.wait(pause, 0, 0, 20)
  return think(thought)
}

export default thinkInTime
