/** Makes this device the same player as another one: by a link that works once. The link's secret stands after the #, so that no log ever sees it. */
import { Button, Dialog } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fetchMine, takeDeviceLink } from '../api/api.ts'
import { Problem } from '../api/problems.ts'
import { setPrefs, usePrefs } from '../prefs.ts'
import { TextPage } from '../shell.tsx'
import { useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'

export const DeviceLinkPage = (): ReactNode => {
  const texts = useTexts()
  const { settings, problems } = useLaterTexts()
  const [said, setSaid] = useState('')
  const [isDone, setDone] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const mine = usePrefs(({ name }) => name)
  const saying = (error: unknown): void => setSaid(problems[error instanceof Problem ? error.code : 'other'])
  const take = async (): Promise<void> => {
    setAsking(false)
    try {
      const { name } = await takeDeviceLink(location.hash.slice(1))
      setPrefs({ name })
      setSaid(settings.deviceUsed(name))
      setDone(true)
      history.replaceState(null, '', '/link')
    } catch (error) {
      saying(error)
    }
  }
  /** Whoever plays here already is asked first: their tables cannot be reached from here any more. */
  const ask = async (): Promise<void> => {
    try {
      if (mine !== '' || (await fetchMine()).length > 0) setAsking(true)
      else await take()
    } catch (error) {
      saying(error)
    }
  }
  return (
    <TextPage title={settings.device}>
      <div className="stack">
        <p className="lead">{settings.deviceHelp}</p>
        <p role="status">{said}</p>
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
          <p>{settings.deviceHas(mine)}</p>
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
