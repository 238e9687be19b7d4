/** A page with parts of the table kit for `kit-cards.gate.test.ts`: a hand whose size comes from the address, and readable pieces on a board. */
import { Board, Hand, HandCard, Shelf, useReadable } from '@tortuga/ui/table'
import type { CardReading } from '@tortuga/ui/table'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { KitTable } from '../../../../packages/ui/test/kit-table.ts'
import '@tortuga/ui/tokens.css'
import '@tortuga/ui/base.css'
import '@tortuga/ui/table.css'
import '@tortuga/ui/kit-table.css'
import '@tortuga/ui/kit-cards.css'
import '@tortuga/ui/kit-reader.css'

const COUNT = Number(location.hash.slice(1))

const read = (card: string): CardReading => ({
  title: `Card ${card}`,
  kind: 'Crew',
  picture: null,
  text: `The text of card ${card}.`,
  keywords: [{ word: 'Crew', meaning: 'It sails a ship.' }],
  knownBy: null,
})

/** Counts its renders, which reading must not change. */
let renders = 0

const Piece = ({ card }: { readonly card: string }): ReactNode => {
  const [isPicked, setPicked] = useState(false)
  const { props, description } = useReadable(card)
  renders += 1
  document.body.dataset['renders'] = String(renders)
  return (
    <>
      <button
        type="button"
        className="kit-card"
        data-stop=""
        data-target={card}
        data-mark={isPicked ? 'picked' : 'plain'}
        aria-label={`Card ${card}`}
        aria-pressed={isPicked}
        tabIndex={-1}
        onClick={() => setPicked(!isPicked)}
        {...props}
      />
      {description}
    </>
  )
}

const Page = (): ReactNode => (
  <KitTable read={read}>
    <Board className="">
      <div className="kit-piece">
        <Piece card="board" />
      </div>
    </Board>
    <Shelf className="" label="Shelf">
      <Hand label="Your hand" empty="none" count={COUNT}>
        {Array.from({ length: COUNT }, (_, index) => (
          <HandCard key={index}>
            <Piece card={String(index)} />
          </HandCard>
        ))}
      </Hand>
    </Shelf>
  </KitTable>
)

const root = document.createElement('main')
root.style.height = '100vh'
document.body.append(root)
document.head.insertAdjacentHTML(
  'beforeend',
  '<style>body{margin:0}.kit-card{display:block;width:84px;height:120px}.kit-piece{width:84px;margin:300px auto 0}</style>',
)
createRoot(root).render(<Page />)
