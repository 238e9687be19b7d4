/** The coach over the controls of a replay: its progress, the curve, the turning points, and what it says about the position that is shown. */
import type { GameTypes } from '@tortuga/kit'
import { Button } from '@tortuga/ui'
import type { Language, WebGame } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../text/index.ts'
import './coach.css'
import { agreedOf, judgedAt, turningsOf } from './coach.ts'
import type { Judged } from './coach.ts'
import { Curve, inPercent } from './curve.tsx'
import { useCoachTexts } from './text/index.ts'
import type { Coaching } from './use-coach.ts'

type Props = {
  readonly coaching: Coaching
  readonly web: WebGame<GameTypes>
  /** Whose decisions are looked at. */
  readonly name: string
  readonly first: number
  readonly last: number
  readonly version: number
  /** The end for them: 1 won, 0 lost; null where the match has no end. */
  readonly end: number | null
  readonly onGo: (version: number) => void
  readonly onClose: () => void
}

const Progress = ({ coaching: { judged, all, status, stop, goOn } }: Props): ReactNode => {
  const words = useCoachTexts()
  const done = judged.length
  if (status === 'done') return <p className="review-state">{all === 0 ? words.none : words.agreed(agreedOf(judged), done)}</p>
  const said = status === 'failed' ? words.failed : all === null ? words.looking : words.thinking(done, all)
  return (
    <p className="review-state">
      <span role="status">{said}</span>
      <progress value={done} max={Math.max(1, all ?? 1)} aria-label={words.title} />
      {status === 'thinking' ? <Button onPress={stop}>{words.stop}</Button> : <Button onPress={goOn}>{words.goOn}</Button>}
    </p>
  )
}

/** A reason is told as a part of a sentence; here it stands alone. */
const asSentence = (reason: string, language: Language): string => `${reason.charAt(0).toLocaleUpperCase(language)}${reason.slice(1)}.`

const Verdict = ({ judged, web }: { readonly judged: Judged; readonly web: WebGame<GameTypes> }): ReactNode => {
  const words = useCoachTexts()
  const language = useLanguage()
  const { chance, isSame, reason } = judged
  const verdict = isSame ? words.same : words.other
  const why = reason === null ? '' : asSentence(web.sayReason(reason, language), language)
  return <>{[chance === null ? '' : words.here(inPercent(chance)), verdict, why].filter(part => part !== '').join(' ')}</>
}

export const CoachPanel = (props: Props): ReactNode => {
  const words = useCoachTexts()
  const texts = useTexts()
  const { coaching, web, name, first, last, version, end, onGo, onClose } = props
  const { judged, status } = coaching
  const turnings = turningsOf(judged, status === 'done' ? end : null)
  const here = judgedAt(judged, version)
  return (
    <section className="review" aria-label={words.title}>
      <div className="review-head">
        <h2>{words.title}</h2>
        <p className="muted small">{words.about(name === '' ? texts.table.guest : name)}</p>
        <Progress {...props} />
        <Button kind="quiet" icon="close" aria-label={words.close} onPress={onClose} />
      </div>
      <Curve judged={judged} turnings={turnings} first={first} last={last} version={version} onGo={onGo} />
      <ul className="review-turnings" aria-label={words.turnings}>
        {turnings.map(({ version: at, before, after }) => (
          <li key={at}>
            <button
              type="button"
              className={after < before ? 'review-chip down' : 'review-chip up'}
              aria-current={at === version}
              onClick={() => onGo(at)}
            >
              {words.turning(at, inPercent(before), inPercent(after))}
            </button>
          </li>
        ))}
        {turnings.length === 0 && status === 'done' && judged.length > 0 ? <li className="muted small">{words.noTurnings}</li> : null}
      </ul>
      <p className="review-verdict" role="status">
        {here === null ? null : <Verdict judged={here} web={web} />}
      </p>
    </section>
  )
}
