/** The log up to the current version. Each line jumps to its position; only one is a tab stop, and arrow keys move between them. */
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '../../text/language.ts'
import type { ReplayContext } from '../position/replay-context.ts'
import { useReplayText } from '../../text/replay.ts'
import { undoneVersions } from '../recording/turns.ts'

const neighbourOf = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowUp') return Math.max(0, at - 1)
  return key === 'ArrowDown' ? Math.min(count - 1, at + 1) : null
}

export const ReplayLog = ({ recording, position, lines, onGo }: ReplayContext & { readonly onGo?: () => void }): ReactNode => {
  const [texts, replayText] = [useTexts(), useReplayText()]
  const box = useRef<HTMLDivElement>(null)
  const version = position.drawn?.view.version ?? position.version
  const undone = undoneVersions(recording.facts.entries, version)
  const shown = lines.slice(0, version + 1).flatMap((some, index) => some.map(line => ({ ...line, at: index })))

  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight
  }, [version, position.drawn?.view.viewer])

  const moveFocus = (event: KeyboardEvent): void => {
    const buttons = [...(box.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
    const next = neighbourOf(
      event.key,
      buttons.findIndex(button => button === document.activeElement),
      buttons.length,
    )
    if (next === null) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return (
    <div className="log replay-log" ref={box} role="group" aria-label={texts.table.log} onKeyDown={moveFocus}>
      <ol>
        {shown.map(({ key, text, kind, at }, index) => (
          <li key={key}>
            <button
              type="button"
              className={`${kind} ${undone.has(at) ? 'gone' : ''}`}
              title={replayText.goTo(at)}
              tabIndex={index === shown.length - 1 ? 0 : -1}
              {...(at === version ? { 'aria-current': 'step' } : {})}
              onClick={() => {
                position.goTo(at)
                onGo?.()
              }}
            >
              {undone.has(at) ? (
                <>
                  <s>{text}</s> <small>({replayText.takenBack})</small>
                </>
              ) : (
                text
              )}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
