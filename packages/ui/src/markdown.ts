/** Rulebooks are plain Markdown. This reads as much of it as they use: headings, paragraphs, lists, tables, bold, italic, code, links; and each rule's number becomes an anchor. */

export type Inline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'em'; readonly inside: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly inside: readonly Inline[] }

export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly inside: readonly Inline[]; readonly id: string }
  /** `rule` is the number a paragraph opens with. */
  | { readonly type: 'paragraph'; readonly inside: readonly Inline[]; readonly rule: string | null }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly type: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'quote'; readonly inside: readonly Inline[] }
  | { readonly type: 'line' }

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/

/** Only to anchors and the web, never to a script. */
const isSafe = (href: string): boolean => /^(#|https?:\/\/|\.{0,2}\/(?!\/))/.test(href)

export const parseInline = (text: string): readonly Inline[] => {
  const found = INLINE.exec(text)
  if (found === null) return text === '' ? [] : [{ type: 'text', text }]
  const [whole, code, strong, em, label, href] = found
  const before = text.slice(0, found.index)
  const node: Inline =
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

/** The text alone, for anchors and titles. */
export const plainText = (inside: readonly Inline[]): string =>
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

const cellsOf = (line: string): readonly (readonly Inline[])[] =>
  line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map(cell => parseInline(cell.trim()))

const startsBlock = (line: string): boolean => HEADING.test(line) || ITEM.test(line) || /^(```|>|---|\|)/.test(line)

/** Lines that belong together: up to a blank one or the start of something else. */
const gather = (lines: readonly string[], from: number): readonly string[] => {
  const rest = lines.slice(from + 1)
  const length = rest.findIndex(line => line.trim() === '' || startsBlock(line))
  return [lines[from] ?? '', ...rest.slice(0, length < 0 ? rest.length : length)]
}

const parseList = (lines: readonly string[], from: number): { readonly block: Block; readonly length: number } => {
  const items: string[] = []
  let index = from
  for (; index < lines.length;) {
    const line = lines[index] ?? ''
    if (!ITEM.test(line)) break
    const item = gather(lines, index)
    items.push(item.map((part, place) => (place === 0 ? part.replace(ITEM, '') : part.trim())).join(' '))
    index += item.length
  }
  const ordered = /^\s*\d/.test(lines[from] ?? '')
  return { block: { type: 'list', ordered, items: items.map(parseInline) }, length: index - from }
}

const takeWhile = (lines: readonly string[], from: number, test: (line: string) => boolean): readonly string[] => {
  const length = lines.slice(from).findIndex(line => !test(line))
  return lines.slice(from, length < 0 ? lines.length : from + length)
}

const parseAt = (lines: readonly string[], from: number): { readonly block: Block; readonly length: number } => {
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
  const body = gather(lines, from)
  return {
    block: { type: 'paragraph', inside: parseInline(body.map(each => each.trim()).join(' ')), rule: RULE.exec(line)?.[1] ?? null },
    length: body.length,
  }
}

export const parseMarkdown = (text: string): readonly Block[] => {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const blocks: Block[] = []
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
