/** The Tortuga logo: a turtle seen from above, with a compass rose as its shell. */
import type { ReactNode } from 'react'

export const Logo = (): ReactNode => (
  <svg viewBox="0 0 48 48" className="mark" aria-hidden={true}>
    <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
      <circle cx="24" cy="25" r="13" />
      <path d="M20.4 13.2C19.6 8 21.2 4.5 24 4.5s4.4 3.5 3.6 8.7M13.4 17.2C9.2 13 4.8 13.4 3.2 17.4c2.2 3.4 5.4 4.9 8.6 4.7M34.6 17.2c4.2-4.2 8.6-3.8 10.2.2-2.2 3.4-5.4 4.9-8.6 4.7M14.8 34.6c-3.6 1.7-5.2 4.7-4.2 7.9 3.6-.2 6.2-1.9 7.7-5M33.2 34.6c3.6 1.7 5.2 4.7 4.2 7.9-3.6-.2-6.2-1.9-7.7-5M24 38.4l.9 4.1" />
    </g>
    <path d="M24 15.2l2.3 7.5 7.5 2.3-7.5 2.3L24 34.8l-2.3-7.5-7.5-2.3 7.5-2.3z" fill="currentColor" />
  </svg>
)
