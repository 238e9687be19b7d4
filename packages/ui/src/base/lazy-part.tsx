/** Parts that are loaded when they are first drawn. */
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/** `fallback` keeps the part's place until it is there. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ((props: Props) => ReactNode) => {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: await load() })) as ComponentType<Props>
  const LazyPart = (props: Props): ReactNode => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )
  return LazyPart
}
