/** The coach beside a replay: it looks at one seat's decisions, and what it says of the position shown is drawn on the table. */
import { sharesOf } from '@tortuga/kit'
import type { Outcome, Seat } from '@tortuga/kit'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { judgedAt } from '../coach/coach.ts'
import type { Judged } from '../coach/coach.ts'
import { CoachPanel } from '../coach/coach-panel.tsx'
import { useCoach } from '../coach/use-coach.ts'
import type { Recording } from './recording.ts'
import type { Scene } from './scene.ts'

type Props = Scene & { readonly seat: Seat; readonly onJudged: (judged: Judged | null) => void; readonly onClose: () => void }

/** What the end was worth: 1 for who won alone, shared by who shared it. */
const worthOf = ({ places }: Outcome, seat: Seat): number => sharesOf(places)[seat] ?? 0

const endOf = ({ facts: { entries } }: Recording, seat: Seat): number | null => {
  const end = entries.at(-1)
  return end?.type === 'end' && end.outcome !== null ? worthOf(end.outcome, seat) : null
}

export const ReplayCoach = ({ recording, walk, seat, onJudged, onClose }: Props): ReactNode => {
  const { web, source, facts, first, last, decisions } = recording
  const coaching = useCoach({ id: source.id, web, decisions }, seat)
  const here = judgedAt(coaching.judged, walk.version)
  useEffect(() => onJudged(here), [here, onJudged])
  return (
    <CoachPanel
      coaching={coaching}
      web={web}
      name={facts.header.players[seat]?.name ?? ''}
      first={first}
      last={last}
      version={walk.version}
      end={endOf(recording, seat)}
      onGo={version => {
        walk.lookThrough(seat)
        walk.goTo(version)
      }}
      onClose={onClose}
    />
  )
}
