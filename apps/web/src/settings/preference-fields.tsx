/** Fields for language, theme, contrast, tempo and sounds, in the settings and in the options of a table. */
import { LANGUAGES } from '@tortuga/kit'
import { RadioGroup, Switch, TEMPOS } from '@tortuga/ui'
import '@tortuga/ui/fields.css'
import type { ReactNode } from 'react'
import { CONTRASTS, setPrefs, THEMES, usePrefs } from '../preferences/preferences.ts'
import { LANGUAGE_NAMES, useLanguage } from '../text/language.ts'
import { useSettingsText } from '../text/settings.ts'

export const PreferenceFields = (): ReactNode => {
  const settings = useSettingsText()
  const prefs = usePrefs()
  const language = useLanguage()
  return (
    <>
      <RadioGroup
        name={settings.language}
        value={language}
        options={LANGUAGES.map(each => [each, LANGUAGE_NAMES[each]] as const)}
        onChange={each => setPrefs({ language: each })}
      />
      <RadioGroup
        name={settings.theme}
        value={prefs.theme}
        options={THEMES.map(theme => [theme, settings.themes[theme]] as const)}
        onChange={theme => setPrefs({ theme })}
      />
      <RadioGroup
        name={settings.contrast}
        value={prefs.contrast}
        options={CONTRASTS.map(contrast => [contrast, settings.contrasts[contrast]] as const)}
        onChange={contrast => setPrefs({ contrast })}
      />
      <RadioGroup
        name={settings.tempo}
        value={prefs.tempo}
        options={TEMPOS.map(tempo => [tempo, settings.tempos[tempo]] as const)}
        onChange={tempo => setPrefs({ tempo })}
      />
      <div>
        <Switch name={settings.sound} on={prefs.sound} onChange={sound => setPrefs({ sound })} />
      </div>
    </>
  )
}
