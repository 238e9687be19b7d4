/** The coach: what to see and to do, beside the table or above it, and the few ways to go on. It never lies over the table. */
import type { LessonStep } from '@tortuga/ui'
import { Button, Icon, parseInline, plainText, Tag } from '@tortuga/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useIsNarrow } from '../hooks.ts'
import { useLanguage } from '../text/index.ts'
import { isSilent } from './player.ts'
import type { Course, Play } from './player.ts'
import { useLessonTexts } from './text/index.ts'
import type { Acts } from './use-lesson.ts'

const NEXT_ID = 'lesson-next'
const WHY_ID = 'lesson-waits'

/** A sentence with its important words in bold. */
const Said = ({ text }: { readonly text: string }): ReactNode =>
  parseInline(text).map((node, index) => {
    const key = String(index)
    return node.type === 'strong' ? <strong key={key}>{plainText(node.inside)}</strong> : <span key={key}>{plainText([node])}</span>
  })

type Props = {
  readonly course: Course
  readonly play: Play
  readonly acts: Acts
  readonly step: LessonStep
  /** What has happened in this step, where the log is not in sight. */
  readonly lines: readonly string[]
}

/** Once nothing can be done at the table, focus comes back to the coach from there, and from what has gone away. */
const useFocusOnNext = (box: RefObject<HTMLElement | null>, { step, phase, laid }: Play, isResting: boolean): void => {
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false // the page has its own way to begin
      return
    }
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement === null
    const isAtTable = activeElement?.closest('main') !== null
    if (isLost || (isResting && isAtTable)) box.current?.querySelector<HTMLElement>(`#${NEXT_ID}`)?.focus({ preventScroll: true })
  }, [box, step, phase, laid, isResting])
}

const Words = ({ course, play, acts, step, lines }: Props): ReactNode => {
  const texts = useLessonTexts()
  const language = useLanguage()
  const words = course.lesson.words[language].steps[step.id]
  const isOver = play.phase === 'show' || play.phase === 'done'
  const key = `${play.laid} ${step.id} ${play.phase}`
  return (
    <>
      {isOver && lines.length > 0 ? (
        <ul className="coach-lines">
          {lines.map((line, index) => (
            <li key={String(index)}>{line}</li>
          ))}
        </ul>
      ) : null}
      <div aria-live="polite">
        <p key={key} className="coach-say">
          {isOver ? (
            play.phase === 'show' || words?.done === undefined ? (
              texts.watch
            ) : (
              <Said text={words.done} />
            )
          ) : (
            <Said text={words?.say ?? ''} />
          )}
        </p>
        {!isOver && play.answer === 'other' ? (
          <p key="other" className="coach-other">
            <Icon name="info" small />
            <span>{texts.other}</span>
          </p>
        ) : null}
        {!isOver && play.isHinted ? (
          <div key="hint" className="coach-hint">
            <Icon name="hint" small />
            <p>
              <Said text={words?.hint ?? ''} />
            </p>
            <Button onPress={acts.show}>{texts.showMe}</Button>
          </div>
        ) : null}
      </div>
    </>
  )
}

/** Folded until there is something new to read. */
const useFolding = ({ step, phase, laid, isHinted, answer }: Play): readonly [isFolded: boolean, fold: () => void] => {
  const now = JSON.stringify([step, phase, laid, isHinted, answer])
  const [folded, setFolded] = useState('')
  return [folded === now, () => setFolded(folded === now ? '' : now)]
}

export const Coach = (props: Props): ReactNode => {
  const { course, play, acts } = props
  const texts = useLessonTexts()
  const isNarrow = useIsNarrow()
  const [isFolded, fold] = useFolding(play)
  const box = useRef<HTMLElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const isWaiting = play.phase === 'wait'
  const all = course.lesson.steps.length
  useFocusOnNext(box, play, !isWaiting && play.phase !== 'show' && !isSilent(course, play))
  useEffect(() => {
    const element = words.current
    if (element !== null) element.scrollTop = play.isHinted || play.phase === 'done' ? element.scrollHeight : 0
  }, [play.step, play.phase, play.isHinted, play.answer, play.laid])
  return (
    <section className={isNarrow && isFolded ? 'coach paper folded' : 'coach paper'} aria-label={texts.coach} ref={box}>
      <header className="coach-head">
        <h2>{texts.step(play.step + 1, all)}</h2>
        {isWaiting ? <Tag tone="now">{texts.yourMove}</Tag> : null}
        <progress max={all} value={play.step + (play.phase === 'done' ? 1 : 0)} aria-hidden={true} />
      </header>
      <div className="coach-words" ref={words} tabIndex={0} role="group" aria-label={texts.step(play.step + 1, all)}>
        <Words {...props} />
      </div>
      <div className="coach-acts">
        {isNarrow ? (
          <Button icon="down" onPress={fold} aria-expanded={!isFolded} aria-label={isFolded ? texts.unfold : texts.fold} />
        ) : null}
        <Button icon="back" onPress={acts.back} blocked={play.step === 0 && play.made === 0} aria-label={texts.back} title={texts.back} />
        <Button icon="hint" onPress={acts.hint} blocked={!isWaiting || play.isHinted}>
          {texts.hint}
        </Button>
        <Button id={NEXT_ID} kind={isWaiting ? 'plain' : 'main'} onPress={acts.next} blocked={isWaiting ? WHY_ID : false}>
          {play.step + 1 === all ? texts.finish : texts.next}
        </Button>
      </div>
      <p id={WHY_ID} className="vh">
        {texts.waits}
      </p>
    </section>
  )
}
