/** The report for the terminal and as Markdown: sentences and tables without plots. */
import { unreachable, range } from '@tortuga/kit'
import type { TerminalInk } from '@tortuga/kit'
import type { ReportBlock, TableCell, ReportDocument, TableBlock } from './blocks.ts'

const textOf = (cell: TableCell): string => (typeof cell === 'string' ? cell : cell.text)

const isNumber = (text: string): boolean => /^[−+]?\d/.test(text)

const printTable = (table: TableBlock, title: string, ink: TerminalInk): readonly string[] => {
  const { caption, ends, columns = range(table.head.length) } = table
  const head = columns.map(column => table.head[column] ?? '')
  const cells = table.rows.map(row => columns.map(column => textOf(row[column] ?? '')))
  const isCut = ends !== undefined && cells.length > 2 * ends
  const shown = isCut ? [...cells.slice(0, ends), head.map((_, column) => (column === 0 ? '…' : '')), ...cells.slice(-ends)] : cells
  const widths = head.map((name, column) => Math.max(name.length, ...shown.map(row => (row[column] ?? '').length)))
  const formatRow = (row: readonly string[]): string =>
    widths
      .map((width, column) => {
        const text = row[column] ?? ''
        return column > 0 && isNumber(text) ? text.padStart(width) : text.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [
    ...(caption === title ? [] : [ink.dim(`  ${caption}`)]),
    `  ${ink.bold(formatRow(head))}`,
    ...shown.map(row => `  ${formatRow(row)}`),
    '',
  ]
}

const printBlock = (block: ReportBlock, title: string, ink: TerminalInk): readonly string[] => {
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

export const printDocument = ({ title, lead, sections }: ReportDocument, ink: TerminalInk): readonly string[] => [
  ink.bold(title),
  ...lead,
  '',
  ...sections.flatMap(section => [ink.cyan(section.title), ...section.blocks.flatMap(block => printBlock(block, section.title, ink))]),
]

const markdownRow = (cells: readonly string[]): string => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`

const markdownBlock = (block: ReportBlock): readonly string[] => {
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

/** As Markdown with headings of the second and third level. */
export const documentToMarkdown = ({ title, lead, sections }: ReportDocument): string =>
  [
    `## ${title}`,
    '',
    ...lead,
    '',
    ...sections.flatMap(section => [`### ${section.title}`, '', ...section.blocks.flatMap(markdownBlock)]),
  ].join('\n')
