/** A link to hand on: to copy, to share, and as a QR code made here. */
import { Button } from '@tortuga/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { copyText } from './save.ts'
import './share.css'
import { useLaterTexts } from './text/later/index.ts'

const QrCode = lazy(async () => ({ default: (await import('./qr.tsx')).QrCode }))

export const ShareLink = ({ address, words }: { readonly address: string; readonly words: string }): ReactNode => {
  const { waiting } = useLaterTexts()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const copy = (): void => {
    void copyText(address, field.current).then(hasCopied => setSaid(hasCopied ? waiting.copied : waiting.copyByHand))
  }
  return (
    <section className="share paper">
      <p>{words}</p>
      <div className="field">
        <label className="name" htmlFor="share-link">
          {waiting.link}
        </label>
        <input id="share-link" ref={field} readOnly value={address} onFocus={event => event.target.select()} />
      </div>
      <div className="row wrap">
        <Button kind="main" icon="copy" onPress={copy}>
          {waiting.copy}
        </Button>
        {'share' in navigator ? (
          <Button icon="link" onPress={() => void navigator.share({ url: address }).catch(() => {})}>
            {waiting.shareButton}
          </Button>
        ) : null}
        <span role="status">{said}</span>
      </div>
      <Suspense fallback={<div className="qr" />}>
        <QrCode text={address} label={waiting.qr} />
      </Suspense>
      <p className="muted small">{waiting.qrHelp}</p>
    </section>
  )
}
