/** The result as a picture: the winner's captains stand behind a bar that adds them up, and the others drift home on rafts. Beside it the same in words. */
import { at, range, type Seat } from '@tortuga/kit'
import { Avatar, Tag, type ScoreSheetProps } from '@tortuga/ui'
import { useCountUp } from '@tortuga/ui/table'
import type { CSSProperties, ReactElement } from 'react'
import { deckOf, resultOf, type RumTypes, type View } from '../../rules/index.ts'
import { Bottle } from '../art/bottle.tsx'
import { dyeOf, type Dye } from '../art/ink.ts'
import { TABLE_TEXTS, type TableText } from '../text/index.ts'
import './ending.css'
import { BarCaptain, BarParrot, Bunting, Raft, Shore } from './scenery.tsx'

type Trophy = { readonly dye: Dye; readonly value: number }
/** A player with their place, best first. */
type Finisher = { readonly seat: Seat; readonly place: number; readonly points: number; readonly trophies: readonly Trophy[] }

const finishersOf = (view: View): readonly Finisher[] => {
  const deck = deckOf(view.options.deck)
  const { places, scores } = resultOf(view)
  return range(view.seats)
    .map(seat => ({
      seat,
      place: at(places, seat),
      points: at(scores, seat),
      trophies: view.captains
        .filter(({ owner }) => owner === seat)
        .map(({ colour, value }) => ({ dye: dyeOf(deck, colour), value }))
        .toSorted((one, other) => other.value - one.value),
    }))
    .toSorted((one, other) => one.place - other.place || Number(other.seat === view.viewer) - Number(one.seat === view.viewer))
}

/** The captain of this index appears after those before it. */
const turnOf = (index: number): CSSProperties => ({ '--turn-of': index }) as CSSProperties

const Plate = ({ trophy: { dye, value }, index }: { readonly trophy: Trophy; readonly index: number }): ReactElement => (
  <span className="rum-bar-plate paper" style={turnOf(index)}>
    <span className="rum-bar-bottles">
      {range(value).map(bottle => (
        <Bottle key={bottle} dye={dye} />
      ))}
    </span>
    <b className="rum-bar-value serif">{value}</b>
  </span>
)

/** The bar of the winner. Its sum counts up once, after the last captain has appeared. */
type BarProps = { readonly finisher: Finisher; readonly text: TableText; readonly animate: boolean }
const Bar = ({ finisher: { trophies, points }, text, animate }: BarProps): ReactElement => {
  return (
    <div className="rum-bar">
      <div className="rum-bunting">
        <Bunting />
      </div>
      <div className="rum-bar-crew">
        {trophies.map(({ dye }, index) => (
          <span key={dye} style={turnOf(index)}>
            <BarCaptain dye={dye} />
          </span>
        ))}
        <span className="rum-bar-bird">
          <BarParrot />
        </span>
      </div>
      <div className="rum-bar-front">
        {trophies.map((trophy, index) => (
          <Plate key={trophy.dye} trophy={trophy} index={index} />
        ))}
        <span className="rum-bar-total serif">
          <b>{useCountUp(points, animate, 0)}</b> <span>{text.pointsWord(points)}</span>
        </span>
      </div>
    </div>
  )
}

/** A player's captains and their values in words. */
const sayTrophies = (text: TableText, trophies: readonly Trophy[]): string =>
  trophies.length === 0 ? text.noCaptains : trophies.map(({ dye, value }) => text.bottles(dye, value)).join(', ')

export const RumEnding = ({ view, language, animate, name, avatar }: ScoreSheetProps<RumTypes>): ReactElement => {
  const text = TABLE_TEXTS[language]
  const finishers = finishersOf(view)
  const [first, ...others] = finishers
  return (
    <section className="rum-ending" aria-label={text.captainsWon} data-still={!animate}>
      <div className="rum-scene" aria-hidden="true" data-others={others.length}>
        <Shore />
        {first !== undefined && (
          <div className="rum-winner">
            <p className="rum-winner-name serif">
              <Avatar seat={first.seat} name={avatar(first.seat)} />
              {name(first.seat)}
            </p>
            <Bar finisher={first} text={text} animate={animate} />
          </div>
        )}
        {others.map(({ seat, trophies }) => (
          <div key={seat} className="rum-raft">
            <Raft dyes={trophies.map(({ dye }) => dye)} />
            <Avatar seat={seat} name={avatar(seat)} />
          </div>
        ))}
      </div>
      <ol className="rum-finishers">
        {finishers.map(({ seat, place, points, trophies }) => (
          <li key={seat} className="paper">
            <b className="rum-place-number serif">{place}</b>
            <Avatar seat={seat} name={avatar(seat)} />
            <span className="rum-finisher-words">
              {/* Players can also agree to end a match; then the captains do not decide it. */}
              <b>{name(seat)}</b> {view.ending !== null && place === 1 && <Tag tone="now">{text.wins}</Tag>}
              <span className="muted">{sayTrophies(text, trophies)}</span>
            </span>
            <b className="rum-finisher-points serif">
              {points}
              <span className="vh"> {text.pointsWord(points)}</span>
            </b>
          </li>
        ))}
      </ol>
    </section>
  )
}
