/** `tortuga solve rummikub`: one position a line in, the best play a line out. */
import { createReadStream } from 'node:fs'
import { solveLine } from '@tortuga/rummikub/rules'
import { readLanguage, readName } from '../arguments.ts'
import { answerLines } from '../engine/answering.ts'
import { EXIT, Misuse } from '../io.ts'
import type { Io } from '../io.ts'
import type { Language } from '../language.ts'
import { TEXTS } from '../text/index.ts'

export type SolveOptions = { readonly lang?: string }

/** The games whose best play can be computed. */
const SOLVED = ['rummikub']

export const runSolve = async (
  io: Io,
  fallback: Language,
  game: string,
  file: string | undefined,
  options: SolveOptions,
): Promise<number> => {
  const { misuse } = TEXTS[readLanguage(TEXTS[fallback], options.lang, fallback)]
  readName(game, SOLVED, misuse.noSolver)
  const input = file === undefined ? io.input : createReadStream(file)
  try {
    await answerLines(input, io.output, line =>
      'text' in line ? solveLine(line.text, () => performance.now()) : JSON.stringify({ id: null, error: line.problem }),
    )
  } catch {
    throw new Misuse(misuse.cannotRead(file ?? '-'))
  }
  return EXIT.fine
}
