/** The report's sections about cards and notable games. */
import type { ShareEstimate } from '../stats/estimates.ts'
import type { ReportSection } from './blocks.ts'
import type { CardReport } from '../analysis/card-figures.ts'
import type { VariantFigures } from '../analysis/figures.ts'
import { capitalize, compareWithEven } from './wording.ts'
import type { ReportWording } from './wording.ts'

const mark = (share: ShareEstimate, base: number): string => ({ above: ' ▲', below: ' ▼', even: '' })[compareWithEven(share, base)]

export const cardsSection = (wording: ReportWording, figures: VariantFigures): ReportSection | null => {
  const { texts, percent, percents } = wording
  if (figures.cards.length === 0) return null
  const hasSides = figures.cards.some(({ side }) => side !== null)
  const wonOf = ({ wonPlayed }: CardReport): number => wonPlayed?.share ?? -1
  const sorted = figures.cards.toSorted(
    (a, b) => (a.side ?? '').localeCompare(b.side ?? '') || wonOf(b) - wonOf(a) || (a.face < b.face ? -1 : 1),
  )
  const name = ({ face }: CardReport): string => capitalize(wording.card(face, figures.options))
  const won = (share: ShareEstimate | null, base: number): string =>
    share === null ? '–' : `${percent(share.share)} (${percents(share)})${mark(share, base)}`
  const { columns } = texts
  return {
    id: 'cards',
    title: texts.sections.cards,
    blocks: [
      { type: 'text', lines: [texts.cardsLead(figures.cards.length)] },
      {
        type: 'plot',
        title: capitalize(texts.plots.forest(columns.wonPlayed)),
        plot: {
          type: 'forest',
          rows: sorted.flatMap(card => {
            const { wonPlayed, base } = card
            return wonPlayed === null
              ? []
              : [{ label: name(card), value: wonPlayed.share, low: wonPlayed.low, high: wonPlayed.high, line: base.played }]
          }),
          unit: 'percent',
          axis: columns.wonPlayed,
          lineName: texts.plots.baseLine,
        },
      },
      {
        type: 'table',
        caption: texts.sections.cards,
        ends: 6,
        columns: hasSides ? [0, 1, 2, 3, 5, 7] : [0, 1, 2, 4, 6],
        head: [
          columns.card,
          ...(hasSides ? [columns.side] : []),
          columns.taken,
          columns.played,
          columns.wonTaken,
          columns.wonPlayed,
          columns.wonKept,
          columns.base,
        ],
        rows: sorted.map(card => [
          name(card),
          ...(hasSides ? [card.side === null ? '–' : wording.side(card.side)] : []),
          `${percent(card.taken.share)} (${percents(card.taken)})`,
          `${percent(card.played.share)} (${percents(card.played)})`,
          won(card.wonTaken, card.base.taken),
          won(card.wonPlayed, card.base.played),
          won(card.wonKept, card.base.kept),
          percent(card.base.played),
        ]),
      },
    ],
  }
}

export const outliersSection = (wording: ReportWording, figures: VariantFigures): ReportSection => {
  const { texts, whole } = wording
  const { columns } = texts
  const described = figures.outliers.map(outlier => ({ ...outlier, why: texts.outliers[outlier.kind](whole(outlier.value)) }))
  return {
    id: 'outliers',
    title: texts.sections.outliers,
    blocks: [
      { type: 'text', lines: [texts.outliersLead] },
      {
        type: 'plot',
        title: texts.plots.dots,
        plot: {
          type: 'dots',
          dots: figures.dots,
          marks: described.map(({ moves, margin, why, game, journal }) => ({
            x: moves,
            y: margin,
            label: `${columns.game} ${game}, ${why}`,
            href: journal,
          })),
          axis: texts.plots.moves,
          upward: texts.plots.lead,
        },
      },
      {
        type: 'table',
        caption: texts.sections.outliers,
        head: [columns.why, columns.game, columns.moves, columns.lead, columns.ending, columns.file],
        rows: described.map(({ why, game, moves, margin, ending, journal }) => [
          why,
          String(game),
          whole(moves),
          whole(margin),
          wording.ending(ending),
          { text: journal, href: journal },
        ]),
      },
    ],
  }
}
