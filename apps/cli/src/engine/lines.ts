/** Cuts a stream of bytes into lines, without ever holding more of a line than the limit. */

/** The longest line that is read, in bytes. */
const LONGEST_LINE = 1024 * 1024

/** A line's text, or why it has none. */
export type Line = { readonly text: string } | { readonly problem: 'too-long' | 'not-utf8' }

export type Splitter = {
  push(chunk: Uint8Array): readonly Line[]
  /** What came after the last line break, if anything did. */
  end(): readonly Line[]
}

const NEWLINE = 10

export const createSplitter = (longest: number = LONGEST_LINE): Splitter => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let held: Uint8Array[] = []
  let size = 0

  const hold = (part: Uint8Array): void => {
    size += part.length
    if (size > longest) held = []
    else if (part.length > 0) held.push(part)
  }
  const take = (): Line => {
    const [bytes, tooLong] = [held.length === 1 ? held[0] : Buffer.concat(held), size > longest]
    held = []
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
      const lines: Line[] = []
      let from = 0
      for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
        hold(chunk.subarray(from, to))
        lines.push(take())
        from = to + 1
      }
      hold(chunk.subarray(from))
      return lines
    },
    end: () => (size > 0 ? [take()] : []),
  }
}
