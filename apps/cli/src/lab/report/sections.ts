/** The sections of a report on one variant, in a language. */
import type { Block, ForestRow, Section } from './blocks.ts'
import type { Figure, Figures } from './figures.ts'
import { cards, outliers } from './section-cards.ts'
import { GROUPINGS } from './observe.ts'
import type { Grouping } from './observe.ts'
import { begin, judge } from './speech.ts'
import type { Speech } from './speech.ts'
import type { Share } from '../stats/estimates.ts'

const sharesOf = (figures: Figures, type: 'wins' | 'ending' | 'shared') =>
  figures.figures.flatMap(({ subject, share }) => (subject.type === type && share !== undefined ? [{ subject, share }] : []))

/** The groups of one grouping, in their own order. */
const winsBy = (figures: Figures, by: Grouping): readonly { readonly group: string; readonly share: Share }[] =>
  sharesOf(figures, 'wins')
    .flatMap(({ subject, share }) => (subject.type === 'wins' && subject.by === by ? [{ group: subject.group, share }] : []))
    .sort((a, b) => (a.group < b.group ? -1 : 1))

/** The grouping that tells most: sides where there are any, else turn order, else seats. */
const telling = (figures: Figures): Grouping => (['side', 'order', 'seat'] as const).find(by => winsBy(figures, by).length > 0) ?? 'seat'

const glance = (speech: Speech, figures: Figures): Section => {
  const { texts, percent, percents, whole } = speech
  const groups = [...new Set<Grouping>([telling(figures), 'bot'])]
  const wins = groups.flatMap(by =>
    winsBy(figures, by).map(({ group, share }) =>
      begin(
        texts.winSentence(speech.who(by, group), percent(share.share), percents(share), percent(figures.even), judge(share, figures.even)),
      ),
    ),
  )
  const length = figures.figures.find(({ subject }) => subject.type === 'length')?.numbers
  const [low = 0, , median = 0, , high = 0] = length?.quantiles ?? []
  const endings = sharesOf(figures, 'ending').toSorted((a, b) => b.share.share - a.share.share)
  const most = endings[0]
  const dead = figures.dead.map(face => speech.card(face, figures.options))
  const lines = [
    ...wins,
    texts.lengthSentence(whole(median), whole(low), whole(high)),
    ...(most?.subject.type === 'ending' ? [texts.endingSentence(speech.ending(most.subject.name), percent(most.share.share))] : []),
    ...(figures.cards.length === 0 ? [] : [dead.length === 0 ? texts.noneDead : texts.deadSentence(dead)]),
  ]
  return { id: 'glance', title: texts.sections.glance, blocks: [{ type: 'text', lines, isList: true }] }
}

const wins = (speech: Speech, figures: Figures): Section => {
  const { texts, percent, percents } = speech
  const { columns } = texts
  const groupings = GROUPINGS.filter(by => winsBy(figures, by).length > 0)
  const rows = groupings.flatMap((by): ForestRow[] =>
    winsBy(figures, by).map(({ group, share: { share, low, high } }) => ({
      label: speech.who(by, group),
      value: share,
      low,
      high,
      line: figures.even,
    })),
  )
  const tables = groupings.map((by): Block => ({
    type: 'table',
    caption: texts.groupings[by],
    head: [columns.who, columns.wins, columns.interval, columns.even, columns.verdict],
    rows: winsBy(figures, by).map(({ group, share }) => [
      speech.who(by, group),
      percent(share.share),
      percents(share),
      percent(figures.even),
      texts.verdicts[judge(share, figures.even)],
    ]),
  }))
  const plot: Block = {
    type: 'plot',
    title: texts.plots.forest(texts.sections.wins),
    plot: { type: 'forest', rows, unit: 'percent', axis: texts.plots.share, lineName: texts.plots.evenLine },
  }
  return { id: 'wins', title: texts.sections.wins, blocks: [plot, ...tables] }
}

type Spread = Extract<Figure, { share?: undefined }>
const spreadTable = (speech: Speech, caption: string, spreads: readonly Spread[], name: (figure: Spread) => string): Block => {
  const { texts, number, numbers, whole } = speech
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

const spreadsOf = (figures: Figures, isWanted: (subject: Figure['subject']) => boolean): readonly Spread[] =>
  figures.figures.flatMap(figure => (figure.numbers !== undefined && isWanted(figure.subject) ? [figure] : []))

const scores = (speech: Speech, figures: Figures): Section => {
  const { texts } = speech
  const isBy = (by: Grouping) => (subject: Figure['subject']) => subject.type === 'score' && subject.by === by
  const by = (['side', 'bot'] as const).find(grouping => spreadsOf(figures, isBy(grouping)).length > 0) ?? null
  const shown = spreadsOf(figures, subject => subject.type === 'score' && subject.by === by)
  const all = spreadsOf(figures, ({ type }) => type === 'score' || type === 'margin')
  const label = ({ subject }: Figure): string =>
    subject.type === 'score' ? speech.who(subject.by, subject.group) : speech.subject(subject)
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
      spreadTable(speech, texts.sections.scores, all, label),
    ],
  }
}

const length = (speech: Speech, figures: Figures): Section => {
  const { texts } = speech
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
      spreadTable(speech, texts.sections.length, [...found, ...counts], ({ subject }) => speech.subject(subject)),
    ],
  }
}

const endings = (speech: Speech, figures: Figures): Section => {
  const { texts, percent, percents } = speech
  const shares = [...sharesOf(figures, 'ending').toSorted((a, b) => b.share.share - a.share.share), ...sharesOf(figures, 'shared')]
  const label = (subject: Figure['subject']): string => (subject.type === 'ending' ? speech.ending(subject.name) : speech.subject(subject))
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

export const sectionsOn = (speech: Speech, figures: Figures): readonly Section[] =>
  [glance, wins, scores, length, endings, cards, outliers].flatMap(make => make(speech, figures) ?? [])
