/** The illustrated page of a game, above its rulebook. */
import type { ReactNode } from 'react'
import type { GameIntroduction, IntroductionPart } from '../base/web-game.ts'
import '../styles/introduction.css'

type Props = {
  readonly introduction: GameIntroduction
  readonly ruleTitle: (rule: string) => string
  /** Opens the rulebook at a rule. */
  readonly onRule: (rule: string) => void
}

const RuleLinks = ({ rules, ruleTitle, onRule }: Pick<IntroductionPart, 'rules'> & Omit<Props, 'introduction'>): ReactNode =>
  rules.map(rule => (
    <a
      key={rule}
      className="intro-rule"
      href={`#${rule}`}
      title={ruleTitle(rule)}
      aria-label={`${rule}: ${ruleTitle(rule)}`}
      onClick={event => {
        event.preventDefault()
        onRule(rule)
      }}
    >
      {rule}
    </a>
  ))

export const IntroductionView = ({ introduction: { aim, className, sections }, ...links }: Props): ReactNode => (
  <div className="introduction">
    <p className="intro-aim">{aim}</p>
    {sections.map(({ id, title, note, parts }) => (
      <section key={id} className="paper intro-section" aria-labelledby={`intro-${id}`}>
        <header>
          <h2 id={`intro-${id}`}>{title}</h2>
          <p className="muted small">{note}</p>
        </header>
        <ul>
          {parts.map(part => (
            <li key={part.id}>
              <div className="intro-picture" aria-hidden="true">
                <div className={className}>{part.picture}</div>
              </div>
              <div>
                <h3>{part.title}</h3>
                <p>
                  {part.text} <RuleLinks rules={part.rules} {...links} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
