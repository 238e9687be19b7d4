/** Learning a game: its lessons, and one of them. */
import type { GameTypes } from '@tortuga/kit'
import { Icon, Tag } from '@tortuga/ui'
import type { Lesson, Lessons, WebGame } from '@tortuga/ui'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import '../styles/table.css'
import './lesson.css'
import { useLoad } from '../hooks.ts'
import type { Loaded } from '../hooks.ts'
import { NotFoundPage } from '../pages/not-found.tsx'
import { Picture } from '../picture.tsx'
import { findRegistered } from '../registry.ts'
import { TextPage, WaitingPage } from '../shell.tsx'
import { SorryPage } from '../sorry.tsx'
import { useLanguage, useTexts } from '../text/index.ts'
import { Finish } from './finish.tsx'
import { LessonFrame } from './frame.tsx'
import { isFinished } from './player.ts'
import { keepProgress, useProgress } from './progress.ts'
import { useLessonTexts } from './text/index.ts'
import { useLesson } from './use-lesson.ts'

type Course = { readonly web: WebGame<GameTypes>; readonly lessons: Lessons<GameTypes> }

const useCourse = (game: string): Loaded<Course> => {
  const [loaded] = useLoad(async () => {
    const web = await findRegistered(game)?.web()
    if (web === undefined) throw new Error(`no table for ${game}`)
    return { web, lessons: await web.lessons() }
  }, game)
  return loaded
}

const Failed = ({ game }: { readonly game: string }): ReactNode => {
  const texts = useTexts()
  const words = useLessonTexts()
  const language = useLanguage()
  const title = findRegistered(game)?.face.title[language] ?? ''
  return (
    <SorryPage title={words.learn(title)} text={words.failed}>
      <a className="btn main" href={location.pathname}>
        {texts.again}
      </a>
    </SorryPage>
  )
}

const Entry = ({ game, lesson }: { readonly game: string; readonly lesson: Lesson }): ReactNode => {
  const words = useLessonTexts()
  const language = useLanguage()
  const { title, about } = lesson.words[language]
  const all = lesson.steps.length
  const step = useProgress(game)(lesson.id)?.step ?? 0
  const isDone = step >= all
  return (
    <section className="lesson-entry" aria-label={title}>
      <h2>{title}</h2>
      <p>{about}</p>
      <p className="meta">
        <span>
          <Icon name="time" small />
          {words.minutes(lesson.minutes)}
        </span>
        <span>
          <Icon name="flag" small />
          {step === 0 || isDone ? words.steps(all) : words.step(step + 1, all)}
        </span>
        {isDone ? (
          <Tag tone="good" icon="tick">
            {words.finished}
          </Tag>
        ) : null}
      </p>
      <p className="acts">
        <Link
          className="btn main"
          href={`/learn/${game}/${lesson.id}`}
          onClick={() => {
            if (isDone) keepProgress(game, lesson.id, { step: 0, chosen: [] })
          }}
        >
          {step === 0 ? words.begin : isDone ? words.again : words.goOn}
        </Link>
      </p>
    </section>
  )
}

/** Which lessons there are, and how far one has come in each. */
export const LessonsPage = ({ game }: { readonly game: string }): ReactNode => {
  const texts = useTexts()
  const words = useLessonTexts()
  const language = useLanguage()
  const found = findRegistered(game)
  const course = useCourse(game)
  if (found === undefined) return <NotFoundPage />
  if (course.type === 'failed') return <Failed game={game} />
  const { title } = found.face
  return (
    <TextPage title={words.learn(title[language])}>
      <p className="lead">{words.about}</p>
      <div className="paper lesson-card">
        <Picture of={found.face} />
        <div className="lesson-card-words">
          {course.type === 'loading' ? (
            <p className="muted late" role="status">
              {texts.loading}
            </p>
          ) : (
            course.value.lessons.lessons.map(lesson => <Entry key={lesson.id} game={game} lesson={lesson} />)
          )}
        </div>
      </div>
      <p>
        <Link href={`/rules/${game}`}>{words.rulebook}</Link>
      </p>
    </TextPage>
  )
}

const Taking = ({ web, lessons, lesson }: Course & { readonly lesson: Lesson }): ReactNode => {
  const course = useMemo(() => ({ game: web.game, lessons, lesson }), [web, lessons, lesson])
  const { play, acts } = useLesson(course)
  if (isFinished(course, play)) return <Finish course={course} web={web} acts={acts} />
  return <LessonFrame course={course} web={web} play={play} acts={acts} />
}

export const LessonPage = ({ game, id }: { readonly game: string; readonly id: string }): ReactNode => {
  const course = useCourse(game)
  if (findRegistered(game) === undefined) return <NotFoundPage />
  if (course.type === 'failed') return <Failed game={game} />
  if (course.type === 'loading') return <WaitingPage />
  const lesson = course.value.lessons.lessons.find(each => each.id === id)
  return lesson === undefined ? <NotFoundPage /> : <Taking {...course.value} lesson={lesson} />
}
