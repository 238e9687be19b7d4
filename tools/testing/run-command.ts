/** Runs a command in the project's folder and returns what it printed. */
import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { ROOT } from '../files.ts'

export type CommandResult = { readonly code: number; readonly output: string }

export const runCommand = (command: string): Promise<CommandResult> =>
  new Promise(resolve => {
    const [program = '', ...words] = command.split(' ')
    const env = {
      ...process.env,
      PATH: `${ROOT}node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
    }
    const child = spawn(program, words, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const take = (chunk: string): void => void (output += chunk)
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    child.on('error', error => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
