/** The table of a lesson: the game's own table over a real state, with the coach at its side and the log below. */
import type { GameTypes } from '@tortuga/kit'
import { Announcer, Log } from '@tortuga/ui'
import type { LogLine, WebGame } from '@tortuga/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useIsNarrow, usePageFocus, useTitle } from '../hooks.ts'
import { useLanguage, useTexts } from '../text/index.ts'
import { LessonBar, LessonOptions } from './bar.tsx'
import { Coach } from './coach.tsx'
import { stepOf } from './player.ts'
import type { Course, Play } from './player.ts'
import { useLessonTexts } from './text/index.ts'
import type { Acts } from './use-lesson.ts'
import { useNames, useTable } from './use-table.tsx'

const RulesPanel = lazy(async () => ({ default: (await import('../table/rules-panel.tsx')).RulesPanel }))

type Props = { readonly course: Course; readonly web: WebGame<GameTypes>; readonly play: Play; readonly acts: Acts }

export const LessonFrame = (props: Props): ReactNode => {
  const { course, web, play, acts } = props
  const texts = useTexts()
  const words = useLessonTexts()
  const language = useLanguage()
  const isNarrow = useIsNarrow()
  const heading = usePageFocus()
  const [, navigate] = useLocation()
  const [rule, setRule] = useState<string | null>(null)
  const [hasOptions, setOptions] = useState(false)
  const names = useNames(props)
  const table = useTable(props, names, setRule)
  const { Table } = web
  const title = words.learn(web.face.title[language])
  useTitle(`${title} – Tortuga`)
  const step = stepOf(course, play)
  const lines = useMemo(
    () => play.scene.log.map(events => events.flatMap(({ event }) => web.sayEvent(event, chair => names[chair] ?? '', language) ?? [])),
    [play.scene.log, web, names, language],
  )
  if (step === undefined) return null
  const log = lines.flatMap((said, move) =>
    said.map((text, index): LogLine => ({ key: `${play.laid}.${move}.${index}`, text, kind: 'line' })),
  )
  const leave = (): void => navigate(`/learn/${course.game.id}`)
  return (
    <div className="table-page lesson-page">
      <LessonBar
        title={isNarrow ? web.face.title[language] : title}
        subtitle={isNarrow ? words.step(play.step + 1, course.lesson.steps.length) : course.lesson.words[language].title}
        acts={acts}
        onRules={() => setRule('')}
        onOptions={() => setOptions(true)}
        onLeave={leave}
      />
      <Announcer />
      <h1 className="vh" ref={heading} tabIndex={-1}>{`${title}: ${course.lesson.words[language].title}`}</h1>
      <div className="table-main">
        <Coach {...props} step={step} lines={isNarrow ? lines.slice(lines.length - play.made).flat() : []} />
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
      {hasOptions ? <LessonOptions acts={acts} onLeave={leave} onClose={() => setOptions(false)} /> : null}
    </div>
  )
}
