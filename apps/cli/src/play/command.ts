/** `tortuga play`: a match against bots in the terminal, saved as a journal even if the player leaves. */
import type { Language } from '@tortuga/kit'
import { accessSync, constants, existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { at, printJournal, range } from '@tortuga/kit'
import { readGame, readHex, readLanguage, readName, readNumber } from '../games/arguments.ts'
import { createColours } from '../terminal/terminal-output.ts'
import { EXIT, UsageError } from '../terminal/io.ts'
import type { Io } from '../terminal/io.ts'
import { defaultPreset } from '../games/registered-game.ts'
import { REGISTRY } from '../games/registry.ts'
import { createPrompt } from '../terminal/prompt.ts'
import { TEXTS } from '../text/index.ts'
import type { CliTexts } from '../text/index.ts'
import { readOptions, sayChanges } from './game-options.ts'
import { playToEnd, printEvents } from './loop.ts'
import type { PlayContext } from './loop.ts'
import { abandonMatch, startTerminalMatch } from './session.ts'

export type PlayFlags = {
  readonly seats?: string
  readonly seat?: string
  readonly bots?: string
  readonly lang?: string
  readonly name?: string
  readonly options?: string
  readonly option?: readonly string[]
  readonly seed?: string
  readonly save?: string
}

const BOT_NAMES = ['Anne', 'Jack', 'Mary', 'Olivier', 'Grace', 'Henry'] as const
const MAX_NAME = 30

/** The given file, or the first free name with today's date. It is chosen before the match, so that saving does not fail because the name is taken. */
const chooseFile = ({ errors }: CliTexts, game: string, today: string, named: string | undefined): string => {
  const free = (count: number): string => {
    const file = `${game}-${today}${count === 1 ? '' : `-${count}`}.journal`
    return existsSync(file) ? free(count + 1) : file
  }
  const file = named ?? free(1)
  if (existsSync(file)) throw new UsageError(errors.exists(file))
  try {
    accessSync(dirname(file), constants.W_OK)
  } catch {
    throw new UsageError(errors.cannotWrite(file))
  }
  return file
}

const readRequest = (io: Io, fallback: Language, game: string, given: PlayFlags) => {
  const language = readLanguage(TEXTS[fallback], given.lang, fallback)
  const texts = TEXTS[language]
  const { errors } = texts
  const entry = readGame(texts, REGISTRY, game)
  const [fewest, most] = entry.game.seats
  const levels = Object.keys(entry.bots)
  const seats = readNumber(given.seats ?? String(fewest), fewest, most, errors.seats(game, fewest, most))
  const seat = readNumber(given.seat ?? '0', 0, seats - 1, errors.seat(seats))
  const level = readName(given.bots ?? at(levels, Math.floor(levels.length / 2)), levels, errors.level)
  const preset = readName(given.options ?? defaultPreset(entry.game), Object.keys(entry.game.presets), errors.preset)
  const options = readOptions({ texts, language, entry, seats }, entry.game.presets[preset], given.option ?? [])
  const seed = given.seed === undefined ? null : readHex(texts, '--seed', given.seed)
  const name = (given.name ?? texts.play.you).trim()
  if (name === '' || name.length > MAX_NAME) throw new UsageError(errors.name)
  const file = chooseFile(texts, game, io.today(), given.save)
  const others = BOT_NAMES.filter(other => other !== name)
  const players = range(seats).map(index =>
    index === seat ? { name, bot: null } : { name: at(others, index > seat ? index - 1 : index), bot: level },
  )
  return { language, texts, entry, seat, level, preset, options, seed, file, players }
}

/** Shows all cards and the final ranking. */
const tellEnd = ({ session, prompt, texts, reader }: PlayContext): void => {
  const { game, terminal } = session.entry
  const outcome = game.outcome(session.record.current().state)
  if (outcome === null) return prompt.say('', reader.ink.bold(texts.play.left))
  prompt.say('', ...terminal.draw(game.view(session.record.current().state, 'open'), reader), '', reader.ink.bold(texts.play.over))
  const ranking = range(session.record.header.seats).toSorted((a, b) => at(outcome.places, a) - at(outcome.places, b))
  prompt.say(...ranking.map(index => `  ${texts.play.place(at(outcome.places, index), reader.name(index), at(outcome.scores, index))}`))
}

const save = ({ session, seat, prompt, texts }: PlayContext, file: string): number => {
  try {
    writeFileSync(file, printJournal(session.record.journal()), { flag: 'wx' })
  } catch {
    prompt.say(texts.play.notSaved(file))
    return EXIT.failure
  }
  prompt.say(texts.play.saved(file), texts.play.howToCheck(file, at(session.record.header.contributions, seat) || null))
  return EXIT.success
}

export const runPlay = async (io: Io, fallback: Language, game: string, given: PlayFlags): Promise<number> => {
  const { language, texts, entry, seat, level, preset, options, seed, file, players } = readRequest(io, fallback, game, given)
  const { session, events } = startTerminalMatch({ entry, seat, players, options, seed, entropy: io.entropy })
  const reader = { language, ink: createColours(io.colour), name: (index: number) => at(players, index).name }
  const context: PlayContext = { session, seat, prompt: createPrompt(io), texts, reader }
  const { prompt } = context

  const words = entry.words[language]
  const bots = players.filter(({ bot }) => bot !== null).map(player => texts.play.level(player.name, words.level(level)))
  prompt.say(reader.ink.bold(texts.play.opening(words.title, words.preset(preset))), texts.play.opponents(bots))
  prompt.say(...sayChanges(entry, language, entry.game.presets[preset], options).map(line => `  ${line}`))
  const { commitment } = session.record.header
  if (commitment !== null) prompt.say(reader.ink.dim(texts.play.commitment(commitment)))
  prompt.say('')
  printEvents(context, events)
  try {
    await playToEnd(context)
  } finally {
    abandonMatch(session)
    prompt.close()
  }
  tellEnd(context)
  return save(context, file)
}
