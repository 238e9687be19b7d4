/** A boarding as a scene: all pairs on top, the present one large, then every effect behind its cause. A question stops it; at the end there is a summary. */
import { range } from '@tortuga/kit'
import { Report, SkipButton } from '@tortuga/ui/table'
import type { ReactElement, ReactNode } from 'react'
import { useTable } from '../context/context.ts'
import { presentBattle, type BoardingReport } from '../context/boarding-report.ts'
import { ChangeTag, BoardingEvents } from './deeds.tsx'
import { Crew, Duel } from './duel.tsx'
import { ownChanges } from '../context/own-changes.ts'
import { PairChips } from './pair-chips.tsx'

/** Before the first battle: every captain's strength as a sum. */
const Strengths = ({ report }: { readonly report: BoardingReport }): ReactElement => (
  <div className="soc-duel-crews" data-count={report.strengths.length}>
    {range(report.strengths.length).map(seat => (
      <Crew key={seat} seat={seat} report={report} isWinner={false} />
    ))}
  </div>
)

/** What the boarding brought the viewer: battles won, and every loss and gain. */
const Summary = ({ report }: { readonly report: BoardingReport }): ReactElement | null => {
  const { seat, text, phrases } = useTable()
  if (seat === null) return null
  const own = report.battles.filter(({ seats }) => seats.includes(seat))
  const changes = ownChanges({ phrases }, report, seat)
  return (
    <p className="soc-summary">
      <b>{text.battlesWon(own.filter(({ winner }) => winner === seat).length, own.length)}</b>
      {changes.length === 0 ? (
        <span>{text.nothingChanged}</span>
      ) : (
        changes.map((change, index) => <ChangeTag key={index} change={change} />)
      )}
    </p>
  )
}

/** `children` is the question, if the viewer has one. */
export const BoardingScene = ({ children }: { readonly children: ReactNode }): ReactElement | null => {
  const { report, text, seat, isReading, closeReport, stage } = useTable()
  if (report === null) return null
  const present = presentBattle(report)
  return (
    <Report
      className="soc-scene soc-boarding paper"
      title={report.isOver ? text.boardingDone(report.round) : text.boardingAfter(report.round)}
      lines={[]}
      {...(seat === null && isReading ? { onClose: closeReport } : {})}
    >
      <PairChips report={report} present={report.isOver ? null : present} />
      {report.isOver ? (
        <Summary report={report} />
      ) : present === null ? (
        <Strengths report={report} />
      ) : (
        <Duel battle={present} report={report} />
      )}
      <BoardingEvents report={report} />
      {children}
      {seat === null && stage.isBehind && <SkipButton kind="plain" />}
    </Report>
  )
}
