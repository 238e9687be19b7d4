/** Small hooks of the shell: something loaded, the title of the page, where focus goes after a change of page. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

export type Loaded<A> =
  | { readonly type: 'loading' }
  | { readonly type: 'ready'; readonly value: A }
  | { readonly type: 'failed'; readonly error: unknown }

/** Loads when `key` changes and whenever `reload` is called; what was loaded stays until something newer comes. */
export const useLoad = <A>(load: () => Promise<A>, key: string): readonly [Loaded<A>, () => void] => {
  const [loaded, setLoaded] = useState<Loaded<A>>({ type: 'loading' })
  const [turn, setTurn] = useState(0)
  const newest = useRef(load)
  newest.current = load
  useEffect(() => {
    let isCurrent = true
    newest.current().then(
      value => isCurrent && setLoaded({ type: 'ready', value }),
      (error: unknown) => isCurrent && setLoaded({ type: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, turn])
  return [loaded, useCallback(() => setTurn(before => before + 1), [])]
}

/** Calls while the page is seen, so often. */
export const useEvery = (ms: number, call: () => void): void => {
  const newest = useRef(call)
  newest.current = call
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) newest.current()
    }, ms)
    return () => clearInterval(timer)
  }, [ms])
}

/** Calls when the device goes off the network or comes back. */
export const useNetwork = (call: () => void): void => {
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

/** Puts focus on the page's heading after a change of page; the first page leaves it where the browser put it. */
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

/** Whether a media query holds now. */
const useMedia = (query: string): boolean => {
  const [isMatched, setMatched] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const look = (): void => setMatched(list.matches)
    look()
    list.addEventListener('change', look)
    return () => list.removeEventListener('change', look)
  }, [query])
  return isMatched
}

/** The layout of a phone, standing or lying. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 760px), (max-height: 480px)')
