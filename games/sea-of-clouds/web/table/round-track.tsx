/** The round track: one step per round, the ship on the current one, crossed sabres where a boarding follows. */
import { range } from '@tortuga/kit'
import type { ReactElement } from 'react'
import { boardOf } from '../../rules/index.ts'
import { Sabres, Ship } from '../art/tokens.tsx'
import { useTable } from './context/context.ts'

export const RoundTrack = (): ReactElement => {
  const { drawn, deck, text, phrases, isCounted } = useTable()
  const { rounds, boardings } = boardOf(deck, drawn.seats)
  const next = boardings.find(round => round >= drawn.round)
  const label = [phrases.round(drawn.round, rounds), ...(next === undefined || isCounted ? [] : [phrases.nextBoarding(next)])].join(', ')
  return (
    <div className="soc-track">
      <span className="soc-track-name serif" aria-hidden="true">
        {text.voyage}
      </span>
      <div className="soc-steps" role="img" aria-label={label}>
        {range(rounds).map(index => (
          <span
            key={index}
            className="soc-step"
            data-round={index + 1 < drawn.round || isCounted ? 'past' : index + 1 === drawn.round ? 'now' : 'next'}
          >
            {boardings.includes(index + 1) && (
              <span className="soc-boarding-mark">
                <Sabres />
              </span>
            )}
          </span>
        ))}
        <span className="soc-ship-place" data-place="ship" style={{ transform: `translateX(${((drawn.round - 0.5) / rounds) * 100}%)` }}>
          <Ship />
        </span>
      </div>
      <span className="soc-track-words" aria-hidden="true">
        {drawn.round}/{rounds}
      </span>
    </div>
  )
}
