/** Prints lines and asks for input, on a terminal or with lines from a pipe. */
import { createInterface } from 'node:readline'
import { sanitizeLine } from './terminal-output.ts'
import type { Io } from './io.ts'

export type Prompt = {
  say(...lines: readonly string[]): void
  /** The next line; null when the input has ended or on Ctrl-C. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

export const createPrompt = ({ input, output, interactive }: Io): Prompt => {
  const reader = createInterface({ input, output, terminal: interactive, historySize: 100 })
  const lines: string[] = []
  let waiting: ((line: string | null) => void) | null = null
  let closed = false

  const deliver = (line: string | null): void => {
    const resolveWaiting = waiting
    waiting = null
    if (resolveWaiting !== null) resolveWaiting(line)
    else if (line !== null) lines.push(line)
  }
  reader.on('line', deliver)
  reader.on('close', () => {
    closed = true
    deliver(null)
  })
  // On a terminal readline receives Ctrl-C; otherwise it arrives as a signal.
  const stop = (): void => reader.close()
  reader.on('SIGINT', stop)
  process.once('SIGINT', stop).once('SIGTERM', stop)

  return {
    say: (...printed) => void output.write(printed.map(line => `${sanitizeLine(line)}\n`).join('')),
    async ask(prompt) {
      const early = lines.shift()
      // Input that arrived early or from a pipe is not echoed by the terminal, so print it after the prompt.
      if (early !== undefined || closed) {
        output.write(`${prompt}${early ?? ''}\n`)
        return early ?? null
      }
      if (interactive) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      const line = await new Promise<string | null>(resolve => (waiting = resolve))
      if (!interactive) output.write(`${prompt}${line ?? ''}\n`)
      else if (line === null) output.write('\n')
      return line
    },
    close() {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      reader.close()
    },
  }
}
