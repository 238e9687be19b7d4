/** A thread of the lab: plays the games it is told to and posts their figures. Bundled on its own, since threads do not inherit a loader. */
import { printJournal } from '@tortuga/kit'
import { parentPort } from 'node:worker_threads'
import { REGISTRY } from '../registry.ts'
import type { FromThread, ToThread } from './crew.ts'
import { layTable, playGame } from './game.ts'
import type { Table } from './game.ts'
import type { Plan } from './plan.ts'

let plan: Plan | null = null
const tables = new Map<number, Table>()

const tableOf = (fixture: number): Table => {
  const known = tables.get(fixture)
  if (known !== undefined) return known
  const entry = REGISTRY.find(({ game }) => game.id === plan?.game)
  if (plan === null || entry === undefined) throw new Error(`no game ${plan?.game ?? 'yet'}`)
  const laid = layTable(entry, plan, fixture)
  tables.set(fixture, laid)
  return laid
}

const post = (message: FromThread): void => parentPort?.postMessage(message, [])

parentPort?.on('message', (message: ToThread) => {
  if (message.type === 'plan') {
    plan = message.plan
    tables.clear()
    return
  }
  const { isKept } = message
  const { fixture, from, to } = message.chunk
  for (let game = from; game < to; game += 1) {
    const played = playGame(tableOf(fixture), { fixture, game })
    if (!played.ok) return post({ type: 'fault', fixture, game, problem: played.problem, journal: printJournal(played.journal) })
    post({ type: 'row', row: played.row, journal: isKept ? printJournal(played.journal) : null })
  }
  post({ type: 'done' })
})
