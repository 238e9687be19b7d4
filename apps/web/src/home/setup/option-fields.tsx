/** The fields for a game's own options: a switch for yes and no, radio buttons for an option that everybody should see, a select for the others. */
import { offeredValues, sayOptionValue } from '@tortuga/kit'
import type { OfferedOption } from '@tortuga/kit'
import { RadioGroup, SelectField, Switch } from '@tortuga/ui'
import '@tortuga/ui/fields.css'
import type { ReactNode } from 'react'
import { useLanguage } from '../../text/language.ts'
import type { SetupFieldsProps } from './setup-props.ts'
import { optionsOf, withOption } from './table-choices.ts'

export const OptionField = ({
  offered,
  setup,
  web,
  choices,
  onChange,
}: SetupFieldsProps & { readonly offered: OfferedOption }): ReactNode => {
  const language = useLanguage()
  const texts = setup?.texts[language]
  if (texts === undefined) return null
  const { option, group } = offered
  const { name = option, about = '' } = texts.options[option] ?? {}
  const current = optionsOf(web.game, choices)[option]
  const set = (value: unknown): void => onChange({ options: withOption(web.game, choices, option, value) })
  if (typeof current === 'boolean') return <Switch name={name} help={about} on={current} onChange={set} />
  const values = offeredValues(offered, choices.seats, current)
  const field = {
    name,
    help: about,
    value: String(values.indexOf(current as (typeof values)[number])),
    options: values.map((value, index) => [String(index), sayOptionValue(texts, option, value)] as const),
  }
  const setByIndex = (index: string): void => set(values[Number(index)])
  return group === null ? <RadioGroup {...field} onChange={setByIndex} /> : <SelectField {...field} onPick={setByIndex} />
}

/** The options that are not folded away. */
export const MainOptionFields = (props: SetupFieldsProps): ReactNode =>
  (props.setup?.offered ?? [])
    .filter(({ group }) => group === null)
    .map(offered => <OptionField key={offered.option} {...props} offered={offered} />)
