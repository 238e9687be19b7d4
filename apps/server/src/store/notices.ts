/** News between nodes as NOTIFY carries them: text of at most 7,999 bytes. Of entries only `match:version` travels; whoever cares reads. */
import type { News } from '@tortuga/room'

export const CHANNEL = 'tortuga'
const LARGEST = 7900

type Sent = News | 'lost' | readonly [id: string, version: number]

const shorten = (news: News | 'lost'): Sent => (news !== 'lost' && news.type === 'entries' ? [news.id, news.version] : news)
const isShort = (sent: Sent): sent is readonly [string, number] => Array.isArray(sent)
const lengthen = (sent: Sent): News | 'lost' => (isShort(sent) ? { type: 'entries', id: sent[0], version: sent[1] } : sent)

/** As few notices as will hold them. What does not fit into one (a huge draft) is left out: presence is passed on as well as can be. */
export const printNotices = (node: string, news: readonly (News | 'lost')[]): readonly string[] => {
  const notices: string[][] = []
  let room = 0
  for (const text of news.map(each => JSON.stringify(shorten(each)))) {
    const size = Buffer.byteLength(text) + 1
    if (size > LARGEST) continue
    if (size > room) {
      notices.push([])
      room = LARGEST
    }
    notices.at(-1)?.push(text)
    room -= size
  }
  return notices.map(texts => `["${node}",${texts.join(',')}]`)
}

/** Whose news these are, and what they are. */
export const parseNotice = (payload: string): { readonly node: string; readonly news: readonly (News | 'lost')[] } => {
  const [node, ...sent] = JSON.parse(payload) as [string, ...Sent[]]
  return { node, news: sent.map(lengthen) }
}
