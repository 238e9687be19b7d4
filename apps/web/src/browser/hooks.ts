/** Small hooks around browser features: loading, intervals, the page title, focus after navigation, media queries. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

export type Loaded<A> =
  | { readonly type: 'loading' }
  | { readonly type: 'ready'; readonly value: A }
  | { readonly type: 'failed'; readonly error: unknown }

/** Loads when `key` changes and when `reload` is called. The last value stays until the next one arrives. */
export const useLoad = <A>(load: () => Promise<A>, key: string): readonly [Loaded<A>, () => void] => {
  const [loaded, setLoaded] = useState<Loaded<A>>({ type: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    let isCurrent = true
    latest.current().then(
      value => isCurrent && setLoaded({ type: 'ready', value }),
      (error: unknown) => isCurrent && setLoaded({ type: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, attempt])
  return [loaded, useCallback(() => setAttempt(before => before + 1), [])]
}

/** Calls at this interval while the page is visible. */
export const useInterval = (ms: number, call: () => void): void => {
  const latest = useRef(call)
  latest.current = call
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) latest.current()
    }, ms)
    return () => clearInterval(timer)
  }, [ms])
}

const listenForVisibility = (call: () => void): (() => void) => {
  document.addEventListener('visibilitychange', call)
  return () => document.removeEventListener('visibilitychange', call)
}

/** Whether the page is in a tab or window that nobody sees. */
export const useIsHidden = (): boolean => useSyncExternalStore(listenForVisibility, () => document.hidden)

/** Calls when the device goes offline or comes back online. */
export const useNetworkChange = (call: () => void): void => {
  useEffect(() => {
    addEventListener('online', call)
    addEventListener('offline', call)
    return () => {
      removeEventListener('online', call)
      removeEventListener('offline', call)
    }
  }, [call])
}

export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title
  }, [title])
}

let isFirstPage = true

/** Moves focus to the page's heading after navigation, but not on the first page, where the browser has placed it. */
export const usePageFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirstPage) {
      scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
    isFirstPage = false
  }, [])
  return heading
}

const useMedia = (query: string): boolean => {
  const [isMatched, setMatched] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const update = (): void => setMatched(list.matches)
    update()
    list.addEventListener('change', update)
    return () => list.removeEventListener('change', update)
  }, [query])
  return isMatched
}

/** Whether to use the phone layout, in portrait or landscape. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 760px), (max-height: 480px)')
