/** The present battle of a boarding, large: both ships with their crews, the strengths as sums, and the verdict. */
import { at, type Seat } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { Battle } from '../../../rules/index.ts'
import { Sabres, Ship } from '../../art/tokens.tsx'
import { plain, signed } from '../../art/worth.ts'
import { SmallFaceCard } from '../../pieces/loot-card.tsx'
import { useTable } from '../context/context.ts'
import { sumOf, type BoardingReport } from '../context/boarding-report.ts'
import { figureFor, sayBattle } from './pair-chips.tsx'

/** `4 + 2 + 1 = 7`; the strength alone if its parts are not known. */
const saySum = (parts: readonly number[] | null, strength: number): string => {
  if (parts === null || parts.length < 2) return plain(strength)
  const [first = 0, ...others] = parts
  return `${plain(first)}${others.map(part => ` ${part < 0 ? '−' : '+'} ${Math.abs(part)}`).join('')} = ${plain(strength)}`
}

/** The crew of one captain with its strength as a sum. */
type CrewProps = { readonly seat: Seat; readonly report: BoardingReport; readonly isWinner: boolean }
export const Crew = ({ seat, report, isWinner }: CrewProps): ReactElement => {
  const { nameOf, text, seat: own, infoOf, phrases } = useTable()
  const isUnarmed = at(report.crews, seat) === 0
  const fighters = report.fighters[seat] ?? []
  return (
    <section className="soc-crew" data-won={isWinner} aria-label={seat === own ? text.yourCrew : text.crewOf(nameOf(seat))}>
      <p className="soc-crew-head">
        <span className="soc-crew-name">{seat === own ? text.yourCrew : nameOf(seat)}</span>
        {isWinner && <Icon name="crown" small />}
        <b className="serif">
          {isUnarmed
            ? text.noPirates
            : saySum(
                sumOf(report, seat, face => infoOf(face).strength),
                at(report.strengths, seat),
              )}
        </b>
      </p>
      <ul className="soc-crew-cards">
        {fighters.map((face, index) => (
          <li key={index}>
            <span aria-hidden="true">
              <SmallFaceCard face={face} isReadable />
            </span>
            <small>{phrases.card(face).name}</small>
            <span className="vh">{signed(infoOf(face).strength)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The viewer's own ship is on the right. */
const sidesOf = ({ seats: [one, other] }: Battle, own: Seat | null): readonly [Seat, Seat] => (one === own ? [other, one] : [one, other])

export const Duel = ({ battle, report }: { readonly battle: Battle; readonly report: BoardingReport }): ReactElement => {
  const context = useTable()
  const [left, right] = sidesOf(battle, context.seat)
  return (
    <div className="soc-duel" key={battle.seats.join(' ')}>
      <div className="soc-duel-sky" aria-hidden="true">
        <span className="soc-duel-ship" data-lost={battle.winner === right}>
          <Ship />
        </span>
        <span className="soc-duel-moon">
          <b className="serif" data-won={battle.winner === left}>
            {figureFor(report, left)}
          </b>
          <Sabres />
          <b className="serif" data-won={battle.winner === right}>
            {figureFor(report, right)}
          </b>
        </span>
        <span className="soc-duel-ship" data-side="right" data-lost={battle.winner === left}>
          <Ship />
        </span>
      </div>
      <p className="soc-duel-verdict">{sayBattle(context, battle, report)}</p>
      <div className="soc-duel-crews">
        <Crew seat={left} report={report} isWinner={battle.winner === left} />
        <Crew seat={right} report={report} isWinner={battle.winner === right} />
      </div>
    </div>
  )
}
