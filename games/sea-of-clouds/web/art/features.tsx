/** What faces of pirates are made of, in a box of 64×66. */
import type { ReactElement } from 'react'
import { FINE, INK } from './ink.ts'

export const Eyes = ({ left = true, y = 33 }: { readonly left?: boolean; readonly y?: number }): ReactElement => (
  <g fill="var(--print)">
    {left && <circle cx="26" cy={y} r="1.7" />}
    <circle cx="38" cy={y} r="1.7" />
  </g>
)
export const Nose = (): ReactElement => <path d="M32 34l-2 5h3" {...FINE} />
export const Smile = ({ d = 'M28 45c2.5 1.8 5.5 1.8 8 0' }: { readonly d?: string }): ReactElement => (
  <path d={d} {...FINE} strokeWidth="1.8" />
)
export const Moustache = ({ hair }: { readonly hair: string }): ReactElement => (
  <path d="M22 42c3-4 8-4 10-2 2-2 7-2 10 2-4 2-8 1-10-1-2 2-6 3-10 1z" fill={hair} {...INK} strokeWidth="1.5" />
)
