/** Attacks a server of its own with everything that was found on 0.1.0, and prints what each attack did to it: `npm run attack`. It takes about two minutes and ends with 1 if the server gave way. */
import { join } from 'node:path'
import { startProcess } from '../apps/server/test/chaos/server-process.ts'
import { ATTACKS } from '../apps/server/test/attack/attacks.ts'
import type { Attack } from '../apps/server/test/attack/attack-tools.ts'
import { measure } from '../apps/server/test/attack/gauge.ts'
import type { Measurement } from '../apps/server/test/attack/gauge.ts'
import { writeLongJournals } from '../apps/server/test/attack/long-journals.ts'
import { createStallWatch } from '../apps/server/test/attack/stall-watch.ts'
import { stopThinkingServer } from '../apps/server/test/attack/stop-server.ts'
import { createVisitor } from '../apps/server/test/attack/visitor.ts'
import { makeFolder } from './temporary.ts'

/** The length of the journal at which 0.1.0 stalled for a second. */
const LONG_JOURNAL = 33_000
/** Milliseconds of processor time for which the server's event loop may stand still. */
const MAX_WORK = 100
/** Milliseconds on the wall for which it may stand still beside those for which an idle thread on this machine has to wait. It may wait for the disk, and for a processor. */
const MAX_STALL = 1000
/** Bytes by which memory and disk may grow. SQLite's write-ahead log has up to 16 MB of them. */
const MAX_GROWTH = 64 * 1024 * 1024

type Row = { readonly attack: Attack; readonly result: string; readonly measured: Measurement; readonly held: boolean }

const isWithin = ({ mostProcessor = Number.POSITIVE_INFINITY }: Attack, measured: Measurement): boolean =>
  measured.work <= MAX_WORK &&
  measured.stall <= MAX_STALL + measured.noise &&
  Math.max(measured.memory, measured.disk) <= MAX_GROWTH &&
  measured.processor <= mostProcessor

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

const printRow = ({ attack, result, measured, held }: Row): string =>
  `| ${[
    attack.defect === 0 ? '' : attack.defect,
    attack.name,
    attack.sent,
    `${measured.work.toFixed(0)} ms`,
    `${measured.stall.toFixed(0)} ms (${measured.noise.toFixed(0)} ms)`,
    `${measured.slowest.toFixed(0)} ms`,
    `${(100 * measured.processor).toFixed(0)} %`,
    megabytes(measured.memory),
    megabytes(measured.disk),
    `${held ? 'held' : '**gave way**'}: ${result}`,
  ].join(' | ')} |`

const NOTHING: Attack = {
  defect: 0,
  name: 'nothing, for comparison',
  sent: 'nothing',
  run: async () => {
    await new Promise(resolve => setTimeout(resolve, 3000))
    return 'idle'
  },
}

const { folder, remove } = makeFolder('attack')
let addresses = 0
try {
  const data = join(folder, 'data')
  const watch = createStallWatch(folder)
  await writeLongJournals(data, LONG_JOURNAL)
  const server = await startProcess({ dataFolder: data }, watch.nodeFlags)
  const visitor = () => {
    addresses += 1
    return createVisitor(server.port, `127.0.1.${addresses}`)
  }
  const other = visitor()
  const rows: Row[] = []
  console.log(
    '| defect | attack | sent | longest stall, processor | on the wall (idle thread) | slowest /healthz | processor | memory | disk | verdict |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  const attempt = async (attack: Attack): Promise<void> => {
    let isRefused = false
    const { result, measured } = await measure(other, watch.read, data, () =>
      attack.run({ folder: data, visitor }).catch((error: unknown) => {
        isRefused = true
        return String(error)
      }),
    )
    const row = {
      attack,
      result,
      measured,
      held: !isRefused && isWithin(attack, measured),
    }
    rows.push(row)
    console.log(printRow(row))
  }
  await attempt(NOTHING)
  const context = { folder: data, visitor }
  const beside = ATTACKS.filter(({ isBeside }) => isBeside === true).map(attack => {
    const running = attack.run(context)
    running.catch(() => {}) // told when its turn comes
    return { ...attack, run: () => running }
  })
  for (const attack of [...ATTACKS.filter(({ isBeside }) => isBeside !== true), ...beside]) await attempt(attack)
  await server.stop()
  const stopped = await stopThinkingServer()
  console.log(`\nStopping (defect 4): ${stopped}`)
  const failed = rows.filter(({ held }) => !held)
  console.log(failed.length === 0 ? '\nThe server held.' : `\n${failed.length} of ${rows.length} attacks succeeded.`)
  process.exitCode = failed.length === 0 ? 0 : 1
} finally {
  remove()
}
