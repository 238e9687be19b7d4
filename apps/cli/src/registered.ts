/** A game as the command line knows it: its rules, opponents, words and picture, with their types erased so that one list can hold them all. */
import type { Advice, Bot, Game, GameTypes, KernelRefusal, Random, Seat } from '@tortuga/kit'
import type { ByLanguage, Language } from './language.ts'
import type { Terminal } from './terminal.ts'
import { TEXTS } from './text/index.ts'

type Name = (seat: Seat) => string
type Said<U extends { readonly type: string }, Rest extends readonly unknown[] = []> = {
  readonly [K in U['type']]: (value: Extract<U, { readonly type: K }>, ...rest: Rest) => string
}

type Described = { readonly name: string }

/** What a game's `text/en.ts` and `text/pl.ts` hold, as far as it is needed here. */
export type GameTexts<T extends GameTypes> = {
  readonly game: Described
  readonly log: Said<T['event'], [name: Name]>
  readonly refusals: Said<T['refusal']>
  readonly reasons: Said<T['reason']>
  readonly presets: Readonly<Record<string, Described>>
  readonly bots: Readonly<Record<string, Described>>
  readonly rules: Readonly<Record<string, string>> // titles, by number
}

/** The same, to be asked with any value of that game. */
export type Words = {
  readonly title: string
  readonly event: (event: { readonly type: string }, name: Name) => string
  readonly refusal: (refusal: { readonly type: string }) => string
  readonly reason: (reason: { readonly type: string }) => string
  readonly preset: (name: string) => string
  readonly level: (name: string) => string
  readonly rule: (number: string) => string
}

/** A bot at one level. It searches as long as it does at the table, unless so many playouts are named. */
type Opponent = (view: unknown, random: Random, playouts?: number) => Advice<GameTypes>

export type Registered = {
  readonly game: Game<GameTypes>
  readonly bots: Readonly<Record<string, Opponent>> // by level, the weakest first
  /** Bots that are not offered to players: the lab measures the levels by them. */
  readonly plain: Readonly<Record<string, Opponent>>
  readonly words: ByLanguage<Words>
  readonly terminal: Terminal<GameTypes>
  /** A move of the game's notation; throws where it is none. */
  readonly parseMove: (text: string) => unknown
}

/** A table of sentences by type, as one function. The table is complete: the compiler held it against the union. */
const say =
  <Rest extends readonly unknown[]>(table: object) =>
  (value: { readonly type: string }, ...rest: Rest): string => {
    const sentence = (table as Readonly<Record<string, (value: unknown, ...rest: Rest) => string>>)[value.type]
    return sentence === undefined ? value.type : sentence(value, ...rest)
  }

const wordsOf = <T extends GameTypes>(texts: GameTexts<T>): Words => ({
  title: texts.game.name,
  event: say<[name: Name]>(texts.log),
  refusal: say(texts.refusals),
  reason: say(texts.reasons),
  preset: name => texts.presets[name]?.name ?? name,
  level: name => texts.bots[name]?.name ?? name,
  rule: number => texts.rules[number] ?? '',
})

/** How long a bot searches, where it does: counted, not timed, so that a seed repeats its choice. */
const PLAYOUTS = 2000

const opponents = <T extends GameTypes>(bots: Readonly<Record<string, Bot<T>>>): Registered['bots'] =>
  Object.fromEntries(
    Object.entries(bots).map(([level, bot]) => [level, (view, random, playouts = PLAYOUTS) => bot(view, { random, playouts })]),
  )

/** What a game brings along, fully typed, as one line of the registry. */
export const register = <T extends GameTypes>(given: {
  readonly game: Game<T>
  readonly bots: Readonly<Record<string, Bot<T>>>
  readonly plain?: Readonly<Record<string, Bot<T>>>
  readonly texts: ByLanguage<GameTexts<T>>
  readonly terminal: Terminal<T>
  readonly notation: { readonly parseMove: (text: string) => T['move'] }
}): Registered => ({
  game: given.game,
  bots: opponents(given.bots),
  plain: opponents(given.plain ?? {}),
  words: { en: wordsOf(given.texts.en), pl: wordsOf(given.texts.pl) },
  terminal: given.terminal,
  parseMove: given.notation.parseMove,
})

/** The game's own sentence, or the house's where the kernel refused. */
export const sayRefusal = ({ game, words }: Registered, language: Language, refusal: { readonly type: string }): string =>
  Object.hasOwn(game.refusalRules, refusal.type)
    ? words[language].refusal(refusal)
    : TEXTS[language].kernel[refusal.type as KernelRefusal['type']]

/** The first preset is the default. */
export const defaultPreset = (game: Game<GameTypes>): string => Object.keys(game.presets)[0] ?? ''
