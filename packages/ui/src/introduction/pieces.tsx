/** Parts of the pictures in an introduction. */
import { Fragment, type CSSProperties, type ReactNode } from 'react'

/** A piece of this width in pixels. */
export const Sized = ({ width, children }: { readonly width: number; readonly children: ReactNode }): ReactNode => (
  <span className="intro-piece" style={{ '--width': `${width}px` } as CSSProperties}>
    {children}
  </span>
)

/** Pieces that lie close together. */
export const Together = ({ children }: { readonly children: ReactNode }): ReactNode => <span className="intro-together">{children}</span>

/** Pieces below each other. */
export const Stack = ({ children }: { readonly children: ReactNode }): ReactNode => <span className="intro-stack">{children}</span>

/** Pieces that lie on each other, so that only an edge of the lower ones is seen. */
export const Fan = ({ children }: { readonly children: ReactNode }): ReactNode => <span className="intro-fan">{children}</span>

/** Equal pieces, such as backs, in a fan. */
export const FanOf = ({ count, children }: { readonly count: number; readonly children: ReactNode }): ReactNode => (
  <Fan>
    {Array.from({ length: count }, (_, index) => (
      <Fragment key={index}>{children}</Fragment>
    ))}
  </Fan>
)

/** A sign or a number between pieces. */
export const Sign = ({ children }: { readonly children: ReactNode }): ReactNode => <span className="intro-sign serif">{children}</span>

export const Arrow = (): ReactNode => (
  <svg viewBox="0 0 32 20" className="intro-arrow">
    <path d="M2 10h26M20 3l8 7-8 7" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
