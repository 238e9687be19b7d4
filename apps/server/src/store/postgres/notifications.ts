/** Encodes notices between nodes as NOTIFY payloads of at most 7,999 bytes. For new entries only the match and version are sent; the receiver reads them from the database. */
import type { RoomNotice } from '@tortuga/room'
import { parseJson, roomNoticeSchema } from '@tortuga/wire'
import * as v from 'valibot'

export const CHANNEL = 'tortuga'
const MAX_PAYLOAD = 7900

const shortNoticeSchema = v.tuple([v.string(), v.number()])
const payloadSchema = v.tupleWithRest([v.string()], v.union([shortNoticeSchema, v.literal('lost'), roomNoticeSchema]))

type EncodedNotice = RoomNotice | 'lost' | readonly [id: string, version: number]

const shorten = (notice: RoomNotice | 'lost'): EncodedNotice =>
  notice !== 'lost' && notice.type === 'entries' ? [notice.id, notice.version] : notice
const isShort = (encoded: EncodedNotice): encoded is readonly [string, number] => Array.isArray(encoded)
const lengthen = (encoded: EncodedNotice): RoomNotice | 'lost' =>
  isShort(encoded) ? { type: 'entries', id: encoded[0], version: encoded[1] } : encoded

/** Uses as few payloads as possible. A notice larger than one payload (a huge draft) is dropped: presence is delivered on a best-effort basis. */
export const encodeNotifications = (node: string, notices: readonly (RoomNotice | 'lost')[]): readonly string[] => {
  const payloads: string[][] = []
  let space = 0
  for (const text of notices.map(each => JSON.stringify(shorten(each)))) {
    const size = Buffer.byteLength(text) + 1
    if (size > MAX_PAYLOAD) continue
    if (size > space) {
      payloads.push([])
      space = MAX_PAYLOAD
    }
    payloads.at(-1)?.push(text)
    space -= size
  }
  return payloads.map(texts => `["${node}",${texts.join(',')}]`)
}

export const decodeNotification = (payload: string): { readonly node: string; readonly notices: readonly (RoomNotice | 'lost')[] } => {
  const [node, ...encoded] = parseJson(payloadSchema, payload)
  return { node, notices: encoded.map(lengthen) }
}
