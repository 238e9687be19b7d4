/** `tortuga backup` and `tortuga admin`: what a host does to a store, also while a server runs on it. */
import { backupFolder, openHost } from '@tortuga/server'
import type { Host } from '@tortuga/server'
import { readLanguage, readNumber } from '../arguments.ts'
import { attempt, readDatabaseUrl } from '../host.ts'
import { EXIT, Misuse } from '../io.ts'
import type { Io } from '../io.ts'
import type { Language } from '../language.ts'
import { TEXTS } from '../text/index.ts'
import type { Action, Texts } from '../text/index.ts'

export type StoreOptions = { readonly data?: string; readonly lang?: string }

const LONGEST_LIST = 1000

export const runBackup = async (io: Io, fallback: Language, file: string, options: StoreOptions): Promise<number> => {
  const language = readLanguage(TEXTS[fallback], options.lang, fallback)
  const texts = TEXTS[language]
  if (readDatabaseUrl(io, language) !== null) throw new Misuse(texts.host.notForPostgres)
  await attempt(language, () => backupFolder(options.data ?? 'data', file))
  io.output.write(`${texts.host.backedUp(file)}\n`)
  return EXIT.fine
}

const listMatches = async (host: Host, { host: words }: Texts, language: Language): Promise<string> => {
  const matches = await host.list(LONGEST_LIST)
  if (matches.length === 0) return words.none
  const rows = matches.map(({ id, game, status, halted, version, touched, seats }) => [
    id,
    game,
    words.statuses[halted ? 'halted' : status],
    String(version),
    new Date(touched).toLocaleString(language),
    seats.map(player => (player === null ? '–' : player.name === '' ? words.guest : player.name)).join(', '),
  ])
  const table = [words.columns, ...rows]
  const widths = words.columns.map((_, column) => Math.max(...table.map(row => row[column]?.length ?? 0)))
  return table
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const act = async (host: Host, texts: Texts, action: Exclude<Action, 'list'>, id: string, seat: string): Promise<string> => {
  const { noSuchMatch, noSuchPlayer, nobodyThere, isOver, done } = texts.host
  if (action === 'bar') {
    const player = await host.bar(id, readNumber(seat, 0, 63, nobodyThere(id, seat)))
    if (player !== null) return done.bar(player)
    throw new Misuse(nobodyThere(id, seat))
  }
  const result = await host[action](id)
  if (result === 'done') return done[action](id)
  throw new Misuse(result === 'over' ? isOver(id) : action === 'unbar' ? noSuchPlayer(id) : noSuchMatch(id))
}

export const runAdmin = async (
  io: Io,
  fallback: Language,
  action: Action,
  [id = '', seat = '']: readonly string[],
  options: StoreOptions,
): Promise<number> => {
  const language = readLanguage(TEXTS[fallback], options.lang, fallback)
  const texts = TEXTS[language]
  const url = readDatabaseUrl(io, language)
  const host = await attempt(language, () => openHost(url === null ? { dataFolder: options.data ?? 'data' } : { url }))
  try {
    const said =
      action === 'list' ? await attempt(language, () => listMatches(host, texts, language)) : await act(host, texts, action, id, seat)
    io.output.write(`${said}\n`)
    return EXIT.fine
  } finally {
    await host.leave()
  }
}
