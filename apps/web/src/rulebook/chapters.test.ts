/** Rulebooks divided into chapters. */
import { MANIFESTS } from '@tortuga/games'
import { LANGUAGES } from '@tortuga/kit'
import { parseMarkdown } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { divideRulebook } from './chapters.ts'

describe('a rulebook', () => {
  it('is divided at its chapters', () => {
    const { preamble, chapters } = divideRulebook(
      '# Game\n\nA game.\n\n## 1. Pieces\n\n**R1.1** *Cards.* Many.\n\n**R1.2** *Dice.* One, see R1.1.\n\n## Tips\n\n- Win.\n',
    )
    expect(preamble).toBe('A game.')
    expect(chapters.map(({ title, rules }) => [title, rules])).toEqual([
      ['1. Pieces', ['R1.1', 'R1.2']],
      ['Tips', []],
    ])
    expect(chapters[1]?.text).toBe('- Win.')
  })

  it.each(MANIFESTS.flatMap(manifest => LANGUAGES.map(language => ({ id: manifest.id, language, manifest }))))(
    'of $id loses no rule: $language',
    async ({ language, manifest }) => {
      const text = await (await manifest.load.web()).rulebook[language]()
      const rules = parseMarkdown(text).flatMap(block => (block.type === 'paragraph' && block.rule !== null ? [block.rule] : []))
      expect(divideRulebook(text).chapters.flatMap(chapter => chapter.rules)).toEqual(rules)
    },
  )
})
