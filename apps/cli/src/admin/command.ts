/** `tortuga backup`, `tortuga restore` and `tortuga admin`: commands for the host that work while a server uses the store, except restore. */
import { writeFileSync } from 'node:fs'
import type { Language } from '@tortuga/kit'
import { backupFolder, openAdmin, restoreFolder } from '@tortuga/server'
import type { MatchReport, StoreAdmin } from '@tortuga/server'
import { readLanguage, readNumber } from '../games/arguments.ts'
import { explainStartupErrors, readDatabaseUrl } from '../serve/environment.ts'
import { sanitizeLine } from '../terminal/terminal-output.ts'
import { EXIT, UsageError } from '../terminal/io.ts'
import type { Io } from '../terminal/io.ts'
import { TEXTS } from '../text/index.ts'
import type { AdminAction, CliTexts } from '../text/index.ts'

export type StoreFlags = { readonly data?: string; readonly lang?: string }

const MAX_LIST = 1000

export const runBackup = async (io: Io, fallback: Language, file: string, options: StoreFlags): Promise<number> => {
  const language = readLanguage(TEXTS[fallback], options.lang, fallback)
  const texts = TEXTS[language]
  if (readDatabaseUrl(io, language) !== null) throw new UsageError(texts.host.notForPostgres)
  await explainStartupErrors(language, () => backupFolder(options.data ?? 'data', file))
  io.output.write(`${texts.host.backedUp(file)}\n`)
  return EXIT.success
}

export const runRestore = async (io: Io, fallback: Language, file: string, options: StoreFlags): Promise<number> => {
  const language = readLanguage(TEXTS[fallback], options.lang, fallback)
  const { host } = TEXTS[language]
  if (readDatabaseUrl(io, language) !== null) throw new UsageError(host.restoreNotForPostgres)
  const { matches, kept } = await explainStartupErrors(language, () => restoreFolder(options.data ?? 'data', file))
  io.output.write([host.restored(matches, file), ...(kept === null ? [] : [host.kept(kept)]), ''].join('\n'))
  return EXIT.success
}

const listMatches = async (storeAdmin: StoreAdmin, { host: words }: CliTexts, language: Language): Promise<string> => {
  const { tables, count } = await storeAdmin.list(MAX_LIST)
  if (tables.length === 0) return words.none
  const rows = tables.map(({ id, game, status, halted, version, touched, seats }) => [
    id,
    game,
    words.statuses[halted ? 'halted' : status],
    String(version),
    new Date(touched).toLocaleString(language),
    seats.map(player => (player === null ? '–' : player.name === '' ? words.guest : player.name)).join(', '),
  ])
  const table = [words.columns, ...rows]
  const widths = words.columns.map((_, column) => Math.max(...table.map(row => row[column]?.length ?? 0)))
  const lines = table.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [...lines, ...(count > tables.length ? [words.more(count - tables.length)] : [])].join('\n')
}

const describeMatch = (report: MatchReport, { host: { report: words, statuses, guest } }: CliTexts, language: Language): string => {
  const { id, game, rules, status, version, seats, touched, cause } = report
  const causeLines =
    cause === null ? [words.noCause] : [words.cause(cause.version), cause.error, `${words.input} ${JSON.stringify(cause.input)}`]
  return [
    words.match(id, game, rules, statuses[status]),
    words.version(version, new Date(touched).toLocaleString(language)),
    ...seats.map((player, seat) =>
      words.seat(seat, player === null ? null : player.name === '' ? guest : player.name, player?.bot ?? null),
    ),
    ...causeLines,
    ...(status === 'halted' ? [words.next(id)] : []),
  ].join('\n')
}

const showMatch = async (storeAdmin: StoreAdmin, texts: CliTexts, language: Language, id: string): Promise<string> => {
  const report = await storeAdmin.show(id)
  if (report === null) throw new UsageError(texts.host.noSuchMatch(id))
  return describeMatch(report, texts, language)
}

/** Writes a new file that only its owner can read. */
const writeNew = (texts: CliTexts, file: string, text: string): void => {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const isThere = (error as { code?: string }).code === 'EEXIST'
    throw new UsageError(isThere ? texts.errors.exists(file) : texts.errors.cannotWrite(file))
  }
}

const exportMatch = async (storeAdmin: StoreAdmin, texts: CliTexts, id: string, file: string): Promise<string> => {
  const exported = await storeAdmin.export(id)
  if (exported === null) throw new UsageError(texts.host.notBegun(id))
  writeNew(texts, file, exported.journal)
  if (exported.cause !== null) writeNew(texts, `${file}.cause.json`, exported.cause)
  return texts.host.done.export(file)
}

const act = async (
  storeAdmin: StoreAdmin,
  texts: CliTexts,
  action: Exclude<AdminAction, 'list' | 'show' | 'export'>,
  id: string,
  seat: string,
): Promise<string> => {
  const { noSuchMatch, noSuchPlayer, nobodyThere, isOver, notHalted, done } = texts.host
  if (action === 'bar') {
    const player = await storeAdmin.bar(id, readNumber(seat, 0, 63, nobodyThere(id, seat)))
    if (player !== null) return done.bar(player)
    throw new UsageError(nobodyThere(id, seat))
  }
  const result = await storeAdmin[action](id)
  if (result === 'done') return done[action](id)
  if (result === 'not-halted') throw new UsageError(notHalted(id))
  throw new UsageError(result === 'over' ? isOver(id) : action === 'unbar' ? noSuchPlayer(id) : noSuchMatch(id))
}

export const runAdmin = async (
  io: Io,
  fallback: Language,
  action: AdminAction,
  [id = '', second = '']: readonly string[],
  options: StoreFlags,
): Promise<number> => {
  const language = readLanguage(TEXTS[fallback], options.lang, fallback)
  const texts = TEXTS[language]
  const url = readDatabaseUrl(io, language)
  const storeAdmin = await explainStartupErrors(language, () => openAdmin(url === null ? { dataFolder: options.data ?? 'data' } : { url }))
  try {
    const run = (): Promise<string> => {
      if (action === 'list') return listMatches(storeAdmin, texts, language)
      if (action === 'show') return showMatch(storeAdmin, texts, language, id)
      if (action === 'export') return exportMatch(storeAdmin, texts, id, second)
      return act(storeAdmin, texts, action, id, second)
    }
    io.output.write(`${(await explainStartupErrors(language, run)).split('\n').map(sanitizeLine).join('\n')}\n`)
    return EXIT.success
  } finally {
    await storeAdmin.closeStore()
  }
}
