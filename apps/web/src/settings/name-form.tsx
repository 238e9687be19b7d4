/** The visitor's name: stored in this browser, and sent to the server if it can be reached. */
import { TextField } from '@tortuga/ui'
import '@tortuga/ui/fields.css'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { savePlayer } from '../api/api.ts'
import { setPrefs, usePrefs } from '../preferences/preferences.ts'
import { useProblemText } from '../text/problems.ts'
import { useSettingsText } from '../text/settings.ts'
import { problemCodeOf } from './problem-code.ts'

export const NameForm = (): ReactNode => {
  const settings = useSettingsText()
  const problems = useProblemText()
  const [name, setName] = useState(usePrefs.getState().name)
  const [result, setResult] = useState<{ readonly ok: boolean; readonly text: string } | null>(null)
  const save = async (): Promise<void> => {
    setPrefs({ name: name.trim() })
    try {
      if (name.trim() !== '') await savePlayer(name.trim(), usePrefs.getState().avatar)
      setResult({ ok: true, text: settings.saved })
    } catch (error) {
      const code = problemCodeOf(error)
      setResult(code === 'unreachable' ? { ok: true, text: settings.saved } : { ok: false, text: problems[code] })
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
        error={result?.ok === false ? result.text : null}
        onChange={event => setName(event.target.value)}
      />
      <div className="row">
        <button type="submit" className="btn main">
          {settings.save}
        </button>
        <span role="status">{result?.ok === true ? result.text : ''}</span>
      </div>
    </form>
  )
}
