/** The lab for tests: its threads' program bundled as users get it, and folders of their own. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleWorker } from '../../server/test/bot-worker.ts'
import type { Io } from '../src/io.ts'
import { runWith } from './terminal.ts'
import type { Ran } from './terminal.ts'

const SOURCE = fileURLToPath(new URL('../src/lab/thread.ts', import.meta.url))
let bundled: Promise<string> | null = null
const labThread = (): Promise<string> => (bundled ??= bundleWorker(SOURCE))

export const newFolder = (): string => join(mkdtempSync(join(tmpdir(), 'tortuga-lab-')), 'run')

const never = (): Promise<void> => new Promise(() => undefined)

/** Runs `tortuga lab …`; nobody tells it to stop. */
export const runLab = async (line: string, given: Partial<Io> = {}): Promise<Ran> =>
  runWith(['lab', ...line.split(' ')], [], { toldToStop: never, labThread: await labThread(), ...given })
