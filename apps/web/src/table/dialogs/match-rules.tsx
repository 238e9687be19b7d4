/** The rules of a match: its edition, and the options that differ from it. */
import { differencesFrom, sayDifferences } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useLoad } from '../../browser/hooks.ts'
import { loadSetup } from '../../games/load-setup.ts'
import { useLanguage } from '../../text/language.ts'
import { useSetupText } from '../../text/setup.ts'
import { useTableDialogText } from '../../text/table-dialogs.ts'

type OptionValues = Readonly<Record<string, unknown>>

/** The preset with the fewest differences from these options. */
export const nearestPreset = (presets: Readonly<Record<string, unknown>>, options: OptionValues): readonly [name: string, OptionValues] => {
  const all = Object.entries(presets).map(([name, preset]) => [name, Object.assign({}, preset) as OptionValues] as const)
  const distance = ([, preset]: (typeof all)[number]): number => Object.keys(differencesFrom(preset, options)).length
  return all.reduce((best, one) => (distance(one) < distance(best) ? one : best), all[0] ?? ['', {}])
}

export const MatchRules = ({ web, view }: { readonly web: WebGame<GameTypes>; readonly view: unknown }): ReactNode => {
  const language = useLanguage()
  const text = useSetupText()
  const { options: words } = useTableDialogText()
  const heading = useId()
  const [setup] = useLoad(() => loadSetup(web.game.id), web.game.id)
  const { options } = view as { readonly options?: OptionValues }
  if (setup.type !== 'ready' || setup.value === null || options === undefined) return null
  const [name, preset] = nearestPreset(web.game.presets, options)
  const isNamed = Object.keys(web.game.presets).length > 1
  const lines = [
    ...(isNamed ? [[web.presetsName?.[language] ?? text.edition, web.presetNames[language][name] ?? name] as const] : []),
    ...sayDifferences(setup.value, setup.value.texts[language], preset, options),
  ]
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{words.rules}</h3>
      <ul>
        {lines.map(([label, value]) => (
          <li key={label}>
            {label}: <b>{value}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
