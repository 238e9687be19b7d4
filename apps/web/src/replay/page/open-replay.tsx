/** A replay in each of its states: loading, not available, shown. */
import { Button, WavePattern } from '@tortuga/ui'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTitle } from '../../browser/hooks.ts'
import { MessagePage } from '../../pages/message-page.tsx'
import { Brand } from '../../shell/page-frame.tsx'
import { useFairnessText } from '../../text/fairness.ts'
import { useTexts } from '../../text/language.ts'
import { useReplayText } from '../../text/replay.ts'
import { loadReplay } from '../recording/recording.ts'
import type { OpeningProgress, LoadedReplay } from '../recording/recording.ts'
import type { ReplayProblem } from '../recording/replay-problem.ts'
import type { JournalSource } from '../recording/sources.ts'
import { parseQuery } from '../position/replay-address.ts'
import { ReplayFrame } from './replay-frame.tsx'

export type LoadSource = () => Promise<JournalSource | ReplayProblem>

type ReplayState =
  | { readonly type: 'loading'; readonly progress: OpeningProgress }
  | { readonly type: 'problem'; readonly problem: ReplayProblem }
  | { readonly type: 'ready'; readonly recording: LoadedReplay }

const FETCHING: ReplayState = { type: 'loading', progress: { type: 'fetching' } }

/** Loads and replays a match; stops its worker when the page is left. */
const useRecording = (load: LoadSource, attempt: number): ReplayState => {
  const [state, setState] = useState<ReplayState>(FETCHING)
  useEffect(() => {
    let isCurrent = true
    let recording: LoadedReplay | null = null
    const show = (next: ReplayState): void => {
      if (isCurrent) setState(next)
    }
    const open = async (): Promise<void> => {
      show(FETCHING)
      const source = await load()
      if ('type' in source) return show({ type: 'problem', problem: source })
      const opened = await loadReplay(source, progress => show({ type: 'loading', progress }))
      if ('type' in opened) return show({ type: 'problem', problem: opened })
      recording = opened
      if (!isCurrent) opened.stop()
      return show({ type: 'ready', recording: opened })
    }
    open().catch(() => show({ type: 'problem', problem: { type: 'failed' } }))
    return () => {
      isCurrent = false
      recording?.stop()
    }
  }, [load, attempt])
  return state
}

/** The outline of a replay with the progress of loading it. */
const LoadingReplay = ({ progress }: { readonly progress: OpeningProgress }): ReactNode => {
  const texts = useTexts()
  const text = useReplayText()
  useTitle(`${text.label} – Tortuga`)
  const isFetching = progress.type === 'fetching'
  return (
    <div className="table-page replay">
      <header className="top">
        <Brand label={`Tortuga: ${texts.home}`} />
      </header>
      <div className="table-main">
        <main className="table outline">
          <WavePattern />
          <div className="outline-words late">
            <p>{isFetching ? text.fetching : text.playing(progress.done, progress.all)}</p>
            <progress aria-label={text.label} {...(isFetching ? {} : { value: progress.done, max: progress.all })} />
          </div>
          <div className="outline-shelf wood" />
        </main>
        <aside className="side" />
      </div>
    </div>
  )
}

type ProblemProps = {
  readonly problem: ReplayProblem
  readonly id: string
  readonly onOtherFile: (() => void) | null
  readonly onRetry: () => void
}

const ProblemPage = ({ problem, id, onOtherFile, onRetry }: ProblemProps): ReactNode => {
  const texts = useTexts()
  const replayText = useReplayText()
  const { check } = useFairnessText()
  const { title, text } = replayText.problems[problem.type]
  const details =
    problem.type === 'no-journal'
      ? replayText.problemLine(problem.line, check.why[problem.problem])
      : problem.type === 'unknown-game'
        ? replayText.problemGame(problem.game)
        : problem.type === 'unknown-rules'
          ? replayText.problemRules(problem.rules)
          : ''
  return (
    <MessagePage title={title} text={`${text} ${details}`.trim()}>
      {onOtherFile === null ? null : (
        <Button kind="main" onPress={onOtherFile}>
          {replayText.otherFile}
        </Button>
      )}
      {problem.type === 'not-over' || problem.type === 'not-begun' ? (
        <Link href={`/t/${id}`} className="btn main">
          {replayText.toTable}
        </Link>
      ) : null}
      {problem.type === 'unreachable' || problem.type === 'failed' ? (
        <Button kind="main" onPress={onRetry}>
          {texts.again}
        </Button>
      ) : null}
    </MessagePage>
  )
}

export const OpenReplay = ({
  load,
  id,
  onOtherFile = null,
}: {
  readonly load: LoadSource
  readonly id: string
  readonly onOtherFile?: (() => void) | null
}): ReactNode => {
  const [attempt, setAttempt] = useState(0)
  const [requested] = useState(() => parseQuery(location.search))
  const state = useRecording(load, attempt)
  if (state.type === 'loading') return <LoadingReplay progress={state.progress} />
  if (state.type === 'problem')
    return <ProblemPage problem={state.problem} id={id} onOtherFile={onOtherFile} onRetry={() => setAttempt(before => before + 1)} />
  return <ReplayFrame recording={state.recording} requested={requested} onOtherFile={onOtherFile} />
}
