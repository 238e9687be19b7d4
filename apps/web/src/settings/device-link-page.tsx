/** The page that a device link opens: this device then plays as the same person. The secret is in the URL's hash, which no server log sees. */
import { Button, Dialog } from '@tortuga/ui'
import { AVATARS } from '@tortuga/wire'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fetchMyMatches } from '../api/api.ts'
import { redeemDeviceLink } from '../api/player-api.ts'
import { setPrefs, usePrefs } from '../preferences/preferences.ts'
import { TextPage } from '../shell/page-frame.tsx'
import { useTexts } from '../text/language.ts'
import { useProblemText } from '../text/problems.ts'
import { useSettingsText } from '../text/settings.ts'
import { problemCodeOf } from './problem-code.ts'

export const DeviceLinkPage = (): ReactNode => {
  const texts = useTexts()
  const settings = useSettingsText()
  const problems = useProblemText()
  const [message, setMessage] = useState('')
  const [isDone, setDone] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const ownName = usePrefs(({ name }) => name)
  const showProblem = (error: unknown): void => setMessage(problems[problemCodeOf(error)])
  const take = async (): Promise<void> => {
    setAsking(false)
    try {
      const { name, avatar } = await redeemDeviceLink(location.hash.slice(1))
      setPrefs({ name, avatar: AVATARS.find(known => known === avatar) ?? null })
      setMessage(settings.deviceUsed(name))
      setDone(true)
      history.replaceState(null, '', '/link')
    } catch (error) {
      showProblem(error)
    }
  }
  /** A device that already has a player asks first, because that player's tables become unreachable from here. */
  const ask = async (): Promise<void> => {
    try {
      if (ownName !== '' || (await fetchMyMatches()).length > 0) setAsking(true)
      else await take()
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <TextPage title={settings.device}>
      <div className="stack">
        <p className="lead">{settings.deviceHelp}</p>
        <p role="status">{message}</p>
        <div className="row wrap">
          {isDone ? null : (
            <Button kind="main" icon="device" onPress={() => void ask()}>
              {settings.deviceUse}
            </Button>
          )}
          <Link href="/" className="btn">
            {texts.home}
          </Link>
        </div>
      </div>
      {isAsking ? (
        <Dialog title={settings.device} closeLabel={texts.close} onClose={() => setAsking(false)}>
          <p>{settings.deviceHas(ownName)}</p>
          <p>{settings.deviceLost}</p>
          <div className="acts">
            <Button onPress={() => setAsking(false)}>{texts.cancel}</Button>
            <Button kind="danger" onPress={() => void take()}>
              {settings.deviceYes}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </TextPage>
  )
}
