/** What the notes of a table are made of: why not, with the rule one tap away; what was turned down; a hint. */
import type { GameTypes } from '@tortuga/kit'
import { useEffect, useRef } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { announce } from './announcer.tsx'
import type { TableProps } from './contract.ts'
import { Icon } from './icon.tsx'
import type { GameWords } from './words.ts'

type Spoken<T extends GameTypes> = Pick<TableProps<T>, 'openRule' | 'language' | 'refused'> & {
  readonly text: { readonly refused: string; readonly rule: (rule: string) => string }
}
type Reasons<T extends GameTypes> = {
  readonly RuleLink: ComponentType<{ readonly rule: string }>
  /** Why not, and by which rule. */
  readonly Reason: ComponentType<{ readonly refusal: T['refusal']; readonly rules: readonly string[] }>
  /** Turned down: what is wrong, at the place where it was made. It stays until the next act. */
  readonly Refused: ComponentType
}

/** In the words of a game, by the setting of its table. */
export const createReasons = <T extends GameTypes>(
  useSetting: () => Spoken<T>,
  { sayRefusal, ruleTitle }: Pick<GameWords<T>, 'sayRefusal' | 'ruleTitle'>,
): Reasons<T> => {
  const RuleLink: Reasons<T>['RuleLink'] = ({ rule }) => {
    const { text, openRule, language } = useSetting()
    return (
      <button type="button" className="rule-link" onClick={() => openRule(rule)} title={ruleTitle(rule, language)}>
        <Icon name="book" small />
        {text.rule(rule)}
      </button>
    )
  }
  const Reason: Reasons<T>['Reason'] = ({ refusal, rules: [rule] }) => (
    <p className="reason">
      <Icon name="warning" small />
      <span>
        {sayRefusal(refusal, useSetting().language)} {rule !== undefined && <RuleLink rule={rule} />}
      </span>
    </p>
  )
  const Refused: Reasons<T>['Refused'] = () => {
    const { refused, text } = useSetting()
    if (refused === null) return null
    return (
      <div className="refused" role="alert">
        <p className="serif">{text.refused}</p>
        <Reason refusal={refused.refusal} rules={refused.rules} />
      </div>
    )
  }
  return { RuleLink, Reason, Refused }
}

/** What a strong player would do and why, said as it comes; a tap sets it up, or does it. */
export const HintLine = ({
  word,
  take = null,
  children,
}: {
  readonly word: string
  readonly take?: { readonly word: string; readonly onTake: () => void } | null
  readonly children: ReactNode
}): ReactNode => {
  const said = useRef<HTMLSpanElement>(null)
  useEffect(() => announce(said.current?.textContent ?? ''), [])
  return (
    <div className="hint-line">
      <Icon name="hint" small />
      <span ref={said}>
        <b>{word}:</b> {children}
      </span>
      {take !== null && (
        <button type="button" className="btn" onClick={take.onTake}>
          {take.word}
        </button>
      )}
    </div>
  )
}
