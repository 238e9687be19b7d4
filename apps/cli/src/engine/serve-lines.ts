/** Reads a stream line by line and writes one response line each, with backpressure: it reads no faster than the output is consumed. */
import type { Readable, Writable } from 'node:stream'
import { createLineSplitter } from './line-splitter.ts'
import type { InputLine } from './line-splitter.ts'

/** Responses are buffered up to about this many characters before they are written. */
const FLUSH_SIZE = 64 * 1024

type Outlet = { readonly write: (text: string) => Promise<boolean> }

/** `write` resolves when the output is ready for more, with false once it is closed. Standard output never reports that it is destroyed, so an error counts as closed, too. */
const createOutlet = (output: Writable): Outlet => {
  let isClosed = false
  let settle: (() => void) | null = null
  const onClose = (): void => {
    isClosed = true
    settle?.()
  }
  output.on('error', onClose).on('close', onClose)
  output.on('drain', () => settle?.())
  return {
    async write(text) {
      if (!isClosed && !output.write(text)) await new Promise<void>(resolve => (settle = resolve))
      return !isClosed
    },
  }
}

/** Serves until the input ends or the output is closed. */
export const serveLines = async (
  input: Readable,
  output: Writable,
  answer: (line: InputLine) => string | Promise<string>,
): Promise<void> => {
  const splitter = createLineSplitter()
  const outlet = createOutlet(output)

  const answerAll = async (lines: readonly InputLine[]): Promise<boolean> => {
    let text = ''
    for (const line of lines) {
      const response = answer(line)
      text += `${typeof response === 'string' ? response : await response}\n`
      if (text.length < FLUSH_SIZE) continue
      if (!(await outlet.write(text))) return false
      text = ''
    }
    return text === '' || (await outlet.write(text))
  }
  for await (const chunk of input as AsyncIterable<Uint8Array>) if (!(await answerAll(splitter.push(chunk)))) return
  await answerAll(splitter.end())
}
