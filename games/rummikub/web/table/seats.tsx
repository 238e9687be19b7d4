/** The other players with tiles, status and points; and the viewer's own bar with the bank. */
import { at, type Seat } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import { Pile, SeatPanel, Seats, useCountUp } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { questionOf, seatsAnswering, totalsOf } from '../../rules/index.ts'
import { RummikubIcon } from '../art/icons.tsx'
import { TileFace } from '../art/tile-face.tsx'
import { BANK_KEY } from '../pieces/reading-keys.ts'
import { nameTile, useTable, type TableContext } from './context/context.ts'
import { isBlank } from './draft/presence.ts'
import { TimeBar } from './time-bar.tsx'

/** Whether a player has opened or announced, or what they are doing right now. */
const sayStatus = ({ text, view, told, sharedDraft, mode }: TableContext, seat: Seat): readonly [status: string, isNews: boolean] => {
  if (sharedDraft?.seat === seat) return [text.rearranging(sharedDraft.sets.flatMap(({ tiles }) => tiles.filter(isBlank)).length), true]
  if (questionOf(view) === 'redeal' && mode !== 'over')
    return [seatsAnswering(view).includes(seat) ? text.isAnswering : text.hasAnswered, false]
  const { opened, announced } = at(told.standings, seat)
  return announced ? [text.announced, true] : [opened ? text.opened : text.notOpened, false]
}

/** The status, and the points so far unless this is the only round of a match. */
const SeatFacts = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const context = useTable()
  const { told, text, animate } = context
  const points = at(totalsOf(told), seat)
  const shown = useCountUp(points, animate)
  const [status, isNews] = sayStatus(context, seat)
  return (
    <p className="table-seat-facts">
      <span className={isNews ? 'presence' : ''}>{status}</span>
      {told.rounds.length === 0 && told.options.rounds === 1 ? null : (
        <span role="img" aria-label={text.points(points)}>
          {text.points(shown)}
        </span>
      )}
    </p>
  )
}

/** A rack that is shown after the match. */
const OpenRack = ({ seat }: { readonly seat: Seat }): ReactElement | null => {
  const context = useTable()
  const rack = context.view.racks?.[seat]
  if (rack === undefined || rack.length === 0) return null
  return (
    <ul className="rk-minis" aria-label={context.text.rackOf(context.nameOf(seat))}>
      {rack.map((face, index) => (
        <li key={`${face} ${index}`}>
          <span role="img" aria-label={nameTile(context, face)}>
            <TileFace face={face} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export const OtherPlayers = (): ReactElement => {
  const { told, terms } = useTable()
  return (
    <Seats
      className="rk-seats"
      render={seat => (
        <SeatPanel key={seat} seat={seat} className="rk-seat">
          <p className="rk-seat-count serif">{terms.tiles(at(told.rackSizes, seat))}</p>
          <SeatFacts seat={seat} />
          <OpenRack seat={seat} />
        </SeatPanel>
      )}
    />
  )
}

const Bank = (): ReactElement => {
  const { view, told, text } = useTable()
  const label = told.lap === null ? text.bank(told.bankSize) : `${text.bank(told.bankSize)}, ${text.lastMoves}`
  return (
    <Pile
      className="rk-bank"
      place="bank"
      reads={BANK_KEY}
      label={label}
      caption={label}
      count={view.bankSize}
      back={view.bankSize === 0 ? null : <TileFace face={null} />}
      look="row"
      perBack={20}
      mostBacks={3}
    />
  )
}

/** The buttons for the tile size. */
const Zoom = ({ onZoom, isZoomed }: OwnBarProps): ReactElement => {
  const { text } = useTable()
  const button = (way: 1 | -1 | 0, name: string, icon: ReactElement): ReactElement => (
    <button type="button" className="tool" onClick={() => onZoom(way)} aria-label={name} title={name}>
      {icon}
    </button>
  )
  return (
    <div className="rk-zoom">
      {button(-1, text.zoomOut, <RummikubIcon name="minus" />)}
      {isZoomed ? button(0, text.zoomFit, <RummikubIcon name="fit" />) : null}
      {button(1, text.zoomIn, <Icon name="plus" />)}
    </div>
  )
}

type OwnBarProps = { readonly onZoom: (way: 1 | -1 | 0) => void; readonly isZoomed: boolean }

/** The viewer's bar: name plate with the clock, status, the bank, and buttons for the tile size. */
export const OwnBar = (zoom: OwnBarProps): ReactElement => {
  const { seat, seatPlate, mode } = useTable()
  return (
    <div className="rk-bar">
      {seat === null ? null : (
        <div className="rk-mine" data-place={`seat-${seat}`}>
          {seatPlate(seat)}
          {mode === 'over' ? null : <SeatFacts seat={seat} />}
        </div>
      )}
      <TimeBar />
      <Bank />
      <Zoom {...zoom} />
    </div>
  )
}
