/** Icons that only this table needs. */
import { DrawnIcon } from '@tortuga/ui'
import type { ReactNode } from 'react'

const PATHS = {
  sort: 'M7 4v15M4 16l3 3 3-3M13 6h8M13 11h6M13 16h4',
  blocks: 'M3 13h7v7H3zM14 13h7v7h-7zM8.5 3.5h7v7h-7z',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  keys: 'M3 6.5h18v11H3zM6.5 10v.1M10 10v.1M14 10v.1M17.5 10v.1M8 14h8',
  table: 'M4 5h16v14H4zM4 10h16M10 10v9',
} as const

export const RummikubIcon = ({ name }: { readonly name: keyof typeof PATHS }): ReactNode => <DrawnIcon d={PATHS[name]} />
