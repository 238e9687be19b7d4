/** Addresses of positions are read as they were written, and invalid parts are ignored. */
import { expect, it } from 'vitest'
import { formatQuery, parseQuery, parsePath } from './replay-address.ts'

it.each([
  [34, 1],
  [0, 'table'],
  [7, 'open'],
] as const)('reads back version %s, viewer %s', (version, viewer) => {
  expect(parseQuery(formatQuery(version, viewer))).toEqual({ version, viewer, isCheck: false, isCoach: false })
})

it.each(['?v=-1&eyes=nobody', '?v=1.5&eyes=-2', '?v=&eyes=', '?v=99999999&eyes=0x1', ''])('ignores %s', search => {
  expect(parseQuery(search)).toEqual({ version: null, viewer: null, isCheck: false, isCoach: false })
})

it('can open the shuffle check or the coach', () => {
  expect(parseQuery('?check')).toMatchObject({ isCheck: true, isCoach: false })
  expect(parseQuery('?coach')).toMatchObject({ isCheck: false, isCoach: true })
})

it('knows the source of a match', () => {
  expect(parsePath('abc123')).toEqual({ kind: 'server', id: 'abc123' })
  expect(parsePath('device/77ff')).toEqual({ kind: 'device', id: '77ff' })
  expect(parsePath('file')).toEqual({ kind: 'file', id: '' })
  expect(['', 'device', 'device/', 'a/b', 'device/a/b'].map(parsePath)).toEqual([null, null, null, null, null])
})
