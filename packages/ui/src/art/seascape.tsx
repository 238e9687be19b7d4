/** The picture behind a result: sky, sun or moon, clouds and sea, box 960×420. The shore in front of them is the game's. */
import type { ReactNode } from 'react'

/** It fills its box, whatever its shape. */
export const Seascape = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg className="seascape" viewBox="0 0 960 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="960" height="420" fill="var(--sc-sky)" />
    <circle cx="480" cy="196" r="136" fill="var(--sc-lamp)" />
    <g fill="var(--sc-cloud2)" opacity=".55">
      <path d="M60 118c0-16 14-26 30-24 6-16 34-20 46-4 20-8 38 4 36 22 14 0 20 6 20 14H60z" />
      <path d="M760 92c0-14 12-22 26-20 8-16 34-18 44-2 18-6 34 4 32 18 12 0 18 6 18 12H760z" />
    </g>
    <rect y="250" width="960" height="170" fill="var(--sc-sea)" />
    <path
      d="M40 284q12-8 24 0t24 0 24 0M190 306q12-8 24 0t24 0M700 290q12-8 24 0t24 0 24 0M850 318q12-8 24 0t24 0"
      fill="none"
      stroke="var(--sc-cloud2)"
      strokeOpacity=".5"
      strokeWidth="2"
    />
    {children}
  </svg>
)
