/** Stops a server while its bots think: nobody may move for them. */
import { range } from '@tortuga/kit'
import { makeFolder } from '../../../../tools/temporary.ts'
import { openStore } from '../../src/main.ts'
import { startProcess } from '../chaos/server-process.ts'
import { createVisitor } from './visitor.ts'

const TABLES = 20
/** Bots that think at the same time: their moves may arrive while the server begins to stop. */
const THINKERS = 2

/** Throws if the stop has answered the questions of bots. */
export const stopThinkingServer = async (): Promise<string> => {
  const { folder, remove } = makeFolder('stop')
  try {
    const server = await startProcess({ dataFolder: folder })
    const visitor = createVisitor(server.port, '127.0.9.1')
    await visitor.enter('Eve')
    const ids: string[] = []
    for (const _ of range(TABLES)) {
      const bots = [1, 2, 3].map(seat => ({ seat, level: 'captain' }))
      const options = { deck: 'completed', startSeat: 1, reminders: true } // a bot begins
      const { id } = await visitor.openTable({ game: 'sea-of-clouds', seats: 4, options, bots })
      await visitor.sit(id)
      await visitor.join(id)
      ids.push(id)
    }
    const stopTime = Date.now()
    await server.stop()
    visitor.leave()
    const store = await openStore({ dataFolder: folder })
    let [moves, late] = [0, 0]
    for (const id of ids)
      for (const { entry } of await store.entriesBetween(id, 0, 10_000)) {
        moves += 1
        if (entry.at >= stopTime) late += 1
      }
    await store.close()
    if (late > THINKERS) throw new Error(`the stop made ${late} moves`)
    return `${TABLES} tables with captains, ${moves} moves before the stop, ${late} after it began`
  } finally {
    remove()
  }
}
