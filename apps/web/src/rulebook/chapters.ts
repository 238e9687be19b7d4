/** Divides a rulebook into its chapters, which the page folds. */

export type RulebookChapter = {
  readonly title: string
  /** Its text without the title, as Markdown. */
  readonly text: string
  /** The numbers of its rules, in order. */
  readonly rules: readonly string[]
}

export type DividedRulebook = {
  /** What stands before the first chapter, without the main title. */
  readonly preamble: string
  readonly chapters: readonly RulebookChapter[]
}

const RULE = /^\*\*(R\d+\.\d+)\*\*/gm

export const divideRulebook = (text: string): DividedRulebook => {
  const [preamble = '', ...chapters] = text.split(/^## /m)
  return {
    preamble: preamble.replace(/^# .*\n/, '').trim(),
    chapters: chapters.map(chapter => {
      const [title = '', ...lines] = chapter.split('\n')
      const body = lines.join('\n').trim()
      return { title, text: body, rules: [...body.matchAll(RULE)].map(([, rule]) => rule ?? '') }
    }),
  }
}
