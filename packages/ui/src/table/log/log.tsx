/** The log of a match in sentences. At most one log on a page may be `live`, so that a screen reader announces every event once and in order. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '../../controls/button.tsx'
import { useEarlierLog } from './earlier-log.ts'
import type { EarlierLog } from './earlier-log.ts'
import type { NamedCards } from './log-cards.tsx'

/** One line of the log. */
export type LogLine = {
  readonly key: string
  readonly text: string
  /** `line` is an event, `now` says whose turn it is, `title` is a heading such as a round, `aside` is not about the game. */
  readonly kind: 'line' | 'now' | 'title' | 'aside'
  /** Whether a turn begins with it. */
  readonly isTurnStart?: boolean
  readonly cards?: NamedCards
}

const LogCards = lazy(async () => ({ default: (await import('./log-cards.tsx')).LogCards }))

/** What a screen reader has been told: the lines of the log as it was last, and the news since the page was opened. */
export type HeardLog = {
  readonly keys: ReadonlySet<string>
  readonly count: number
  readonly news: readonly { readonly key: number; readonly text: string }[]
}

/** The most news that are kept; each is read when it is added. */
const MAX_NEWS = 20

/** The lines that a page opens with are no news. */
export const openLog = (lines: readonly LogLine[]): HeardLog => ({ keys: new Set(lines.map(({ key }) => key)), count: 0, news: [] })

/** Lines that appear together are one piece of news, because screen readers may change the order of several. Earlier lines that are loaded later are no news. */
export const hearLines = (before: HeardLog, lines: readonly LogLine[]): HeardLog => {
  const known = lines.findIndex(({ key }) => before.keys.has(key))
  const fresh = lines.slice(Math.max(0, known)).filter(({ key }) => !before.keys.has(key))
  if (fresh.length === 0 && lines.length === before.keys.size) return before
  const { keys } = openLog(lines)
  if (fresh.length === 0) return { ...before, keys }
  const said = { key: before.count, text: fresh.map(({ text }) => text).join(' ') }
  return { keys, count: before.count + 1, news: [...before.news, said].slice(-MAX_NEWS) }
}

/**
 * New lines as plain sentences for screen readers. The log itself is silent: card names in it are buttons, which screen readers leave out of a
 * sentence that they announce, and all its lines are replaced when the names become buttons.
 */
const News = ({ lines }: { readonly lines: readonly LogLine[] }): ReactNode => {
  const [heard, setHeard] = useState(() => openLog(lines))
  const now = hearLines(heard, lines)
  if (now !== heard) setHeard(now)
  return (
    <div className="vh" aria-live="polite" aria-relevant="additions">
      {now.news.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  )
}

/** The log is one Tab stop: the arrow keys left and right move between the card names in it, beginning with the newest. */
const moveBetweenCards = (event: KeyboardEvent<HTMLDivElement>): void => {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('p button')]
  const now = cards.findIndex(card => card === document.activeElement)
  const next = now < 0 ? cards.at(-1) : cards[now + (event.key === 'ArrowLeft' ? -1 : 1)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/** A scrolling log that always shows its last line. */
export const Log = ({
  lines,
  label,
  live = false,
  hasCards = false,
  onOpenCard,
  earlier = null,
}: {
  readonly lines: readonly LogLine[]
  readonly label: string
  readonly live?: boolean
  /** Whether card names open their cards, which needs a table beside the log. */
  readonly hasCards?: boolean
  /** Opens a card whose name is pressed, where no table beside the log does it. */
  readonly onOpenCard?: (card: string) => void
  /** How to load the lines before the first one; null if there are none. */
  readonly earlier?: EarlierLog | null
}): ReactNode => {
  const box = useRef<HTMLDivElement>(null)
  const [first, last] = [lines[0]?.key, lines.at(-1)?.key]
  const { onScroll, onPress } = useEarlierLog(box, first, earlier)
  useEffect(() => {
    const element = box.current
    if (element !== null) element.scrollTop = element.scrollHeight
  }, [last])
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      {live && <News lines={lines} />}
      {/* The tabIndex lets keyboard users scroll the box. */}
      <div
        className="log"
        ref={box}
        role="log"
        data-reads={(hasCards && onOpenCard === undefined) || undefined}
        aria-live="off"
        aria-label={label}
        tabIndex={0}
        onKeyDown={moveBetweenCards}
        onScroll={onScroll}
      >
        {earlier === null ? null : (
          <Button kind="quiet" onPress={onPress}>
            {earlier.label}
          </Button>
        )}
        {lines.map(({ key, text, kind, isTurnStart, cards = [] }) => (
          <p key={key} className={kind} data-turn={isTurnStart}>
            {hasCards && cards.length > 0 ? (
              <Suspense fallback={text}>
                <LogCards text={text} cards={cards} onOpenCard={onOpenCard} />
              </Suspense>
            ) : (
              text
            )}
          </p>
        ))}
      </div>
    </>
  )
}
