/** What opens over a replay: the log on a phone, further choices, and how to share what has no address. */
import { Button, Dialog } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../text/index.ts'
import { SlowPicks } from './picks.tsx'
import { addressOf } from './replay-bar.tsx'
import { ReplayLog } from './replay-log.tsx'
import { saveRecording } from './scene.ts'
import type { Scene } from './scene.ts'
import { useReplayTexts } from './text/index.ts'

type Closing = { readonly onClose: () => void }

export const LogSheet = ({ onClose, ...scene }: Scene & Closing): ReactNode => {
  const texts = useTexts()
  return (
    <Dialog kind="sheet" title={texts.table.log} closeLabel={texts.close} onClose={onClose}>
      <ReplayLog {...scene} onGo={onClose} />
    </Dialog>
  )
}

/** What a phone's bar has no room for. */
export const MoreDialog = ({ onClose, onOther, ...scene }: Scene & Closing & { readonly onOther: (() => void) | null }): ReactNode => {
  const texts = useTexts()
  const words = useReplayTexts()
  const { recording, open } = scene
  const { kind, id } = recording.source
  return (
    <Dialog title={words.more} closeLabel={texts.close} onClose={onClose}>
      <div className="stack options">
        <SlowPicks {...scene} />
        <div className="option-acts">
          {scene.pupil === null ? null : (
            <Button
              icon="hint"
              onPress={() => {
                onClose()
                open('coach')
              }}
            >
              {words.coach}
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
            <Button icon="log" onPress={() => onOther?.()}>
              {words.otherFile}
            </Button>
          ) : (
            <>
              <Button icon="save" onPress={() => saveRecording(recording)}>
                {words.save}
              </Button>
              <Link href={`/${kind === 'device' ? 'd' : 't'}/${id}`} className="btn">
                {words.backToTable}
              </Link>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** A match of the server by hand where copying is not allowed; all others as a file. */
export const ShareDialog = ({ onClose, ...scene }: Scene & Closing): ReactNode => {
  const texts = useTexts()
  const words = useReplayTexts()
  const { recording } = scene
  const { kind } = recording.source
  return (
    <Dialog title={words.share} closeLabel={texts.close} onClose={onClose}>
      <div className="stack">
        {kind === 'server' ? (
          <div className="field">
            <label className="name" htmlFor="replay-link">
              {words.copyByHand}
            </label>
            <input id="replay-link" readOnly value={addressOf(scene)} onFocus={event => event.target.select()} />
          </div>
        ) : (
          <p>{kind === 'device' ? words.noLinkDevice : words.noLinkFile}</p>
        )}
        {kind === 'device' ? (
          <div className="acts">
            <Button kind="main" icon="save" onPress={() => saveRecording(recording)}>
              {words.save}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
