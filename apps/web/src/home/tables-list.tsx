/** Tables on the server, to join or to watch. */
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { ListedTable } from '@tortuga/wire'

type Props = { readonly title: string; readonly none: string; readonly tables: readonly ListedTable[]; readonly action: string }

/** Loaded with the first table; often there is none. */
const TableRow = lazy(async () => ({ default: (await import('./table-row.tsx')).TableRow }))

export const TablesList = ({ title, none, tables, action }: Props): ReactNode => (
  <section>
    <h2>{title}</h2>
    {tables.length === 0 ? (
      <p className="empty">{none}</p>
    ) : (
      <Suspense>
        <ul className="list">
          {tables.map(table => (
            <TableRow key={table.id} table={table} action={action} />
          ))}
        </ul>
      </Suspense>
    )}
  </section>
)
