/** The voyage: a step for each round, the ship on the present one, crossed sabres where a boarding follows. */
import { upTo } from '@tortuga/kit'
import type { ReactElement } from 'react'
import { boardOf } from '../rules/index.ts'
import { Sabres, Ship } from './art/things.tsx'
import { useSetting } from './setting.ts'

export const Track = (): ReactElement => {
  const { drawn, deck, text, words, isCounted } = useSetting()
  const { rounds, boardings } = boardOf(deck, drawn.seats)
  const next = boardings.find(round => round >= drawn.round)
  const said = [words.round(drawn.round, rounds), ...(next === undefined || isCounted ? [] : [words.nextBoarding(next)])].join(', ')
  return (
    <div className="soc-track">
      <span className="soc-track-name serif" aria-hidden="true">
        {text.voyage}
      </span>
      <div className="soc-steps" role="img" aria-label={said}>
        {upTo(rounds).map(index => (
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
