/** The coach in the result of a match: the curve of the viewer's chances, its largest turning point, and what the bot thought of that move. */
import { namesFor } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { countAgreed, findTurningPoints, decisionAt } from '../../coach/analysis.ts'
import type { JudgedDecision } from '../../coach/analysis.ts'
import { ChanceCurve, inPercent } from '../../coach/chance-curve.tsx'
import { finalShare } from '../../coach/final-share.ts'
import { useCoach } from '../../coach/use-coach.ts'
import '../../coach/coach.css'
import { loadReplay } from '../../replay/recording/recording.ts'
import type { LoadedReplay } from '../../replay/recording/recording.ts'
import { deviceSource, serverSource } from '../../replay/recording/sources.ts'
import { useLoad } from '../../browser/hooks.ts'
import { useCoachText } from '../../text/coach.ts'
import { useLanguage, useTexts } from '../../text/language.ts'
import { replayPath } from '../connection/table-location.ts'
import type { TableLocation } from '../connection/table-location.ts'
import { namesOf } from '../model/log-lines.ts'
import { describeTurningMove } from './turning-move.ts'

type Props = { readonly location: TableLocation; readonly seat: Seat }

/** Null while it is being replayed, and if that fails: the result is complete without a coach. */
const useRecording = ({ type, id }: TableLocation): LoadedReplay | null => {
  const [recording, setRecording] = useState<LoadedReplay | null>(null)
  useEffect(() => {
    let isCurrent = true
    let opened: LoadedReplay | null = null
    const open = async (): Promise<void> => {
      const source = await (type === 'device' ? deviceSource(id) : serverSource(id))
      if ('type' in source || !isCurrent) return
      const found = await loadReplay(source, () => {})
      if ('type' in found) return
      opened = found
      if (isCurrent) setRecording(found)
      else found.stop()
    }
    open().catch(() => {})
    return () => {
      isCurrent = false
      opened?.stop()
    }
  }, [type, id])
  return recording
}

/** The line about the move at a version; null while it is loaded and if there is nothing to say. */
const useTurningMove = (recording: LoadedReplay, seat: Seat, judged: JudgedDecision | null): string | null => {
  const [text, texts, language] = [useCoachText(), useTexts(), useLanguage()]
  const [log] = useLoad(() => recording.log(seat), recording.source.id)
  if (log.type !== 'ready' || judged === null) return null
  const name = namesFor(namesOf(recording.players[judged.version] ?? [], texts), seat)
  return describeTurningMove(log.value, judged, { web: recording.web, texts, language, name }, text)
}

const Summary = ({ recording, location, seat }: Props & { readonly recording: LoadedReplay }): ReactNode => {
  const text = useCoachText()
  const { web, source, last, decisions } = recording
  const { judged, all, status } = useCoach({ id: source.id, web, decisions }, seat)
  const points = findTurningPoints(judged, status === 'done' ? finalShare(recording, seat) : null)
  const [largest] = points.toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
  const move = useTurningMove(recording, seat, largest === undefined ? null : decisionAt(judged, largest.version))
  if (status === 'failed' || all === 0) return null
  return (
    <section className="result-coach" aria-label={text.title}>
      {judged.some(({ chance }) => chance !== null) ? (
        <ChanceCurve judged={judged} turningPoints={points} last={last} version={last} />
      ) : null}
      <div role="status">
        {status === 'done' ? (
          <>
            <p>
              {largest === undefined
                ? text.noTurnings
                : text.turningPoint(largest.version, inPercent(largest.before), inPercent(largest.after))}{' '}
              {move}
            </p>
            <p>
              {text.agreed(countAgreed(judged), judged.length)}{' '}
              {largest === undefined ? null : <Link href={`${replayPath(location)}?coach&v=${largest.version}`}>{text.seeTurning}</Link>}
            </p>
          </>
        ) : (
          text.thinking(judged.length, all ?? 0)
        )}
      </div>
    </section>
  )
}

export const ResultCoach = ({ location, seat }: Props): ReactNode => {
  const recording = useRecording(location)
  return recording === null ? null : <Summary recording={recording} location={location} seat={seat} />
}
