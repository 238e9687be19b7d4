/** Every card and piece of Rum Runner, for the workbench. */
import type { PieceGallery, TableProps } from '@tortuga/ui'
import { TableProvider } from '@tortuga/ui/table'
import type { ReactElement, ReactNode } from 'react'
import { cardsOf, SIDES, type Card, type RunnerTypes } from '../rules/index.ts'
import { Back } from '../web/art/back.tsx'
import { Coin } from '../web/art/marks.tsx'
import { CardFace } from '../web/pieces/card-face.tsx'
import { useTableContext } from '../web/table/context/context.ts'

const TITLES: Readonly<Record<Card['kind'], string>> = {
  investment: 'Investments',
  hazard: 'Hazards',
  event: 'Events',
  ship: 'Ships',
  crew: 'Crew',
}
const KINDS = Object.keys(TITLES) as readonly Card['kind'][]

const Surround = ({ table, children }: { readonly table: TableProps<RunnerTypes>; readonly children: ReactNode }): ReactElement => (
  <TableProvider table={useTableContext(table)}>
    <div className="rr" style={{ display: 'contents' }}>
      {children}
    </div>
  </TableProvider>
)

export const gallery: PieceGallery<RunnerTypes> = {
  Surround,
  groups: ({ view }) => {
    const cards = [...new Set(cardsOf(view.options.cards).byName.values())]
    return [
      ...KINDS.map(kind => ({
        title: TITLES[kind],
        widths: [64, 92, 190] as const,
        pieces: cards.filter(card => card.kind === kind).map(({ face }) => ({ name: face, draw: () => <CardFace face={face} /> })),
      })),
      {
        title: 'Backs and coins',
        widths: [40, 70, 110],
        pieces: [
          ...SIDES.map(side => ({ name: `back of the ${side}`, draw: () => <Back side={side} /> })),
          { name: 'coin', draw: () => <Coin /> },
          { name: 'coins', draw: () => <Coin amount={12} /> },
        ],
      },
    ]
  },
}
