/** The instructions of a lesson, beside or above the table but never over it, with hint, back and next. */
import type { LessonStep } from '@tortuga/ui'
import { Button, Icon, parseInline, plainText, Tag } from '@tortuga/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useIsNarrow } from '../browser/hooks.ts'
import { useLanguage } from '../text/language.ts'
import { useLessonText } from '../text/lesson.ts'
import { isSilent } from './lesson-run.ts'
import type { LessonCourse, LessonRun } from './lesson-run.ts'
import type { LessonActions } from './use-lesson.ts'

const NEXT_ID = 'lesson-next'
const WHY_ID = 'lesson-waits'

/** A sentence with **bold** parts. */
const Sentence = ({ text }: { readonly text: string }): ReactNode =>
  parseInline(text).map((node, index) => {
    const key = String(index)
    return node.type === 'strong' ? <strong key={key}>{plainText(node.inside)}</strong> : <span key={key}>{plainText([node])}</span>
  })

type Props = {
  readonly course: LessonCourse
  readonly play: LessonRun
  readonly actions: LessonActions
  readonly step: LessonStep
  /** What happened in this step, for screens without the log. */
  readonly lines: readonly string[]
}

/** When there is nothing more to do at the table, focus moves from the table, or from a removed element, to the Next button. */
const useFocusOnNext = (box: RefObject<HTMLElement | null>, { step, phase, laid }: LessonRun, isResting: boolean): void => {
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false // the page sets the first focus itself
      return
    }
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement === null
    const isAtTable = activeElement?.closest('main') !== null
    if (isLost || (isResting && isAtTable)) box.current?.querySelector<HTMLElement>(`#${NEXT_ID}`)?.focus({ preventScroll: true })
  }, [box, step, phase, laid, isResting])
}

const Instructions = ({ course, play, actions, step, lines }: Props): ReactNode => {
  const text = useLessonText()
  const language = useLanguage()
  const instructions = course.lesson.words[language].steps[step.id]
  const isMoveMade = play.phase === 'show' || play.phase === 'done'
  const key = `${play.laid} ${step.id} ${play.phase}`
  return (
    <>
      {isMoveMade && lines.length > 0 ? (
        <ul className="coach-lines">
          {lines.map((line, index) => (
            <li key={String(index)}>{line}</li>
          ))}
        </ul>
      ) : null}
      <div aria-live="polite">
        <p key={key} className="coach-say">
          {isMoveMade ? (
            play.phase === 'show' || instructions?.done === undefined ? (
              text.watch
            ) : (
              <Sentence text={instructions.done} />
            )
          ) : (
            <Sentence text={instructions?.say ?? ''} />
          )}
        </p>
        {!isMoveMade && play.answer === 'other' ? (
          <p key="other" className="coach-other">
            <Icon name="info" small />
            <span>{text.other}</span>
          </p>
        ) : null}
        {!isMoveMade && play.isHinted ? (
          <div key="hint" className="coach-hint">
            <Icon name="hint" small />
            <p>
              <Sentence text={instructions?.hint ?? ''} />
            </p>
            <Button onPress={actions.show}>{text.showMe}</Button>
          </div>
        ) : null}
      </div>
    </>
  )
}

/** Stays folded until there is something new to read. */
const useFolding = ({ step, phase, laid, isHinted, answer }: LessonRun): readonly [isFolded: boolean, fold: () => void] => {
  const now = JSON.stringify([step, phase, laid, isHinted, answer])
  const [folded, setFolded] = useState('')
  return [folded === now, () => setFolded(folded === now ? '' : now)]
}

export const LessonPanel = (props: Props): ReactNode => {
  const { course, play, actions } = props
  const text = useLessonText()
  const isNarrow = useIsNarrow()
  const [isFolded, fold] = useFolding(play)
  const box = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const isWaiting = play.phase === 'wait'
  const isAtStart = play.step === 0 && play.made === 0
  const noHint = !isWaiting ? text.hintNot : play.isHinted ? text.hintShown : null
  const all = course.lesson.steps.length
  useFocusOnNext(box, play, !isWaiting && play.phase !== 'show' && !isSilent(course, play))
  useEffect(() => {
    const element = scroller.current
    if (element !== null) element.scrollTop = play.isHinted || play.phase === 'done' ? element.scrollHeight : 0
  }, [play.step, play.phase, play.isHinted, play.answer, play.laid])
  return (
    <section className={isNarrow && isFolded ? 'coach paper folded' : 'coach paper'} aria-label={text.panel} ref={box}>
      <header className="coach-head">
        <h2>{text.step(play.step + 1, all)}</h2>
        {isWaiting ? <Tag tone="now">{text.yourMove}</Tag> : null}
        <progress max={all} value={play.step + (play.phase === 'done' ? 1 : 0)} aria-hidden={true} />
      </header>
      <div className="coach-words" ref={scroller} tabIndex={0} role="group" aria-label={text.step(play.step + 1, all)}>
        <Instructions {...props} />
      </div>
      <div className="coach-acts">
        {isNarrow ? <Button icon="down" onPress={fold} aria-expanded={!isFolded} aria-label={isFolded ? text.unfold : text.fold} /> : null}
        <Button
          icon="back"
          onPress={actions.back}
          blocked={isAtStart}
          aria-label={text.back}
          title={isAtStart ? text.backNot : text.back}
        />
        <Button icon="hint" onPress={actions.hint} {...(noHint === null ? {} : { blocked: true, title: noHint })}>
          {text.hint}
        </Button>
        <Button id={NEXT_ID} kind={isWaiting ? 'plain' : 'main'} onPress={actions.next} blocked={isWaiting ? WHY_ID : false}>
          {play.step + 1 === all ? text.finish : text.next}
        </Button>
      </div>
      <p id={WHY_ID} className="vh">
        {text.waits}
      </p>
    </section>
  )
}
