/** The section that compares two variants. */
import type { ForestRow, ReportSection } from './blocks.ts'
import { areSame } from '../analysis/comparison.ts'
import type { ComparedFigure } from '../analysis/comparison.ts'
import type { VariantFigures } from '../analysis/figures.ts'
import { capitalize } from './wording.ts'
import type { ReportWording } from './wording.ts'

/** Wins and length always get a sentence, even without a significant difference: a designer looks for them first. */
const isMain = ({ subject: { type } }: ComparedFigure): boolean => type === 'wins' || type === 'length'

export const comparisonSection = (
  wording: ReportWording,
  [first, second]: readonly [VariantFigures, VariantFigures],
  compared: readonly ComparedFigure[],
): ReportSection => {
  const { texts, percent, number, change, changes, signed, signedRange, whole } = wording
  const { columns } = texts
  const { id, title } = { id: 'comparison', title: texts.sections.comparison }
  if (areSame(compared)) return { id, title, blocks: [{ type: 'text', lines: [texts.sameGames] }] }
  const real = compared.filter(({ isReal }) => isReal)
  const mentioned = compared.filter(each => each.isReal || isMain(each))
  const describe = ({ subject, isShare, difference, low, high, isReal }: ComparedFigure): string => {
    const interval = { low, high }
    return capitalize(
      isShare
        ? texts.differs(wording.subject(subject), change(difference), changes(interval), isReal)
        : texts.differs(wording.subject(subject), signed(difference), signedRange(interval), isReal),
    )
  }
  const lines = [
    real.length === 0
      ? texts.nothingDiffers(first.name, second.name, compared.length)
      : texts.someDiffer(first.name, second.name, real.length, compared.length),
    ...mentioned.toSorted((a, b) => Number(b.isReal) - Number(a.isReal)).map(describe),
  ]
  const shares = compared.filter(({ isShare }) => isShare)
  const rows = shares.map(({ subject, difference, low, high }): ForestRow => ({
    label: capitalize(wording.subject(subject)),
    value: difference,
    low,
    high,
    line: 0,
  }))
  return {
    id,
    title,
    blocks: [
      { type: 'text', lines: [texts.comparisonLead(whole(compared[0]?.deals ?? 0))] },
      { type: 'text', lines, isList: true },
      {
        type: 'plot',
        title: capitalize(texts.plots.forest(columns.difference)),
        plot: { type: 'forest', rows, unit: 'points', axis: texts.plots.change, lineName: texts.plots.noLine },
      },
      {
        type: 'table',
        caption: texts.sections.comparison,
        head: [columns.what, 'A', 'B', columns.difference, columns.interval, columns.verdict],
        rows: compared.map(each => {
          const { subject, isShare, difference, isReal } = each
          const format = isShare ? percent : number
          return [
            capitalize(wording.subject(subject)),
            format(each.first),
            format(each.second),
            isShare ? change(difference) : signed(difference),
            isShare ? changes(each) : signedRange(each),
            isReal ? texts.real : texts.noise,
          ]
        }),
      },
    ],
  }
}
