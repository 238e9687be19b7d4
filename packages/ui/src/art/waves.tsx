/** The sparse wave pattern on the table's background. */
import { useId } from 'react'
import type { ReactNode } from 'react'

/** Must be the first child of a box with `position: relative`, which it fills. */
export const WavePattern = (): ReactNode => {
  const id = useId()
  return (
    <svg className="waves" aria-hidden={true}>
      <defs>
        <pattern id={id} width="96" height="44" patternUnits="userSpaceOnUse">
          <path
            d="M6 12c4-4.5 8-4.5 12 0s8 4.5 12 0M54 33c4-4.5 8-4.5 12 0s8 4.5 12 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
