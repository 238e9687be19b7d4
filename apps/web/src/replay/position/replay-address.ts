/** Reads and writes the address of a position, such as `/r/ID?v=34&eyes=1`. */
import type { Viewer } from '@tortuga/kit'
import type { SourceKind } from '../recording/sources.ts'

/** What an address asks for; null for a missing or invalid part. */
export type RequestedPosition = {
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

export const parseQuery = (search: string): RequestedPosition => {
  const query = new URLSearchParams(search)
  const version = query.get('v')
  return {
    version: version !== null && NUMBER.test(version) ? Number(version) : null,
    viewer: readViewer(query.get('eyes')),
    isCheck: query.has('check'),
    isCoach: query.has('coach'),
  }
}

export const formatQuery = (version: number, viewer: Viewer): string => `?v=${version}&eyes=${viewer}`

/** Parses the part of the path after `/r/`; null if it is not a valid address. */
export const parsePath = (path: string): { readonly kind: SourceKind; readonly id: string } | null => {
  const [first = '', second = '', ...rest] = path.split('/')
  if (first === '' || rest.length > 0) return null
  if (first === 'device') return second === '' ? null : { kind: 'device', id: second }
  if (second !== '') return null
  return first === 'file' ? { kind: 'file', id: '' } : { kind: 'server', id: first }
}
