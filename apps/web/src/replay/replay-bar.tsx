/** The bar over a replay: what is shown, and what can be done with it. */
import { Icon, Tool } from '@tortuga/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useIsNarrow } from '../hooks.ts'
import { copyText } from '../save.ts'
import { Brand } from '../shell.tsx'
import { useTexts } from '../text/index.ts'
import { printPosition } from './link.ts'
import { saveRecording } from './scene.ts'
import type { Scene } from './scene.ts'
import { useReplayTexts } from './text/index.ts'

/** The address of a position, for somebody else. */
export const addressOf = ({ recording: { source }, walk: { version, viewer } }: Scene): string =>
  `${location.origin}/r/${encodeURIComponent(source.id)}${printPosition(version, viewer)}`

const SAID_FOR = 4000

/** One press copies the link; where there is none, or copying is not allowed, it says what to do instead. */
const Share = (scene: Scene): ReactNode => {
  const words = useReplayTexts()
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { recording, walk, open } = scene
  useEffect(() => {
    const timer = said === '' ? undefined : setTimeout(() => setSaid(''), SAID_FOR)
    return () => clearTimeout(timer)
  }, [said])
  const share = (): void => {
    if (recording.source.kind !== 'server') return open('share')
    const before = document.activeElement
    void copyText(addressOf(scene), field.current).then(hasCopied => {
      if (before instanceof HTMLElement) before.focus()
      if (hasCopied) setSaid(words.copied(walk.version))
      else open('share')
    })
  }
  return (
    <>
      <span role="status" className="replay-said small">
        {said}
      </span>
      {recording.source.kind === 'server' ? (
        <input className="vh" ref={field} readOnly value={addressOf(scene)} tabIndex={-1} aria-hidden={true} />
      ) : null}
      <Tool name={words.share} icon="link" onPress={share} />
    </>
  )
}

export const ReplayBar = (scene: Scene & { readonly onOther: (() => void) | null }): ReactNode => {
  const texts = useTexts()
  const words = useReplayTexts()
  const isNarrow = useIsNarrow()
  const { recording, title, subtitle, open, onOther } = scene
  const { kind, id } = recording.source
  return (
    <header className="top">
      <Brand label={`Tortuga: ${texts.home}`} />
      <p className="where">
        <b>{title}</b>{' '}
        <span>
          {words.word}
          <span className="edition">{` · ${subtitle}`}</span>
        </span>
      </p>
      <div className="tools">
        <Share {...scene} />
        {recording.isOver ? <Tool name={words.check.title} icon="tick" onPress={() => open('check')} aria-haspopup="dialog" /> : null}
        {scene.pupil === null || isNarrow ? null : <Tool name={words.coach} icon="hint" onPress={() => open('coach')} />}
        {isNarrow ? (
          <>
            <Tool name={texts.table.log} icon="log" onPress={() => open('log')} aria-haspopup="dialog" />
            <Tool name={words.more} icon="options" onPress={() => open('more')} aria-haspopup="dialog" />
          </>
        ) : (
          <>
            {kind === 'file' ? null : <Tool name={words.save} icon="save" onPress={() => saveRecording(recording)} />}
            <Tool name={texts.table.rules} icon="book" onPress={() => open('rules')} />
            {kind === 'file' ? (
              <Tool name={words.otherFile} icon="log" onPress={() => onOther?.()} />
            ) : (
              <Link href={`/${kind === 'device' ? 'd' : 't'}/${id}`} className="tool">
                <Icon name="back" />
                <span>{words.backToTable}</span>
              </Link>
            )}
          </>
        )}
      </div>
    </header>
  )
}
