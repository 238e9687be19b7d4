/** The panels of the other players, clockwise from the viewer's left. */
import type { Seat } from '@tortuga/kit'
import type { ReactNode } from 'react'
import { useBaseTable } from '../base/base-table.tsx'
import type { DataProps } from './game-table.tsx'

/** The list of the other players; `render` draws one of them with `SeatPanel`. */
export const Seats = ({
  className = '',
  label,
  render,
}: {
  readonly className?: string
  /** By default “Players”. */
  readonly label?: string
  readonly render: (seat: Seat) => ReactNode
}): ReactNode => {
  const { others, kit } = useBaseTable()
  return (
    <ul className={`table-seats ${className}`} aria-label={label ?? kit.players} data-count={others.length}>
      {others.map(render)}
    </ul>
  )
}

type PanelProps = { readonly seat: Seat; readonly className?: string; readonly data?: DataProps; readonly children: ReactNode }

/** The panel of one player with the plate of the page; it is outlined while the match waits for this player. */
export const SeatPanel = ({ seat, className = '', data = {}, children }: PanelProps): ReactNode => {
  const { nameOf, awaited, seatPlate } = useBaseTable()
  return (
    <li
      className={`table-seat ${className}`}
      aria-label={nameOf(seat)}
      data-place={`seat-${seat}`}
      data-turn={awaited.includes(seat)}
      {...data}
    >
      <div className="table-seat-plate">{seatPlate(seat)}</div>
      {children}
    </li>
  )
}
