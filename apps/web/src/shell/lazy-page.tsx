/** Pages that are loaded when they are opened. */
import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { LoadingPage } from './page-frame.tsx'

/**
 * Shows the page as soon as it is loaded. With `lazy` and `Suspense` it would appear later: React shows nothing new for 300 ms after the
 * fallback of a `Suspense`. If the page cannot be loaded, the crash boundary handles it.
 */
export const lazyPage = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType = LoadingPage,
): ComponentType<P> => {
  let loaded: ComponentType<P> | null = null
  return (props: P): ReactNode => {
    const [Page, setPage] = useState(() => loaded)
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
    useEffect(() => {
      if (loaded !== null) return
      load().then(
        page => {
          loaded = page
          setPage(() => page)
        },
        (error: unknown) => setFailure({ error }),
      )
    }, [])
    if (failure !== null) throw failure.error
    return Page === null ? <Waiting /> : <Page {...props} />
  }
}
