/** The illustrated pages of all games. */
import { MANIFESTS } from '@tortuga/games'
import { LANGUAGES } from '@tortuga/kit'
import { IntroductionView } from '@tortuga/ui/introduction'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { divideRulebook } from './chapters.ts'

describe.each(MANIFESTS.map(({ id, load }) => ({ id, load })))('the introduction of $id', ({ load }) => {
  it.each(LANGUAGES)('cites rules of the rulebook and draws every picture: %s', async language => {
    const web = await load.web()
    const introduction = await web.loadIntroduction?.(language)
    if (introduction === undefined) throw new Error('there is none')
    const book = divideRulebook(await web.rulebook[language]())
    const rules = new Set(book.chapters.flatMap(chapter => chapter.rules))
    const parts = introduction.sections.flatMap(section => section.parts)
    expect(parts.filter(part => part.rules.length === 0)).toEqual([])
    expect(parts.flatMap(part => part.rules).filter(rule => !rules.has(rule))).toEqual([])
    await web.loadTexts?.(language)
    const drawn = renderToStaticMarkup(
      <IntroductionView introduction={introduction} ruleTitle={rule => web.ruleTitle(rule, language)} onRule={() => {}} />,
    )
    for (const part of parts) expect(drawn).toContain(`<h3>${part.title}`)
    expect(drawn.match(/<svg/g)?.length ?? 0).toBeGreaterThan(parts.length)
  })
})
