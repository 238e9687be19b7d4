/** Admin commands on a data folder, as they work beside a running server. */
import { firstHead, headAt, parseJournal } from '@tortuga/kit'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tools/temporary.ts'
import { openStore } from '../store/open-store.ts'
import { beginningOf, beginTable, lastWrite, personOccupant, tableOf, writeOf } from '../store/suites/sample-data.ts'
import { openAdmin } from './admin.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder('admin')
})

describe('a match that an admin closes', () => {
  it('has the head of its whole journal', async () => {
    const store = await openStore({ dataFolder: folder })
    const opened = tableOf({ occupants: [personOccupant('ola', 'Ola'), personOccupant('jan', 'Jan')] })
    const { header, match } = beginningOf(opened)
    const table = await beginTable(store, opened, { match: { ...match, head: firstHead(header) } })
    const admin = await openAdmin({ dataFolder: folder })
    expect(await admin.close(table.id)).toBe('done')
    const journal = parseJournal((await admin.export(table.id))?.journal ?? '')
    if (!journal.ok) throw new Error('no journal')
    expect((await store.readMatch(table.id))?.match).toMatchObject({ version: 1, head: headAt(journal.journal, 1) })
    expect(await admin.close(table.id)).toBe('over')
    await admin.closeStore()
    await store.close()
  })

  it('has no head if it had none before', async () => {
    const store = await openStore({ dataFolder: folder })
    const table = await beginTable(store)
    const admin = await openAdmin({ dataFolder: folder })
    expect(await admin.close(table.id)).toBe('done')
    expect((await store.readMatch(table.id))?.match.head).toBeNull()
    await admin.closeStore()
    await store.close()
  })
})

it('lists halted matches first, and says how many tables there are', async () => {
  const store = await openStore({ dataFolder: folder })
  const [halted, running, over] = [await beginTable(store), await beginTable(store, { created: 2000 }), await beginTable(store)]
  await store.append(writeOf(running, 0))
  await store.append(lastWrite(over, 0))
  await store.halt(halted.id, { version: 0, input: null, error: 'x' })
  const admin = await openAdmin({ dataFolder: folder })
  const { tables, count } = await admin.list(2)
  expect([tables.map(({ id }) => id), count]).toEqual([[halted.id, running.id], 3])
  await admin.closeStore()
  await store.close()
})
