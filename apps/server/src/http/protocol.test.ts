/** docs/protocol.md names every error, message and code that the schemas allow. */
import { clientMessageSchema, PROBLEM_STATUS, serverMessageSchema } from '@tortuga/wire'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const doc = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')

const missing = (names: readonly string[], print: (name: string) => string): readonly string[] =>
  names.filter(name => !doc.includes(print(name)))

/** The codes that messages of this type may carry. */
const codesOf = (type: 'trouble' | 'bye'): readonly string[] =>
  serverMessageSchema.options.flatMap(({ entries }) =>
    entries.type.literal === type && 'code' in entries ? entries.code.options.map(String) : [],
  )

it('names every problem code of the HTTP routes', () => {
  const codes = Object.keys(PROBLEM_STATUS)
  expect(codes.length).toBeGreaterThan(20)
  expect(missing(codes, code => `\`${code}\``)).toEqual([])
})

it('names every message of a client', () => {
  const types = clientMessageSchema.options.map(({ entries }) => entries.type.literal)
  expect(types).toContain('hello')
  expect(missing(types, type => `{type:"${type}"`)).toEqual([])
})

it('names every message of a table with all its fields', () => {
  const types = serverMessageSchema.options.map(({ entries }) => entries.type.literal)
  expect(types).toContain('update')
  expect(missing(types, type => `{type:"${type}"`)).toEqual([])
  for (const { entries } of serverMessageSchema.options) {
    const fields = Object.keys(entries).filter(field => field !== 'type')
    expect(doc).toContain(`{type:"${entries.type.literal}", ${fields.join(', ')}}`)
  }
})

it('names every trouble and bye code', () => {
  const codes = [...codesOf('trouble'), ...codesOf('bye')]
  expect(codes).toContain('halted')
  expect(codes).toContain('restarting')
  expect(missing(codes, code => `\`${code}\``)).toEqual([])
})
