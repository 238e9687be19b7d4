/** The chance of winning from decision to decision, as wide as the scrubber it stands over, with the turning points to press. */
import type { CSSProperties, ReactNode } from 'react'
import { pointsOf } from './coach.ts'
import type { Judged, Turning } from './coach.ts'
import { useCoachTexts } from './text/index.ts'

export const inPercent = (chance: number): number => Math.round(chance * 100)

type Props = {
  readonly judged: readonly Judged[]
  readonly turnings: readonly Turning[]
  readonly first: number
  readonly last: number
  readonly version: number
  readonly onGo: (version: number) => void
}

const shareOf = (version: number, first: number, last: number): number => (last === first ? 0 : (version - first) / (last - first))

export const Curve = ({ judged, turnings, first, last, version, onGo }: Props): ReactNode => {
  const words = useCoachTexts()
  const points = pointsOf(judged, first, last)
  const [start, end] = [points[0], points.at(-1)]
  const line = points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')
  return (
    <div className="review-curve">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={
          start === undefined || end === undefined ? words.looking : words.curve(Math.round(100 - start.y), Math.round(100 - end.y))
        }
      >
        <path d="M0 50H100" className="review-even" />
        {start === undefined || end === undefined ? null : (
          <polygon points={`${start.x},100 ${line} ${end.x},100`} className="review-under" />
        )}
        <polyline points={line} className="review-line" />
        <path d={`M${100 * shareOf(version, first, last)} 0V100`} className="review-now" />
      </svg>
      {turnings.map(({ version: at, before, after, isSame }) => (
        <button
          key={at}
          type="button"
          className={after < before ? 'review-turn down' : 'review-turn up'}
          style={{ '--x': shareOf(at, first, last), '--y': 1 - before } as CSSProperties}
          aria-label={words.turningLong(at, inPercent(before), inPercent(after), isSame)}
          title={words.turning(at, inPercent(before), inPercent(after))}
          aria-current={at === version}
          onClick={() => onGo(at)}
        />
      ))}
    </div>
  )
}
