/** `tortuga lab`: lets bots play many games and reports figures about them. */
import type { Language } from '@tortuga/kit'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256Hex } from '@tortuga/kit'
import { createColours } from '../../terminal/terminal-output.ts'
import { EXIT, UsageError } from '../../terminal/io.ts'
import type { Io } from '../../terminal/io.ts'
import { TEXTS } from '../../text/index.ts'
import { createThreadPool } from '../simulation/thread-pool.ts'
import type { ThreadPool } from '../simulation/thread-pool.ts'
import { openRunFolder } from '../simulation/run-folder.ts'
import type { RunFolder } from '../simulation/run-folder.ts'
import { openJobs } from '../simulation/job-table.ts'
import { gamesOf } from '../simulation/plan.ts'
import type { GameNumber } from '../simulation/plan.ts'
import { playLocally } from '../simulation/local-run.ts'
import type { RunEnd } from '../simulation/local-run.ts'
import { createProgressBar } from './progress-bar.ts'
import { printPage } from '../report/page.ts'
import { createDocument } from '../report/document.ts'
import { createReport } from '../analysis/report.ts'
import { documentToMarkdown, printDocument } from '../report/print-text.ts'
import { playShared } from '../simulation/shared-run.ts'
import { readLabRequest } from './request.ts'
import type { LabFlags, LabRequest } from './request.ts'

/** The program of the worker threads. */
export const findThread = ({ labThread }: Pick<Io, 'labThread'>): string | URL => labThread ?? new URL('./lab-thread.js', import.meta.url)

/** A hash of the worker threads' program. It identifies the build, because bots of another build may play differently under the same name. */
export const buildOf = (file: string | URL): string => sha256Hex(readFileSync(file, 'latin1')).slice(0, 16)

/** Aborts on a signal or when the time is up. */
const createStopSignal = (io: Io, minutes: number | null) => {
  const stop = new AbortController()
  const why = { isLate: false }
  const timer = minutes === null ? null : setTimeout(() => ((why.isLate = true), stop.abort()), minutes * 60_000)
  void io.toldToStop().then(() => stop.abort())
  return { signal: stop.signal, isLate: () => why.isLate, end: () => clearTimeout(timer ?? undefined) }
}

const play = async (io: Io, request: LabRequest, folder: RunFolder, pool: ThreadPool, stopped: AbortSignal): Promise<RunEnd> => {
  const { plan, texts, cores } = request
  const url = io.env['DATABASE_URL'] ?? ''
  const say = (line: string): unknown => io.error.write(`${line}\n`)
  const [all, before] = [gamesOf(plan), folder.count()]
  if (before > 0) say(texts.run.goesOn(before))
  if (before >= all) return { type: 'complete' }
  say(texts.run.begins(all - before, cores))
  const progress = createProgressBar(io, texts, all, before)
  const keep: RunFolder['keep'] = row => {
    folder.keep(row)
    progress.show(folder.count())
  }
  try {
    if (url === '') return await playLocally(plan, pool, { has: folder.has, keep, stopped })
    const trouble = (error: Error): void => void say(texts.worker.trouble(error.message))
    const jobs = await openJobs(url, trouble).catch((error: unknown) => {
      throw new UsageError(TEXTS[request.language].errors.trouble(error instanceof Error ? error.message : String(error)))
    })
    say(texts.run.shared)
    try {
      return await playShared(
        plan,
        { jobs, pool, threads: cores, build: plan.build, stopped, onTrouble: trouble },
        { has: folder.has, keep },
      )
    } finally {
      await jobs.close()
    }
  } finally {
    progress.end()
  }
}

/** Writes the report files and returns the lines for the terminal. */
const report = async (io: Io, request: LabRequest, folder: RunFolder, pool: ThreadPool): Promise<readonly string[]> => {
  const { entry, plan, command, language, texts } = request
  const found = createReport(entry, plan, folder.rows(), command)
  const outliers = found.variants.flatMap(({ outliers: list }, fixture) => list.map(({ game, journal }) => ({ fixture, game, journal })))
  const files = new Map(outliers.map(({ fixture, game, journal }) => [`${fixture}:${game}`, journal]))
  const notable: readonly GameNumber[] = [...files.keys()].map(key => {
    const [fixture = 0, game = 0] = key.split(':').map(Number)
    return { fixture, game }
  })
  await pool.record(plan, notable, ({ fixture, game }, journal) => folder.write(files.get(`${fixture}:${game}`) ?? '', journal))
  const documents = { en: createDocument(entry, found, 'en'), pl: createDocument(entry, found, 'pl') }
  folder.write('report.json', `${JSON.stringify(found, null, 1)}\n`)
  folder.write('report.html', printPage(documents, language))
  if (found.ladder !== null) folder.write('ladder.md', `${documentToMarkdown(documents[language])}\n`)
  const names = ['report.html', 'report.json', ...(found.ladder === null ? [] : ['ladder.md'])].map(name => join(folder.path, name))
  const [first] = outliers
  return [
    ...printDocument(documents[language], createColours(io.colour)),
    texts.run.written(names),
    ...(first === undefined ? [] : [texts.run.replay(join(folder.path, first.journal))]),
  ]
}

/** Plays and reports; returns the exit code. */
const playAndReport = async (io: Io, request: LabRequest, folder: RunFolder, pool: ThreadPool): Promise<number> => {
  const { texts, plan, minutes, out } = request
  const say = (...lines: readonly string[]): unknown => io.output.write(lines.map(line => `${line}\n`).join(''))
  const stop = createStopSignal(io, minutes)
  const ended = await play(io, request, folder, pool, stop.signal)
  stop.end()
  if (ended.type === 'fault') {
    const { fixture, game, journal } = ended.fault
    const name = `journals/${fixture + 1}-fault-${game}.journal`
    folder.write(name, journal)
    say(texts.run.fault(ended.fault, join(out, name)))
    return EXIT.failure
  }
  const isShort = ended.type === 'stopped'
  if (isShort && stop.isLate() && minutes !== null) say(texts.run.outOfTime(minutes))
  if (!isShort || stop.isLate()) say(...(await report(io, request, folder, pool)))
  if (!isShort) return EXIT.success
  say(texts.run.stopped(folder.count(), gamesOf(plan)))
  return EXIT.failure
}

export const runLab = async (io: Io, fallback: Language, game: string, given: LabFlags): Promise<number> => {
  const file = findThread(io)
  const request = readLabRequest(io, fallback, game, given, () => buildOf(file))
  const { texts, out, plan, cores } = request
  if (cores === 0 && (io.env['DATABASE_URL'] ?? '') === '') throw new UsageError(texts.errors.cores)
  const opened = openRunFolder(out, plan)
  if (!opened.ok) throw new UsageError(texts.errors.folder[opened.problem](out))
  const pool = createThreadPool(file, Math.max(1, cores))
  try {
    return await playAndReport(io, request, opened.folder, pool)
  } finally {
    await pool.stop()
  }
}
