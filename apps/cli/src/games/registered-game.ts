/** A game as the command line uses it: rules, bots, texts and terminal table, with erased types so that one list can hold every game. */
import type { GameManifest } from '@tortuga/games/manifest'
import { hintBotOf, LANGUAGES } from '@tortuga/kit'
import type {
  Advice,
  Bot,
  ByLanguage,
  Game,
  SetupOptions,
  GameTexts,
  GameTypes,
  KernelRefusal,
  Language,
  Lens,
  NameOf,
  Random,
} from '@tortuga/kit'
import type { TerminalTable } from '@tortuga/kit'
import { TEXTS } from '../text/index.ts'
import { PLAIN_LENS } from './plain-lens.ts'

/** A game's texts as functions with erased types. */
export type CliGameText = {
  readonly title: string
  readonly event: (event: { readonly type: string }, name: NameOf) => string
  readonly refusal: (refusal: { readonly type: string }) => string
  readonly reason: (reason: { readonly type: string }) => string
  readonly preset: (name: string) => string
  readonly level: (name: string) => string
  readonly rule: (number: string) => string
}

/** A bot at one level. `playouts` overrides its search budget. */
type Opponent = (view: unknown, random: Random, playouts?: number) => Advice<GameTypes>

export type CliGame = {
  readonly game: Game<GameTypes>
  readonly bots: Readonly<Record<string, Opponent>> // by level, weakest first
  /** Bots that are not offered to players; the lab measures the levels against them. */
  readonly baselines: Readonly<Record<string, Opponent>>
  /** Gives hints. */
  readonly hint: Opponent
  readonly words: ByLanguage<CliGameText>
  /** The options that players may choose; null in a game without options. */
  readonly setup: SetupOptions | null
  readonly terminal: TerminalTable<GameTypes>
  /** Parses a move in the game's notation; throws if the text is not a move. */
  readonly parseMove: (text: string) => unknown
  /** What the lab records of it. */
  readonly lens: Lens<GameTypes>
}

/** Turns a table of sentences by type into one function. The compiler has checked that the table is complete. */
const sentenceOf =
  <Rest extends readonly unknown[]>(table: object) =>
  (value: { readonly type: string }, ...rest: Rest): string => {
    const sentence = (table as Readonly<Record<string, (value: unknown, ...rest: Rest) => string>>)[value.type]
    return sentence === undefined ? value.type : sentence(value, ...rest)
  }

const wordsOf = <T extends GameTypes>(texts: GameTexts<T>): CliGameText => ({
  title: texts.game.name,
  event: sentenceOf<[name: NameOf]>(texts.log),
  refusal: sentenceOf(texts.refusals),
  reason: sentenceOf(texts.reasons),
  preset: name => texts.presets[name]?.name ?? name,
  level: name => texts.bots[name]?.name ?? name,
  rule: number => texts.rules[number] ?? '',
})

/** Search budget of a bot in playouts. It is counted, not timed, so that a seed reproduces the choice. */
const PLAYOUTS = 2000

/** A bot with its usual search budget. */
export const opponentOf =
  <T extends GameTypes>(bot: Bot<T>): Opponent =>
  (view, random, playouts = PLAYOUTS) =>
    bot(view, { random, playouts })

/** Bots by level. */
export const opponentsOf = <T extends GameTypes>(bots: Readonly<Record<string, Bot<T>>>): CliGame['bots'] =>
  Object.fromEntries(Object.entries(bots).map(([level, bot]) => [level, opponentOf(bot)]))

const wordsByLanguage = <T extends GameTypes>(texts: ByLanguage<GameTexts<T>>): ByLanguage<CliGameText> =>
  Object.fromEntries(LANGUAGES.map(language => [language, wordsOf(texts[language])])) as ByLanguage<CliGameText>

/** Puts the layers of one game together and erases its types. */
export const describeGame = <T extends GameTypes>(given: {
  readonly game: Game<T>
  readonly bots: Readonly<Record<string, Bot<T>>>
  readonly hint?: Bot<T> | undefined
  readonly baselineBots?: Readonly<Record<string, Bot<T>>> | undefined
  readonly texts: ByLanguage<GameTexts<T>>
  readonly setup?: SetupOptions | undefined
  readonly terminal: TerminalTable<T>
  readonly notation: { parseMove(text: string): T['move'] }
  readonly lens?: Lens<T> | undefined
}): CliGame => ({
  game: given.game,
  bots: opponentsOf(given.bots),
  baselines: opponentsOf(given.baselineBots ?? {}),
  hint: opponentOf(hintBotOf(given)),
  words: wordsByLanguage(given.texts),
  setup: given.setup ?? null,
  terminal: given.terminal,
  parseMove: text => given.notation.parseMove(text),
  lens: given.lens ?? PLAIN_LENS,
})

/** Loads the layers of a game that the command line uses. */
export const loadGame = async ({ load }: GameManifest<GameTypes>): Promise<CliGame> => {
  const layers = [load.rules(), load.bots(), load.texts(), load.terminal()] as const
  const [{ game, notation }, { bots, hint, baselineBots }, texts, terminal] = await Promise.all(layers)
  const [setup, lens] = await Promise.all([load.setup?.(), load.lens?.()])
  return describeGame({ game, notation, bots, hint, baselineBots, texts, setup, terminal, lens })
}

/** The game's sentence, or the command line's if the kernel refused. */
export const sayRefusal = ({ game, words }: CliGame, language: Language, refusal: { readonly type: string }): string =>
  Object.hasOwn(game.refusalRules, refusal.type)
    ? words[language].refusal(refusal)
    : TEXTS[language].kernel[refusal.type as KernelRefusal['type']]

/** The first preset is the default. */
export const defaultPreset = (game: Game<GameTypes>): string => Object.keys(game.presets)[0] ?? ''
