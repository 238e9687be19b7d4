/** A terminal for tests: input lines in, the output as one text. */
import { PassThrough, Readable } from 'node:stream'
import type { Io } from '../src/terminal/io.ts'
import { runCommandLine } from '../src/command-line.ts'

export type CommandRun = { readonly exit: number; readonly out: string; readonly err: string }

const collect = (stream: PassThrough): (() => string) => {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString('utf8')
}

/** Counts up instead of drawing random bytes, so that runs are reproducible. */
const countedEntropy = (): (() => string) => {
  let count = 0
  return () => (count += 1).toString(16).padStart(64, '0')
}

/** Runs a command line; the `typed` lines arrive one by one, as from a pipe. */
export const runWith = async (argv: readonly string[], typed: readonly string[] = [], given: Partial<Io> = {}): Promise<CommandRun> => {
  const [output, error] = [new PassThrough(), new PassThrough()]
  const [out, err] = [collect(output), collect(error)]
  const exit = await runCommandLine(argv, {
    input: Readable.from(typed.map(line => Buffer.from(`${line}\n`))),
    output,
    error,
    env: { LANG: 'en_GB.UTF-8' },
    interactive: false,
    colour: false,
    toldToStop: () => Promise.resolve(),
    entropy: countedEntropy(),
    today: () => '2026-05-31',
    ...given,
  })
  return { exit, out: out(), err: err() }
}
