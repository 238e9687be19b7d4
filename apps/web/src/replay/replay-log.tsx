/** The log as far as the replay has come. A line leads back to its position; one line is a tab stop, arrows walk from there. */
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '../text/index.ts'
import type { Scene } from './scene.ts'
import { useReplayTexts } from './text/index.ts'
import { takenBack } from './turns.ts'

const neighbourOf = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowUp') return Math.max(0, at - 1)
  return key === 'ArrowDown' ? Math.min(count - 1, at + 1) : null
}

export const ReplayLog = ({ recording, walk, lines, onGo }: Scene & { readonly onGo?: () => void }): ReactNode => {
  const [texts, words] = [useTexts(), useReplayTexts()]
  const box = useRef<HTMLDivElement>(null)
  const version = walk.shot?.look.version ?? walk.version
  const gone = takenBack(recording.facts.entries, version)
  const shown = lines
    .slice(recording.first, version + 1)
    .flatMap((some, index) => some.map(line => ({ ...line, at: recording.first + index })))

  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight
  }, [version, walk.shot?.look.viewer])

  const walkLines = (event: KeyboardEvent): void => {
    const buttons = [...(box.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
    const next = neighbourOf(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length)
    if (next === null) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return (
    <div className="log replay-log" ref={box} role="group" aria-label={texts.table.log} onKeyDown={walkLines}>
      <ol>
        {shown.map(({ key, text, kind, at }, index) => (
          <li key={key}>
            <button
              type="button"
              className={`${kind} ${gone.has(at) ? 'gone' : ''}`}
              title={words.goTo(at)}
              tabIndex={index === shown.length - 1 ? 0 : -1}
              {...(at === version ? { 'aria-current': 'step' } : {})}
              onClick={() => {
                walk.goTo(at)
                onGo?.()
              }}
            >
              {gone.has(at) ? (
                <>
                  <s>{text}</s> <small>({words.takenBack})</small>
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
