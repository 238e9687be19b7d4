/** Looking up a rulebook by chapter and by rule. */
import { LANGUAGES } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { lookUpRule, openRulebook, readRulebook } from './rulebook.ts'
import { REGISTRY } from './registry.ts'
import { TEXTS } from '../text/index.ts'

const BOOK = `# A game

Words before.

## 1. The first *chapter*

**R1.1** *Title.* One line,
and \`another\`.

Not a rule.

**R1.2** Short.

## Appendix

## 2. The second

**R2.1** Last.`

describe('a rulebook', () => {
  it('is parsed into chapters and rules without Markdown marks', () => {
    expect(readRulebook(BOOK)).toEqual([
      { number: '1', title: 'The first chapter', rules: [{ number: 'R1.1', text: 'Title. One line, and another.' }, { number: 'R1.2', text: 'Short.' }] }, // prettier-ignore
      { number: '2', title: 'The second', rules: [{ number: 'R2.1', text: 'Last.' }] },
    ])
  })

  it('shows its contents, a chapter and a rule', () => {
    const ask = (query: string): readonly string[] => lookUpRule(readRulebook(BOOK), query, TEXTS.en)
    expect(ask('')).toContain('  2. The second')
    expect(ask('1')).toEqual(['1. The first chapter', 'R1.1 Title. One line, and another.', 'R1.2 Short.'])
    expect(ask('r1.2')).toEqual(['R1.2 Short.'])
    expect(ask('R9.9')).toEqual(['There is no chapter or rule R9.9.'])
    expect(lookUpRule(null, '', TEXTS.en)).toEqual(['The rulebook was not found.'])
  })

  it('exists for every game in every language, with the same rules', () => {
    for (const { game } of REGISTRY) {
      const [en = [], pl = []] = LANGUAGES.map(language => openRulebook(game.id, language)?.flatMap(({ rules }) => rules))
      expect(en).not.toEqual([])
      expect(pl.map(({ number }) => number)).toEqual(en.map(({ number }) => number))
      for (const number of Object.values(game.refusalRules).flat()) expect(en.map(rule => rule.number)).toContain(number)
      for (const { text } of [...en, ...pl]) expect(text).toMatch(/\S/)
    }
  })
})
