/** `tortuga engine`: answers requests from standard input until it ends. */
import type { Io } from '../io.ts'
import { EXIT } from '../io.ts'
import { REGISTRY } from '../registry.ts'
import { answerLines } from './answering.ts'
import { createEngine } from './engine.ts'

export const runEngine = async ({ input, output, entropy }: Io): Promise<number> => {
  const engine = createEngine(REGISTRY, entropy)
  await answerLines(input, output, line => engine.answer(line))
  return EXIT.fine
}
