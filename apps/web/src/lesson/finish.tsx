/** The end of a lesson: what was learnt, and where to go with it. */
import type { GameTypes } from '@tortuga/kit'
import { Button, Icon } from '@tortuga/ui'
import type { WebGame } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { playOnDevice } from '../home/play.ts'
import { Picture } from '../picture.tsx'
import { TextPage } from '../shell.tsx'
import { useLanguage, useTexts } from '../text/index.ts'
import type { Course } from './player.ts'
import { useLessonTexts } from './text/index.ts'
import type { Acts } from './use-lesson.ts'

type Props = { readonly course: Course; readonly web: WebGame<GameTypes>; readonly acts: Acts }

export const Finish = ({ course, web, acts }: Props): ReactNode => {
  const texts = useTexts()
  const words = useLessonTexts()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const [isStarting, setStarting] = useState(false)
  const { id, title } = web.face
  const { learnt = [] } = course.lesson.words[language]
  const play = (): void => {
    setStarting(true)
    playOnDevice(id, null).then(navigate, () => setStarting(false))
  }
  return (
    <TextPage title={words.end}>
      <article className="paper lesson-card">
        <Picture of={web.face} />
        <div className="lesson-card-words">
          <h2>{learnt.length === 0 ? course.lesson.words[language].title : words.learnt}</h2>
          <ul className="learnt">
            {learnt.map(line => (
              <li key={line}>
                <Icon name="tick" small />
                <span>{line}</span>
              </li>
            ))}
          </ul>
          <p className="acts">
            <Button kind="main" onPress={play} blocked={isStarting} aria-label={texts.shelf.playWith(title[language])}>
              {isStarting ? texts.shelf.starting : texts.shelf.play}
            </Button>
            <Link className="btn" href={`/rules/${id}`}>
              <Icon name="book" />
              {words.rulebook}
            </Link>
            <Button icon="again" onPress={acts.startOver}>
              {words.again}
            </Button>
            {course.lessons.lessons.length > 1 ? (
              <Link className="btn" href={`/learn/${id}`}>
                {words.more}
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
