/** What notes are made of: a reason with its rule one tap away, a title, a sum that is seen to add up. */
import { Icon } from '@tortuga/ui'
import type { ReactElement, ReactNode } from 'react'
import type { Refusal } from '../../rules/index.ts'
import { useSetting } from '../setting.ts'
import { ruleTitle, sayRefusal } from '../words.ts'

/** The sentence that says why the main button cannot be pressed: the button points here. */
export const WHY_ID = 'rr-why'

export const RuleLink = ({ rule }: { readonly rule: string }): ReactElement => {
  const { text, openRule, language } = useSetting()
  return (
    <button type="button" className="rr-rule" onClick={() => openRule(rule)} title={ruleTitle(rule, language)}>
      <Icon name="book" small />
      {text.rule(rule)}
    </button>
  )
}

/** Why not, and by which rule. */
export const Reason = ({ refusal, rules }: { readonly refusal: Refusal; readonly rules: readonly string[] }): ReactElement => {
  const { language } = useSetting()
  const [rule] = rules
  return (
    <p className="rr-reason">
      <Icon name="warning" small />
      <span>
        {sayRefusal(refusal, language)} {rule !== undefined && <RuleLink rule={rule} />}
      </span>
    </p>
  )
}

export const Head = ({
  title,
  more,
  children,
}: {
  readonly title: string
  readonly more?: ReactNode
  readonly children?: ReactNode
}): ReactElement => {
  const { inFlight, text } = useSetting()
  return (
    <div className="rr-note-head">
      <h2>{title}</h2>
      {more !== undefined && <span className="muted">{more}</span>}
      {children}
      {inFlight !== null && <span className="rr-on-its-way">{text.sending}</span>}
    </div>
  )
}

/** What something was and will be. */
export const Change = ({
  name,
  before,
  after,
}: {
  readonly name: string
  readonly before: number
  readonly after: number
}): ReactElement => (
  <span className="rr-change">
    {name} <b className="serif">{before}</b> → <b className="serif">{after}</b>
  </span>
)
