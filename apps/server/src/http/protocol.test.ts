/** docs/protocol.md against the code: every error, every message, every word of trouble stands in it. */
import { fromClientSchema } from '@tortuga/room'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PROBLEMS } from './problem.ts'

const doc = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')

it('names every error of the HTTP routes', () => {
  const codes = Object.keys(PROBLEMS)
  expect(codes.length).toBeGreaterThan(20)
  expect(codes.filter(code => !doc.includes(`\`${code}\``))).toEqual([])
})

it('names every message of a client', () => {
  const types = fromClientSchema.options.map(({ entries }) => entries.type.literal)
  expect(types).toContain('hello')
  expect(types.filter(type => !doc.includes(`{type:"${type}"`))).toEqual([])
})

it('names every message, trouble and goodbye of a table', () => {
  const wire = readFileSync(new URL('../../../../packages/room/src/wire.ts', import.meta.url), 'utf8')
  const [, server = ''] = wire.split('export type FromServer =')
  const types = [...server.matchAll(/type: '([a-z]+)'/g)].map(found => found[1] ?? '')
  expect(types).toContain('update')
  expect(types.filter(type => !doc.includes(`{type:"${type}"`))).toEqual([])
  const [, codes = ''] = server.split('export type Trouble =')
  const words = [...(codes.split('const id')[0] ?? '').matchAll(/'([a-z-]+)'/g)].map(found => found[1] ?? '')
  expect(words.length).toBeGreaterThan(12)
  expect(words.filter(word => !doc.includes(`\`${word}\``))).toEqual([])
})
