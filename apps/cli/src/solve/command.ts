/** `tortuga solve rummikub`: one position per line in, the best play per line out. */
import type { Language } from '@tortuga/kit'
import { createReadStream } from 'node:fs'
import { solveLine } from '@tortuga/rummikub/rules'
import { readLanguage, readName } from '../games/arguments.ts'
import { serveLines } from '../engine/serve-lines.ts'
import { EXIT, UsageError } from '../terminal/io.ts'
import type { Io } from '../terminal/io.ts'
import { TEXTS } from '../text/index.ts'

export type SolveFlags = { readonly lang?: string }

/** The games whose best play can be computed. */
const SOLVED = ['rummikub']

export const runSolve = async (
  io: Io,
  fallback: Language,
  game: string,
  file: string | undefined,
  options: SolveFlags,
): Promise<number> => {
  const { errors } = TEXTS[readLanguage(TEXTS[fallback], options.lang, fallback)]
  readName(game, SOLVED, errors.noSolver)
  const input = file === undefined ? io.input : createReadStream(file)
  try {
    await serveLines(input, io.output, line =>
      'text' in line ? solveLine(line.text, () => performance.now()) : JSON.stringify({ id: null, error: line.problem }),
    )
  } catch {
    throw new UsageError(errors.cannotRead(file ?? '-'))
  }
  return EXIT.success
}
