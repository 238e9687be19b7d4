/** The sections of a ladder: one scale for all, and every pairing. */
import { at } from '@tortuga/kit'
import type { Lead } from '../stats/elo.ts'
import type { Block, Section } from './blocks.ts'
import type { Ladder, Pairing } from './ladder.ts'
import type { Report } from './report.ts'
import type { Speech } from './speech.ts'

const ratings = (speech: Speech, { ratings: found }: Ladder): Section | null => {
  if (found === null || found.length === 0) return null
  const { texts, elo: say, elos } = speech
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

/** A lead in words: with no end on one side where every game was won, or lost. */
const sayLead = ({ texts, elo: say, elos }: Speech, { elo, low, high }: Lead): string => {
  if (elo !== null && low !== null && high !== null) return `${say(elo)} (${elos({ low, high })})`
  return low === null ? texts.orLess(say(high ?? 0)) : texts.orMore(say(low))
}

const pairingRow = (speech: Speech, pairing: Pairing, sides: readonly string[]): readonly string[] => {
  const { percent, percents, whole, number, numbers } = speech
  const { one, other, games, share, place, lead } = pairing
  const bySide = sides.map(side => {
    const found = pairing.sides.find(entry => entry.side === side)?.share
    return found === undefined ? '–' : `${percent(found.share)} (${percents(found)})`
  })
  const last = lead === null ? `${number(place.mean)} (${numbers(place)})` : sayLead(speech, lead)
  return [one, other, whole(games), percent(share.share), percents(share), ...bySide, last]
}

const pairings = (speech: Speech, { seats }: Report, { pairings: found }: Ladder): Section => {
  const { texts, percent, number } = speech
  const { columns } = texts
  const sides = [...new Set(found.flatMap(pairing => pairing.sides.map(({ side }) => side)))]
  const many: readonly Block[] = seats > 2 ? [{ type: 'text', lines: [texts.placeLead(percent(1 / seats), number((seats + 1) / 2))] }] : []
  return {
    id: 'pairings',
    title: texts.sections.pairings,
    blocks: [
      ...many,
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
          ...sides.map(side => texts.winsOf(speech.side(side))),
          seats > 2 ? columns.place : columns.elo,
        ],
        rows: found.map(pairing => pairingRow(speech, pairing, sides)),
      },
    ],
  }
}

export const ladderSections = (speech: Speech, report: Report, ladder: Ladder): readonly Section[] => {
  const rated = ratings(speech, ladder)
  return [...(rated === null ? [] : [rated]), pairings(speech, report, ladder)]
}
