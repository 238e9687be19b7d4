/** What the set-up dialog lets the visitor choose, and what it proposes at first. */
import { canonicalJson, differencesFrom, range } from '@tortuga/kit'
import type { Clock, GameTypes, Language } from '@tortuga/kit'
import type { TableGame, WebGame } from '@tortuga/ui'
import { usePrefs } from '../../preferences/preferences.ts'
import type { SetupText } from '../../text/en/setup.ts'

const CLOCKS = {
  none: { type: 'none' },
  calm: { type: 'move', seconds: 120 },
  brisk: { type: 'move', seconds: 40 },
  blitz: { type: 'move', seconds: 30 },
  bank: { type: 'bank', seconds: 300, increment: 5 },
  day: { type: 'move', seconds: 86_400 },
} as const satisfies Record<string, Clock>
const CLOCK_NAMES = ['none', 'calm', 'brisk', 'blitz', 'bank', 'day'] as const satisfies readonly (keyof typeof CLOCKS)[]
/** `rules`: the clock of the rulebook. */
export type ClockName = keyof typeof CLOCKS | 'rules'

/** `play`: against bots on this device. `invite`: a table on the server for friends. */
export type SetupKind = 'play' | 'invite'

export type TableChoices = {
  readonly preset: string
  readonly seats: number
  readonly level: string
  readonly bots: number
  readonly clock: ClockName
  readonly options: Readonly<Record<string, unknown>> // those that differ from the preset's
  readonly spectators: boolean
  readonly listed: boolean
  readonly takebacks: boolean
  /** The level of a bot that plays for an absent player; '' in a game without bots. */
  readonly standIn: string
}

/** The clocks of a game, beginning with the rulebook's if there is one. A match against bots lasts no days. */
export const clockOptions = (
  { clock }: TableGame<GameTypes>,
  kind: SetupKind,
  text: SetupText,
): readonly (readonly [ClockName, string])[] => [
  ...(clock.type === 'none' ? [] : [['rules', text.clockOfRules(clock.seconds)] as const]),
  ...CLOCK_NAMES.filter(name => kind === 'invite' || name !== 'day').map(name => [name, text.clocks[name]] as const),
]

export const clockOf = (game: TableGame<GameTypes>, name: ClockName): Clock => (name === 'rules' ? game.clock : CLOCKS[name])

/** The name of a clock that was stored; no clock if it is none of ours. */
const clockNameOf = (game: TableGame<GameTypes>, clock: unknown): ClockName => {
  const key = canonicalJson(clock ?? null)
  return (['rules', ...CLOCK_NAMES] as const).find(name => canonicalJson(clockOf(game, name)) === key) ?? 'none'
}

type OptionValues = Readonly<Record<string, unknown>>

const presetOf = ({ presets }: TableGame<GameTypes>, preset: string): OptionValues => Object.assign({}, presets[preset])

/** The options of the match: those of the preset, with the changes. */
export const optionsOf = (game: TableGame<GameTypes>, { preset, options }: Pick<TableChoices, 'preset' | 'options'>): OptionValues => ({
  ...presetOf(game, preset),
  ...options,
})

/** Changes one option, or forgets the change if the preset has the same value. */
export const withOption = (
  game: TableGame<GameTypes>,
  { preset, options }: Pick<TableChoices, 'preset' | 'options'>,
  option: string,
  value: unknown,
): OptionValues => differencesFrom(presetOf(game, preset), { ...options, [option]: value })

/** Another preset: changes stay, as far as they still differ from it. */
export const withPreset = (game: TableGame<GameTypes>, { options }: Pick<TableChoices, 'options'>, preset: string): OptionValues =>
  differencesFrom(presetOf(game, preset), options)

export const seatCounts = ({ seats: [least, most] }: TableGame<GameTypes>): readonly number[] =>
  range(most - least + 1).map(more => least + more)

/** An invitation leaves at least one seat to a friend. */
export const mostBots = ({ seats }: TableChoices): number => Math.max(0, seats - 2)

export const initialChoices = ({ game, levelNames }: WebGame<GameTypes>, language: Language, kind: SetupKind): TableChoices => {
  const levels = Object.keys(levelNames[language])
  const presets = Object.keys(game.presets)
  const last = usePrefs.getState().play[game.id] ?? {}
  const [least, most] = game.seats
  const middle = levels[Math.floor(levels.length / 2)] ?? ''
  return {
    preset: presets.find(preset => preset === (last.preset ?? language)) ?? presets[0] ?? '',
    seats: kind === 'play' ? Math.min(most, Math.max(least, last.seats ?? 3)) : least,
    level: levels.find(level => level === last.level) ?? middle,
    bots: 0,
    clock: kind === 'play' ? clockNameOf(game, last.clock) : game.clock.type === 'none' ? 'none' : 'rules',
    options: kind === 'play' ? (last.options ?? {}) : {},
    spectators: true,
    listed: false,
    takebacks: true,
    standIn: middle,
  }
}
