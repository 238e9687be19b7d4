/** The coach of a replay: it analyses one seat's decisions, and its move for the current position is drawn on the table. */
import type { Seat } from '@tortuga/kit'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { decisionAt } from '../../coach/analysis.ts'
import type { JudgedDecision } from '../../coach/analysis.ts'
import { CoachPanel } from '../../coach/coach-panel.tsx'
import { finalShare } from '../../coach/final-share.ts'
import { useCoach } from '../../coach/use-coach.ts'
import type { ReplayContext } from '../position/replay-context.ts'

type Props = ReplayContext & {
  readonly seat: Seat
  readonly onJudged: (judged: JudgedDecision | null) => void
  readonly onClose: () => void
}

export const ReplayCoach = ({ recording, position, seat, onJudged, onClose }: Props): ReactNode => {
  const { web, source, facts, last, decisions } = recording
  const coaching = useCoach({ id: source.id, web, decisions }, seat)
  const here = decisionAt(coaching.judged, position.version)
  useEffect(() => onJudged(here), [here, onJudged])
  return (
    <CoachPanel
      coaching={coaching}
      web={web}
      name={facts.header.players[seat]?.name ?? ''}
      last={last}
      version={position.version}
      end={finalShare(recording, seat)}
      onGo={version => {
        position.viewAs(seat)
        position.goTo(version)
      }}
      onClose={onClose}
    />
  )
}
