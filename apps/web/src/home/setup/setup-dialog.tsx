/** The dialog before a game: against bots on this device, or a table on the server for friends. */
import type { SetupOptions, GameTypes } from '@tortuga/kit'
import { Button, Dialog, TextField } from '@tortuga/ui'
import '@tortuga/ui/fields.css'
import type { WebGame } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ApiProblem } from '../../api/error-codes.ts'
import type { ApiProblemCode } from '../../api/error-codes.ts'
import { playOnDevice } from '../../device/play-on-device.ts'
import { usePrefs } from '../../preferences/preferences.ts'
import { useLanguage, useTexts } from '../../text/language.ts'
import { useProblemText } from '../../text/problems.ts'
import { useSetupText } from '../../text/setup.ts'
import { openTableWithSeat } from './open-table.ts'
import './setup.css'
import { SetupFields } from './setup-fields.tsx'
import { clockOf, initialChoices, mostBots, optionsOf } from './table-choices.ts'
import type { SetupKind, TableChoices } from './table-choices.ts'

type Props = {
  readonly kind: SetupKind
  readonly web: WebGame<GameTypes>
  /** The game's options; null for a game without options. */
  readonly setup: SetupOptions | null
  readonly onClose: () => void
}

/** `name`: the name is missing. */
type SetupProblem = ApiProblemCode | 'name'

const startMatch = ({ kind, web }: Props, name: string, choices: TableChoices): Promise<string> => {
  const { preset, seats, level, options } = choices
  const clock = clockOf(web.game, choices.clock)
  if (kind === 'play') return playOnDevice(web.game.id, { preset, seats, level, options, clock })
  return openTableWithSeat(web.game, name, { ...choices, bots: Math.min(choices.bots, mostBots(choices)) })
}

export const SetupDialog = (props: Props): ReactNode => {
  const { kind, web, setup, onClose } = props
  const texts = useTexts()
  const text = useSetupText()
  const problems = useProblemText()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const [choices, setChoices] = useState(() => initialChoices(web, language, kind))
  const [name, setName] = useState(usePrefs.getState().name)
  const [problem, setProblem] = useState<SetupProblem | null>(null)
  const [isBusy, setBusy] = useState(false)

  const conflict = setup?.findConflict?.(optionsOf(web.game, choices)) ?? null
  const conflictText = conflict === null ? null : (setup?.texts[language].conflicts?.[conflict] ?? null)

  const start = async (): Promise<void> => {
    if (conflict !== null || isBusy) return
    if (kind === 'invite' && name.trim() === '') return setProblem('name')
    setBusy(true)
    setProblem(null)
    try {
      navigate(await startMatch(props, name.trim(), choices))
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.code : 'other')
      setBusy(false)
    }
  }
  const title = web.listing.title[language]
  const problemText = problem === null ? null : problem === 'name' ? text.nameMissing : problems[problem]
  const isAboutName = problem === 'name' || problem === 'malformed'
  const shownProblem = conflictText ?? (isAboutName ? null : problemText)
  return (
    <Dialog title={kind === 'play' ? text.playTitle(title) : text.inviteTitle(title)} closeLabel={texts.close} onClose={onClose}>
      <form
        className="stack setup"
        onSubmit={event => {
          event.preventDefault()
          void start()
        }}
      >
        {kind === 'play' ? null : (
          <TextField
            name={text.name}
            help={text.nameHelp}
            error={isAboutName ? problemText : null}
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onChange={event => setName(event.target.value)}
          />
        )}
        <SetupFields kind={kind} web={web} setup={setup} choices={choices} onChange={change => setChoices({ ...choices, ...change })} />
        {shownProblem === null ? null : (
          <p className="bad-words" role="alert">
            {shownProblem}
          </p>
        )}
        <div className="acts">
          <Button kind="quiet" onPress={onClose}>
            {texts.cancel}
          </Button>
          <button type="submit" className="btn main" {...(isBusy || conflict !== null ? { 'aria-disabled': true } : {})}>
            {isBusy ? text.opening : kind === 'play' ? text.start : text.open}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
