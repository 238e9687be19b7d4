/** The others, clockwise from the viewer's left: plate, how many tiles, opened or not, points; and one's own line with the bank. */
import { at, type Seat } from '@tortuga/kit'
import { Icon, useCountUp } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { totalsOf } from '../rules/index.ts'
import { OwnIcon } from './art/icons.tsx'
import { TileFace } from './art/tile.tsx'
import { isBlank } from './draft/presence.ts'
import { nameTile } from './board.tsx'
import { useSetting, type Setting } from './setting.ts'
import { TimeBar } from './time-bar.tsx'

/** Those who sit opposite; whoever watches sees all. */
const othersOf = ({ seat, view }: Setting): readonly Seat[] => {
  const seats = view.rackSizes.map((_, other) => other)
  return seat === null ? seats : seats.slice(1).map(step => (seat + step) % seats.length)
}

/** What all know of a seat, or for as long as it lasts what that player is doing. */
const Standing = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { text, view, seen, mode } = useSetting()
  if (seen?.seat === seat) {
    const blanks = seen.sets.flatMap(({ tiles }) => tiles.filter(isBlank)).length
    return <span className="rk-presence">{text.rearranging(blanks)}</span>
  }
  if (view.phase === 'redeal' && mode !== 'over') return <span>{view.answered[seat] === true ? text.hasAnswered : text.isAnswering}</span>
  const { opened, announced } = at(view.standings, seat)
  if (announced) return <span className="rk-announced">{text.announced}</span>
  return <span>{opened ? text.opened : text.notOpened}</span>
}

/** Points so far, once a round is written or several are played. */
const Points = ({ seat }: { readonly seat: Seat }): ReactElement | null => {
  const { view, text, animate } = useSetting()
  const points = at(totalsOf(view), seat)
  const shown = useCountUp(points, animate)
  if (view.rounds.length === 0 && view.options.rounds === 1) return null
  return (
    <span className="rk-points" role="img" aria-label={text.points(points)}>
      {text.points(shown)}
    </span>
  )
}

/** A rack that is shown when all is over. */
const OpenRack = ({ seat }: { readonly seat: Seat }): ReactElement | null => {
  const setting = useSetting()
  const { view, text, nameOf } = setting
  const rack = view.racks?.[seat]
  if (rack === undefined || rack.length === 0) return null
  return (
    <ul className="rk-minis" aria-label={text.rackOf(nameOf(seat))}>
      {rack.map((face, index) => (
        <li key={`${face} ${index}`}>
          <span role="img" aria-label={nameTile(setting, face, false)}>
            <TileFace face={face} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const SeatPanel = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { view, text, nameOf, awaited, seatPlate } = useSetting()
  return (
    <li className="rk-seat" data-turn={awaited.includes(seat)} data-place={`seat-${seat}`} aria-label={nameOf(seat)}>
      {seatPlate(seat)}
      <p className="rk-seat-count serif">{text.tiles(at(view.rackSizes, seat))}</p>
      <p className="rk-seat-facts">
        <Standing seat={seat} />
        <Points seat={seat} />
      </p>
      <OpenRack seat={seat} />
    </li>
  )
}

export const Seats = (): ReactElement => {
  const setting = useSetting()
  const others = othersOf(setting)
  return (
    <ul className="rk-seats" aria-label={setting.text.players} data-count={others.length}>
      {others.map(seat => (
        <SeatPanel key={seat} seat={seat} />
      ))}
    </ul>
  )
}

const Bank = (): ReactElement => {
  const { view, text } = useSetting()
  return (
    <p className="rk-bank" data-place="bank">
      <span className="rk-pile" aria-hidden="true">
        {Array.from({ length: Math.min(3, Math.ceil(view.bankSize / 20)) }, (_, index) => (
          <TileFace key={index} face={null} />
        ))}
      </span>
      {text.bank(view.bankSize)}
      {view.lap === null ? null : <span className="rk-lap">, {text.lastMoves}</span>}
    </p>
  )
}

/** One's own line: the plate with its clock, what one has done so far, the bank, and the sizes of tiles. */
export const Bar = ({ onZoom, isZoomed }: { readonly onZoom: (way: 1 | -1 | 0) => void; readonly isZoomed: boolean }): ReactElement => {
  const { seat, seatPlate, text, mode, awaited } = useSetting()
  return (
    <div className="rk-bar">
      {seat === null ? null : (
        <div className="rk-mine" data-place={`seat-${seat}`} data-turn={awaited.includes(seat)}>
          {seatPlate(seat)}
          {mode === 'over' ? null : (
            <p className="rk-seat-facts">
              <Standing seat={seat} />
              <Points seat={seat} />
            </p>
          )}
        </div>
      )}
      <TimeBar />
      <Bank />
      <div className="rk-zoom">
        <button type="button" className="tool" onClick={() => onZoom(-1)} aria-label={text.zoomOut} title={text.zoomOut}>
          <OwnIcon name="minus" />
        </button>
        {isZoomed ? (
          <button type="button" className="tool" onClick={() => onZoom(0)} aria-label={text.zoomFit} title={text.zoomFit}>
            <OwnIcon name="fit" />
          </button>
        ) : null}
        <button type="button" className="tool" onClick={() => onZoom(1)} aria-label={text.zoomIn} title={text.zoomIn}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  )
}
