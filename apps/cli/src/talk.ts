/** Talking with somebody at a terminal, or with lines from a pipe: says lines, asks for one. */
import { createInterface } from 'node:readline'
import { harmless } from './ink.ts'
import type { Io } from './io.ts'

export type Talk = {
  say(...lines: readonly string[]): void
  /** The next line; null when the input has ended, by itself or by Ctrl-C. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

export const createTalk = ({ input, output, interactive }: Io): Talk => {
  const reader = createInterface({ input, output, terminal: interactive, historySize: 100 })
  const lines: string[] = []
  let waiting: ((line: string | null) => void) | null = null
  let closed = false

  const hand = (line: string | null): void => {
    const give = waiting
    waiting = null
    if (give !== null) give(line)
    else if (line !== null) lines.push(line)
  }
  reader.on('line', hand)
  reader.on('close', () => {
    closed = true
    hand(null)
  })
  // Ctrl-C at a keyboard reaches the reader; from elsewhere, and without a keyboard, it is a signal.
  const stop = (): void => reader.close()
  reader.on('SIGINT', stop)
  process.once('SIGINT', stop).once('SIGTERM', stop)

  return {
    say: (...said) => void output.write(said.map(line => `${harmless(line)}\n`).join('')),
    async ask(prompt) {
      const early = lines.shift()
      // What came before it was asked for, or from a pipe, is not seen beside the prompt: the record of it should be.
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
