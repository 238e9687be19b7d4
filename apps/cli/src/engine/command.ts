/** `tortuga engine`: answers requests from standard input until the input ends. */
import type { Io } from '../terminal/io.ts'
import { EXIT } from '../terminal/io.ts'
import { REGISTRY } from '../games/registry.ts'
import { serveLines } from './serve-lines.ts'
import { createEngine } from './engine.ts'

export const runEngine = async ({ input, output, entropy }: Io): Promise<number> => {
  const engine = createEngine(REGISTRY, entropy)
  await serveLines(input, output, line => engine.answer(line))
  return EXIT.success
}
