/** Builds the report in one language, section by section. */
import type { Language } from '@tortuga/kit'
import type { CliGame } from '../../games/registered-game.ts'
import type { ReportDocument, ReportSection } from './blocks.ts'
import { areSame } from '../analysis/comparison.ts'
import type { LabReport } from '../analysis/report.ts'
import { comparisonSection } from './section-compare.ts'
import { ladderSections } from './section-ladder.ts'
import { sectionsOn } from './sections.ts'
import { wordingIn } from './wording.ts'
import type { ReportWording } from './wording.ts'

const LETTERS = ['A', 'B'] as const

const howItWasMade = ({ texts }: ReportWording, report: LabReport): ReportSection => {
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

const leadOf = ({ texts, whole }: ReportWording, report: LabReport): readonly string[] => {
  const { variants, ladder, seats, seed, playouts, isComplete } = report
  const games = [...variants, ...(ladder?.pairings ?? [])].reduce((sum, each) => sum + each.games, 0)
  const wanted = [...variants, ...(ladder?.pairings ?? [])].reduce((sum, each) => sum + each.wanted, 0)
  const early = isComplete ? [] : [texts.early(whole(games), whole(wanted))]
  if (ladder !== null) return [texts.ladderLead(playouts === null ? null : whole(playouts)), ...early]
  const [first] = variants
  const names = variants.length < 2 ? [] : variants.map(({ name }, index) => texts.variant(LETTERS[index] ?? '', name))
  return [texts.facts(whole(games), whole(first?.deals ?? 0), seats, first?.lineup ?? [], seed), ...names, ...early]
}

/** The sections of both variants with their letter. If both played the same games, they appear once. */
const variantSections = (wording: ReportWording, report: LabReport): readonly ReportSection[] => {
  const [only] = report.variants
  if (only !== undefined && (report.variants.length < 2 || areSame(report.comparison ?? []))) return sectionsOn(wording, only)
  return report.variants.flatMap((figures, index) =>
    sectionsOn(wording, figures).map(section => {
      const title = wording.texts.variant(LETTERS[index] ?? '', section.title)
      const blocks = section.blocks.map(block =>
        block.type === 'table' && block.caption === section.title ? { ...block, caption: title } : block,
      )
      return { id: `${section.id}-${index + 1}`, title, blocks }
    }),
  )
}

export const createDocument = (entry: CliGame, report: LabReport, language: Language): ReportDocument => {
  const wording = wordingIn(language, entry)
  const { texts, title } = wording
  const [first, second] = report.variants
  const { comparison, ladder } = report
  return {
    title: ladder === null ? texts.title(title) : texts.ladderTitle(title),
    lead: leadOf(wording, report),
    sections: [
      ...(comparison === null || first === undefined || second === undefined
        ? []
        : [comparisonSection(wording, [first, second], comparison)]),
      ...variantSections(wording, report),
      ...(ladder === null ? [] : ladderSections(wording, report, ladder)),
      howItWasMade(wording, report),
    ],
  }
}
