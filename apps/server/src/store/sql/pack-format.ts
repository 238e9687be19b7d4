/** Packs: entries with their states as compressed text, one line per entry. Consecutive states are similar, so together they need little space. */
import * as v from 'valibot'
import { parseJson } from '@tortuga/wire'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliDecompress } from 'node:zlib'
import type { EntryRow } from './schema/schema.ts'

export type PackedEntry = Omit<EntryRow, 'match'>
const packedEntrySchema: v.GenericSchema<unknown, PackedEntry> = v.object({
  version: v.number(),
  key: v.nullable(v.string()),
  entry: v.nullable(v.string()),
  events: v.string(),
  state: v.string(),
})

const compress = promisify(brotliCompress)

/** A large window that holds many states saves more than a higher quality. */
const COMPRESSION = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 }

export const pack = (entries: readonly PackedEntry[]): Promise<Uint8Array> =>
  compress(entries.map(({ version, key, entry, events, state }) => JSON.stringify({ version, key, entry, events, state })).join('\n'), {
    params: COMPRESSION,
  })

const NEWLINE = 10

/** Decompresses one line at a time: release 0.1 packed whole matches, which may be larger than the memory. */
async function* readLines(data: Uint8Array): AsyncGenerator<Buffer> {
  const stream = createBrotliDecompress()
  stream.end(data)
  let parts: Buffer[] = []
  for await (const piece of stream as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...parts, piece.subarray(start, end)])
      parts = []
      start = end + 1
    }
    parts.push(piece.subarray(start))
  }
  yield Buffer.concat(parts)
}

const parseLine = (line: Buffer): PackedEntry => parseJson(packedEntrySchema, line.toString('utf8'))

/** The lines `from` to `to` of a pack, counted from 0. */
export const unpack = async (data: Uint8Array, from: number, to: number): Promise<readonly PackedEntry[]> => {
  const entries: PackedEntry[] = []
  let index = 0
  for await (const line of readLines(data)) {
    if (index >= from) entries.push(parseLine(line))
    if (index === to) break
    index += 1
  }
  return entries
}

/** The entry that was stored under an idempotency key. */
export const findInPack = async (data: Uint8Array, key: string): Promise<PackedEntry | null> => {
  const wanted = Buffer.from(`"key":${JSON.stringify(key)}`)
  for await (const line of readLines(data)) {
    if (!line.includes(wanted)) continue
    const entry = parseLine(line)
    if (entry.key === key) return entry
  }
  return null
}
