/** The chat of a table: messages, an input line, and ready-made phrases. */
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../../controls/icon.tsx'
import '../../styles/chat.css'

/** One chat message. */
export type ChatEntry = { readonly key: string; readonly name: string; readonly text: string; readonly isSending?: boolean }

/** The labels of the chat. */
export type ChatText = {
  readonly title: string
  readonly write: string
  readonly say: string
  readonly phrases: string
  readonly nothing: string
  readonly muted: string
}

type Props = {
  readonly lines: readonly ChatEntry[]
  readonly phrases: readonly string[]
  readonly text: ChatText
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly onSay: (text: string) => void
  readonly isMuted: boolean
  /** Longest message, in characters. */
  readonly longest: number
  readonly live?: boolean
}

/** Phrases for people who do not want to type. */
const Phrases = ({ phrases, onPick }: { readonly phrases: readonly string[]; readonly onPick: (text: string) => void }): ReactNode => (
  <ul className="phrases">
    {phrases.map(phrase => (
      <li key={phrase}>
        <button type="button" className="btn quiet" onClick={() => onPick(phrase)}>
          {phrase}
        </button>
      </li>
    ))}
  </ul>
)

/** The messages scroll to the newest one. `live` makes a screen reader announce new messages. */
export const Chat = ({ lines, phrases, text, draft, onDraft, onSay, isMuted, longest, live = false }: Props): ReactNode => {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const last = lines.at(-1)?.key
  useEffect(() => {
    const element = box.current
    if (element !== null) element.scrollTop = element.scrollHeight
  }, [last])

  const send = (message: string): void => {
    const trimmed = message.trim()
    if (trimmed === '') return
    onSay(trimmed)
    setOpen(false)
    input.current?.focus()
  }
  return (
    <div className="chat">
      {/* The tabIndex lets keyboard users scroll the box. */}
      <div className="chat-lines" ref={box} role="log" aria-live={live && !isMuted ? 'polite' : 'off'} aria-label={text.title} tabIndex={0}>
        {isMuted ? <p className="muted">{text.muted}</p> : null}
        {!isMuted && lines.length === 0 ? <p className="muted">{text.nothing}</p> : null}
        {isMuted
          ? null
          : lines.map(({ key, name, text: message, isSending }) => (
              <p key={key} className={isSending === true ? 'is-sending' : ''}>
                <b>{name}</b> {message}
              </p>
            ))}
      </div>
      {isOpen ? <Phrases phrases={phrases} onPick={send} /> : null}
      <form
        className="say"
        onSubmit={event => {
          event.preventDefault()
          send(draft)
          onDraft('')
        }}
      >
        <button type="button" className="tool" aria-expanded={isOpen} aria-label={text.phrases} onClick={() => setOpen(!isOpen)}>
          <Icon name="chat" />
        </button>
        <input
          ref={input}
          type="text"
          aria-label={text.write}
          placeholder={text.write}
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={event => onDraft(event.target.value)}
        />
        <button type="submit" className="tool" aria-label={text.say}>
          <Icon name="send" />
        </button>
      </form>
    </div>
  )
}
