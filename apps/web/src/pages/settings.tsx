/** Settings: the name, the look, another device, and the way to be forgotten. */
import { Button, Dialog, TextField } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { forgetMe, makeDeviceLink, saveName } from '../api/api.ts'
import { Problem } from '../api/problems.ts'
import type { ProblemCode } from '../api/problems.ts'
import { clearDevice } from '../device/device.ts'
import { OfflineSection } from '../offline/section.tsx'
import { forgetPrefs, setPrefs, usePrefs } from '../prefs.ts'
import { ShareLink } from '../share.tsx'
import { TextPage } from '../shell.tsx'
import { TasteFields } from '../table/options.tsx'
import { useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'

const codeOf = (error: unknown): ProblemCode => (error instanceof Problem ? error.code : 'other')

/** Kept here; told to the server as soon as it can be reached. */
const NameForm = (): ReactNode => {
  const { settings, problems } = useLaterTexts()
  const [name, setName] = useState(usePrefs.getState().name)
  const [said, setSaid] = useState<{ readonly ok: boolean; readonly words: string } | null>(null)
  const save = async (): Promise<void> => {
    setPrefs({ name: name.trim() })
    try {
      if (name.trim() !== '') await saveName(name.trim())
      setSaid({ ok: true, words: settings.saved })
    } catch (error) {
      const code = codeOf(error)
      setSaid(code === 'unreachable' ? { ok: true, words: settings.saved } : { ok: false, words: problems[code] })
    }
  }
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        name={settings.name}
        help={settings.nameHelp}
        value={name}
        maxLength={24}
        autoComplete="nickname"
        wrong={said?.ok === false ? said.words : null}
        onChange={event => setName(event.target.value)}
      />
      <div className="row">
        <button type="submit" className="btn main">
          {settings.save}
        </button>
        <span role="status">{said?.ok === true ? said.words : ''}</span>
      </div>
    </form>
  )
}

const OtherDevice = (): ReactNode => {
  const { settings, problems } = useLaterTexts()
  const [link, setLink] = useState<string | null>(null)
  const [problem, setProblem] = useState<ProblemCode | null>(null)
  const make = (): void => {
    setProblem(null)
    makeDeviceLink().then(
      made => setLink(new URL(`/link#${made.link}`, location.href).href),
      (error: unknown) => setProblem(codeOf(error)),
    )
  }
  return (
    <section className="stack">
      <h2>{settings.device}</h2>
      <p>{settings.deviceHelp}</p>
      {link === null ? (
        <p>
          <Button icon="device" onPress={make}>
            {settings.deviceMake}
          </Button>
        </p>
      ) : (
        <ShareLink address={link} words={settings.deviceLink} />
      )}
      {problem === null ? null : (
        <p className="bad-words" role="alert">
          {problems[problem]}
        </p>
      )}
    </section>
  )
}

const Forgetting = (): ReactNode => {
  const texts = useTexts()
  const { settings, problems } = useLaterTexts()
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  const forget = async (): Promise<void> => {
    setAsking(false)
    const failure = await forgetMe().then(
      () => null,
      (error: unknown) => codeOf(error),
    )
    await clearDevice().catch(() => {})
    forgetPrefs()
    setSaid(failure === null || failure === 'not-a-guest' ? settings.forgotten : problems[failure])
  }
  return (
    <section className="stack">
      <h2>{settings.forget}</h2>
      <p>{settings.forgetHelp}</p>
      <div className="row">
        <Button kind="danger" icon="bin" onPress={() => setAsking(true)}>
          {settings.forgetButton}
        </Button>
        <span role="status">{said}</span>
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

export const SettingsPage = (): ReactNode => {
  const { settings } = useLaterTexts()
  return (
    <TextPage title={settings.title}>
      <section>
        <h2>{settings.you}</h2>
        <NameForm />
      </section>
      <section className="stack options">
        <h2>{settings.look}</h2>
        <TasteFields />
      </section>
      <OfflineSection />
      <OtherDevice />
      <Forgetting />
    </TextPage>
  )
}
