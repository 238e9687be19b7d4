/** Splits a byte stream into lines and never buffers more of a line than the limit. */

/** Maximum line length in bytes. */
const MAX_LINE = 1024 * 1024

/** The text of a line, or why it cannot be read. */
export type InputLine = { readonly text: string } | { readonly problem: 'too-long' | 'not-utf8' }

export type LineSplitter = {
  push(chunk: Uint8Array): readonly InputLine[]
  /** The rest after the last line break, if any. */
  end(): readonly InputLine[]
}

const NEWLINE = 10

export const createLineSplitter = (longest: number = MAX_LINE): LineSplitter => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let buffered: Uint8Array[] = []
  let size = 0

  const buffer = (part: Uint8Array): void => {
    size += part.length
    if (size > longest) buffered = []
    else if (part.length > 0) buffered.push(part)
  }
  const take = (): InputLine => {
    const [bytes, tooLong] = [buffered.length === 1 ? buffered[0] : Buffer.concat(buffered), size > longest]
    buffered = []
    size = 0
    if (tooLong) return { problem: 'too-long' }
    try {
      return { text: decoder.decode(bytes) }
    } catch {
      return { problem: 'not-utf8' }
    }
  }

  return {
    push(chunk) {
      const lines: InputLine[] = []
      let from = 0
      for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
        buffer(chunk.subarray(from, to))
        lines.push(take())
        from = to + 1
      }
      buffer(chunk.subarray(from))
      return lines
    },
    end: () => (size > 0 ? [take()] : []),
  }
}
