/** The page of a replay: bar, strips, the game's table, the log, the controls, and what can be opened over them. */
import type { Seat } from '@tortuga/kit'
import { Button, Note, Waves } from '@tortuga/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Judged } from '../coach/coach.ts'
import { useIsNarrow, usePageFocus, useTitle } from '../hooks.ts'
import { EMPTY } from '../table/model.ts'
import { namesOf } from '../table/log-lines.ts'
import { sayOutcome } from '../table/outcome.ts'
import { useLanguage, useTexts } from '../text/index.ts'
import { Controls } from './controls.tsx'
import { useReplayKeys } from './keys.ts'
import type { Act } from './keys.ts'
import type { Asked } from './link.ts'
import type { Recording } from './recording.ts'
import { ReplayBar } from './replay-bar.tsx'
import { LogSheet, MoreDialog, ShareDialog } from './replay-dialogs.tsx'
import { ReplayLog } from './replay-log.tsx'
import { ReplayStrips } from './replay-strips.tsx'
import { ReplayTable, Shelter } from './replay-table.tsx'
import { pupilOf } from './scene.ts'
import type { Opened, Scene } from './scene.ts'
import { useReplayTexts } from './text/index.ts'
import { turnAfter, turnBefore } from './turns.ts'
import { useWalk } from './walk.ts'
import type { Walk } from './walk.ts'
import { sayAll, sayEyes, sayPosition } from './words.ts'

const RulesPanel = lazy(async () => ({ default: (await import('../table/rules-panel.tsx')).RulesPanel }))
const Coach = lazy(async () => ({ default: (await import('./replay-coach.tsx')).ReplayCoach }))
const CheckDialog = lazy(async () => ({ default: (await import('./check-dialog.tsx')).CheckDialog }))

const useLines = (recording: Recording, { shot }: Walk): Scene['lines'] => {
  const [texts, words, language] = [useTexts(), useReplayTexts(), useLanguage()]
  const told = shot?.told ?? null
  return useMemo(() => {
    if (told === null) return []
    const { web, players, own } = recording
    const name = namesOf(players.at(-1) ?? [], texts)
    const won = sayOutcome({ model: { ...EMPTY, log: told }, name, seat: own }, texts)
    return sayAll(told, { web, texts, words, language, players, outcome: `${texts.table.over}. ${won}` })
  }, [recording, told, texts, words, language])
}

const keyed = ({ first, last, turns }: Recording, walk: Walk): ((act: Act) => void) => {
  const { version, goTo, toggle } = walk
  const acts: Readonly<Record<Act, () => void>> = {
    back: () => goTo(version - 1),
    forward: () => goTo(version + 1),
    'turn-back': () => goTo(turnBefore(turns, version)),
    'turn-forward': () => goTo(turnAfter(turns, version, last)),
    first: () => goTo(first),
    last: () => goTo(last),
    play: toggle,
  }
  return act => acts[act]()
}

type Props = { readonly recording: Recording; readonly asked: Asked; readonly onOther: (() => void) | null }

export const ReplayFrame = ({ recording, asked, onOther }: Props): ReactNode => {
  const [texts, words, language] = [useTexts(), useReplayTexts(), useLanguage()]
  const isNarrow = useIsNarrow()
  const heading = usePageFocus()
  const walk = useWalk(recording, asked)
  const [opened, setOpened] = useState<Opened | null>(asked.isCheck && recording.isOver ? 'check' : null)
  const pupil = pupilOf(recording, walk.viewer)
  const [coached, setCoached] = useState<Seat | null>(asked.isCoach ? pupil : null)
  const [judged, setJudged] = useState<Judged | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const lines = useLines(recording, walk)
  useReplayKeys(keyed(recording, walk))
  const { web, last } = recording
  const { shot, version, viewer } = walk
  const title = web.face.title[language]
  useTitle(`${words.title(title)} – Tortuga`)

  const subtitle = useMemo(() => {
    try {
      return shot === null ? '' : web.subtitle(shot.look.view, language)
    } catch {
      return '' // a view of older rules
    }
  }, [web, shot, language])
  const position = sayPosition(version, last, lines[version] ?? [], words)
  const eyes = sayEyes(viewer, recording.players[version] ?? [], texts, words)
  const open = (what: Opened): void => {
    if (what === 'rules') setRule('')
    else if (what === 'coach') setCoached(pupil)
    else setOpened(what)
  }
  const isHere = judged?.version === shot?.look.version && viewer === coached
  const why = judged === null || judged.reason === null ? '' : web.sayReason(judged.reason, language)
  const scene: Scene = {
    recording,
    walk,
    lines,
    position,
    title,
    subtitle,
    open,
    pupil,
    advice: judged !== null && isHere ? { move: judged.move, why } : null,
  }
  const close = (): void => setOpened(null)
  return (
    <div className="table-page replay" data-shown={shot === null ? null : `${shot.look.version} ${shot.look.viewer}`}>
      <ReplayBar {...scene} onOther={onOther} />
      <ReplayStrips {...scene} />
      <div className="table-main">
        <main className="table" id="content" tabIndex={-1}>
          <h1 className="vh" ref={heading} tabIndex={-1}>{`${words.title(title)}, ${subtitle}`}</h1>
          {walk.hasFailed || shot === null ? <Waves /> : null}
          {walk.hasFailed ? (
            <div className="replay-failed">
              <Note icon="warning" title={words.strip.noLook}>
                <Button onPress={walk.again}>{texts.again}</Button>
              </Note>
            </div>
          ) : (
            <Shelter
              key={shot !== null && recording.isKept(shot.look.version) ? `${shot.look.version} ${shot.look.viewer}` : ''}
              words={words.strip.noLook}
            >
              <ReplayTable {...scene} openRule={setRule} />
            </Shelter>
          )}
        </main>
        {isNarrow ? null : (
          <aside className="side" aria-label={texts.table.log}>
            <h2>{texts.table.log}</h2>
            <ReplayLog {...scene} />
          </aside>
        )}
      </div>
      {coached === null ? null : (
        <Suspense>
          <Coach
            {...scene}
            seat={coached}
            onJudged={setJudged}
            onClose={() => {
              setCoached(null)
              setJudged(null)
            }}
          />
        </Suspense>
      )}
      <Controls {...scene} />
      <p className="vh" role="status">
        {walk.isSaid && shot?.look.version === version ? `${position} ${words.through(eyes)}.` : ''}
      </p>
      {rule === null ? null : (
        <Suspense>
          <RulesPanel web={web} rule={rule === '' ? null : rule} isNarrow={isNarrow} onClose={() => setRule(null)} />
        </Suspense>
      )}
      {opened === 'log' ? <LogSheet {...scene} onClose={close} /> : null}
      {opened === 'more' ? <MoreDialog {...scene} onOther={onOther} onClose={close} /> : null}
      {opened === 'share' ? <ShareDialog {...scene} onClose={close} /> : null}
      {opened === 'check' ? (
        <Suspense>
          <CheckDialog recording={recording} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}
