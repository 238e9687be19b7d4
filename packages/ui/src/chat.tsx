/** Talk at the table: lines, one to write, and phrases for those who would rather not type. */
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type ChatEntry = { readonly key: string; readonly name: string; readonly text: string; readonly isSending?: boolean }

export type ChatWords = {
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
  readonly words: ChatWords
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly onSay: (text: string) => void
  readonly isMuted: boolean
  readonly longest: number
  readonly live?: boolean
}

const Phrases = ({ phrases, onSay }: { readonly phrases: readonly string[]; readonly onSay: (text: string) => void }): ReactNode => (
  <ul className="phrases">
    {phrases.map(phrase => (
      <li key={phrase}>
        <button type="button" className="btn quiet" onClick={() => onSay(phrase)}>
          {phrase}
        </button>
      </li>
    ))}
  </ul>
)

export const Chat = ({ lines, phrases, words, draft, onDraft, onSay, isMuted, longest, live = false }: Props): ReactNode => {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const last = lines.at(-1)?.key
  useEffect(() => {
    const element = box.current
    if (element !== null) element.scrollTop = element.scrollHeight
  }, [last])

  const say = (text: string): void => {
    const trimmed = text.trim()
    if (trimmed === '') return
    onSay(trimmed)
    setOpen(false)
    input.current?.focus()
  }
  return (
    <div className="chat">
      {/* A scrolling box must be reachable by keyboard. */}
      <div
        className="chat-lines"
        ref={box}
        role="log"
        aria-live={live && !isMuted ? 'polite' : 'off'}
        aria-label={words.title}
        tabIndex={0}
      >
        {isMuted ? <p className="muted">{words.muted}</p> : null}
        {!isMuted && lines.length === 0 ? <p className="muted">{words.nothing}</p> : null}
        {isMuted
          ? null
          : lines.map(({ key, name, text, isSending }) => (
              <p key={key} className={isSending === true ? 'is-sending' : ''}>
                <b>{name}</b> {text}
              </p>
            ))}
      </div>
      {isOpen ? <Phrases phrases={phrases} onSay={say} /> : null}
      <form
        className="say"
        onSubmit={event => {
          event.preventDefault()
          say(draft)
          onDraft('')
        }}
      >
        <button type="button" className="tool" aria-expanded={isOpen} aria-label={words.phrases} onClick={() => setOpen(!isOpen)}>
          <Icon name="chat" />
        </button>
        <input
          ref={input}
          type="text"
          aria-label={words.write}
          placeholder={words.write}
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={event => onDraft(event.target.value)}
        />
        <button type="submit" className="tool" aria-label={words.say}>
          <Icon name="send" />
        </button>
      </form>
    </div>
  )
}
