/** The captains of one owner, or those in the row. */
import type { Seat } from '@tortuga/kit'
import { KeyboardGroup, Piece } from '@tortuga/ui/table'
import type { CSSProperties, ReactElement } from 'react'
import type { CaptainState } from '../../rules/index.ts'
import { CaptainCard, type OwnersEdge } from '../art/captain.tsx'
import { useTable } from './context/context.ts'

/** A captain; a dashed ring marks one that the set in the draft would take. */
const Captain = ({ captain, edge }: { readonly captain: CaptainState; readonly edge: OwnersEdge }): ReactElement => {
  const { text, dye, holderOf, set } = useTable()
  const isTaken = set?.rows.some(({ captain: other, value }) => other.colour === captain.colour && value > 0) ?? false
  const name = text.captainSaid(dye(captain.colour), captain.value, holderOf(captain.owner))
  return (
    <li className="rum-captain">
      <Piece
        target={`captain:${captain.colour}`}
        label={isTaken ? `${name}; ${text.wouldTake}` : name}
        mark={isTaken ? 'target' : 'plain'}
        reads={captain.colour}
        place={`captain-${captain.colour}`}
        isStop
        onPress={null}
      >
        <CaptainCard dye={dye(captain.colour)} value={captain.value} edge={edge} />
      </Piece>
    </li>
  )
}

/** More captains than this begin a new line. */
const MAX_IN_LINE = 4

/** Nothing for an owner without captains. */
export const Captains = ({ owner, label }: { readonly owner: Seat | null; readonly label: string }): ReactElement | null => {
  const { view, seat } = useTable()
  const captains = view.captains.filter(captain => captain.owner === owner)
  if (captains.length === 0) return null
  const columns = { '--columns': Math.min(captains.length, MAX_IN_LINE) } as CSSProperties
  return (
    <KeyboardGroup as="ul" className="rum-captains" label={label} style={columns}>
      {captains.map(captain => (
        <Captain key={captain.colour} captain={captain} edge={owner === null || owner === seat ? 'bottom' : 'top'} />
      ))}
    </KeyboardGroup>
  )
}
