/** Whoever closed the result is still told that the others wait. */
import type { ReactNode } from 'react'
import { Strip } from '../strip.tsx'
import type { TableContext } from './context.ts'
import { useNextTable } from './next-table.ts'

export const NextTableStrip = (context: TableContext): ReactNode => {
  const words = useNextTable(context)
  return words === null ? null : <Strip icon="again">{words}</Strip>
}
