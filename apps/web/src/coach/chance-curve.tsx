/** The curve of the chance of winning, as wide as the scrubber below it, with a mark at each turning point. The marks can lie close together, so the list below the curve has the buttons. */
import type { CSSProperties, ReactNode } from 'react'
import { curvePoints } from './analysis.ts'
import type { JudgedDecision, TurningPoint } from './analysis.ts'
import { useCoachText } from '../text/coach.ts'

export const inPercent = (chance: number): number => Math.round(chance * 100)

type Props = {
  readonly judged: readonly JudgedDecision[]
  readonly turningPoints: readonly TurningPoint[]
  readonly last: number
  readonly version: number
}

const fractionOf = (version: number, last: number): number => (last === 0 ? 0 : version / last)

export const ChanceCurve = ({ judged, turningPoints, last, version }: Props): ReactNode => {
  const text = useCoachText()
  const points = curvePoints(judged, last)
  const [start, end] = [points[0], points.at(-1)]
  const line = points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')
  return (
    <div className="review-curve">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={
          start === undefined || end === undefined ? text.looking : text.curve(Math.round(100 - start.y), Math.round(100 - end.y))
        }
      >
        <path d="M0 50H100" className="review-even" />
        {start === undefined || end === undefined ? null : (
          <polygon points={`${start.x},100 ${line} ${end.x},100`} className="review-under" />
        )}
        <polyline points={line} className="review-line" />
        <path d={`M${100 * fractionOf(version, last)} 0V100`} className="review-now" />
      </svg>
      {turningPoints.map(({ version: at, before, after }) => (
        <span
          key={at}
          aria-hidden
          className={after < before ? 'review-turn down' : 'review-turn up'}
          style={{ '--x': fractionOf(at, last), '--y': 1 - before } as CSSProperties}
          title={text.turning(at, inPercent(before), inPercent(after))}
          data-current={at === version}
        />
      ))}
    </div>
  )
}
