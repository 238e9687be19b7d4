/** The chat of a table; a half-written message survives a reload. */
import type { Millis, Seat } from '@tortuga/kit'
import type { ChatEntry } from '@tortuga/ui/chat'
import { MAX_CHAT_LENGTH } from '@tortuga/wire'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { usePrefs } from '../../preferences/preferences.ts'
import { useTexts } from '../../text/language.ts'
import type { TablePageContext } from '../context/table-context.ts'
import { namesOf } from '../model/log-lines.ts'
import { createPlayerHistory } from '../model/player-history.ts'
import type { TableModel } from '../model/table-model.ts'
import { readChatDraft, writeChatDraft } from './session-drafts.ts'

/** Loaded after the table, which can be played without it. */
const Chat = lazy(async () => ({ default: (await import('@tortuga/ui/chat')).Chat }))

/** Received messages, then the viewer's messages that are still being sent. */
const chatEntries = (
  model: TableModel,
  name: (seat: Seat | null, at: Millis | null) => string,
  seat: Seat | null,
): readonly ChatEntry[] => [
  ...model.chat.map(({ seat: sender, text, at }, index) => ({ key: `${at} ${index}`, name: name(sender, at), text })),
  ...model.flight.flatMap(({ request }) =>
    request.type === 'chat' ? [{ key: request.id, name: name(seat, null), text: request.text, isSending: true }] : [],
  ),
]

/** Returns a function that renders the chat. The side panel and the sheet on a phone both call it and share one draft. */
export const useTableChat = ({
  location,
  link,
  model,
  name,
  seat,
}: Pick<TablePageContext, 'link' | 'model' | 'name' | 'seat'> & { readonly location: Pick<TablePageContext['location'], 'id'> }): ((
  isLive: boolean,
) => ReactNode) => {
  const texts = useTexts()
  const { guest, table } = texts
  const isMuted = usePrefs(prefs => prefs.muted)
  const [draft, setDraft] = useState(() => readChatDraft(location.id))
  const playersAt = createPlayerHistory(model)
  /** A substitute did not say what the former player of the seat said. */
  const nameAt = (sender: Seat | null, at: Millis | null): string => {
    if (sender === null) return guest
    return at === null ? name(sender) : namesOf(playersAt(at), texts)(sender)
  }
  const lines = chatEntries(model, nameAt, seat)
  return isLive => (
    <Suspense>
      <Chat
        lines={lines}
        phrases={table.phrases}
        text={table.chatBox}
        draft={draft}
        onDraft={text => {
          setDraft(text)
          writeChatDraft(location.id, text)
        }}
        onSay={link.say}
        isMuted={isMuted}
        longest={MAX_CHAT_LENGTH}
        live={isLive}
      />
    </Suspense>
  )
}
