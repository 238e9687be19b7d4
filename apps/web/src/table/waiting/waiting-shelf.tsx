/** The shelf under a waiting table: the seal of the shuffle, and what the viewer can do. */
import { Button, Icon } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../text/language.ts'
import { useWaitingText } from '../../text/waiting.ts'

/** One row; the hash and its explanation are one tap away. */
const Seal = ({ commitment }: { readonly commitment: string }): ReactNode => {
  const text = useWaitingText()
  return (
    <details className="seal">
      <summary>
        <Icon name="anchor" />
        <span>{text.sealed}</span>
        <span className="seal-more">{text.fair}</span>
      </summary>
      <p>{text.commitmentHelp}</p>
      <p>
        {text.commitment} <code>{commitment}</code>
      </p>
      <Link href="/fairness">{text.fair}</Link>
    </details>
  )
}

type Props = {
  readonly commitment: string
  readonly isSeated: boolean
  readonly isHost: boolean
  readonly isReady: boolean
  readonly isBlocked: boolean
  readonly onReady: (isReady: boolean) => void
  readonly onLeave: () => void
  readonly onClose: () => void
}

export const WaitingShelf = ({ commitment, isSeated, isHost, isReady, isBlocked, onReady, onLeave, onClose }: Props): ReactNode => {
  const texts = useTexts()
  const text = useWaitingText()
  return (
    <div className="wait-shelf wood">
      <div className="wait-seal">
        <Seal commitment={commitment} />
        {isHost ? (
          <Button kind="quiet" onPress={onClose}>
            {text.closeTable}
          </Button>
        ) : null}
      </div>
      <div className="wait-acts">
        {isSeated ? (
          <>
            <Button onPress={onLeave}>{text.getUp}</Button>
            <Button kind={isReady ? 'plain' : 'main'} title={text.beReadyHelp} onPress={() => onReady(!isReady)} blocked={isBlocked}>
              {isReady ? text.notReady : text.beReady}
            </Button>
          </>
        ) : (
          <Link href="/" className="btn">
            {texts.home}
          </Link>
        )}
      </div>
    </div>
  )
}
