/** The picture of a final scoring: each ship rises on its cargo, a crate for every category with points; a minus hangs beside it as ballast. Only decoration: the table below says the same. */
import { range, type Seat } from '@tortuga/kit'
import { useCountUp } from '@tortuga/ui/table'
import type { CSSProperties, ReactElement } from 'react'
import { SCORE_CATEGORIES, type ScoreCategory } from '../../rules/index.ts'
import { BackSign } from '../art/back.tsx'
import { Coin, Ship } from '../art/tokens.tsx'
import { plain } from '../art/worth.ts'
import { lastCounted, totalsSoFar, type CountStory } from '../table/context/count-story.ts'

export const CategorySign = ({ category }: { readonly category: ScoreCategory }): ReactElement => {
  switch (category) {
    case 'relics':
      return <BackSign back="relic" />
    case 'objects':
      return <BackSign back="object" />
    case 'rum':
      return <BackSign back="rum" />
    case 'doubloons':
      return <Coin />
    default:
      return (
        <span className="soc-sign soc-sign-secret serif" aria-hidden="true">
          ?
        </span>
      )
  }
}

const Total = ({ value, animate }: { readonly value: number; readonly animate: boolean }): ReactElement => (
  <b className="serif">{plain(useCountUp(value, animate))}</b>
)

type ShipProps = {
  readonly seat: Seat
  readonly story: CountStory
  readonly total: number
  readonly name: string
  readonly animate: boolean
  readonly isFirst: boolean
}

const CargoShip = ({ seat, story, total, name, animate, isFirst }: ShipProps): ReactElement => {
  const last = lastCounted(story)
  const cargo = SCORE_CATEGORIES.flatMap(category => {
    const points = story.points[category]?.[seat] ?? 0
    return points === 0 ? [] : [{ category, points }]
  })
  const heights = (points: number): CSSProperties => ({ '--points': points }) as CSSProperties
  return (
    <li className="soc-cargo-ship" data-first={isFirst}>
      <span className="soc-cargo-vessel">
        <Ship />
      </span>
      <span className="soc-cargo-plate">
        <span>{name}</span> <Total value={total} animate={animate} />
      </span>
      <span className="soc-cargo">
        {cargo
          .filter(({ points }) => points > 0)
          .toReversed()
          .map(({ category, points }) => (
            <span key={category} className="soc-crate" data-now={category === last} style={heights(points)}>
              <CategorySign category={category} />
              <b className="serif">{plain(points)}</b>
            </span>
          ))}
        <span className="soc-ballasts">
          {cargo
            .filter(({ points }) => points < 0)
            .map(({ category, points }) => (
              <span key={category} className="soc-ballast" data-now={category === last}>
                <CategorySign category={category} />
                <b className="serif">{plain(points)}</b>
              </span>
            ))}
        </span>
      </span>
    </li>
  )
}

/** A point is lower the more points the highest ship stands on, but a short column does not fill the sky. */
const MIN_HEIGHT = 40

/** The height of each ship's pile: its points without the negative ones. */
const heightsOf = ({ points }: CountStory, seats: number): readonly number[] =>
  range(seats).map(seat => SCORE_CATEGORIES.reduce((sum, category) => sum + Math.max(0, points[category]?.[seat] ?? 0), 0))

type Props = {
  readonly story: CountStory
  readonly seats: number
  readonly animate: boolean
  readonly name: (seat: Seat) => string
}

export const CargoShips = ({ story, seats, animate, name }: Props): ReactElement => {
  const totals = totalsSoFar(story, seats)
  const best = Math.max(...totals)
  return (
    <ul
      className="soc-ships"
      aria-hidden="true"
      data-still={!animate}
      style={{ '--most': Math.max(MIN_HEIGHT, ...heightsOf(story, seats)) } as CSSProperties}
    >
      {range(seats).map(seat => (
        <CargoShip
          key={seat}
          seat={seat}
          story={story}
          total={totals[seat] ?? 0}
          name={name(seat)}
          animate={animate}
          isFirst={story.isOver && totals[seat] === best}
        />
      ))}
    </ul>
  )
}
