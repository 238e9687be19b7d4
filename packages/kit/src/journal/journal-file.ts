/** The file format of a journal, JSON lines: the header, the entries in order, and a checksum. */
import * as v from 'valibot'
import { createSha256, sha256Hex } from './canonical-json.ts'
import type { Entry, Header, Journal } from './journal.ts'
import { entrySchema, fitsSeats, headerSchema, startEntrySchema } from './schemas.ts'

const SUM_LINE = /^\{"sum":"([0-9a-f]{64})"\}$/

/** Writes the file of a journal line by line, for journals that are too long for the memory: the header, the entries in order, and `sumLine` at the end. */
export const createJournalPrinter = () => {
  const sum = createSha256()
  return {
    line: (part: Header | Entry): string => {
      const text = `${JSON.stringify(part)}\n`
      sum.add(text)
      return text
    },
    /** The sha256 of all lines before it, so that any damage is detected. */
    sumLine: (): string => `{"sum":"${sum.hex()}"}\n`,
  }
}

/** Writes a journal as the text of a file. */
export const printJournal = ({ header, entries }: Journal): string => {
  const { line, sumLine } = createJournalPrinter()
  const lines = [header, ...entries].map(line)
  return [...lines, sumLine()].join('')
}

/** The result of parsing a journal file: the journal, the state of its checksum and the line of its first entry; or the first invalid line. Lines count from 1. */
export type ParsedJournal =
  | { readonly ok: true; readonly journal: Journal; readonly sum: 'right' | 'wrong' | 'missing'; readonly firstLine: number }
  | { readonly ok: false; readonly line: number; readonly problem: 'empty' | 'not-json' | 'no-header' | 'no-entry' }

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const version1Schema = v.object({ journal: v.literal(1) })

/** The header of version 2 for a journal of version 1 that starts from a given position; null for any other journal. */
const headerWithStart = (headerLine: unknown, header: Header, firstEntry: unknown): Header | null => {
  const start = v.safeParse(startEntrySchema, firstEntry)
  const isStart = v.is(version1Schema, headerLine) && start.success && start.output.rules === header.rules && header.commitment === null
  return isStart ? { ...header, start: { state: start.output.state, of: null } } : null
}

/** Parses a file written by `printJournal`, or by version 1 of it; the checksum line may be missing. */
export const parseJournal = (text: string): ParsedJournal => {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const sum = SUM_LINE.exec(lines.at(-1) ?? '')?.[1]
  if (sum !== undefined) lines.pop()
  const body = lines.map(line => `${line}\n`).join('')

  const [first, ...rest] = lines
  if (first === undefined || first === '') return { ok: false, line: 1, problem: 'empty' }
  const headerLine = parseLine(first)
  if (headerLine === undefined) return { ok: false, line: 1, problem: 'not-json' }
  const header = v.safeParse(headerSchema, headerLine)
  if (!header.success || header.output.players.length !== header.output.seats || header.output.contributions.length !== header.output.seats)
    return { ok: false, line: 1, problem: 'no-header' }

  const started = headerWithStart(headerLine, header.output, parseLine(rest[0] ?? ''))
  const firstLine = started === null ? 2 : 3

  const entries: Entry[] = []
  for (const [index, line] of rest.slice(firstLine - 2).entries()) {
    const parsed = parseLine(line)
    if (parsed === undefined) return { ok: false, line: index + firstLine, problem: 'not-json' }
    const entry = v.safeParse(entrySchema, parsed)
    if (!entry.success || !fitsSeats(entry.output, header.output.seats)) return { ok: false, line: index + firstLine, problem: 'no-entry' }
    entries.push(entry.output)
  }
  const sumState = sum === undefined ? 'missing' : sum === sha256Hex(body) ? 'right' : 'wrong'
  return { ok: true, journal: { header: started ?? header.output, entries }, sum: sumState, firstLine }
}
