/** The report's sections about one variant. */
import type { ReportBlock, ForestRow, ReportSection } from './blocks.ts'
import type { Figure, VariantFigures } from '../analysis/figures.ts'
import { cardsSection, outliersSection } from './section-cards.ts'
import { SEAT_GROUPINGS } from '../analysis/observations.ts'
import type { SeatGrouping } from '../analysis/observations.ts'
import { capitalize, compareWithEven } from './wording.ts'
import type { ReportWording } from './wording.ts'
import type { ShareEstimate } from '../stats/estimates.ts'

const sharesOf = (figures: VariantFigures, type: 'wins' | 'ending' | 'shared') =>
  figures.figures.flatMap(({ subject, share }) => (subject.type === type && share !== undefined ? [{ subject, share }] : []))

/** The wins of one grouping, sorted by group. */
const winsBy = (figures: VariantFigures, by: SeatGrouping): readonly { readonly group: string; readonly share: ShareEstimate }[] =>
  sharesOf(figures, 'wins')
    .flatMap(({ subject, share }) => (subject.type === 'wins' && subject.by === by ? [{ group: subject.group, share }] : []))
    .sort((a, b) => (a.group < b.group ? -1 : 1))

/** The most informative grouping: sides if there are any, otherwise turn order, otherwise seats. */
const chooseGrouping = (figures: VariantFigures): SeatGrouping =>
  (['side', 'order', 'seat'] as const).find(by => winsBy(figures, by).length > 0) ?? 'seat'

const glance = (wording: ReportWording, figures: VariantFigures): ReportSection => {
  const { texts, percent, percents, whole } = wording
  const groups = [...new Set<SeatGrouping>([chooseGrouping(figures), 'bot'])]
  const wins = groups.flatMap(by =>
    winsBy(figures, by).map(({ group, share }) =>
      capitalize(
        texts.winSentence(
          wording.who(by, group),
          percent(share.share),
          percents(share),
          percent(figures.even),
          compareWithEven(share, figures.even),
        ),
      ),
    ),
  )
  const length = figures.figures.find(({ subject }) => subject.type === 'length')?.numbers
  const [low = 0, , median = 0, , high = 0] = length?.quantiles ?? []
  const endings = sharesOf(figures, 'ending').toSorted((a, b) => b.share.share - a.share.share)
  const most = endings[0]
  const dead = figures.dead.map(face => wording.card(face, figures.options))
  const lines = [
    ...wins,
    texts.lengthSentence(whole(median), whole(low), whole(high)),
    ...(most?.subject.type === 'ending' ? [texts.endingSentence(wording.ending(most.subject.name), percent(most.share.share))] : []),
    ...(figures.cards.length === 0 ? [] : [dead.length === 0 ? texts.noneDead : texts.deadSentence(dead)]),
  ]
  return { id: 'glance', title: texts.sections.glance, blocks: [{ type: 'text', lines, isList: true }] }
}

const wins = (wording: ReportWording, figures: VariantFigures): ReportSection => {
  const { texts, percent, percents } = wording
  const { columns } = texts
  const groupings = SEAT_GROUPINGS.filter(by => winsBy(figures, by).length > 0)
  const rows = groupings.flatMap((by): ForestRow[] =>
    winsBy(figures, by).map(({ group, share: { share, low, high } }) => ({
      label: wording.who(by, group),
      value: share,
      low,
      high,
      line: figures.even,
    })),
  )
  const tables = groupings.map((by): ReportBlock => ({
    type: 'table',
    caption: texts.groupings[by],
    head: [columns.who, columns.wins, columns.interval, columns.even, columns.verdict],
    rows: winsBy(figures, by).map(({ group, share }) => [
      wording.who(by, group),
      percent(share.share),
      percents(share),
      percent(figures.even),
      texts.verdicts[compareWithEven(share, figures.even)],
    ]),
  }))
  const plot: ReportBlock = {
    type: 'plot',
    title: texts.plots.forest(texts.sections.wins),
    plot: { type: 'forest', rows, unit: 'percent', axis: texts.plots.share, lineName: texts.plots.evenLine },
  }
  return { id: 'wins', title: texts.sections.wins, blocks: [plot, ...tables] }
}

type Spread = Extract<Figure, { share?: undefined }>
const spreadTable = (
  wording: ReportWording,
  caption: string,
  spreads: readonly Spread[],
  name: (figure: Spread) => string,
): ReportBlock => {
  const { texts, number, numbers, whole } = wording
  const { what, mean, interval, deviation, least, median, most } = texts.columns
  return {
    type: 'table',
    caption,
    head: [what, mean, interval, deviation, least, median, most],
    rows: spreads.map(figure => {
      const { numbers: found } = figure
      return [
        name(figure),
        number(found.mean),
        numbers(found),
        number(found.deviation),
        whole(found.least),
        whole(found.quantiles[2] ?? found.mean),
        whole(found.most),
      ]
    }),
  }
}

const spreadsOf = (figures: VariantFigures, isWanted: (subject: Figure['subject']) => boolean): readonly Spread[] =>
  figures.figures.flatMap(figure => (figure.numbers !== undefined && isWanted(figure.subject) ? [figure] : []))

const scores = (wording: ReportWording, figures: VariantFigures): ReportSection => {
  const { texts } = wording
  const isBy = (by: SeatGrouping) => (subject: Figure['subject']) => subject.type === 'score' && subject.by === by
  const by = (['side', 'bot'] as const).find(grouping => spreadsOf(figures, isBy(grouping)).length > 0) ?? null
  const shown = spreadsOf(figures, subject => subject.type === 'score' && subject.by === by)
  const all = spreadsOf(figures, ({ type }) => type === 'score' || type === 'margin')
  const label = ({ subject }: Figure): string =>
    subject.type === 'score' ? wording.who(subject.by, subject.group) : wording.subject(subject)
  return {
    id: 'scores',
    title: texts.sections.scores,
    blocks: [
      {
        type: 'plot',
        title: texts.plots.histogram(texts.plots.points),
        plot: {
          type: 'histogram',
          histograms: shown.map(figure => ({ ...figure.numbers.histogram, name: label(figure) })),
          axis: texts.plots.points,
          upward: texts.plots.seats,
        },
      },
      spreadTable(wording, texts.sections.scores, all, label),
    ],
  }
}

const length = (wording: ReportWording, figures: VariantFigures): ReportSection => {
  const { texts } = wording
  const found = spreadsOf(figures, ({ type }) => type === 'length')
  const counts = spreadsOf(figures, ({ type }) => type === 'count')
  return {
    id: 'length',
    title: texts.sections.length,
    blocks: [
      {
        type: 'plot',
        title: texts.plots.histogram(texts.length),
        plot: {
          type: 'histogram',
          histograms: found.map(({ numbers }) => ({ ...numbers.histogram, name: texts.length })),
          axis: texts.plots.moves,
          upward: texts.plots.games,
        },
      },
      spreadTable(wording, texts.sections.length, [...found, ...counts], ({ subject }) => wording.subject(subject)),
    ],
  }
}

const endings = (wording: ReportWording, figures: VariantFigures): ReportSection => {
  const { texts, percent, percents } = wording
  const shares = [...sharesOf(figures, 'ending').toSorted((a, b) => b.share.share - a.share.share), ...sharesOf(figures, 'shared')]
  const label = (subject: Figure['subject']): string =>
    subject.type === 'ending' ? wording.ending(subject.name) : wording.subject(subject)
  return {
    id: 'endings',
    title: texts.sections.endings,
    blocks: [
      {
        type: 'plot',
        title: texts.plots.forest(texts.sections.endings),
        plot: {
          type: 'forest',
          rows: shares.map(({ subject, share: { share, low, high } }) => ({ label: label(subject), value: share, low, high, line: null })),
          unit: 'percent',
          axis: texts.plots.share,
          lineName: null,
        },
      },
      {
        type: 'table',
        caption: texts.sections.endings,
        head: [texts.columns.ending, texts.columns.share, texts.columns.interval],
        rows: shares.map(({ subject, share }) => [label(subject), percent(share.share), percents(share)]),
      },
    ],
  }
}

export const sectionsOn = (wording: ReportWording, figures: VariantFigures): readonly ReportSection[] =>
  [glance, wins, scores, length, endings, cardsSection, outliersSection].flatMap(make => make(wording, figures) ?? [])
