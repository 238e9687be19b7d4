/** Taking a seat: the contribution to the shuffle is kept before it is sent, and is the same for every attempt. */
import { HEX_32_BYTES } from '@tortuga/kit'
import { parseJson, takeSeatBodySchema } from '@tortuga/wire'
import { afterEach, expect, it, vi } from 'vitest'
import { sealFor, usePrefs } from './preferences.ts'
import { takeSeat } from '../api/api.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that refuses every request, and what it has seen of them. */
const refusingServer = (match: string) => {
  const seen: { readonly sent: string; readonly kept: string | undefined }[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { contribution } = parseJson(takeSeatBodySchema, body)
    seen.push({ sent: contribution, kept: usePrefs.getState().seals[match]?.contribution })
    return Promise.resolve(Response.json({ error: { code: 'try-again' } }, { status: 503 }))
  })
  return seen
}

it('a server that refuses a seat gets the same bytes again', async () => {
  const seen = refusingServer('refused')
  for (let n = 0; n < 3; n += 1) await expect(takeSeat('refused', null, sealFor('refused', 'aa'.repeat(32)))).rejects.toThrow()
  const [first] = seen
  expect(first?.sent).toMatch(HEX_32_BYTES)
  expect(seen).toEqual([first, first, first])
  expect(first?.kept).toBe(first?.sent)
})

it('another table gets other bytes', async () => {
  const seen = refusingServer('one')
  for (const id of ['one', 'two']) await expect(takeSeat(id, 0, sealFor(id, 'bb'.repeat(32)))).rejects.toThrow()
  expect(new Set(seen.map(({ sent }) => sent)).size).toBe(2)
})

it('a server that changes the commitment of a table gets nothing', () => {
  const before = sealFor('changed', 'aa'.repeat(32))
  expect(() => sealFor('changed', 'bb'.repeat(32))).toThrow('other-commitment')
  expect(sealFor('changed', 'aa'.repeat(32))).toEqual(before)
})
