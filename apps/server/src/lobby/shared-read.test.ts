/** Many clients of one waiting table look up their seats at the same time. */
import { expect, it } from 'vitest'
import { createSharedRead } from './shared-read.ts'

it('reads once for requests of the same turn, and again for later ones, also if the first read has not ended', async () => {
  const started: string[] = []
  const read = createSharedRead(id => {
    started.push(id)
    return new Promise<number>(resolve => setImmediate(() => resolve(started.length)))
  })
  const first = [read('a'), read('a'), read('b')]
  await Promise.resolve()
  expect(started).toEqual(['a', 'b'])
  const later = read('a')
  await Promise.all([...first, later])
  expect(started).toEqual(['a', 'b', 'a'])
})
