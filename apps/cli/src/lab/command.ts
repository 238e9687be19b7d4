/** `tortuga lab`: plays many games of bots and reports what they show. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256Hex } from '@tortuga/kit'
import { createInk } from '../ink.ts'
import { EXIT, Misuse } from '../io.ts'
import type { Io } from '../io.ts'
import type { Language } from '../language.ts'
import { TEXTS } from '../text/index.ts'
import { hireCrew } from './crew.ts'
import type { Crew } from './crew.ts'
import { openFolder } from './folder.ts'
import type { Folder } from './folder.ts'
import { openJobs } from './jobs.ts'
import { gamesOf } from './plan.ts'
import type { GameNumber } from './plan.ts'
import { playHere } from './playing.ts'
import type { Ended } from './playing.ts'
import { showProgress } from './progress.ts'
import { printPage } from './report/page.ts'
import { paperOn } from './report/paper.ts'
import { reportOn } from './report/report.ts'
import { markdownOf, printPaper } from './report/terminal.ts'
import { playTogether } from './sharing.ts'
import { readWish } from './wish.ts'
import type { LabOptions, Wish } from './wish.ts'

/** The threads' program. */
export const findThread = ({ labThread }: Pick<Io, 'labThread'>): string | URL => labThread ?? new URL('./lab-thread.js', import.meta.url)

/** A fingerprint of it, by which its games are known: other bots under the same name play other games. */
export const buildOf = (file: string | URL): string => sha256Hex(readFileSync(file, 'latin1')).slice(0, 16)

/** Told to stop by somebody, or out of time. */
const stopping = (io: Io, minutes: number | null) => {
  const stop = new AbortController()
  const why = { isLate: false }
  const timer = minutes === null ? null : setTimeout(() => ((why.isLate = true), stop.abort()), minutes * 60_000)
  void io.toldToStop().then(() => stop.abort())
  return { signal: stop.signal, isLate: () => why.isLate, end: () => clearTimeout(timer ?? undefined) }
}

const play = async (io: Io, wish: Wish, folder: Folder, crew: Crew, stopped: AbortSignal): Promise<Ended> => {
  const { plan, texts, cores } = wish
  const url = io.env['DATABASE_URL'] ?? ''
  const say = (line: string): unknown => io.error.write(`${line}\n`)
  const [all, before] = [gamesOf(plan), folder.count()]
  if (before > 0) say(texts.run.goesOn(before))
  if (before >= all) return { type: 'complete' }
  say(texts.run.begins(all - before, cores))
  const progress = showProgress(io, texts, all, before)
  const keep: Folder['keep'] = row => {
    folder.keep(row)
    progress.show(folder.count())
  }
  try {
    if (url === '') return await playHere(plan, crew, { has: folder.has, keep, stopped })
    const trouble = (error: Error): void => void say(texts.worker.trouble(error.message))
    const jobs = await openJobs(url, trouble).catch((error: unknown) => {
      throw new Misuse(TEXTS[wish.language].misuse.trouble(error instanceof Error ? error.message : String(error)))
    })
    say(texts.run.shared)
    try {
      return await playTogether(
        plan,
        { jobs, crew, threads: cores, build: plan.build, stopped, onTrouble: trouble },
        { has: folder.has, keep },
      )
    } finally {
      await jobs.close()
    }
  } finally {
    progress.end()
  }
}

/** Writes all that the games show; gives the lines for the terminal. */
const report = async (io: Io, wish: Wish, folder: Folder, crew: Crew): Promise<readonly string[]> => {
  const { entry, plan, command, language, texts } = wish
  const found = reportOn(entry, plan, folder.rows(), command)
  const outliers = found.variants.flatMap(({ outliers: list }, fixture) => list.map(({ game, journal }) => ({ fixture, game, journal })))
  const files = new Map(outliers.map(({ fixture, game, journal }) => [`${fixture}:${game}`, journal]))
  const wanted: readonly GameNumber[] = [...files.keys()].map(key => {
    const [fixture = 0, game = 0] = key.split(':').map(Number)
    return { fixture, game }
  })
  await crew.record(plan, wanted, ({ fixture, game }, journal) => folder.write(files.get(`${fixture}:${game}`) ?? '', journal))
  const papers = { en: paperOn(entry, found, 'en'), pl: paperOn(entry, found, 'pl') }
  folder.write('report.json', `${JSON.stringify(found, null, 1)}\n`)
  folder.write('report.html', printPage(papers, language))
  if (found.ladder !== null) folder.write('ladder.md', `${markdownOf(papers[language])}\n`)
  const names = ['report.html', 'report.json', ...(found.ladder === null ? [] : ['ladder.md'])].map(name => join(folder.path, name))
  const [first] = outliers
  return [
    ...printPaper(papers[language], createInk(io.colour)),
    texts.run.written(names),
    ...(first === undefined ? [] : [texts.run.replay(join(folder.path, first.journal))]),
  ]
}

/** Plays and reports; the exit code. */
const goThrough = async (io: Io, wish: Wish, folder: Folder, crew: Crew): Promise<number> => {
  const { texts, plan, minutes, out } = wish
  const say = (...lines: readonly string[]): unknown => io.output.write(lines.map(line => `${line}\n`).join(''))
  const stop = stopping(io, minutes)
  const ended = await play(io, wish, folder, crew, stop.signal)
  stop.end()
  if (ended.type === 'fault') {
    const { fixture, game, journal } = ended.fault
    const name = `journals/${fixture + 1}-fault-${game}.journal`
    folder.write(name, journal)
    say(texts.run.fault(ended.fault, join(out, name)))
    return EXIT.fails
  }
  const isShort = ended.type === 'stopped'
  if (isShort && stop.isLate() && minutes !== null) say(texts.run.outOfTime(minutes))
  if (!isShort || stop.isLate()) say(...(await report(io, wish, folder, crew)))
  if (!isShort) return EXIT.fine
  say(texts.run.stopped(folder.count(), gamesOf(plan)))
  return EXIT.fails
}

export const runLab = async (io: Io, fallback: Language, game: string, given: LabOptions): Promise<number> => {
  const file = findThread(io)
  const wish = readWish(io, fallback, game, given, () => buildOf(file))
  const { texts, out, plan, cores } = wish
  if (cores === 0 && (io.env['DATABASE_URL'] ?? '') === '') throw new Misuse(texts.misuse.cores)
  const opened = openFolder(out, plan)
  if (!opened.ok) throw new Misuse(texts.misuse.folder[opened.problem](out))
  const crew = hireCrew(file, Math.max(1, cores))
  try {
    return await goThrough(io, wish, opened.folder, crew)
  } finally {
    await crew.stop()
  }
}
