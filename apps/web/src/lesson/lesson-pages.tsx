/** The list of a game's lessons, and the page of one lesson. */
import type { GameTypes } from '@tortuga/kit'
import { Icon, Tag } from '@tortuga/ui'
import type { Lesson, Lessons, WebGame } from '@tortuga/ui'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import '../styles/table.css'
import './lesson.css'
import { useLoad } from '../browser/hooks.ts'
import type { Loaded } from '../browser/hooks.ts'
import { NotFoundPage } from '../pages/not-found.tsx'
import { GameEmblem } from '../games/game-emblem.tsx'
import { findPageGame } from '../games/registry.ts'
import { TextPage, LoadingPage } from '../shell/page-frame.tsx'
import { MessagePage } from '../pages/message-page.tsx'
import { useLanguage, useTexts } from '../text/language.ts'
import { useLessonText } from '../text/lesson.ts'
import { LessonEnd } from './lesson-end.tsx'
import { LessonFrame } from './lesson-frame.tsx'
import { isFinished } from './lesson-run.ts'
import { saveProgress, useProgress } from './progress.ts'
import { useLesson } from './use-lesson.ts'

type LoadedLessons = { readonly web: WebGame<GameTypes>; readonly lessons: Lessons<GameTypes> }

const useLessons = (game: string): Loaded<LoadedLessons> => {
  const [lessons] = useLoad(async () => {
    const found = findPageGame(game)
    if (found?.lessons === undefined) throw new Error(`no lessons for ${game}`)
    const [web, lessons] = await Promise.all([found.web(), found.lessons()])
    return { web, lessons }
  }, game)
  return lessons
}

const LoadingFailed = ({ game }: { readonly game: string }): ReactNode => {
  const texts = useTexts()
  const text = useLessonText()
  const language = useLanguage()
  const title = findPageGame(game)?.listing.title[language] ?? ''
  return (
    <MessagePage title={text.learn(title)} text={text.failed}>
      <a className="btn main" href={location.pathname}>
        {texts.again}
      </a>
    </MessagePage>
  )
}

const LessonEntry = ({ game, lesson }: { readonly game: string; readonly lesson: Lesson }): ReactNode => {
  const text = useLessonText()
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
          {text.minutes(lesson.minutes)}
        </span>
        <span>
          <Icon name="flag" small />
          {step === 0 || isDone ? text.steps(all) : text.step(step + 1, all)}
        </span>
        {isDone ? (
          <Tag tone="good" icon="tick">
            {text.finished}
          </Tag>
        ) : null}
      </p>
      <p className="acts">
        <Link
          className="btn main"
          href={`/learn/${game}/${lesson.id}`}
          onClick={() => {
            if (isDone) saveProgress(game, lesson.id, { step: 0, chosen: [] })
          }}
        >
          {step === 0 ? text.begin : isDone ? text.again : text.goOn}
        </Link>
      </p>
    </section>
  )
}

/** All lessons of a game with the visitor's progress. */
export const LessonsPage = ({ game }: { readonly game: string }): ReactNode => {
  const texts = useTexts()
  const text = useLessonText()
  const language = useLanguage()
  const found = findPageGame(game)
  const loaded = useLessons(game)
  if (found?.lessons === undefined) return <NotFoundPage />
  if (loaded.type === 'failed') return <LoadingFailed game={game} />
  const { title } = found.listing
  return (
    <TextPage title={text.learn(title[language])}>
      <p className="lead">{text.about}</p>
      <div className="paper lesson-card">
        <GameEmblem of={found.listing} />
        <div className="lesson-card-words">
          {loaded.type === 'loading' ? (
            <p className="muted late" role="status">
              {texts.loading}
            </p>
          ) : (
            loaded.value.lessons.lessons.map(lesson => <LessonEntry key={lesson.id} game={game} lesson={lesson} />)
          )}
        </div>
      </div>
      <p>
        <Link href={`/rules/${game}`}>{text.rulebook}</Link>
      </p>
    </TextPage>
  )
}

const RunningLesson = ({ web, lessons, lesson }: LoadedLessons & { readonly lesson: Lesson }): ReactNode => {
  const course = useMemo(() => ({ game: lessons.game, lessons, lesson }), [lessons, lesson])
  const { play, actions } = useLesson(course)
  if (isFinished(course, play)) return <LessonEnd course={course} web={web} actions={actions} />
  return <LessonFrame course={course} web={web} play={play} actions={actions} />
}

export const LessonPage = ({ game, id }: { readonly game: string; readonly id: string }): ReactNode => {
  const loaded = useLessons(game)
  if (findPageGame(game)?.lessons === undefined) return <NotFoundPage />
  if (loaded.type === 'failed') return <LoadingFailed game={game} />
  if (loaded.type === 'loading') return <LoadingPage />
  const lesson = loaded.value.lessons.lessons.find(each => each.id === id)
  return lesson === undefined ? <NotFoundPage /> : <RunningLesson {...loaded.value} lesson={lesson} />
}
