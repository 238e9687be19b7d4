/** The result as a picture: the winner's rack in the middle of the quay, the others beside it with the tiles that are left, and below it the rounds. */
import { at, range, type Seat } from '@tortuga/kit'
import { Avatar, type ScoreSheetProps } from '@tortuga/ui'
import { useCountUp } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { totalsOf, type Face, type RummikubTypes, type View } from '../../rules/index.ts'
import { signed } from '../../text/format.ts'
import { RummikubScore } from '../dialogs/score-table.tsx'
import { TABLE_TEXTS, texts } from '../text/index.ts'
import './ending.css'
import { Harbour, RackPicture } from './scenery.tsx'

type Finisher = { readonly seat: Seat; readonly points: number; readonly tiles: readonly Face[] }

/** Best first; of equal players the reader. */
const finishersOf = (view: View): readonly Finisher[] => {
  const totals = totalsOf(view)
  return range(view.seats)
    .map(seat => ({ seat, points: at(totals, seat), tiles: view.racks?.[seat] ?? [] }))
    .toSorted((one, other) => other.points - one.points || Number(other.seat === view.viewer) - Number(one.seat === view.viewer))
}

/** The most tiles that are drawn on a rack. */
const MOST = { winner: 14, other: 7 } as const

type RackProps = {
  readonly finisher: Finisher
  readonly name: string
  readonly avatar: string | null
  readonly animate: boolean
  readonly isWinner: boolean
}

const FinishedRack = ({ finisher: { seat, points, tiles }, name, avatar, animate, isWinner }: RackProps): ReactElement => {
  const shown = useCountUp(points, animate, 0)
  return (
    <div className="rk-finisher" data-winner={isWinner}>
      <p className="serif">
        <Avatar seat={seat} name={avatar} />
        {name}
      </p>
      <RackPicture tiles={tiles} most={isWinner ? MOST.winner : MOST.other} />
      <b className="rk-finisher-points serif">{signed(shown)}</b>
    </div>
  )
}

export const RummikubEnding = ({ view, language, animate, name, avatar }: ScoreSheetProps<RummikubTypes>): ReactElement => {
  const text = TABLE_TEXTS[language]
  const { terms } = texts[language]
  const finishers = finishersOf(view)
  const [winner, ...others] = finishers
  const rack = (finisher: Finisher): ReactElement => (
    <FinishedRack
      key={finisher.seat}
      finisher={finisher}
      name={name(finisher.seat)}
      avatar={avatar(finisher.seat)}
      animate={animate}
      isWinner={finisher === winner}
    />
  )
  return (
    <section className="rk-ending" aria-label={text.left} data-still={!animate}>
      <div className="rk-ending-scene" aria-hidden="true">
        <Harbour />
        {winner === undefined ? null : rack(winner)}
        <div className="rk-finishers">{others.map(rack)}</div>
      </div>
      <ul className="vh">
        {finishers.map(({ seat, points, tiles }) => (
          <li key={seat}>
            {name(seat)}, {text.points(points)}: {tiles.length === 0 ? text.rackEmpty : tiles.map(terms.tile).join(', ')}
          </li>
        ))}
      </ul>
      {view.options.rounds > 1 ? <RummikubScore view={view} language={language} name={name} /> : null}
    </section>
  )
}
