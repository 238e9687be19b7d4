/** A boarding as a scene: neighbours held against each other, ties and the Parrot, then what was done to whom. */
import { at, type Seat } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { Battle } from '../rules/index.ts'
import { Parrot, Sabres } from './art/things.tsx'
import { plain } from './loot-card.tsx'
import type { Report } from './report.ts'
import { useSetting, type Setting } from './setting.ts'
import { sayEvent } from './words.ts'

/** A captain's side of a battle. */
const Side = ({ seat, battle, report }: { readonly seat: Seat; readonly battle: Battle; readonly report: Report }): ReactElement => {
  const { nameOf, text, seat: own } = useSetting()
  const isWinner = battle.winner === seat
  const isUnarmed = at(report.crews, seat) === 0 && !isWinner
  return (
    <span className="soc-side" data-won={isWinner} data-own={seat === own}>
      <span className="soc-side-name">{seat === own ? text.you : nameOf(seat)}</span>
      <b className="serif" title={isUnarmed ? text.noPirates : text.strength}>
        {isUnarmed ? '–' : plain(at(report.strengths, seat))}
      </b>
      {isWinner && <Icon name="crown" small />}
    </span>
  )
}

const loserOf = ({ winner, seats: [one, other] }: Battle): Seat => (winner === one ? other : one)

const sayBattle = ({ nameOf, text, seat }: Setting, battle: Battle, { crews }: Report): string => {
  const { winner, tied } = battle
  if (winner === null) return text.nobodyFights
  const loser = loserOf(battle)
  const won = winner === seat ? text.youWin : loser === seat ? text.youLose : text.wins(nameOf(winner))
  if (tied) return text.tie(won)
  return at(crews, loser) === 0 ? text.withoutPirates(won) : won
}

/** The viewer's own battles first. */
const inOrder = (battles: readonly Battle[], seat: Seat | null): readonly Battle[] =>
  seat === null ? battles : battles.toSorted((one, other) => Number(other.seats.includes(seat)) - Number(one.seats.includes(seat)))

export const Battles = ({ report }: { readonly report: Report }): ReactElement => {
  const setting = useSetting()
  const { text, seat } = setting
  return (
    <ul className="soc-battles" aria-label={text.battles} data-count={report.battles.length}>
      {inOrder(report.battles, seat).map(battle => {
        const [one, other] = battle.seats
        return (
          <li key={battle.seats.join(' ')} className="soc-battle" data-own={seat !== null && battle.seats.includes(seat)}>
            <Side seat={one} battle={battle} report={report} />
            <span className="soc-versus" aria-hidden="true">
              {battle.tied ? <Parrot /> : <Sabres />}
            </span>
            <Side seat={other} battle={battle} report={report} />
            <span className="soc-verdict" data-plain={!battle.tied && battle.winner !== null && at(report.crews, loserOf(battle)) > 0}>
              {sayBattle(setting, battle, report)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** What was done, a line each, as this viewer saw it. */
export const Deeds = ({ report }: { readonly report: Report }): ReactElement | null => {
  const { nameOf, language, text, seat } = useSetting()
  const lines = report.done.flatMap(event => {
    const line = sayEvent(event, nameOf, language)
    const isOwn = seat !== null && (('seat' in event && event.seat === seat) || ('victim' in event && event.victim === seat))
    return line === null ? [] : [{ line, isOwn }]
  })
  if (lines.length === 0) return report.isOver ? <p className="soc-deeds-none">{text.nothingDone}</p> : null
  return (
    <ol className="soc-deeds" aria-label={text.deeds}>
      {lines.map(({ line, isOwn }, index) => (
        <li key={index} data-own={isOwn}>
          {line}
        </li>
      ))}
    </ol>
  )
}
