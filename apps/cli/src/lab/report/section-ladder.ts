/** The sections of a ladder: ratings on one scale, and every pairing. */
import { at } from '@tortuga/kit'
import type { EloLead } from '../stats/elo.ts'
import type { ReportBlock, ReportSection } from './blocks.ts'
import type { Ladder, LadderPairing } from '../analysis/ladder.ts'
import type { LabReport } from '../analysis/report.ts'
import type { ReportWording } from './wording.ts'

const ratings = (wording: ReportWording, { ratings: found }: Ladder): ReportSection | null => {
  if (found === null || found.length === 0) return null
  const { texts, elo: say, elos } = wording
  const order = found.toReversed()
  const [zero = at(found, 0)] = found.filter(({ elo }) => elo === 0)
  return {
    id: 'ratings',
    title: texts.sections.ratings,
    blocks: [
      { type: 'text', lines: [texts.ratingsLead(zero.bot)] },
      {
        type: 'plot',
        title: texts.plots.forest(texts.plots.elo),
        plot: {
          type: 'forest',
          rows: order.map(({ bot, elo, low, high }) => ({ label: bot, value: elo, low, high, line: null })),
          unit: 'number',
          axis: texts.plots.elo,
          lineName: null,
        },
      },
      {
        type: 'table',
        caption: texts.sections.ratings,
        head: [texts.columns.bot, texts.columns.elo, texts.columns.interval],
        rows: order.map(({ bot, elo, low, high }) => [bot, say(elo), elo === 0 ? '–' : elos({ low, high })]),
      },
    ],
  }
}

/** An Elo difference as text; unbounded on one side if every game was won or lost. */
const sayLead = ({ texts, elo: say, elos }: ReportWording, { elo, low, high }: EloLead): string => {
  if (elo !== null && low !== null && high !== null) return `${say(elo)} (${elos({ low, high })})`
  return low === null ? texts.orLess(say(high ?? 0)) : texts.orMore(say(low))
}

const pairingRow = (wording: ReportWording, pairing: LadderPairing, sides: readonly string[]): readonly string[] => {
  const { percent, percents, whole, number, numbers } = wording
  const { one, other, games, share, place, lead } = pairing
  const bySide = sides.map(side => {
    const found = pairing.sides.find(entry => entry.side === side)?.share
    return found === undefined ? '–' : `${percent(found.share)} (${percents(found)})`
  })
  const last = lead === null ? `${number(place.mean)} (${numbers(place)})` : sayLead(wording, lead)
  return [one, other, whole(games), percent(share.share), percents(share), ...bySide, last]
}

const pairings = (wording: ReportWording, { seats }: LabReport, { pairings: found }: Ladder): ReportSection => {
  const { texts, percent, number } = wording
  const { columns } = texts
  const sides = [...new Set(found.flatMap(pairing => pairing.sides.map(({ side }) => side)))]
  const placeNote: readonly ReportBlock[] =
    seats > 2 ? [{ type: 'text', lines: [texts.placeLead(percent(1 / seats), number((seats + 1) / 2))] }] : []
  return {
    id: 'pairings',
    title: texts.sections.pairings,
    blocks: [
      ...placeNote,
      {
        type: 'plot',
        title: texts.plots.forest(texts.sections.pairings),
        plot: {
          type: 'forest',
          rows: found.map(({ one, other, share: { share, low, high } }) => ({
            label: `${one} – ${other}`,
            value: share,
            low,
            high,
            line: 1 / seats,
          })),
          unit: 'percent',
          axis: texts.plots.share,
          lineName: texts.plots.evenLine,
        },
      },
      {
        type: 'table',
        caption: texts.sections.pairings,
        head: [
          columns.bot,
          columns.against,
          columns.games,
          columns.wins,
          columns.interval,
          ...sides.map(side => texts.winsOf(wording.side(side))),
          seats > 2 ? columns.place : columns.elo,
        ],
        rows: found.map(pairing => pairingRow(wording, pairing, sides)),
      },
    ],
  }
}

export const ladderSections = (wording: ReportWording, report: LabReport, ladder: Ladder): readonly ReportSection[] => {
  const rated = ratings(wording, ladder)
  return [...(rated === null ? [] : [rated]), pairings(wording, report, ladder)]
}
