/** A report as a paper in one language: what it says, in the order in which it is read. */
import type { Language } from '../../language.ts'
import type { Registered } from '../../registered.ts'
import type { Paper, Section } from './blocks.ts'
import { areSame } from './compare.ts'
import type { Report } from './report.ts'
import { comparisonSection } from './section-compare.ts'
import { ladderSections } from './section-ladder.ts'
import { sectionsOn } from './sections.ts'
import { speechIn } from './speech.ts'
import type { Speech } from './speech.ts'

const LETTERS = ['A', 'B'] as const

const howItWasMade = ({ texts }: Speech, report: Report): Section => {
  const { how } = texts
  const deals = Math.max(
    0,
    ...report.variants.map(({ deals: found }) => found),
    ...(report.ladder?.pairings ?? []).map(({ games }) => Math.ceil(games / report.seats)),
  )
  return {
    id: 'how',
    title: texts.sections.how,
    blocks: [
      { type: 'text', lines: [how.command] },
      { type: 'code', text: report.command },
      {
        type: 'text',
        lines: [
          how.seeds(report.kind, report.seed, Math.max(0, deals - 1)),
          how.again,
          how.intervals,
          ...(report.ladder === null ? [] : [how.elo]),
          how.build(report.rules, report.build),
        ],
      },
    ],
  }
}

const leadOf = ({ texts, whole }: Speech, report: Report): readonly string[] => {
  const { variants, ladder, seats, seed, playouts, isComplete } = report
  const games = [...variants, ...(ladder?.pairings ?? [])].reduce((sum, each) => sum + each.games, 0)
  const wanted = [...variants, ...(ladder?.pairings ?? [])].reduce((sum, each) => sum + each.wanted, 0)
  const early = isComplete ? [] : [texts.early(whole(games), whole(wanted))]
  if (ladder !== null) return [texts.ladderLead(playouts === null ? null : whole(playouts)), ...early]
  const [first] = variants
  const names = variants.length < 2 ? [] : variants.map(({ name }, index) => texts.variant(LETTERS[index] ?? '', name))
  return [texts.facts(whole(games), whole(first?.deals ?? 0), seats, first?.lineup ?? [], seed), ...names, ...early]
}

/** Sections of a variant, told apart from those of the other; where both played the same games, told once. */
const lettered = (speech: Speech, report: Report): readonly Section[] => {
  const [only] = report.variants
  if (only !== undefined && (report.variants.length < 2 || areSame(report.comparison ?? []))) return sectionsOn(speech, only)
  return report.variants.flatMap((figures, index) =>
    sectionsOn(speech, figures).map(section => {
      const title = speech.texts.variant(LETTERS[index] ?? '', section.title)
      const blocks = section.blocks.map(block =>
        block.type === 'table' && block.caption === section.title ? { ...block, caption: title } : block,
      )
      return { id: `${section.id}-${index + 1}`, title, blocks }
    }),
  )
}

export const paperOn = (entry: Registered, report: Report, language: Language): Paper => {
  const speech = speechIn(language, entry)
  const { texts, title } = speech
  const [first, second] = report.variants
  const { comparison, ladder } = report
  return {
    title: ladder === null ? texts.title(title) : texts.ladderTitle(title),
    lead: leadOf(speech, report),
    sections: [
      ...(comparison === null || first === undefined || second === undefined
        ? []
        : [comparisonSection(speech, [first, second], comparison)]),
      ...lettered(speech, report),
      ...(ladder === null ? [] : ladderSections(speech, report, ladder)),
      howItWasMade(speech, report),
    ],
  }
}
