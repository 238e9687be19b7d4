/** All battles of a boarding in one row: those fought with their result, the present one marked. */
import { at, type Seat } from '@tortuga/kit'
import type { ReactElement } from 'react'
import { pairsOf, type Battle } from '../../../rules/index.ts'
import { Parrot, Sabres } from '../../art/tokens.tsx'
import { plain } from '../../art/worth.ts'
import { useTable, type TableContext } from '../context/context.ts'
import { loserOf, type BoardingReport } from '../context/boarding-report.ts'

/** Who wins a battle, and why if it is not plain. */
export const sayBattle = ({ nameOf, text, seat }: TableContext, battle: Battle, { crews }: BoardingReport): string => {
  const { winner, tied } = battle
  if (winner === null) return text.nobodyFights
  const loser = loserOf(battle)
  const won = winner === seat ? text.youWin : loser === seat ? text.youLose : text.wins(nameOf(winner))
  if (tied) return text.tie(won)
  return at(crews, loser) === 0 ? text.withoutPirates(won) : won
}

/** A captain's strength; a dash without Pirates. */
export const figureFor = ({ crews, strengths }: BoardingReport, seat: Seat): string =>
  at(crews, seat) === 0 ? '–' : plain(at(strengths, seat))

export const PairChips = ({ report, present }: { readonly report: BoardingReport; readonly present: Battle | null }): ReactElement => {
  const context = useTable()
  const { text, kit, seat, nameOf, drawn } = context
  const nameIn = (one: Seat): string => (one === seat ? kit.you : nameOf(one))
  const pairs = pairsOf(drawn.seats)
  return (
    <ul className="soc-pairs" aria-label={text.battles} data-count={pairs.length}>
      {pairs.map((pair, index) => {
        const battle = report.battles[index] ?? null
        const [one, other] = pair
        const isNow = battle !== null && battle === present
        return (
          <li
            key={pair.join(' ')}
            className="soc-pair"
            data-own={seat !== null && pair.includes(seat)}
            {...(isNow ? { 'aria-current': 'step' as const } : {})}
          >
            <span className="soc-pair-names">
              <span>{nameIn(one)}</span>
              {battle !== null && <b className="serif">{figureFor(report, one)}</b>}
              <span className="soc-versus" aria-hidden="true">
                {battle?.tied === true ? <Parrot /> : <Sabres />}
              </span>
              {battle !== null && <b className="serif">{figureFor(report, other)}</b>}
              <span>{nameIn(other)}</span>
            </span>
            <span className="soc-verdict">
              {battle === null ? text.battleOf(index + 1, pairs.length) : sayBattle(context, battle, report)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
