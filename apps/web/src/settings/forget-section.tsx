/** “Forget me”: removes the player from the server and everything from this device. */
import { Button, Dialog } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { forgetMe } from '../api/player-api.ts'
import { clearDevice } from '../device/client.ts'
import { forgetPrefs } from '../preferences/preferences.ts'
import { useTexts } from '../text/language.ts'
import { useProblemText } from '../text/problems.ts'
import { useSettingsText } from '../text/settings.ts'
import { problemCodeOf } from './problem-code.ts'

export const ForgetSection = (): ReactNode => {
  const texts = useTexts()
  const settings = useSettingsText()
  const problems = useProblemText()
  const [isAsking, setAsking] = useState(false)
  const [result, setResult] = useState('')
  const forget = async (): Promise<void> => {
    setAsking(false)
    const failure = await forgetMe().then(
      () => null,
      (error: unknown) => problemCodeOf(error),
    )
    await clearDevice().catch(() => {})
    forgetPrefs()
    setResult(failure === null || failure === 'not-a-guest' ? settings.forgotten : problems[failure])
  }
  return (
    <section className="stack">
      <h2>{settings.forget}</h2>
      <p>{settings.forgetHelp}</p>
      <div className="row">
        <Button kind="danger" icon="bin" onPress={() => setAsking(true)}>
          {settings.forgetButton}
        </Button>
        <span role="status">{result}</span>
      </div>
      {isAsking ? (
        <Dialog title={settings.forget} closeLabel={texts.close} onClose={() => setAsking(false)}>
          <p>{settings.forgetSure}</p>
          <div className="acts">
            <Button onPress={() => setAsking(false)}>{texts.cancel}</Button>
            <Button kind="danger" onPress={() => void forget()}>
              {settings.forgetYes}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </section>
  )
}
