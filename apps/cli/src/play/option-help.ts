/** The list of options in `tortuga play --help`: of the named game, or of all games. */
import type { Language } from '@tortuga/kit'
import { defaultPreset } from '../games/registered-game.ts'
import type { CliGame } from '../games/registered-game.ts'
import { REGISTRY } from '../games/registry.ts'
import type { CliTexts } from '../text/index.ts'
import { typedValues } from './game-options.ts'

const helpFor = ({ help }: CliTexts, language: Language, { game, setup }: CliGame): readonly string[] => {
  if (setup === null) return []
  const preset = Object.assign({}, game.presets[defaultPreset(game)]) as Readonly<Record<string, unknown>>
  const lines = setup.offered.flatMap(offered => {
    const { option } = offered
    const standard = String(preset[option])
    const others = typedValues(offered, game.seats[1]).filter(value => value !== standard)
    return [`  ${option}=${standard} (${others.join(', ')})`, `      ${setup.texts[language].options[option]?.about ?? ''}`]
  })
  return ['', help.optionsOf(game.id), ...lines]
}

export const optionHelp = (texts: CliTexts, language: Language, argv: readonly string[]): string => {
  const named = REGISTRY.filter(({ game }) => argv.includes(game.id))
  return (named.length === 0 ? REGISTRY : named).flatMap(entry => helpFor(texts, language, entry)).join('\n')
}
