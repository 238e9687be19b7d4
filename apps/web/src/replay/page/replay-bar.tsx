/** The top bar of a replay: the game, and actions such as sharing, checking and saving. */
import { Icon, ToolButton } from '@tortuga/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useIsNarrow } from '../../browser/hooks.ts'
import { copyText } from '../../share/copy-text.ts'
import { Brand } from '../../shell/page-frame.tsx'
import { useTexts } from '../../text/language.ts'
import { formatQuery } from '../position/replay-address.ts'
import { saveReplay } from '../position/replay-context.ts'
import type { ReplayContext } from '../position/replay-context.ts'
import { useReplayText } from '../../text/replay.ts'

/** The address of the current position on this server. */
export const addressOf = ({ recording: { source }, position: { version, viewer } }: ReplayContext): string =>
  `${location.origin}/r/${encodeURIComponent(source.id)}${formatQuery(version, viewer)}`

const MESSAGE_TIME = 4000

/** Copies the link at once; if there is none or copying is not allowed, a dialog explains what to do. */
const ShareButton = (context: ReplayContext): ReactNode => {
  const text = useReplayText()
  const [message, setMessage] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { recording, position, open } = context
  useEffect(() => {
    const timer = message === '' ? undefined : setTimeout(() => setMessage(''), MESSAGE_TIME)
    return () => clearTimeout(timer)
  }, [message])
  const share = (): void => {
    if (recording.source.kind !== 'server') return open('share')
    const before = document.activeElement
    void copyText(addressOf(context), field.current).then(hasCopied => {
      if (before instanceof HTMLElement) before.focus()
      if (hasCopied) setMessage(text.copied(position.version))
      else open('share')
    })
  }
  return (
    <>
      <span role="status" className="replay-said small">
        {message}
      </span>
      {recording.source.kind === 'server' ? (
        <input className="vh" ref={field} readOnly value={addressOf(context)} tabIndex={-1} aria-hidden={true} />
      ) : null}
      <ToolButton name={text.share} icon="link" onPress={share} />
    </>
  )
}

export const ReplayBar = (context: ReplayContext & { readonly onOtherFile: (() => void) | null }): ReactNode => {
  const texts = useTexts()
  const text = useReplayText()
  const isNarrow = useIsNarrow()
  const { recording, title, subtitle, open, onOtherFile } = context
  const { kind, id } = recording.source
  return (
    <header className="top">
      <Brand label={`Tortuga: ${texts.home}`} />
      <p className="where">
        <b>{title}</b>{' '}
        <span title={`${text.label} · ${subtitle}`}>
          {text.label}
          <span className="edition">{` · ${subtitle}`}</span>
        </span>
      </p>
      <div className="tools">
        <ShareButton {...context} />
        {recording.isOver ? <ToolButton name={text.check} icon="tick" onPress={() => open('check')} aria-haspopup="dialog" /> : null}
        {context.coached === null || isNarrow ? null : <ToolButton name={text.coach} icon="hint" onPress={() => open('coach')} />}
        {isNarrow ? (
          <>
            <ToolButton name={texts.table.log} icon="log" onPress={() => open('log')} aria-haspopup="dialog" />
            <ToolButton name={text.more} icon="options" onPress={() => open('more')} aria-haspopup="dialog" />
          </>
        ) : (
          <>
            {kind === 'file' ? null : <ToolButton name={text.save} icon="save" onPress={() => saveReplay(recording)} />}
            <ToolButton name={texts.table.rules} icon="book" onPress={() => open('rules')} />
            {kind === 'file' ? (
              <ToolButton name={text.otherFile} icon="log" onPress={() => onOtherFile?.()} />
            ) : (
              <Link href={`/${kind === 'device' ? 'd' : 't'}/${id}`} className="tool">
                <Icon name="back" />
                <span>{text.backToTable}</span>
              </Link>
            )}
          </>
        )}
      </div>
    </header>
  )
}
