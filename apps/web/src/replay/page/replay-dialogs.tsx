/** Dialogs of a replay: the log on a phone, more actions, and sharing where copying a link is not possible. */
import { Button, Dialog } from '@tortuga/ui'
import '@tortuga/ui/fields.css'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../text/language.ts'
import { TurnAndSpeedPickers } from './replay-pickers.tsx'
import { addressOf } from './replay-bar.tsx'
import { ReplayLog } from './replay-log.tsx'
import { saveReplay } from '../position/replay-context.ts'
import type { ReplayContext } from '../position/replay-context.ts'
import { useReplayText } from '../../text/replay.ts'
import '../../table/dialogs/dialogs.css'

type Closable = { readonly onClose: () => void }

export const LogSheet = ({ onClose, ...context }: ReplayContext & Closable): ReactNode => {
  const texts = useTexts()
  return (
    <Dialog kind="sheet" title={texts.table.log} closeLabel={texts.close} onClose={onClose}>
      <ReplayLog {...context} onGo={onClose} />
    </Dialog>
  )
}

/** The actions for which a phone's top bar has no room. */
export const MoreDialog = ({
  onClose,
  onOtherFile,
  ...context
}: ReplayContext & Closable & { readonly onOtherFile: (() => void) | null }): ReactNode => {
  const texts = useTexts()
  const text = useReplayText()
  const { recording, open } = context
  const { kind, id } = recording.source
  return (
    <Dialog title={text.more} closeLabel={texts.close} onClose={onClose}>
      <div className="stack preferences">
        <TurnAndSpeedPickers {...context} />
        <div className="option-acts">
          {context.coached === null ? null : (
            <Button
              icon="hint"
              onPress={() => {
                onClose()
                open('coach')
              }}
            >
              {text.coach}
            </Button>
          )}
          <Button
            icon="book"
            onPress={() => {
              onClose()
              open('rules')
            }}
          >
            {texts.table.rules}
          </Button>
          {kind === 'file' ? (
            <Button icon="log" onPress={() => onOtherFile?.()}>
              {text.otherFile}
            </Button>
          ) : (
            <>
              <Button icon="save" onPress={() => saveReplay(recording)}>
                {text.save}
              </Button>
              <Link href={`/${kind === 'device' ? 'd' : 't'}/${id}`} className="btn">
                {text.backToTable}
              </Link>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** Shows the link of a server match to copy by hand; other matches can be shared only as a file. */
export const ShareDialog = ({ onClose, ...context }: ReplayContext & Closable): ReactNode => {
  const texts = useTexts()
  const text = useReplayText()
  const { recording } = context
  const { kind } = recording.source
  return (
    <Dialog title={text.share} closeLabel={texts.close} onClose={onClose}>
      <div className="stack">
        {kind === 'server' ? (
          <div className="field">
            <label className="name" htmlFor="replay-link">
              {text.copyByHand}
            </label>
            <input id="replay-link" readOnly value={addressOf(context)} onFocus={event => event.target.select()} />
          </div>
        ) : (
          <p>{kind === 'device' ? text.noLinkDevice : text.noLinkFile}</p>
        )}
        {kind === 'device' ? (
          <div className="acts">
            <Button kind="main" icon="save" onPress={() => saveReplay(recording)}>
              {text.save}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
