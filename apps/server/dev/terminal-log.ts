/** The log as readable lines for a terminal. Unlike the log of a hosted server it includes what a rule threw, because the developer has to mend it. */
import { parseJson } from '@tortuga/wire'
import { pino } from 'pino'
import type { Logger } from 'pino'
import * as v from 'valibot'

const WARN = 40
const LineSchema = v.record(v.string(), v.unknown())

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** An error's stack, a text as it is, anything else as JSON. */
const print = (value: unknown): string => {
  if (isRecord(value) && typeof value['stack'] === 'string') return value['stack']
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** One line of the log with its details below; null if it is not important enough. */
const formatLine = (line: string): string | null => {
  const { level, msg, time: _, ...details } = parseJson(LineSchema, line)
  if (Number(level) < WARN) return null
  const lines = Object.entries(details).map(([name, value]) => `  ${name}: ${print(value).replaceAll('\n', '\n  ')}\n`)
  return `server: ${print(msg)}\n${lines.join('')}`
}

/** The level is `debug`, at which the server adds the details of errors in rules. */
export const openTerminalLog = (write: (text: string) => unknown): Logger =>
  pino({ level: 'debug', base: null }, { write: line => write(formatLine(line) ?? '') })
