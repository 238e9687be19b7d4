/** A link that the visitor can copy, share or show as a QR code. */
import { Button } from '@tortuga/ui'
import '@tortuga/ui/fields.css'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useWaitingText } from '../text/waiting.ts'
import { copyText } from './copy-text.ts'
import './share.css'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

type Props = {
  readonly address: string
  readonly text: string
  /** Whether copying the link is the main action of the page. */
  readonly isMain?: boolean
}

export const ShareLink = ({ address, text, isMain = true }: Props): ReactNode => {
  const waiting = useWaitingText()
  const field = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const copy = (): void => {
    void copyText(address, field.current).then(hasCopied => setMessage(hasCopied ? waiting.copied : waiting.copyByHand))
  }
  return (
    <section className="share paper">
      <p>{text}</p>
      <div className="field">
        <label className="name" htmlFor="share-link">
          {waiting.link}
        </label>
        <input id="share-link" ref={field} readOnly value={address} onFocus={event => event.target.select()} />
      </div>
      <div className="row wrap">
        <Button kind={isMain ? 'main' : 'plain'} icon="copy" onPress={copy}>
          {waiting.copy}
        </Button>
        {'share' in navigator ? (
          <Button icon="link" onPress={() => void navigator.share({ url: address }).catch(() => {})}>
            {waiting.shareButton}
          </Button>
        ) : null}
        <span role="status">{message}</span>
      </div>
      <Suspense fallback={<div className="qr" />}>
        <QrCode text={address} label={waiting.qr} />
      </Suspense>
      <p className="muted small">{waiting.qrHelp}</p>
    </section>
  )
}
