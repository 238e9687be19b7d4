/** A position as part of an address: `/r/ID?v=34&eyes=1`. */
import type { Viewer } from '@tortuga/kit'

/** Where a match is kept: on the server, on this device, or in a file somebody has. */
export type Kind = 'server' | 'device' | 'file'

/** What an address asks for; null is left to the page. */
export type Asked = {
  readonly version: number | null
  readonly viewer: Viewer | null
  readonly isCheck: boolean
  readonly isCoach: boolean
}

const NUMBER = /^\d{1,6}$/

const readViewer = (text: string | null): Viewer | null => {
  if (text === 'open' || text === 'table') return text
  return text !== null && NUMBER.test(text) ? Number(text) : null
}

export const readAsked = (search: string): Asked => {
  const query = new URLSearchParams(search)
  const version = query.get('v')
  return {
    version: version !== null && NUMBER.test(version) ? Number(version) : null,
    viewer: readViewer(query.get('eyes')),
    isCheck: query.has('check'),
    isCoach: query.has('coach'),
  }
}

/** The query that leads to this position. */
export const printPosition = (version: number, viewer: Viewer): string => `?v=${version}&eyes=${viewer}`

/** What follows `/r/`. */
export const readPlace = (path: string): { readonly kind: Kind; readonly id: string } | null => {
  const [first = '', second = '', ...rest] = path.split('/')
  if (first === '' || rest.length > 0) return null
  if (first === 'device') return second === '' ? null : { kind: 'device', id: second }
  if (second !== '') return null
  return first === 'file' ? { kind: 'file', id: '' } : { kind: 'server', id: first }
}
