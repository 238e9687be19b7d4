/** What was asked of the lab, read from the command line: a plan, and how to go about it. */
import { at, upTo } from '@tortuga/kit'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { readGame, readLanguage, readName, readNumber } from '../arguments.ts'
import { Misuse } from '../io.ts'
import type { Io } from '../io.ts'
import type { Language } from '../language.ts'
import { defaultPreset } from '../registered.ts'
import type { Registered } from '../registered.ts'
import { REGISTRY } from '../registry.ts'
import { TEXTS } from '../text/index.ts'
import { RANDOM } from './game.ts'
import { lensOf } from './games/index.ts'
import { ladderFixtures } from './ladder-plan.ts'
import { readVariant } from './options.ts'
import { turnsOf } from './plan.ts'
import type { Fixture, Plan } from './plan.ts'
import { LAB_TEXTS } from './text/index.ts'
import type { LabTexts } from './text/index.ts'

export type LabOptions = {
  readonly games?: string
  readonly bots?: string
  readonly seats?: string
  readonly options?: string
  readonly against?: string
  readonly ladder?: boolean
  readonly playouts?: string
  readonly seed?: string
  readonly out?: string
  readonly cores?: string
  readonly minutes?: string
  readonly lang?: string
}

export type Wish = {
  readonly language: Language
  readonly texts: LabTexts
  readonly entry: Registered
  readonly plan: Plan
  readonly out: string
  readonly cores: number
  readonly minutes: number | null
  readonly command: string
}

const SEEDS = { figures: 'lab', ladder: 'ladder' } as const
const GAMES = { figures: '1000', ladder: '400' } as const
/** A ladder takes an hour at most. */
const LADDER_MINUTES = 60

export const readCores = ({ misuse }: LabTexts, given: string | undefined, fewest: number): number =>
  readNumber(given ?? String(availableParallelism()), fewest, 256, misuse.cores)

/** Bots by seat: where fewer are named than there are seats, they take turns. */
const readLineup = (
  texts: LabTexts,
  language: Language,
  entry: Registered,
  seats: number,
  given: string | undefined,
): readonly string[] => {
  const known = [...new Set([RANDOM, ...Object.keys(entry.plain), ...Object.keys(entry.bots)])]
  const plain = lensOf(entry.game.id).plain.filter(name => known.includes(name))
  const named = given?.split(',').map(name => name.trim()) ?? [plain.at(-1) ?? at(known, known.length - 1)]
  for (const name of named) readName(name, known, TEXTS[language].misuse.level)
  if (named.length > seats) throw new Misuse(texts.misuse.bots(named.length, seats))
  return upTo(seats).map(seat => at(named, seat % named.length))
}

const quote = (text: string): string => (/^[\w.,/:-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

/** What to type to get the same again, on whatever machine. */
const commandOf = (game: string, { options, against, bots, ladder, playouts }: LabOptions, plan: Plan, games: number): string =>
  [
    `./tortuga lab ${game}`,
    ...(ladder === true ? ['--ladder'] : []),
    `--games ${games}`,
    ...(bots === undefined ? [] : [`--bots ${quote(bots)}`]),
    `--seats ${plan.seats}`,
    ...(options === undefined ? [] : [`--options ${quote(options)}`]),
    ...(against === undefined ? [] : [`--against ${quote(against)}`]),
    ...(playouts === undefined ? [] : [`--playouts ${playouts}`]),
    `--seed ${quote(plan.seed)}`,
  ].join(' ')

const chooseFolder = (game: string, kind: Plan['kind'], today: string): string => {
  const free = (count: number): string => {
    const path = `${SEEDS[kind]}-${game}-${today}${count === 1 ? '' : `-${count}`}`
    return existsSync(path) ? free(count + 1) : path
  }
  return free(1)
}

export const readWish = (io: Pick<Io, 'today'>, fallback: Language, game: string, given: LabOptions, findBuild: () => string): Wish => {
  const language = readLanguage(TEXTS[fallback], given.lang, fallback)
  const [texts, { misuse }] = [LAB_TEXTS[language], TEXTS[language]]
  const entry = readGame(TEXTS[language], REGISTRY, game)
  if (given.ladder === true && given.against !== undefined) throw new Misuse(texts.misuse.ladderAgainst)
  const kind = given.ladder === true ? 'ladder' : 'figures'
  const [fewest, most] = entry.game.seats
  const seats = readNumber(given.seats ?? String(fewest), fewest, most, misuse.seats(game, fewest, most))
  const games = readNumber(given.games ?? GAMES[kind], 1, 1_000_000, texts.misuse.games)
  const playouts = given.playouts === undefined ? null : readNumber(given.playouts, 1, 10_000_000, texts.misuse.playouts)
  const seed = given.seed ?? SEEDS[kind]
  if (seed.trim() === '' || seed.length > 100 || seed.includes('\n')) throw new Misuse(texts.misuse.seed)
  const preset = defaultPreset(entry.game)
  const first = readVariant(texts, entry.game, given.options ?? preset, entry.game.presets[preset])
  const variants = given.against === undefined ? [first] : [first, readVariant(texts, entry.game, given.against, first.options)]
  const lineup = kind === 'ladder' ? [] : readLineup(texts, language, entry, seats, given.bots)
  const fixtures: readonly Fixture[] =
    kind === 'ladder'
      ? ladderFixtures(entry, { names: given.bots, seats, games, options: first.options, level: misuse.level, few: texts.misuse.fewRungs })
      : variants.map(({ name, options }) => ({ name, options, lineup: [...lineup], deals: Math.ceil(games / turnsOf(lineup)) }))
  const plan: Plan = { lab: 1, kind, game, rules: entry.game.rules, build: findBuild(), seats, seed, playouts, fixtures: [...fixtures] }
  const minutes = given.minutes === undefined ? null : readNumber(given.minutes, 1, 100_000, texts.misuse.minutes)
  return {
    language,
    texts,
    entry,
    plan,
    out: given.out ?? chooseFolder(game, kind, io.today()),
    cores: readCores(texts, given.cores, 0),
    minutes: minutes ?? (kind === 'ladder' ? LADDER_MINUTES : null),
    command: commandOf(game, given, plan, games),
  }
}
