/** `tortuga play`: a match in the terminal against bots, saved as a journal whichever way it ends. */
import { accessSync, constants, existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { at, printJournal, upTo } from '@tortuga/kit'
import { readGame, readHex, readLanguage, readName, readNumber } from '../arguments.ts'
import { createInk } from '../ink.ts'
import { EXIT, Misuse } from '../io.ts'
import type { Io } from '../io.ts'
import type { Language } from '../language.ts'
import { defaultPreset } from '../registered.ts'
import { REGISTRY } from '../registry.ts'
import { createTalk } from '../talk.ts'
import { TEXTS } from '../text/index.ts'
import type { Texts } from '../text/index.ts'
import { playOn, tell } from './loop.ts'
import type { Seating } from './loop.ts'
import { journalOf, leave, openSession } from './session.ts'

export type PlayOptions = {
  readonly seats?: string
  readonly seat?: string
  readonly bots?: string
  readonly lang?: string
  readonly name?: string
  readonly options?: string
  readonly seed?: string
  readonly save?: string
}

const BOT_NAMES = ['Anne', 'Jack', 'Mary', 'Olivier', 'Grace', 'Henry'] as const
const LONGEST_NAME = 30

/** The file named, or the first free name of today. Found before the match, so that it cannot be lost after it. */
const chooseFile = ({ misuse }: Texts, game: string, today: string, named: string | undefined): string => {
  const free = (count: number): string => {
    const file = `${game}-${today}${count === 1 ? '' : `-${count}`}.journal`
    return existsSync(file) ? free(count + 1) : file
  }
  const file = named ?? free(1)
  if (existsSync(file)) throw new Misuse(misuse.exists(file))
  try {
    accessSync(dirname(file), constants.W_OK)
  } catch {
    throw new Misuse(misuse.cannotWrite(file))
  }
  return file
}

const readWanted = (io: Io, fallback: Language, game: string, given: PlayOptions) => {
  const language = readLanguage(TEXTS[fallback], given.lang, fallback)
  const texts = TEXTS[language]
  const { misuse } = texts
  const entry = readGame(texts, REGISTRY, game)
  const [fewest, most] = entry.game.seats
  const levels = Object.keys(entry.bots)
  const seats = readNumber(given.seats ?? String(fewest), fewest, most, misuse.seats(game, fewest, most))
  const seat = readNumber(given.seat ?? '0', 0, seats - 1, misuse.seat(seats))
  const level = readName(given.bots ?? at(levels, Math.floor(levels.length / 2)), levels, misuse.level)
  const preset = readName(given.options ?? defaultPreset(entry.game), Object.keys(entry.game.presets), misuse.preset)
  const seed = given.seed === undefined ? null : readHex(texts, '--seed', given.seed)
  const name = (given.name ?? texts.play.you).trim()
  if (name === '' || name.length > LONGEST_NAME) throw new Misuse(misuse.name)
  const file = chooseFile(texts, game, io.today(), given.save)
  const others = BOT_NAMES.filter(other => other !== name)
  const players = upTo(seats).map(chair =>
    chair === seat ? { name, bot: null } : { name: at(others, chair > seat ? chair - 1 : chair), bot: level },
  )
  return { language, texts, entry, seat, level, preset, seed, file, players }
}

/** All faces up, and who came where. */
const tellEnd = ({ session, talk, texts, reader }: Seating): void => {
  const { game, terminal } = session.entry
  const outcome = game.outcome(session.match.state)
  if (outcome === null) return talk.say('', reader.ink.bold(texts.play.left))
  talk.say('', ...terminal.draw(game.view(session.match.state, 'open'), reader), '', reader.ink.bold(texts.play.over))
  const chairs = upTo(session.header.seats).toSorted((a, b) => at(outcome.places, a) - at(outcome.places, b))
  talk.say(...chairs.map(chair => `  ${texts.play.place(at(outcome.places, chair), reader.name(chair), at(outcome.scores, chair))}`))
}

const save = ({ session, seat, talk, texts }: Seating, file: string): number => {
  try {
    writeFileSync(file, printJournal(journalOf(session)), { flag: 'wx' })
  } catch {
    talk.say(texts.play.notSaved(file))
    return EXIT.fails
  }
  talk.say(texts.play.saved(file), texts.play.howToCheck(file, at(session.header.contributions, seat) || null))
  return EXIT.fine
}

export const runPlay = async (io: Io, fallback: Language, game: string, given: PlayOptions): Promise<number> => {
  const { language, texts, entry, seat, level, preset, seed, file, players } = readWanted(io, fallback, game, given)
  const options = entry.game.presets[preset]
  const { session, events } = openSession({ entry, seat, players, options, seed, entropy: io.entropy })
  const reader = { language, ink: createInk(io.colour), name: (chair: number) => at(players, chair).name }
  const seating: Seating = { session, seat, talk: createTalk(io), texts, reader }
  const { talk } = seating

  const words = entry.words[language]
  const bots = players.filter(({ bot }) => bot !== null).map(player => texts.play.level(player.name, words.level(level)))
  talk.say(reader.ink.bold(texts.play.opening(words.title, words.preset(preset))), texts.play.opponents(bots))
  if (session.header.commitment !== null) talk.say(reader.ink.dim(texts.play.commitment(session.header.commitment)))
  talk.say('')
  tell(seating, events)
  try {
    await playOn(seating)
  } finally {
    leave(session)
    talk.close()
  }
  tellEnd(seating)
  return save(seating, file)
}
