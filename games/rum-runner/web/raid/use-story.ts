/** Tells the raid as it happens: step by step where pieces may move, at once where not; and keeps it until it has been looked at. */
import { createQueue, type Queue } from '@tortuga/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Event, View } from '../../rules/index.ts'
import type { Setting } from '../setting.ts'
import { settle, storyOf, tell, type Story } from './story.ts'

/** How long each step is seen; all of them together no longer than `LONGEST`. */
const STEP = 620
const LONGEST = 4200

/** What changes nothing that is drawn is not waited for. */
const QUIET: readonly Event['type'][] = [
  'gained',
  'paid',
  'discarded',
  'drew',
  'declined',
  'turn-began',
  'readied',
  'event-played',
  'dropped-out',
]

export type Telling = { readonly story: Story | null; readonly isPlaying: boolean; readonly dismiss: () => void }

type Shown = { readonly story: Story | null; readonly hold: number; readonly isLast: boolean }

export const useStory = ({ view, happened, animate, side }: Setting): Telling => {
  const [story, setStory] = useState<Story | null>(() => storyOf(view))
  const [isPlaying, setPlaying] = useState(false)
  const before = useRef<View>(view)
  const told = useRef<Story | null>(story)
  const played = useRef(happened.at(-1)?.version ?? -1)
  const queue = useRef<Queue<Shown> | null>(null)

  useEffect(() => () => queue.current?.stop(), [])

  useLayoutEffect(() => {
    const was = before.current
    if (was === view) return
    before.current = view
    const last = happened.at(-1)?.version ?? played.current
    const events = last === played.current ? [] : happened.filter(({ version }) => last < played.current || version > played.current)
    played.current = last
    const steps: { readonly story: Story | null; readonly event: Event }[] = []
    let now = told.current?.isOver === true && (side === null || events.length === 0) ? null : told.current
    for (const { event } of events) {
      const next = tell(now, event, was)
      if (next !== now && next !== null) steps.push({ story: next, event })
      now = next
    }
    const final = settle(now, view)
    told.current = final
    queue.current?.stop()
    if (!animate || document.hidden || steps.length === 0) {
      setStory(final)
      setPlaying(false)
      return
    }
    const pace = Math.min(STEP, LONGEST / steps.length)
    queue.current = createQueue<Shown>(
      shown => {
        setStory(shown.story)
        setPlaying(!shown.isLast)
      },
      ({ hold }) => hold,
      Number.POSITIVE_INFINITY,
    )
    for (const { story: shown, event } of steps)
      queue.current.push({ story: shown, hold: QUIET.includes(event.type) ? 0 : pace, isLast: false })
    queue.current.push({ story: final, hold: 0, isLast: true })
  })

  const dismiss = (): void => {
    queue.current?.stop()
    told.current = null
    setStory(null)
    setPlaying(false)
  }
  return { story, isPlaying, dismiss }
}
