/** The `tortuga` process. */
import { randomBytes } from 'node:crypto'
import { runCommandLine } from './command-line.ts'

/** A closed output pipe (`| head`) is not an error. */
process.stdout.on('error', () => undefined)

process.exitCode = await runCommandLine(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  error: process.stderr,
  env: process.env,
  interactive: process.stdin.isTTY && process.stdout.isTTY,
  colour: process.stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
  toldToStop: () =>
    new Promise(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    }),
  entropy: () => randomBytes(32).toString('hex'),
  today: () => new Date().toLocaleDateString('sv'),
})
