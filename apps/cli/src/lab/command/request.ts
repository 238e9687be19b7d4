/** Parses the lab's command-line options into a plan and the settings of the run. */
import type { Language } from '@tortuga/kit'
import { at, range } from '@tortuga/kit'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { readGame, readLanguage, readName, readNumber } from '../../games/arguments.ts'
import { UsageError } from '../../terminal/io.ts'
import type { Io } from '../../terminal/io.ts'
import { defaultPreset } from '../../games/registered-game.ts'
import type { CliGame } from '../../games/registered-game.ts'
import { REGISTRY } from '../../games/registry.ts'
import { TEXTS } from '../../text/index.ts'
import { RANDOM_BOT } from '../simulation/play-game.ts'
import { ladderFixtures } from '../simulation/ladder-fixtures.ts'
import { readVariant } from './variants.ts'
import { rotationsOf } from '../simulation/plan.ts'
import type { Fixture, Plan } from '../simulation/plan.ts'
import { LAB_TEXTS } from '../text/index.ts'
import type { LabTexts } from '../text/index.ts'

export type LabFlags = {
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

export type LabRequest = {
  readonly language: Language
  readonly texts: LabTexts
  readonly entry: CliGame
  readonly plan: Plan
  readonly out: string
  readonly cores: number
  readonly minutes: number | null
  readonly command: string
}

const SEEDS = { figures: 'lab', ladder: 'ladder' } as const
const GAMES = { figures: '1000', ladder: '400' } as const
/** Default time limit of a ladder. */
const LADDER_MINUTES = 60

export const readCores = ({ errors }: LabTexts, given: string | undefined, fewest: number): number =>
  readNumber(given ?? String(availableParallelism()), fewest, 256, errors.cores)

/** Bots by seat; the names repeat if there are fewer than seats. */
const readLineup = (texts: LabTexts, language: Language, entry: CliGame, seats: number, given: string | undefined): readonly string[] => {
  const known = [...new Set([RANDOM_BOT, ...Object.keys(entry.baselines), ...Object.keys(entry.bots)])]
  const plain = entry.lens.plain.filter(name => known.includes(name))
  const named = given?.split(',').map(name => name.trim()) ?? [plain.at(-1) ?? at(known, known.length - 1)]
  for (const name of named) readName(name, known, TEXTS[language].errors.level)
  if (named.length > seats) throw new UsageError(texts.errors.bots(named.length, seats))
  return range(seats).map(seat => at(named, seat % named.length))
}

const quote = (text: string): string => (/^[\w.,/:-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

/** The command that reproduces the run on any machine. */
const commandOf = (game: string, { options, against, bots, ladder, playouts }: LabFlags, plan: Plan, games: number): string =>
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

export const readLabRequest = (
  io: Pick<Io, 'today'>,
  fallback: Language,
  game: string,
  given: LabFlags,
  findBuild: () => string,
): LabRequest => {
  const language = readLanguage(TEXTS[fallback], given.lang, fallback)
  const [texts, { errors }] = [LAB_TEXTS[language], TEXTS[language]]
  const entry = readGame(TEXTS[language], REGISTRY, game)
  if (given.ladder === true && given.against !== undefined) throw new UsageError(texts.errors.ladderAgainst)
  const kind = given.ladder === true ? 'ladder' : 'figures'
  const [fewest, most] = entry.game.seats
  const seats = readNumber(given.seats ?? String(fewest), fewest, most, errors.seats(game, fewest, most))
  const games = readNumber(given.games ?? GAMES[kind], 1, 1_000_000, texts.errors.games)
  const playouts = given.playouts === undefined ? null : readNumber(given.playouts, 1, 10_000_000, texts.errors.playouts)
  const seed = given.seed ?? SEEDS[kind]
  if (seed.trim() === '' || seed.length > 100 || seed.includes('\n')) throw new UsageError(texts.errors.seed)
  const preset = defaultPreset(entry.game)
  const first = readVariant(texts, entry.game, given.options ?? preset, entry.game.presets[preset])
  const variants = given.against === undefined ? [first] : [first, readVariant(texts, entry.game, given.against, first.options)]
  const lineup = kind === 'ladder' ? [] : readLineup(texts, language, entry, seats, given.bots)
  const fixtures: readonly Fixture[] =
    kind === 'ladder'
      ? ladderFixtures(entry, { names: given.bots, seats, games, options: first.options, level: errors.level, few: texts.errors.fewRungs })
      : variants.map(({ name, options }) => ({ name, options, lineup: [...lineup], deals: Math.ceil(games / rotationsOf(lineup)) }))
  const plan: Plan = { lab: 1, kind, game, rules: entry.game.rules, build: findBuild(), seats, seed, playouts, fixtures: [...fixtures] }
  const minutes = given.minutes === undefined ? null : readNumber(given.minutes, 1, 100_000, texts.errors.minutes)
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
