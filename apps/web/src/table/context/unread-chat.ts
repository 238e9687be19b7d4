/** The chat messages of others that a visitor on a phone has not seen. */
import type { TableModel } from '../model/table-model.ts'

export type ChatLine = TableModel['chat'][number]

export type UnreadChat = {
  readonly count: number
  /** The message of the notice; null if there is none. */
  readonly latest: ChatLine | null
}

export const NO_UNREAD: UnreadChat = { count: 0, latest: null }
