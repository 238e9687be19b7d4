/** Pieces as the table shows them: faces and backs with their names, and captains with what this set would do to them. */
import { CardBack } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { Captain, End, Face } from '../rules/index.ts'
import { CaptainCard, type OwnersEdge } from './art/captain.tsx'
import { ParrotCard, RumCard } from './art/rum-card.tsx'
import { useSetting, type Setting } from './setting.ts'

const PARROT = 'parrot'

/** A card's name for whoever hears the table. */
export const sayCard = ({ endsOf, text }: Setting, card: Face, end: End): string =>
  card === PARROT ? text.parrot : text.card(...endsOf(card, end))

/** A card's drawing; null is a back. */
export const CardFace = ({ card, end }: { readonly card: Face | null; readonly end: End }): ReactElement => {
  const { endsOf } = useSetting()
  if (card === null) return <CardBack />
  if (card === PARROT) return <ParrotCard />
  const [up, below] = endsOf(card, end)
  const [two, one] = end === 'two' ? [up, below] : [below, up]
  return <RumCard double={two.dye} single={one.dye} end={end} />
}

/** A captain where it lies. A dashed ring says: the set on the table takes it. */
const CaptainPiece = ({ captain, edge }: { readonly captain: Captain; readonly edge: OwnersEdge }): ReactElement => {
  const { text, dye, holderOf, set } = useSetting()
  const isTaken = set?.rows.some(({ captain: other, value }) => other.colour === captain.colour && value > 0) ?? false
  const name = text.captainSaid(dye(captain.colour), captain.value, holderOf(captain.owner))
  return (
    <li className={isTaken ? 'rum-captain is-target' : 'rum-captain'} data-place={`captain-${captain.colour}`}>
      <span role="img" aria-label={isTaken ? `${name}; ${text.wouldTake}` : name}>
        <CaptainCard dye={dye(captain.colour)} value={captain.value} edge={edge} />
      </span>
    </li>
  )
}

/** The captains of one owner. */
export const Captains = ({ owner, label }: { readonly owner: number | null; readonly label: string }): ReactElement => {
  const { view, seat } = useSetting()
  const captains = view.captains.filter(captain => captain.owner === owner)
  return (
    <ul className="rum-captains" aria-label={label} data-count={captains.length}>
      {captains.map(captain => (
        <CaptainPiece key={captain.colour} captain={captain} edge={owner === null || owner === seat ? 'bottom' : 'top'} />
      ))}
    </ul>
  )
}
