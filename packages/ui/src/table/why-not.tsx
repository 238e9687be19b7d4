/** Why a move is not allowed, with a link to its rule. */
import type { GameTypes } from '@tortuga/kit'
import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import { useBaseTable } from '../base/base-table.tsx'

/** Opens a rule of the rulebook. */
export const RuleLink = ({ rule }: { readonly rule: string }): ReactNode => {
  const { kit, openRule, language, say } = useBaseTable()
  return (
    <button type="button" className="rule-link" onClick={() => openRule(rule)} title={say.ruleTitle(rule, language)}>
      <Icon name="book" small />
      {kit.rule(rule)}
    </button>
  )
}

/** A refusal as a sentence, with its rule. */
export const Reason = <T extends GameTypes>({ refusal }: { readonly refusal: T['refusal'] }): ReactNode => {
  const { say, language, rulesOf } = useBaseTable()
  const [rule] = rulesOf(refusal)
  return (
    <p className="reason">
      <Icon name="warning" small />
      <span>
        {say.sayRefusal(refusal, language)} {rule === undefined ? null : <RuleLink rule={rule} />}
      </span>
    </p>
  )
}

/** The refusal of the last move, if there is one. It stays until the next action. */
export const CitedRefusal = (): ReactNode => {
  const { refused, kit } = useBaseTable()
  if (refused === null) return null
  return (
    <div className="refused" role="alert">
      <p className="serif">{kit.refused}</p>
      <Reason refusal={refused.refusal} />
    </div>
  )
}
