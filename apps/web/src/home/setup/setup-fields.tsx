/** The fields of the set-up dialog: those of every match, and those of a table for friends. */
import { range } from '@tortuga/kit'
import { RadioGroup, SelectField, Switch } from '@tortuga/ui'
import '@tortuga/ui/fields.css'
import type { ReactNode } from 'react'
import { useLanguage } from '../../text/language.ts'
import { useSetupText } from '../../text/setup.ts'
import { MainOptionFields } from './option-fields.tsx'
import { MoreOptions } from './more-options.tsx'
import { clockOptions, mostBots, seatCounts, withPreset } from './table-choices.ts'
import type { SetupFieldsProps } from './setup-props.ts'

const EditionField = ({ web, choices, onChange }: SetupFieldsProps): ReactNode => {
  const text = useSetupText()
  const language = useLanguage()
  const presets = Object.keys(web.game.presets)
  if (presets.length < 2) return null
  return (
    <RadioGroup
      name={web.presetsName?.[language] ?? text.edition}
      help={web.aboutPreset(choices.preset, language)}
      value={choices.preset}
      options={presets.map(preset => [preset, web.presetNames[language][preset] ?? preset] as const)}
      onChange={preset => onChange({ preset, options: withPreset(web.game, choices, preset) })}
    />
  )
}

const SeatsField = ({ web, choices, onChange }: SetupFieldsProps): ReactNode => {
  const text = useSetupText()
  const language = useLanguage()
  const counts = seatCounts(web.game)
  if (counts.length < 2) return null
  return (
    <RadioGroup
      name={text.seats}
      help={web.seatsNote?.(choices.seats, language) ?? ''}
      value={String(choices.seats)}
      options={counts.map(count => [String(count), String(count)] as const)}
      onChange={seats => onChange({ seats: Number(seats) })}
    />
  )
}

const BotFields = ({ kind, web, choices, onChange }: SetupFieldsProps): ReactNode => {
  const text = useSetupText()
  const language = useLanguage()
  const most = mostBots(choices)
  const bots = Math.min(choices.bots, most)
  return (
    <>
      {kind === 'invite' && most > 0 ? (
        <RadioGroup
          name={text.bots}
          value={String(bots)}
          options={range(most + 1).map(count => [String(count), count === 0 ? text.noBots : text.botCount(count)] as const)}
          onChange={count => onChange({ bots: Number(count) })}
        />
      ) : null}
      {kind === 'play' || bots > 0 ? (
        <RadioGroup
          name={text.level}
          help={web.aboutLevel(choices.level, language)}
          value={choices.level}
          options={Object.entries(web.levelNames[language])}
          onChange={level => onChange({ level })}
        />
      ) : null}
    </>
  )
}

const InvitationFields = ({ web, choices, onChange }: SetupFieldsProps): ReactNode => {
  const text = useSetupText()
  const language = useLanguage()
  return (
    <>
      <RadioGroup
        name={text.clock}
        value={choices.clock}
        options={clockOptions(web.game, 'invite', text)}
        onChange={clock => onChange({ clock })}
      />
      {choices.standIn === '' ? null : (
        <SelectField
          name={text.standIn}
          help={text.standInHelp}
          value={choices.standIn}
          options={Object.entries(web.levelNames[language])}
          onPick={standIn => onChange({ standIn })}
        />
      )}
      <div>
        <Switch name={text.listed} on={choices.listed} onChange={listed => onChange({ listed })} />
        <Switch name={text.spectators} on={choices.spectators} onChange={spectators => onChange({ spectators })} />
        <Switch name={text.takebacks} on={choices.takebacks} onChange={takebacks => onChange({ takebacks })} />
      </div>
    </>
  )
}

export const SetupFields = (props: SetupFieldsProps): ReactNode => (
  <>
    <EditionField {...props} />
    <SeatsField {...props} />
    <MainOptionFields {...props} />
    <BotFields {...props} />
    {props.kind === 'invite' ? <InvitationFields {...props} /> : null}
    <MoreOptions {...props} />
  </>
)
