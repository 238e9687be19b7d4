/** The settings of a table in sentences: edition, changed options, clock, undo, spectators, stand-in. */
import { differencesFrom, sayDifferences } from '@tortuga/kit'
import type { GameTypes, Language, SetupOptions } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import type { TableSettings } from '@tortuga/wire'
import type { WaitingText } from '../../text/en/waiting.ts'

type GameOptions = Readonly<Record<string, unknown>>
const asOptions = (options: unknown): GameOptions => (typeof options === 'object' && options !== null ? { ...options } : {})

/** The preset that is nearest to the options, followed by the options that differ; `setup` is null until it is loaded. */
export const describeEdition = (
  { game, presetNames }: Pick<WebGame<GameTypes>, 'presetNames'> & { readonly game: { readonly presets: GameOptions } },
  setup: SetupOptions | null,
  tableOptions: unknown,
  language: Language,
): readonly string[] => {
  const options = asOptions(tableOptions)
  const distance = (preset: string): number => Object.keys(differencesFrom(asOptions(game.presets[preset]), options)).length
  const [nearest] = Object.keys(game.presets).toSorted((one, other) => distance(one) - distance(other))
  if (nearest === undefined) return []
  const changed = setup === null ? [] : sayDifferences(setup, setup.texts[language], asOptions(game.presets[nearest]), options)
  return [presetNames[language][nearest] ?? nearest, ...changed.map(([name, value]) => `${name}: ${value}`)]
}

const describeClock = ({ clock }: TableSettings, text: WaitingText): string => {
  if (clock.type === 'none') return text.clock.none
  return clock.type === 'move' ? text.clock.move(clock.seconds) : text.clock.bank(clock.seconds, clock.increment)
}

/** `levels` are the names of the bots' levels, as far as the game is loaded. */
export const describeSettings = (settings: TableSettings, text: WaitingText, levels: Readonly<Record<string, string>>): string =>
  [
    describeClock(settings, text),
    text.takebacks[settings.takebacks ? 'true' : 'false'],
    text.spectators[settings.spectators ? 'true' : 'false'],
    ...Object.entries(levels).flatMap(([level, name]) => (level === settings.standIn ? text.standIn(name) : [])),
  ].join(' ')
