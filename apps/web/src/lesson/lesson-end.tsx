/** The end of a lesson: what was learnt, and what to do next. */
import type { GameTypes } from '@tortuga/kit'
import { Button, Icon } from '@tortuga/ui'
import type { WebGame } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { startOnDevice } from '../device/play-on-device.ts'
import { GameEmblem } from '../games/game-emblem.tsx'
import { TextPage } from '../shell/page-frame.tsx'
import { useLanguage, useTexts } from '../text/language.ts'
import { useLessonText } from '../text/lesson.ts'
import type { LessonCourse } from './lesson-run.ts'
import type { LessonActions } from './use-lesson.ts'

type Props = { readonly course: LessonCourse; readonly web: WebGame<GameTypes>; readonly actions: LessonActions }

export const LessonEnd = ({ course, web, actions }: Props): ReactNode => {
  const texts = useTexts()
  const text = useLessonText()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const [isStarting, setStarting] = useState(false)
  const { id, title } = web.listing
  const { preset, words } = course.lesson
  const { learnt = [] } = words[language]
  /** The newcomer plays on the side just learnt against the easiest bots. What they have chosen for their other matches stays. */
  const startNext = (): void => {
    setStarting(true)
    const level = Object.keys(web.levelNames[language])[0]
    startOnDevice(id, { ...(preset === undefined ? {} : { preset }), ...(level === undefined ? {} : { level }) }).then(navigate, () =>
      setStarting(false),
    )
  }
  return (
    <TextPage title={text.end}>
      <article className="paper lesson-card">
        <GameEmblem of={web.listing} />
        <div className="lesson-card-words">
          <h2>{learnt.length === 0 ? words[language].title : text.learnt}</h2>
          <ul className="learnt">
            {learnt.map(line => (
              <li key={line}>
                <Icon name="tick" small />
                <span>{line}</span>
              </li>
            ))}
          </ul>
          <p className="acts">
            <Button kind="main" onPress={startNext} blocked={isStarting} aria-label={texts.shelf.playWith(title[language])}>
              {isStarting ? texts.shelf.starting : texts.shelf.play}
            </Button>
            <Link className="btn" href={`/rules/${id}`}>
              <Icon name="book" />
              {text.rulebook}
            </Link>
            <Button icon="again" onPress={actions.startOver}>
              {text.again}
            </Button>
            {course.lessons.lessons.length > 1 ? (
              <Link className="btn" href={`/learn/${id}`}>
                {text.more}
              </Link>
            ) : null}
          </p>
        </div>
      </article>
      <p>
        <Link href="/">{texts.home}</Link>
      </p>
    </TextPage>
  )
}
