/** A paper for the terminal, and as Markdown: sentences and tables, without the plots. */
import { unreachable, upTo } from '@tortuga/kit'
import type { Ink } from '../../terminal.ts'
import type { Block, Cell, Paper, TableBlock } from './blocks.ts'

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text)

const isNumber = (text: string): boolean => /^[−+]?\d/.test(text)

const printTable = (table: TableBlock, title: string, ink: Ink): readonly string[] => {
  const { caption, ends, columns = upTo(table.head.length) } = table
  const head = columns.map(column => table.head[column] ?? '')
  const cells = table.rows.map(row => columns.map(column => textOf(row[column] ?? '')))
  const isCut = ends !== undefined && cells.length > 2 * ends
  const shown = isCut ? [...cells.slice(0, ends), head.map((_, column) => (column === 0 ? '…' : '')), ...cells.slice(-ends)] : cells
  const widths = head.map((name, column) => Math.max(name.length, ...shown.map(row => (row[column] ?? '').length)))
  const lay = (row: readonly string[]): string =>
    widths
      .map((width, column) => {
        const text = row[column] ?? ''
        return column > 0 && isNumber(text) ? text.padStart(width) : text.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [...(caption === title ? [] : [ink.dim(`  ${caption}`)]), `  ${ink.bold(lay(head))}`, ...shown.map(row => `  ${lay(row)}`), '']
}

const printBlock = (block: Block, title: string, ink: Ink): readonly string[] => {
  switch (block.type) {
    case 'text':
      return [...block.lines.map(line => (block.isList === true ? `  · ${line}` : `  ${line}`)), '']
    case 'code':
      return [`    ${block.text}`, '']
    case 'table':
      return printTable(block, title, ink)
    case 'plot':
      return []
    default:
      return unreachable(block)
  }
}

export const printPaper = ({ title, lead, sections }: Paper, ink: Ink): readonly string[] => [
  ink.bold(title),
  ...lead,
  '',
  ...sections.flatMap(section => [ink.cyan(section.title), ...section.blocks.flatMap(block => printBlock(block, section.title, ink))]),
]

const markdownRow = (cells: readonly string[]): string => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`

const markdownBlock = (block: Block): readonly string[] => {
  switch (block.type) {
    case 'text':
      return [...block.lines.map(line => (block.isList === true ? `- ${line}` : line)), '']
    case 'code':
      return ['```sh', block.text, '```', '']
    case 'table':
      return [
        markdownRow(block.head),
        markdownRow(block.head.map((_, column) => (isNumber(textOf(block.rows[0]?.[column] ?? '')) ? '---:' : '---'))),
        ...block.rows.map(row => markdownRow(row.map(textOf))),
        '',
      ]
    case 'plot':
      return []
    default:
      return unreachable(block)
  }
}

/** As a piece of a document: headings of the third level. */
export const markdownOf = ({ title, lead, sections }: Paper): string =>
  [
    `## ${title}`,
    '',
    ...lead,
    '',
    ...sections.flatMap(section => [`### ${section.title}`, '', ...section.blocks.flatMap(markdownBlock)]),
  ].join('\n')
