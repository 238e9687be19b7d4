/** The coach above the controls of a replay: progress, curve, turning points, and its verdict on the current position. */
import type { GameTypes, Language } from '@tortuga/kit'
import { Button } from '@tortuga/ui'
import type { WebGame } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { useCoachText } from '../text/coach.ts'
import { useLanguage, useTexts } from '../text/language.ts'
import './coach.css'
import { countAgreed, decisionAt, findTurningPoints } from './analysis.ts'
import type { JudgedDecision } from './analysis.ts'
import { ChanceCurve, inPercent } from './chance-curve.tsx'
import type { CoachState } from './use-coach.ts'

type Props = {
  readonly coaching: CoachState
  readonly web: WebGame<GameTypes>
  /** The name of the analysed player. */
  readonly name: string
  readonly last: number
  readonly version: number
  /** 1 for a win, 0 for a loss; null if the match has no result. */
  readonly end: number | null
  readonly onGo: (version: number) => void
  readonly onClose: () => void
}

const Progress = ({ coaching: { judged, all, status, stop, goOn } }: Props): ReactNode => {
  const text = useCoachText()
  const done = judged.length
  if (status === 'done') return <p className="review-state">{all === 0 ? text.none : text.agreed(countAgreed(judged), done)}</p>
  const message = status === 'failed' ? text.failed : all === null ? text.looking : text.thinking(done, all)
  return (
    <p className="review-state">
      <span role="status">{message}</span>
      <progress value={done} max={Math.max(1, all ?? 1)} aria-label={text.title} />
      {status === 'thinking' ? <Button onPress={stop}>{text.stop}</Button> : <Button onPress={goOn}>{text.goOn}</Button>}
    </p>
  )
}

/** Reasons are written as parts of a sentence; here each becomes a full sentence. */
const asSentence = (reason: string, language: Language): string => `${reason.charAt(0).toLocaleUpperCase(language)}${reason.slice(1)}.`

const Verdict = ({ judged, web }: { readonly judged: JudgedDecision; readonly web: WebGame<GameTypes> }): ReactNode => {
  const text = useCoachText()
  const language = useLanguage()
  const { chance, isSame, reason } = judged
  const verdict = isSame ? text.same : text.other
  const why = reason === null ? '' : asSentence(web.sayReason(reason, language), language)
  return <>{[chance === null ? '' : text.here(inPercent(chance)), verdict, why].filter(part => part !== '').join(' ')}</>
}

export const CoachPanel = (props: Props): ReactNode => {
  const text = useCoachText()
  const texts = useTexts()
  const { coaching, web, name, last, version, end, onGo, onClose } = props
  const { judged, status } = coaching
  const turningPoints = findTurningPoints(judged, status === 'done' ? end : null)
  const here = decisionAt(judged, version)
  return (
    <section className="review" aria-label={text.title}>
      <div className="review-head">
        <h2>{text.title}</h2>
        <p className="muted small">{text.about(name === '' ? texts.guest : name)}</p>
        <Progress {...props} />
        <Button kind="quiet" icon="close" aria-label={text.close} onPress={onClose} />
      </div>
      <ChanceCurve judged={judged} turningPoints={turningPoints} last={last} version={version} />
      <ul className="review-turnings" aria-label={text.turnings}>
        {turningPoints.map(({ version: at, before, after }) => (
          <li key={at}>
            <button
              type="button"
              className={after < before ? 'review-chip down' : 'review-chip up'}
              aria-current={at === version}
              onClick={() => onGo(at)}
            >
              {text.turning(at, inPercent(before), inPercent(after))}
            </button>
          </li>
        ))}
        {turningPoints.length === 0 && status === 'done' && judged.length > 0 ? <li className="muted small">{text.noTurnings}</li> : null}
      </ul>
      <p className="review-verdict" role="status">
        {here === null ? null : <Verdict judged={here} web={web} />}
      </p>
    </section>
  )
}
