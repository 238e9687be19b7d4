/** The page of a replay: top bar, banners, the game's table, log, coach, controls and dialogs. */
import type { Seat } from '@tortuga/kit'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useIsNarrow, usePageFocus, useTitle } from '../../browser/hooks.ts'
import type { JudgedDecision } from '../../coach/analysis.ts'
import { namesOf } from '../../table/model/log-lines.ts'
import { describeOutcome } from '../../table/model/outcome.ts'
import { useLanguage, useTexts } from '../../text/language.ts'
import { useReplayText } from '../../text/replay.ts'
import type { LoadedReplay } from '../recording/recording.ts'
import { turnAfter, turnBefore } from '../recording/turns.ts'
import { describeLog, describePosition, describeViewer } from '../notes/describe.ts'
import type { RequestedPosition } from '../position/replay-address.ts'
import { ReplayBanners } from './replay-banners.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { coachedSeat } from '../position/replay-context.ts'
import type { ReplayContext, ReplayPanel } from '../position/replay-context.ts'
import { ReplayControls } from './replay-controls.tsx'
import { LogSheet, MoreDialog, ShareDialog } from './replay-dialogs.tsx'
import { useReplayKeys } from './replay-keys.ts'
import type { ReplayCommand } from './replay-keys.ts'
import { ReplayLog } from './replay-log.tsx'
import { ReplayTable } from './replay-table.tsx'
import { useReplayPosition } from '../position/use-replay-position.ts'
import type { ReplayPosition } from '../position/use-replay-position.ts'

const RulesPanel = lazy(async () => ({ default: (await import('../../table/dialogs/rules-panel.tsx')).RulesPanel }))
const ReplayCoach = lazy(async () => ({ default: (await import('./replay-coach.tsx')).ReplayCoach }))
const CheckDialog = lazy(async () => ({ default: (await import('../notes/check-dialog.tsx')).CheckDialog }))

const useLines = (recording: LoadedReplay, { drawn }: ReplayPosition): ReplayContext['lines'] => {
  const [texts, text, language] = [useTexts(), useReplayText(), useLanguage()]
  const log = drawn?.log ?? null
  const you = drawn?.view.viewer === recording.own ? recording.own : null
  return useMemo(() => {
    if (log === null) return []
    const { web, players, own } = recording
    const name = namesOf(players.at(-1) ?? [], texts)
    const outcome = describeOutcome({ model: { log, update: null }, name, seat: own }, texts)
    return describeLog(log, { web, texts, text, language, players, you, outcome: `${texts.table.over}. ${outcome}` })
  }, [recording, log, you, texts, text, language])
}

/** The game's edition; a view of older rules may be unreadable for the game. */
const useSubtitle = ({ web }: LoadedReplay, { drawn }: ReplayPosition): string => {
  const language = useLanguage()
  return useMemo(() => {
    try {
      return drawn === null ? '' : web.subtitle(drawn.view.view, language)
    } catch {
      return ''
    }
  }, [web, drawn, language])
}

const runCommand = ({ last, turns }: LoadedReplay, position: ReplayPosition): ((command: ReplayCommand) => void) => {
  const { version, goTo, togglePlayback } = position
  const commands: Readonly<Record<ReplayCommand, () => void>> = {
    back: () => goTo(version - 1),
    forward: () => goTo(version + 1),
    'turn-back': () => goTo(turnBefore(turns, version)),
    'turn-forward': () => goTo(turnAfter(turns, version, last)),
    first: () => goTo(0),
    last: () => goTo(last),
    play: togglePlayback,
  }
  return command => commands[command]()
}

/** Which seat the coach analyses, and its judgement of the current position. */
const useCoachState = ({ web }: LoadedReplay, { drawn, viewer }: ReplayPosition, initial: Seat | null) => {
  const language = useLanguage()
  const [seat, setSeat] = useState<Seat | null>(initial)
  const [judged, setJudged] = useState<JudgedDecision | null>(null)
  const isCurrent = judged?.version === drawn?.view.version && viewer === seat
  const why = judged === null || judged.reason === null ? '' : web.sayReason(judged.reason, language)
  const close = (): void => {
    setSeat(null)
    setJudged(null)
  }
  return { seat, setSeat, setJudged, close, advice: judged !== null && isCurrent ? { move: judged.move, why } : null }
}

type Props = { readonly recording: LoadedReplay; readonly requested: RequestedPosition; readonly onOtherFile: (() => void) | null }

export const ReplayFrame = ({ recording, requested, onOtherFile }: Props): ReactNode => {
  const [texts, text, language] = [useTexts(), useReplayText(), useLanguage()]
  const isNarrow = useIsNarrow()
  const heading = usePageFocus()
  const position = useReplayPosition(recording, requested)
  const [panel, setPanel] = useState<ReplayPanel | null>(requested.isCheck && recording.isOver ? 'check' : null)
  const [rule, setRule] = useState<string | null>(null)
  const coached = coachedSeat(recording, position.viewer)
  const coach = useCoachState(recording, position, requested.isCoach ? coached : null)
  const lines = useLines(recording, position)
  const subtitle = useSubtitle(recording, position)
  useReplayKeys(runCommand(recording, position))
  const { web, last } = recording
  const { drawn, version, viewer } = position
  const title = web.listing.title[language]
  useTitle(`${text.title(title)} – Tortuga`)

  const summary = describePosition(version, last, lines[version] ?? [], text)
  const seenBy = text.seenBy(describeViewer(viewer, recording.players[version] ?? [], texts, text))
  const open = (next: ReplayPanel): void => {
    if (next === 'rules') setRule('')
    else if (next === 'coach') coach.setSeat(coached)
    else setPanel(next)
  }
  const context: ReplayContext = { recording, position, lines, summary, title, subtitle, open, coached, advice: coach.advice }
  const close = (): void => setPanel(null)
  const coachPanel = (
    <Suspense>
      {coach.seat === null ? null : <ReplayCoach {...context} seat={coach.seat} onJudged={coach.setJudged} onClose={coach.close} />}
    </Suspense>
  )
  return (
    <div className="table-page replay" data-shown={drawn === null ? null : `${drawn.view.version} ${drawn.view.viewer}`}>
      <ReplayBar {...context} onOtherFile={onOtherFile} />
      <ReplayBanners {...context} />
      <div className="table-main">
        <main className="table" id="content" tabIndex={-1}>
          <h1 className="vh" ref={heading} tabIndex={-1}>{`${text.title(title)}, ${subtitle}`}</h1>
          <ReplayTable {...context} openRule={setRule} />
        </main>
        {isNarrow ? null : (
          <aside className="side" aria-label={texts.table.log}>
            {coachPanel}
            <h2>{texts.table.log}</h2>
            <ReplayLog {...context} />
          </aside>
        )}
      </div>
      {isNarrow ? coachPanel : null}
      <ReplayControls {...context} />
      <p className="vh" role="status">
        {position.isAnnounced && drawn?.view.version === version ? `${summary} ${seenBy}.` : ''}
      </p>
      <Suspense>
        {rule === null ? null : <RulesPanel web={web} rule={rule === '' ? null : rule} isNarrow={isNarrow} onClose={() => setRule(null)} />}
        {panel === 'check' ? <CheckDialog recording={recording} onClose={close} /> : null}
      </Suspense>
      {panel === 'log' ? <LogSheet {...context} onClose={close} /> : null}
      {panel === 'more' ? <MoreDialog {...context} onOtherFile={onOtherFile} onClose={close} /> : null}
      {panel === 'share' ? <ShareDialog {...context} onClose={close} /> : null}
    </div>
  )
}
