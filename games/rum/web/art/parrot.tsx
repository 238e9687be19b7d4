/** The parrot, box 64×72. It sits on the corner of the clock and leaves it when its card is shown. */
import { ParrotFigure } from '@tortuga/ui/parrot'
import type { ReactElement } from 'react'
import { LINE, placed, type Placement } from './ink.ts'

export const ParrotShape = (placement: Placement): ReactElement => (
  <g {...LINE} {...placed(placement)}>
    <ParrotFigure body="var(--b-green)" tail="var(--b-red)" wing="var(--b-blue)" />
    <path d="M47 19.4c3.5.4 6.5 1.4 8.8 3.4" strokeWidth="1.4" />
    <path d="M33 6.5C31 3 27.5 1.5 23.5 2c0 3.5 2 6.5 5.5 8z" fill="var(--b-yellow)" />
  </g>
)

export const Parrot = ({ className = 'rum-parrot' }: { readonly className?: string }): ReactElement => (
  <svg viewBox="0 0 64 72" className={className} aria-hidden="true">
    <ParrotShape />
  </svg>
)
