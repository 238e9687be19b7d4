/** The rules of a game: its illustrated page, then the numbered rulebook with folded chapters. */
import type { GameTypes } from '@tortuga/kit'
import { Icon, MarkdownView } from '@tortuga/ui'
import type { WebGame } from '@tortuga/ui'
import { IntroductionView } from '@tortuga/ui/introduction'
import '@tortuga/ui/markdown.css'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useLoad } from '../browser/hooks.ts'
import { useLanguage, useTexts } from '../text/language.ts'
import { usePageText } from '../text/pages.ts'
import { divideRulebook } from './chapters.ts'
import type { RulebookChapter } from './chapters.ts'
import './rules-view.css'

/** A rule to show. The count tells apart two requests for the same rule. */
type SoughtRule = { readonly rule: string | null; readonly count: number }

const sayRange = ({ rules }: RulebookChapter): string => {
  const [first, last] = [rules[0], rules.at(-1)]
  return first === undefined || last === undefined ? '' : first === last ? first : `${first}–${last}`
}

const Chapter = ({
  chapter,
  sought,
  isOpen,
}: {
  readonly chapter: RulebookChapter
  readonly sought: SoughtRule
  readonly isOpen: boolean
}): ReactNode => (
  <details className="chapter" open={isOpen}>
    <summary>
      <h3>{chapter.title}</h3>
      <span className="muted small">{sayRange(chapter)}</span>
      <Icon name="down" small />
    </summary>
    <MarkdownView text={chapter.text} rule={sought.rule} />
  </details>
)

const Rulebook = ({
  text,
  sought,
  isFolded,
}: {
  readonly text: string
  readonly sought: SoughtRule
  readonly isFolded: boolean
}): ReactNode => {
  const { preamble, chapters } = useMemo(() => divideRulebook(text), [text])
  return (
    <>
      <MarkdownView text={preamble} />
      <div className="chapters">
        {chapters.map(chapter => {
          const isSought = sought.rule !== null && chapter.rules.includes(sought.rule)
          // A new key opens the chapter and goes to the rule, even if it was sought before.
          return (
            <Chapter
              key={isSought ? `${chapter.title} ${sought.count}` : chapter.title}
              chapter={chapter}
              sought={sought}
              isOpen={isSought || !isFolded}
            />
          )
        })}
      </div>
    </>
  )
}

export const RulesView = ({
  web,
  rule,
  onRule,
}: {
  readonly web: WebGame<GameTypes>
  readonly rule: string | null
  /** Told when a link of the illustrated page leads to a rule. */
  readonly onRule?: (rule: string) => void
}): ReactNode => {
  const texts = useTexts()
  const { rulebook } = usePageText()
  const language = useLanguage()
  const [sought, setSought] = useState<SoughtRule>({ rule, count: 0 })
  useEffect(() => setSought(before => ({ rule, count: before.count + 1 })), [rule])
  // Together, so that nothing moves a rule that is shown.
  const [loaded] = useLoad(
    () => Promise.all([web.loadIntroduction?.(language) ?? null, web.rulebook[language]()]),
    `${web.game.id} ${language}`,
  )
  if (loaded.type === 'failed') return <p>{rulebook.missing}</p>
  if (loaded.type === 'loading') return <p className="late muted">{texts.loading}</p>
  const [introduction, book] = loaded.value
  const seek = (next: string): void => {
    setSought(before => ({ rule: next, count: before.count + 1 }))
    onRule?.(next)
  }
  return (
    <div className="rules-view">
      {introduction === null ? null : (
        <>
          <IntroductionView introduction={introduction} ruleTitle={id => web.ruleTitle(id, language)} onRule={seek} />
          <header>
            <h2>{rulebook.numbered}</h2>
            <p className="muted small">{rulebook.folded}</p>
          </header>
        </>
      )}
      <Rulebook text={book} sought={sought} isFolded={introduction !== null} />
    </div>
  )
}
