/** The lab for tests: its bundled thread program and temporary folders. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleWorker } from '../../server/test/bot-worker.ts'
import type { Io } from '../src/terminal/io.ts'
import { runWith } from './terminal.ts'
import type { CommandRun } from './terminal.ts'
import { temporaryFolder } from '../../../tools/temporary.ts'

const SOURCE = fileURLToPath(new URL('../src/lab/simulation/thread.ts', import.meta.url))
let bundled: Promise<string> | null = null
/** The bundled program of the lab's threads. */
export const labThread = (): Promise<string> => (bundled ??= bundleWorker(SOURCE))

export const newFolder = (): string => join(temporaryFolder('lab'), 'run')

const never = (): Promise<void> => new Promise(() => undefined)

/** Runs `tortuga lab …` without a stop signal. */
export const runLab = async (line: string, given: Partial<Io> = {}): Promise<CommandRun> =>
  runWith(['lab', ...line.split(' ')], [], { toldToStop: never, labThread: await labThread(), ...given })
