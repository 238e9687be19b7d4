/** The page of a lesson: the game's own table with a real state, the instructions beside it and the log below. */
import { namesFor } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import { Announcer, Log } from '@tortuga/ui'
import type { LogLine, WebGame } from '@tortuga/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useIsNarrow, usePageFocus, useTitle } from '../browser/hooks.ts'
import { useLanguage, useTexts } from '../text/language.ts'
import { useLessonText } from '../text/lesson.ts'
import { LessonBar, LessonOptions } from './lesson-bar.tsx'
import { LessonPanel } from './lesson-panel.tsx'
import { stepOf } from './lesson-run.ts'
import type { LessonCourse, LessonRun } from './lesson-run.ts'
import type { LessonActions } from './use-lesson.ts'
import { useLessonNames, useLessonTable } from './use-lesson-table.tsx'

const RulesPanel = lazy(async () => ({ default: (await import('../table/dialogs/rules-panel.tsx')).RulesPanel }))

type Props = { readonly course: LessonCourse; readonly web: WebGame<GameTypes>; readonly play: LessonRun; readonly actions: LessonActions }

export const LessonFrame = (props: Props): ReactNode => {
  const { course, web, play, actions } = props
  const texts = useTexts()
  const text = useLessonText()
  const language = useLanguage()
  const isNarrow = useIsNarrow()
  const heading = usePageFocus()
  const [, navigate] = useLocation()
  const [rule, setRule] = useState<string | null>(null)
  const [hasOptions, setOptions] = useState(false)
  const names = useLessonNames(props)
  const table = useLessonTable(props, names, setRule)
  const { Table } = web
  const title = text.learn(web.listing.title[language])
  useTitle(`${title} – Tortuga`)
  const step = stepOf(course, play)
  const lines = useMemo(() => {
    const name = namesFor(seat => names[seat] ?? '', course.lesson.seat)
    return play.scene.log.map(events => events.flatMap(({ event }) => web.sayEvent(event, name, language) ?? []))
  }, [play.scene.log, web, names, course.lesson.seat, language])
  if (step === undefined) return null
  const log = lines.flatMap((events, move) =>
    events.map((line, index): LogLine => ({ key: `${play.laid}.${move}.${index}`, text: line, kind: 'line' })),
  )
  const leave = (): void => navigate(`/learn/${course.game.id}`)
  return (
    <div className="table-page lesson-page">
      <LessonBar
        title={isNarrow ? web.listing.title[language] : title}
        subtitle={isNarrow ? text.step(play.step + 1, course.lesson.steps.length) : course.lesson.words[language].title}
        actions={actions}
        onRules={() => setRule('')}
        onOptions={() => setOptions(true)}
        onLeave={leave}
      />
      <Announcer />
      <h1 className="vh" ref={heading} tabIndex={-1}>{`${title}: ${course.lesson.words[language].title}`}</h1>
      <div className="table-main">
        <LessonPanel {...props} step={step} lines={isNarrow ? lines.slice(lines.length - play.made).flat() : []} />
        <main className="table" id="content" tabIndex={-1}>
          <Table key={play.laid} {...table} />
        </main>
        <aside className={isNarrow ? 'side vh' : 'side'} aria-label={texts.table.log}>
          <h2>{texts.table.log}</h2>
          <Log lines={log} label={texts.table.log} live />
        </aside>
      </div>
      {rule === null ? null : (
        <Suspense>
          <RulesPanel web={web} rule={rule === '' ? null : rule} isNarrow={isNarrow} onClose={() => setRule(null)} />
        </Suspense>
      )}
      {hasOptions ? <LessonOptions actions={actions} onLeave={leave} onClose={() => setOptions(false)} /> : null}
    </div>
  )
}
