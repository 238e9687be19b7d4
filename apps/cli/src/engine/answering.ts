/** Answers a stream line by line, each with a line, and reads no faster than its answers are taken. */
import type { Readable, Writable } from 'node:stream'
import { createSplitter } from './lines.ts'
import type { Line } from './lines.ts'

/** Answers are gathered up to about so many characters before they are written. */
const ENOUGH = 64 * 1024

type Outlet = { readonly write: (text: string) => Promise<boolean> }

/** Writing resolves when the reader is ready for more; with false once there is none any longer. Standard output never says that it is destroyed, so an error is remembered. */
const createOutlet = (output: Writable): Outlet => {
  let gone = false
  let settle: (() => void) | null = null
  const leave = (): void => {
    gone = true
    settle?.()
  }
  output.on('error', leave).on('close', leave)
  output.on('drain', () => settle?.())
  return {
    async write(text) {
      if (!gone && !output.write(text)) await new Promise<void>(resolve => (settle = resolve))
      return !gone
    },
  }
}

/** Until the input ends, or nobody reads any longer. */
export const answerLines = async (input: Readable, output: Writable, answer: (line: Line) => string): Promise<void> => {
  const splitter = createSplitter()
  const outlet = createOutlet(output)

  const answerAll = async (lines: readonly Line[]): Promise<boolean> => {
    let text = ''
    for (const line of lines) {
      text += `${answer(line)}\n`
      if (text.length < ENOUGH) continue
      if (!(await outlet.write(text))) return false
      text = ''
    }
    return text === '' || (await outlet.write(text))
  }
  for await (const chunk of input as AsyncIterable<Uint8Array>) if (!(await answerAll(splitter.push(chunk)))) return
  await answerAll(splitter.end())
}
