/** Pieces that belong together are one stop of the Tab key; arrow keys walk among them. */
import { useLayoutEffect, useRef, type ElementType, type KeyboardEvent, type ReactElement, type ReactNode, type RefObject } from 'react'

const STOPS = '[data-stop]'

const stopsIn = (group: HTMLElement): readonly HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(STOPS)].filter(element => element.closest('[data-group]') === group)

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => Math.min(count - 1, at + 1),
  ArrowDown: (at, count) => Math.min(count - 1, at + 1),
  ArrowLeft: at => Math.max(0, at - 1),
  ArrowUp: at => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, count) => count - 1,
}

type Props = {
  readonly as?: ElementType
  readonly label: string
  readonly className: string
  readonly children: ReactNode
  readonly role?: string
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>
}

/** Which of them Tab leads to is kept in the page itself: the one that had focus last, else the first. */
const useOneStop = (): RefObject<HTMLElement | null> => {
  const group = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (group.current === null) return
    const stops = stopsIn(group.current)
    const current = stops.find(({ tabIndex }) => tabIndex === 0) ?? stops[0]
    for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1
  })
  return group
}

export const Group = ({ as: Box = 'div', label, className, children, role, data = {} }: Props): ReactElement => {
  const group = useOneStop()
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(STOPS) : null
    if (step === undefined || here === null || group.current === null || event.altKey || event.ctrlKey || event.metaKey) return
    const stops = stopsIn(group.current)
    const at = stops.indexOf(here)
    if (at < 0) return
    event.preventDefault()
    stops[step(at, stops.length)]?.focus()
  }
  const settle = (event: { readonly target: EventTarget }): void => {
    const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(STOPS) : null
    if (here === null || group.current === null) return
    for (const stop of stopsIn(group.current)) stop.tabIndex = stop === here ? 0 : -1
  }
  return (
    <Box ref={group} className={className} aria-label={label} role={role} data-group="" onKeyDown={walk} onFocus={settle} {...data}>
      {children}
    </Box>
  )
}
