/** Makes this device the same player as another one: by a link that works once. The link's secret stands after the #, so that no log ever sees it. */
import { Button } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { takeDeviceLink } from '../api/api.ts'
import { Problem } from '../api/problems.ts'
import { setPrefs } from '../prefs.ts'
import { TextPage } from '../shell.tsx'
import { useTexts } from '../text/index.ts'

export const DeviceLinkPage = (): ReactNode => {
  const texts = useTexts()
  const [said, setSaid] = useState('')
  const [isDone, setDone] = useState(false)
  const take = async (): Promise<void> => {
    try {
      const { name } = await takeDeviceLink(location.hash.slice(1))
      setPrefs({ name })
      setSaid(texts.settings.deviceUsed(name))
      setDone(true)
      history.replaceState(null, '', '/link')
    } catch (error) {
      setSaid(texts.problems[error instanceof Problem ? error.code : 'other'])
    }
  }
  return (
    <TextPage title={texts.settings.device}>
      <div className="stack">
        <p className="lead">{texts.settings.deviceHelp}</p>
        <p role="status">{said}</p>
        <div className="row wrap">
          {isDone ? null : (
            <Button kind="main" icon="device" onPress={() => void take()}>
              {texts.settings.deviceUse}
            </Button>
          )}
          <Link href="/" className="btn">
            {texts.home}
          </Link>
        </div>
      </div>
    </TextPage>
  )
}
