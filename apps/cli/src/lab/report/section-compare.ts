/** The section that holds two variants against each other. */
import type { ForestRow, Section } from './blocks.ts'
import { areSame } from './compare.ts'
import type { Compared } from './compare.ts'
import type { Figures } from './figures.ts'
import { begin } from './speech.ts'
import type { Speech } from './speech.ts'

/** What is said in words beside what is real: wins and the length, the figures somebody who changes a rule asks for first. */
const isMain = ({ subject: { type } }: Compared): boolean => type === 'wins' || type === 'length'

export const comparisonSection = (speech: Speech, [first, second]: readonly [Figures, Figures], compared: readonly Compared[]): Section => {
  const { texts, percent, number, change, changes, signed, signedRange, whole } = speech
  const { columns } = texts
  const { id, title } = { id: 'comparison', title: texts.sections.comparison }
  if (areSame(compared)) return { id, title, blocks: [{ type: 'text', lines: [texts.sameGames] }] }
  const real = compared.filter(({ isReal }) => isReal)
  const said = compared.filter(each => each.isReal || isMain(each))
  const told = ({ subject, isShare, difference, low, high, isReal }: Compared): string => {
    const interval = { low, high }
    return begin(
      isShare
        ? texts.differs(speech.subject(subject), change(difference), changes(interval), isReal)
        : texts.differs(speech.subject(subject), signed(difference), signedRange(interval), isReal),
    )
  }
  const lines = [
    real.length === 0
      ? texts.nothingDiffers(first.name, second.name, compared.length)
      : texts.someDiffer(first.name, second.name, real.length, compared.length),
    ...said.toSorted((a, b) => Number(b.isReal) - Number(a.isReal)).map(told),
  ]
  const shares = compared.filter(({ isShare }) => isShare)
  const rows = shares.map(({ subject, difference, low, high }): ForestRow => ({
    label: begin(speech.subject(subject)),
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
        title: begin(texts.plots.forest(columns.difference)),
        plot: { type: 'forest', rows, unit: 'points', axis: texts.plots.change, lineName: texts.plots.noLine },
      },
      {
        type: 'table',
        caption: texts.sections.comparison,
        head: [columns.what, 'A', 'B', columns.difference, columns.interval, columns.verdict],
        rows: compared.map(each => {
          const { subject, isShare, difference, isReal } = each
          const say = isShare ? percent : number
          return [
            begin(speech.subject(subject)),
            say(each.first),
            say(each.second),
            isShare ? change(difference) : signed(difference),
            isShare ? changes(each) : signedRange(each),
            isReal ? texts.real : texts.noise,
          ]
        }),
      },
    ],
  }
}
