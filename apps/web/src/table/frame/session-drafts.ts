/** What survives a reload of this tab: a half-made move and a half-written chat message. */
import type { Viewer } from '@tortuga/kit'
import type { ValueStorage } from '@tortuga/ui'

/** Session storage that a table uses for its own draft, by match and viewer. The table checks what it reads. */
export const tableStorage = (match: string, viewer: Viewer): ValueStorage => {
  const key = `tortuga-kept-${match}-${viewer}`
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        return value
      } catch {
        return null
      }
    },
    write: value => {
      try {
        if (value === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // storage is forbidden: the draft lasts as long as the page
      }
    },
  }
}

const chatKey = (match: string): string => `tortuga-draft-${match}`

export const readChatDraft = (match: string): string => {
  try {
    return sessionStorage.getItem(chatKey(match)) ?? ''
  } catch {
    return ''
  }
}

export const writeChatDraft = (match: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(chatKey(match))
    else sessionStorage.setItem(chatKey(match), text)
  } catch {
    // storage is forbidden: the draft lasts as long as the page
  }
}
