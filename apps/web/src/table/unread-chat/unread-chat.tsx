/** New chat messages on a phone, where the chat is closed most of the time: counts and announces them, and shows the newest one for a moment. Loaded on phones only. */
import type { Millis } from '@tortuga/kit'
import { announce, Icon, TIMERS } from '@tortuga/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { usePrefs } from '../../preferences/preferences.ts'
import { useTexts } from '../../text/language.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'
import type { TablePageContext } from '../context/table-context.ts'
import { NO_UNREAD } from '../context/unread-chat.ts'
import type { UnreadChat } from '../context/unread-chat.ts'
import { readTime, unreadLines, writeTime } from './unread-lines.ts'
import '../banners/unread-chat.css'

/** How long the notice stays; the number on the button stays until the chat is opened. */
const NOTICE_TIME: Millis = 8000

type WatcherProps = Pick<TablePageContext, 'location' | 'model' | 'seat' | 'name'> & {
  /** Whether the chat is open. */
  readonly isOpen: boolean
  readonly onChange: (unread: UnreadChat) => void
}

/** Messages from before this visit count as read. The notice is no live region: a message is announced here, once. */
const UnreadWatcher = ({ location: { id }, model, seat, name, isOpen, onChange }: WatcherProps): ReactNode => {
  const isMuted = usePrefs(prefs => prefs.muted)
  const { guest } = useTexts()
  const newest = model.chat.at(-1)?.at ?? 0
  const [readUpTo, setReadUpTo] = useState(() => readTime(id) ?? model.update?.now ?? 0)
  const announced = useRef(readUpTo) // a message may have arrived while this was loaded
  useEffect(() => {
    if (isOpen && newest > readUpTo) setReadUpTo(newest)
  }, [isOpen, newest, readUpTo])
  useEffect(() => writeTime(id, readUpTo), [id, readUpTo])
  useEffect(
    () => () => {
      writeTime(id, null) // on a wide screen everything is read
      onChange(NO_UNREAD)
    },
    [id],
  )
  useEffect(() => {
    const fresh = isMuted ? [] : unreadLines(model.chat, seat, announced.current)
    announced.current = Math.max(announced.current, newest)
    const last = fresh.at(-1)
    if (last !== undefined) announce(`${last.seat === null ? guest : name(last.seat)}: ${last.text}`)
    const count = isOpen || isMuted ? 0 : unreadLines(model.chat, seat, readUpTo).length
    onChange({ count, latest: isOpen ? null : (last ?? null) })
    return last === undefined ? undefined : TIMERS.after(NOTICE_TIME, () => onChange({ count, latest: null }))
  }, [newest, isOpen, isMuted, readUpTo])
  return null
}

type NoticeProps = Pick<TablePageContext, 'name'> & {
  readonly unread: UnreadChat
  readonly onOpen: () => void
  readonly onHide: () => void
}

/** In place of the last log line, so that it covers no piece. */
const ChatNotice = ({ unread: { latest }, name, onOpen, onHide }: NoticeProps): ReactNode => {
  const { guest } = useTexts()
  const { chat } = useTableDialogText()
  if (latest === null) return null
  return (
    <div className="lastline chat-notice">
      <button type="button" className="chat-notice-open" onClick={onOpen}>
        <Icon name="chat" small />
        <span>
          <b>{latest.seat === null ? guest : name(latest.seat)}</b> {latest.text}
        </span>
      </button>
      <button type="button" className="chat-notice-close" aria-label={chat.hide} onClick={onHide}>
        <Icon name="close" small />
      </button>
    </div>
  )
}

type PhoneChatProps = TablePageContext & Pick<WatcherProps, 'isOpen' | 'onChange'> & { readonly unread: UnreadChat }

export const PhoneChat = ({ unread, isOpen, onChange, ...context }: PhoneChatProps): ReactNode => (
  <>
    <UnreadWatcher {...context} isOpen={isOpen} onChange={onChange} />
    <ChatNotice
      unread={unread}
      name={context.name}
      onOpen={() => context.openDialog('chat')}
      onHide={() => onChange({ ...unread, latest: null })}
    />
  </>
)

/** The number on the chat button, with words for screen readers. */
export const UnreadBadge = ({ count }: { readonly count: number }): ReactNode => {
  const { chat } = useTableDialogText()
  return (
    <b className="badge">
      <i aria-hidden={true}>{count}</i>
      <i className="vh">{chat.unread(count)}</i>
    </b>
  )
}
