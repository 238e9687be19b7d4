/** Every card and piece of RUM, for the workbench. */
import { CardBack, type PieceGallery, type TableProps } from '@tortuga/ui'
import { TableProvider } from '@tortuga/ui/table'
import type { ReactElement, ReactNode } from 'react'
import { deckOf, type RumTypes } from '../rules/index.ts'
import { CaptainCard } from '../web/art/captain.tsx'
import { ClockFace } from '../web/art/clock.tsx'
import { dyeOf } from '../web/art/ink.ts'
import { CardFace } from '../web/pieces/card.tsx'
import { useNewTable } from '../web/table/context/context.ts'

const Surround = ({ table, children }: { readonly table: TableProps<RumTypes>; readonly children: ReactNode }): ReactElement => (
  <TableProvider table={useNewTable(table)}>
    <div className="rum" style={{ display: 'contents' }}>
      {children}
    </div>
  </TableProvider>
)

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8]

export const gallery: PieceGallery<RumTypes> = {
  Surround,
  groups: ({ view }) => {
    const deck = deckOf(view.options.deck)
    return [
      {
        title: 'Cards',
        widths: [34, 70, 110],
        pieces: [
          ...[...deck.pieces, 'parrot'].map(face => ({ name: face, draw: () => <CardFace card={face} end="two" /> })),
          { name: 'back', draw: () => <CardBack /> },
        ],
      },
      {
        title: 'Cards, other end up',
        widths: [34, 70, 110],
        pieces: deck.pieces.map(face => ({ name: `${face}, turned`, draw: () => <CardFace card={face} end="one" /> })),
      },
      {
        title: 'Captains',
        widths: [38, 66, 110],
        pieces: deck.colours.map((colour, index) => ({
          name: `${colour} captain`,
          draw: () => <CaptainCard dye={dyeOf(deck, colour)} value={index + 1} edge={index % 2 === 0 ? 'bottom' : 'top'} />,
        })),
      },
      {
        title: 'Clock',
        widths: [62, 100, 150],
        pieces: HOURS.map(hour => ({ name: `clock at ${hour}`, draw: () => <ClockFace hour={hour} cost={deck.discards[hour] ?? 0} /> })),
      },
    ]
  },
}
