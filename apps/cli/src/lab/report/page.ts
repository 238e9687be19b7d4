/** The report as one self-contained page: all languages, both themes, every plot with its table. */
import type { ByLanguage, Language } from '@tortuga/kit'
import { LANGUAGE_NAMES, LANGUAGES, unreachable } from '@tortuga/kit'
import { LAB_TEXTS } from '../text/index.ts'
import type { ReportBlock, TableCell, ReportDocument, ReportSection, TableBlock, Unit } from './blocks.ts'
import { escapeMarkup } from './markup.ts'
import { SCRIPT, STYLE } from './page-style.ts'
import { drawPlot } from './plots.ts'
import type { Say } from './plots.ts'

const sayIn = (language: Language): Say => {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: 'min2' })
  const units: Readonly<Record<Unit, (value: number) => string>> = {
    percent: value => `${format.format(100 * value)} %`,
    points: value => format.format(100 * value),
    number: value => format.format(value),
  }
  return (value, unit) => units[unit](value).replace('-', '−')
}

const isNumber = (text: string): boolean => /^[−+–]?\d|^–$/.test(text)
/** On a phone a row is displayed as a list in which each cell shows its column name. CSS then removes the table semantics, so the roles are explicit. */
const cell = (content: TableCell, head: string): string => {
  const words =
    typeof content === 'string' ? escapeMarkup(content) : `<a href="${escapeMarkup(content.href)}">${escapeMarkup(content.text)}</a>`
  return `<td role="cell" data-head="${escapeMarkup(head)}"${typeof content === 'string' && isNumber(content) ? ' class="number"' : ''}>${words}</td>`
}

const drawTable = ({ caption, head, rows }: TableBlock): string => {
  const isNumbers = (column: number): boolean =>
    rows.length > 0 && rows.every(row => typeof row[column] === 'string' && isNumber(row[column]))
  const titles = head.map(
    (title, column) =>
      `<th scope="col" role="columnheader"${column > 0 && isNumbers(column) ? ' class="number"' : ''}>${escapeMarkup(title)}</th>`,
  )
  const body = rows.map(([first = '', ...rest]) => {
    const heading =
      typeof first === 'string' ? escapeMarkup(first) : `<a href="${escapeMarkup(first.href)}">${escapeMarkup(first.text)}</a>`
    const cells = rest.map((content, index) => cell(content, head[index + 1] ?? ''))
    return `<tr role="row"><th scope="row" role="rowheader">${heading}</th>${cells.join('')}</tr>`
  })
  return `<div class="wide" role="group" aria-label="${escapeMarkup(caption)}" tabindex="0"><table role="table"><caption>${escapeMarkup(caption)}</caption><thead role="rowgroup"><tr role="row">${titles.join('')}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table></div>`
}

const drawBlock = (block: ReportBlock, id: string, language: Language): string => {
  switch (block.type) {
    case 'text': {
      const lines = block.lines
        .map(text => (block.isList === true ? `<li>${escapeMarkup(text)}</li>` : `<p>${escapeMarkup(text)}</p>`))
        .join('')
      return block.isList === true ? `<ul>${lines}</ul>` : lines
    }
    case 'code':
      return `<pre tabindex="0"><code>${escapeMarkup(block.text)}</code></pre>`
    case 'table':
      return drawTable(block)
    case 'plot': {
      const { inTable } = LAB_TEXTS[language].report.plots
      return `<figure><figcaption>${escapeMarkup(block.title)}. ${escapeMarkup(inTable)}</figcaption><div class="wide" role="group" aria-label="${escapeMarkup(block.title)}" tabindex="0">${drawPlot(block, `${id}-title`, sayIn(language))}</div></figure>`
    }
    default:
      return unreachable(block)
  }
}

const drawSection = ({ id, title, blocks }: ReportSection, language: Language): string => {
  const name = `${id}-${language}`
  return `<section id="${name}" aria-labelledby="${name}-heading"><h2 id="${name}-heading">${escapeMarkup(title)}</h2>${blocks.map((block, index) => drawBlock(block, `${name}-${index}`, language)).join('\n')}</section>`
}

const drawControls = (language: Language): string => {
  const { page } = LAB_TEXTS[language].report
  const languages = LANGUAGES.map(each => `<button type="button" lang="${each}" data-language="${each}">${LANGUAGE_NAMES[each]}</button>`)
  const themes = (['auto', 'light', 'dark'] as const).map(
    theme => `<button type="button" data-theme="${theme}">${escapeMarkup(page.themes[theme])}</button>`,
  )
  const group = (name: string, buttons: readonly string[]): string =>
    `<fieldset><legend>${escapeMarkup(name)}</legend>${buttons.join('')}</fieldset>`
  return `<header class="bar-top">${group(page.language, languages)}${group(page.theme, themes)}</header>`
}

const drawDocument = ({ title, lead, sections }: ReportDocument, language: Language, isFirst: boolean): string => {
  const { page } = LAB_TEXTS[language].report
  const contents = sections.map(({ id, title: name }) => `<li><a href="#${id}-${language}">${escapeMarkup(name)}</a></li>`)
  return [
    `<div data-document="${language}" lang="${language}"${isFirst ? '' : ' hidden'}>${drawControls(language)}<main>`,
    `<h1>${escapeMarkup(title)}</h1>`,
    ...lead.map(text => `<p class="lead">${escapeMarkup(text)}</p>`),
    `<nav aria-label="${escapeMarkup(page.contents)}"><ul>${contents.join('')}</ul></nav>`,
    ...sections.map(section => drawSection(section, language)),
    '</main></div>',
  ].join('\n')
}

/** `first`: the language in which the page opens. */
export const printPage = (documents: ByLanguage<ReportDocument>, first: Language): string => `<!doctype html>
<html lang="${first}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>${escapeMarkup(documents[first].title)}</title>
<style>${STYLE}</style>
</head>
<body>
${LANGUAGES.map(language => drawDocument(documents[language], language, language === first)).join('\n')}
<script>${SCRIPT}</script>
</body>
</html>
`
