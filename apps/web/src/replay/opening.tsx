/** A replay in every state it can be in: on its way, nothing to be shown, shown. */
import { Button, Waves } from '@tortuga/ui'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTitle } from '../hooks.ts'
import { Brand } from '../shell.tsx'
import { SorryPage } from '../sorry.tsx'
import { useTexts } from '../text/index.ts'
import { readAsked } from './link.ts'
import { openRecording } from './recording.ts'
import type { Reached, Recording } from './recording.ts'
import { ReplayFrame } from './replay-frame.tsx'
import type { Sorry } from './sorry.ts'
import type { Source } from './sources.ts'
import { useReplayTexts } from './text/index.ts'

export type Load = () => Promise<Source | Sorry>

type Opening =
  | { readonly type: 'on-its-way'; readonly reached: Reached }
  | { readonly type: 'sorry'; readonly sorry: Sorry }
  | { readonly type: 'ready'; readonly recording: Recording }

const FETCHING: Opening = { type: 'on-its-way', reached: { type: 'fetching' } }

/** Loads, plays and lets go again. */
const useOpening = (load: Load, turn: number): Opening => {
  const [opening, setOpening] = useState<Opening>(FETCHING)
  useEffect(() => {
    let isCurrent = true
    let recording: Recording | null = null
    const show = (next: Opening): void => {
      if (isCurrent) setOpening(next)
    }
    const open = async (): Promise<void> => {
      show(FETCHING)
      const source = await load()
      if ('type' in source) return show({ type: 'sorry', sorry: source })
      const made = await openRecording(source, reached => show({ type: 'on-its-way', reached }))
      if ('type' in made) return show({ type: 'sorry', sorry: made })
      recording = made
      if (!isCurrent) made.stop()
      return show({ type: 'ready', recording: made })
    }
    open().catch(() => show({ type: 'sorry', sorry: { type: 'failed' } }))
    return () => {
      isCurrent = false
      recording?.stop()
    }
  }, [load, turn])
  return opening
}

/** The places of a replay, and how far it has got. */
const OnItsWay = ({ reached }: { readonly reached: Reached }): ReactNode => {
  const texts = useTexts()
  const words = useReplayTexts()
  useTitle(`${words.word} – Tortuga`)
  const said = reached.type === 'fetching' ? words.fetching : words.playing(reached.done, reached.all)
  return (
    <div className="table-page replay">
      <header className="top">
        <Brand label={`Tortuga: ${texts.home}`} />
      </header>
      <div className="table-main">
        <main className="table outline">
          <Waves />
          <div className="outline-words late">
            <p>{said}</p>
            <progress aria-label={words.word} {...(reached.type === 'fetching' ? {} : { value: reached.done, max: reached.all })} />
          </div>
          <div className="outline-shelf wood" />
        </main>
        <aside className="side" />
      </div>
    </div>
  )
}

const SorryFace = ({ sorry, id, onOther, onAgain }: { readonly sorry: Sorry; readonly id: string } & Choices): ReactNode => {
  const texts = useTexts()
  const words = useReplayTexts()
  const { title, text } = words.sorry[sorry.type]
  const more =
    sorry.type === 'no-journal'
      ? words.sorryLine(sorry.line, words.check.why[sorry.problem])
      : sorry.type === 'unknown-game'
        ? words.sorryGame(sorry.game)
        : ''
  return (
    <SorryPage title={title} text={`${text} ${more}`.trim()}>
      {onOther === null ? null : (
        <Button kind="main" onPress={onOther}>
          {words.otherFile}
        </Button>
      )}
      {sorry.type === 'not-over' || sorry.type === 'not-begun' ? (
        <Link href={`/t/${id}`} className="btn main">
          {words.toTable}
        </Link>
      ) : null}
      {sorry.type === 'unreachable' || sorry.type === 'failed' ? (
        <Button kind="main" onPress={onAgain}>
          {texts.again}
        </Button>
      ) : null}
    </SorryPage>
  )
}

type Choices = { readonly onOther: (() => void) | null; readonly onAgain: () => void }

export const Replay = ({
  load,
  id,
  onOther = null,
}: {
  readonly load: Load
  readonly id: string
  readonly onOther?: (() => void) | null
}): ReactNode => {
  const [turn, setTurn] = useState(0)
  const [asked] = useState(() => readAsked(location.search))
  const opening = useOpening(load, turn)
  if (opening.type === 'on-its-way') return <OnItsWay reached={opening.reached} />
  if (opening.type === 'sorry')
    return <SorryFace sorry={opening.sorry} id={id} onOther={onOther} onAgain={() => setTurn(before => before + 1)} />
  return <ReplayFrame recording={opening.recording} asked={asked} onOther={onOther} />
}
