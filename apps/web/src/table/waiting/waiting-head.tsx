/** The head of a waiting table: who is missing, the settings in a sentence, and the name field of a visitor. */
import type { GameTypes } from '@tortuga/kit'
import { TextField } from '@tortuga/ui'
import type { WebGame } from '@tortuga/ui'
import '@tortuga/ui/fields.css'
import type { ServerMessage } from '@tortuga/wire'
import type { ReactNode } from 'react'
import { useLoad, usePageFocus, useTitle } from '../../browser/hooks.ts'
import { loadSetup } from '../../games/load-setup.ts'
import { titleOf } from '../../games/registry.ts'
import { useLanguage, useTexts } from '../../text/language.ts'
import { useSetupText } from '../../text/setup.ts'
import { useWaitingText } from '../../text/waiting.ts'
import { describeEdition, describeSettings } from './table-settings.ts'

type Props = {
  readonly waiting: Extract<ServerMessage, { readonly type: 'waiting' }>
  /** Null until the game is loaded. */
  readonly web: WebGame<GameTypes> | null
  /** The people whom a full table waits for. */
  readonly missing: readonly string[]
  readonly name: { readonly value: string; readonly error: string | null; readonly onChange: (name: string) => void } | null
}

export const WaitingHead = ({ waiting, web, missing, name }: Props): ReactNode => {
  const texts = useTexts()
  const text = useWaitingText()
  const setup = useSetupText()
  const language = useLanguage()
  const heading = usePageFocus()
  const title = titleOf(waiting.game, language)
  useTitle(`${title}: ${text.title} – Tortuga`)
  const free = waiting.seats.filter(seat => seat === null).length
  const [options] = useLoad(() => loadSetup(waiting.game), waiting.game)
  const edition = web === null ? [] : describeEdition(web, options.type === 'ready' ? options.value : null, waiting.options, language)
  const wins = waiting.seats.flatMap((player, seat) => (player === null ? [] : [`${player.name} ${waiting.series?.wins[seat] ?? 0}`]))
  return (
    <div className="wait-head">
      <h1 ref={heading} tabIndex={-1}>
        <span className="vh">{title}: </span>
        {free === 0 ? text.waitingFor(texts.and(missing)) : text.seatsFree(waiting.seats.length - free, free)}
      </h1>
      <p className="muted">
        <b>{[title, ...edition].join(', ')}.</b> {describeSettings(waiting.settings, text, web?.levelNames[language] ?? {})}
      </p>
      <p className="muted small">{text.begins}</p>
      {waiting.series === null || waiting.series === undefined ? null : (
        <p>
          {text.series(waiting.series.matches)} {wins.join(', ')}
        </p>
      )}
      {name === null ? null : (
        <TextField
          name={setup.name}
          help={setup.nameHelp}
          error={name.error}
          value={name.value}
          maxLength={24}
          autoComplete="nickname"
          onChange={event => name.onChange(event.target.value)}
        />
      )}
    </div>
  )
}
