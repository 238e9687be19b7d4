/** Every card and piece of Sea of Clouds, for the workbench. */
import type { PieceGallery, TableProps } from '@tortuga/ui'
import { TableProvider } from '@tortuga/ui/table'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { BACKS, cardOf, deckOf, type SeaTypes } from '../rules/index.ts'
import { LootBack } from '../web/art/back.tsx'
import { Coin, Hat, Parrot, Sabres, Ship } from '../web/art/tokens.tsx'
import { useNewTableContext } from '../web/table/context/context.ts'
import { LootCard, SmallFaceCard } from '../web/pieces/loot-card.tsx'

const Surround = ({ table, children }: { readonly table: TableProps<SeaTypes>; readonly children: ReactNode }): ReactElement => (
  <TableProvider table={useNewTableContext(table)}>
    <div className="soc" style={{ display: 'contents' }}>
      {children}
    </div>
  </TableProvider>
)

/** From this width on a card is drawn with its name and its text. */
const READABLE = 120

const LargeCard = ({ face, width }: { readonly face: string; readonly width: number }): ReactElement => (
  <div style={{ '--soc-card': `${width}px` } as CSSProperties}>
    <LootCard face={face} owned={2} />
  </div>
)

export const gallery: PieceGallery<SeaTypes> = {
  Surround,
  groups: ({ view }) => {
    const deck = deckOf(view.options.deck)
    return [
      ...BACKS.map(back => ({
        title: `Cards: ${back}`,
        widths: [40, 150, 190] as const,
        pieces: deck.faces
          .filter(face => cardOf(deck, face).back === back)
          .map(face => ({
            name: face,
            draw: (width: number) => (width >= READABLE ? <LargeCard face={face} width={width} /> : <SmallFaceCard face={face} />),
          })),
      })),
      {
        title: 'Backs',
        widths: [44, 80, 120],
        pieces: BACKS.map(back => ({ name: `back: ${back}`, draw: () => <LootBack back={back} /> })),
      },
      {
        title: 'Tokens',
        widths: [24, 44, 80],
        pieces: [
          { name: 'doubloon', draw: () => <Coin /> },
          { name: 'doubloons', draw: () => <Coin amount={12} /> },
          { name: 'Parrot', draw: () => <Parrot /> },
          { name: 'Hat', draw: () => <Hat /> },
          { name: 'sabres', draw: () => <Sabres /> },
          { name: 'ship', draw: () => <Ship /> },
        ],
      },
    ]
  },
}
