/** A parser for the subset of Markdown that rulebooks use: headings, paragraphs, lists, tables, quotes, bold, italic, code and links. The number of each rule becomes an anchor. */

/** Inline content of a block. */
export type MarkdownInline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'em'; readonly inside: readonly MarkdownInline[] }
  | { readonly type: 'link'; readonly href: string; readonly inside: readonly MarkdownInline[] }

/** A block of a document. */
export type MarkdownBlock =
  | { readonly type: 'heading'; readonly level: number; readonly inside: readonly MarkdownInline[]; readonly id: string }
  /** `rule` is the bold rule number at the start of the paragraph, null if there is none. */
  | { readonly type: 'paragraph'; readonly inside: readonly MarkdownInline[]; readonly rule: string | null }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly MarkdownInline[])[] }
  | {
      readonly type: 'table'
      readonly head: readonly (readonly MarkdownInline[])[]
      readonly rows: readonly (readonly (readonly MarkdownInline[])[])[]
    }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'quote'; readonly inside: readonly MarkdownInline[] }
  | { readonly type: 'line' }

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/

/** Allows anchors, paths and web addresses, but no `javascript:` or other schemes. */
const isSafe = (href: string): boolean => /^(#|https?:\/\/|\.{0,2}\/(?!\/))/.test(href)

/** Parses inline Markdown. A link with an unsafe address becomes plain text. */
export const parseInline = (text: string): readonly MarkdownInline[] => {
  const found = INLINE.exec(text)
  if (found === null) return text === '' ? [] : [{ type: 'text', text }]
  const [whole, code, strong, em, label, href] = found
  const before = text.slice(0, found.index)
  const node: MarkdownInline =
    code !== undefined
      ? { type: 'code', text: code }
      : strong !== undefined
        ? { type: 'strong', inside: parseInline(strong) }
        : em !== undefined
          ? { type: 'em', inside: parseInline(em) }
          : isSafe(href ?? '')
            ? { type: 'link', href: href ?? '', inside: parseInline(label ?? '') }
            : { type: 'text', text: label ?? '' }
  return [...(before === '' ? [] : [{ type: 'text', text: before } as const]), node, ...parseInline(text.slice(found.index + whole.length))]
}

/** The text without formatting, for anchors and titles. */
export const plainText = (inside: readonly MarkdownInline[]): string =>
  inside.map(node => ('text' in node ? node.text : plainText(node.inside))).join('')

const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

const RULE = /^\*\*([A-Z]\d+(?:\.\d+)*)\*\*/
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/
const HEADING = /^(#{1,6})\s+(.*)$/
const DIVIDER = /^\s*\|?\s*:?-{3,}/

const cellsOf = (line: string): readonly (readonly MarkdownInline[])[] =>
  line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map(cell => parseInline(cell.trim()))

const startsBlock = (line: string): boolean => HEADING.test(line) || ITEM.test(line) || /^(```|>|---|\|)/.test(line)

/** The lines of one block: up to a blank line or the start of another block. */
const takeBlock = (lines: readonly string[], from: number): readonly string[] => {
  const rest = lines.slice(from + 1)
  const length = rest.findIndex(line => line.trim() === '' || startsBlock(line))
  return [lines[from] ?? '', ...rest.slice(0, length < 0 ? rest.length : length)]
}

const parseList = (lines: readonly string[], from: number): { readonly block: MarkdownBlock; readonly length: number } => {
  const items: string[] = []
  let index = from
  for (; index < lines.length;) {
    const line = lines[index] ?? ''
    if (!ITEM.test(line)) break
    const item = takeBlock(lines, index)
    items.push(item.map((part, index) => (index === 0 ? part.replace(ITEM, '') : part.trim())).join(' '))
    index += item.length
  }
  const ordered = /^\s*\d/.test(lines[from] ?? '')
  return { block: { type: 'list', ordered, items: items.map(parseInline) }, length: index - from }
}

const takeWhile = (lines: readonly string[], from: number, test: (line: string) => boolean): readonly string[] => {
  const length = lines.slice(from).findIndex(line => !test(line))
  return lines.slice(from, length < 0 ? lines.length : from + length)
}

const parseAt = (lines: readonly string[], from: number): { readonly block: MarkdownBlock; readonly length: number } => {
  const line = lines[from] ?? ''
  const heading = HEADING.exec(line)
  if (heading !== null) {
    const inside = parseInline(heading[2] ?? '')
    return { block: { type: 'heading', level: (heading[1] ?? '').length, inside, id: anchorOf(plainText(inside)) }, length: 1 }
  }
  if (line.startsWith('```')) {
    const body = takeWhile(lines, from + 1, each => !each.startsWith('```'))
    return { block: { type: 'code', text: body.join('\n') }, length: body.length + 2 }
  }
  if (/^---+\s*$/.test(line)) return { block: { type: 'line' }, length: 1 }
  if (line.startsWith('>')) {
    const body = takeWhile(lines, from, each => each.startsWith('>'))
    return { block: { type: 'quote', inside: parseInline(body.map(each => each.replace(/^>\s?/, '')).join(' ')) }, length: body.length }
  }
  if (line.startsWith('|') && DIVIDER.test(lines[from + 1] ?? '')) {
    const body = takeWhile(lines, from, each => each.startsWith('|'))
    return { block: { type: 'table', head: cellsOf(line), rows: body.slice(2).map(cellsOf) }, length: body.length }
  }
  if (ITEM.test(line)) return parseList(lines, from)
  const body = takeBlock(lines, from)
  return {
    block: { type: 'paragraph', inside: parseInline(body.map(each => each.trim()).join(' ')), rule: RULE.exec(line)?.[1] ?? null },
    length: body.length,
  }
}

/** Parses a Markdown document. */
export const parseMarkdown = (text: string): readonly MarkdownBlock[] => {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const blocks: MarkdownBlock[] = []
  for (let index = 0; index < lines.length;) {
    if ((lines[index] ?? '').trim() === '') {
      index += 1
      continue
    }
    const { block, length } = parseAt(lines, index)
    blocks.push(block)
    index += length
  }
  return blocks
}
