/** The folded part of the set-up dialog: the options that most players leave as they are, in groups, and the clock of a match against bots. */
import { Button, SelectField } from '@tortuga/ui'
import '@tortuga/ui/fields.css'
import type { ReactNode } from 'react'
import { useLanguage } from '../../text/language.ts'
import { useSetupText } from '../../text/setup.ts'
import { OptionField } from './option-fields.tsx'
import type { SetupFieldsProps } from './setup-props.ts'
import { clockOptions } from './table-choices.ts'

const OptionGroup = ({ group, ...props }: SetupFieldsProps & { readonly group: string }): ReactNode => {
  const language = useLanguage()
  return (
    <fieldset className="option-group">
      <legend>{props.setup?.texts[language].groups[group]}</legend>
      {(props.setup?.offered ?? [])
        .filter(offered => offered.group === group)
        .map(offered => (
          <OptionField key={offered.option} {...props} offered={offered} />
        ))}
    </fieldset>
  )
}

/** The clock of an invitation is not folded away, because it concerns the other players, too. */
const BotClockField = ({ web, choices, onChange }: SetupFieldsProps): ReactNode => {
  const text = useSetupText()
  return (
    <SelectField
      name={text.clock}
      help={text.clockHelp}
      value={choices.clock}
      options={clockOptions(web.game, 'play', text)}
      onPick={clock => onChange({ clock })}
    />
  )
}

export const MoreOptions = (props: SetupFieldsProps): ReactNode => {
  const { kind, setup, choices, onChange } = props
  const text = useSetupText()
  const offered = setup?.offered ?? []
  const groups = [...new Set(offered.flatMap(({ group }) => group ?? []))]
  if (groups.length === 0 && kind === 'invite') return null
  const changed = offered.filter(({ option, group }) => group !== null && Object.hasOwn(choices.options, option)).length
  return (
    <details className="more-options">
      <summary>
        {text.moreOptions}
        {changed === 0 ? null : <span className="muted"> {text.changedOptions(changed)}</span>}
      </summary>
      <div className="stack">
        {kind === 'play' ? <BotClockField {...props} /> : null}
        {groups.map(group => (
          <OptionGroup key={group} {...props} group={group} />
        ))}
        {Object.keys(choices.options).length === 0 ? null : (
          <Button kind="quiet" icon="undo" onPress={() => onChange({ options: {} })}>
            {text.resetOptions}
          </Button>
        )}
      </div>
    </details>
  )
}
