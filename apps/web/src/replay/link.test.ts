/** Addresses of positions: what is written is read again, what cannot be meant is left to the page. */
import { expect, it } from 'vitest'
import { printPosition, readAsked, readPlace } from './link.ts'

it.each([
  [34, 1],
  [0, 'table'],
  [7, 'open'],
] as const)('reads what it wrote: version %s through %s', (version, viewer) => {
  expect(readAsked(printPosition(version, viewer))).toEqual({ version, viewer, isCheck: false, isCoach: false })
})

it.each(['?v=-1&eyes=nobody', '?v=1.5&eyes=-2', '?v=&eyes=', '?v=99999999&eyes=0x1', ''])('makes nothing of %s', search => {
  expect(readAsked(search)).toEqual({ version: null, viewer: null, isCheck: false, isCoach: false })
})

it('opens the check of the shuffle, or the coach', () => {
  expect(readAsked('?check')).toMatchObject({ isCheck: true, isCoach: false })
  expect(readAsked('?coach')).toMatchObject({ isCheck: false, isCoach: true })
})

it('knows where a match is kept', () => {
  expect(readPlace('abc123')).toEqual({ kind: 'server', id: 'abc123' })
  expect(readPlace('device/77ff')).toEqual({ kind: 'device', id: '77ff' })
  expect(readPlace('file')).toEqual({ kind: 'file', id: '' })
  expect(['', 'device', 'device/', 'a/b', 'device/a/b'].map(readPlace)).toEqual([null, null, null, null, null])
})
