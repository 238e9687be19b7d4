/** The bot worker behind a gate: it waits until the file named by BOT_GATE exists. */
import { existsSync } from 'node:fs'
import think from '../src/bots/worker.ts'
import type { BotTask } from '@tortuga/wire'

const pause = new Int32Array(new SharedArrayBuffer(4))

const thinkBehindGate = (task: BotTask): Promise<string> => {
  while (!existsSync(process.env['BOT_GATE'] ?? '/')) Atomics.wait(pause, 0, 0, 20)
  return think(task)
}

export default thinkBehindGate
