/** Questions of a game that the player may answer once for all matches. */
import type { GameTypes } from '@tortuga/kit'
import { RadioGroup } from '@tortuga/ui'
import type { WebGame } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { setPrefs, usePrefs } from '../../preferences/preferences.ts'
import { useLanguage } from '../../text/language.ts'

/** An earlier edition knows no standing answers. */
export const StandingAnswerFields = ({ web: { game, standing = [] } }: { readonly web: WebGame<GameTypes> }): ReactNode => {
  const language = useLanguage()
  const stored = usePrefs(prefs => prefs.standing)
  if (game.obviousMove === undefined) return null
  const answers = stored[game.id] ?? {}
  return standing.map(({ id, name, about, answers: names }) => {
    const options = Object.entries(names[language])
    return (
      <RadioGroup
        key={id}
        name={name[language]}
        help={about[language]}
        value={options.find(([answer]) => answer === answers[id])?.[0] ?? options[0]?.[0] ?? ''}
        options={options}
        onChange={answer => setPrefs({ standing: { ...stored, [game.id]: { ...answers, [id]: answer } } })}
      />
    )
  })
}
