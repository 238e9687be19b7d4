/** What notes are made of: a reason with its rule one tap away, a title, a sum that is seen to add up. */
import { createReasons, useAsked } from '@tortuga/ui'
import type { ReactElement, ReactNode } from 'react'
import type { RunnerTypes } from '../../rules/index.ts'
import { useSetting } from '../setting.ts'
import { gameWords } from '../words.ts'

/** The sentence that says why the main button cannot be pressed: the button points here. */
export const WHY_ID = 'rr-why'

export const { RuleLink, Reason, Refused } = createReasons<RunnerTypes>(useSetting, gameWords)

export const Head = ({
  title,
  more,
  children,
}: {
  readonly title: string
  readonly more?: ReactNode
  readonly children?: ReactNode
}): ReactElement => {
  const { inFlight, text, isMine } = useSetting()
  const about = typeof more === 'string' ? [more] : []
  useAsked(isMine ? [...(title === text.yourTurn ? [] : [title]), ...about].join(', ') : null) // whose turn it is, the log has said
  return (
    <div className="note-head">
      <h2>{title}</h2>
      {more !== undefined && <span className="muted">{more}</span>}
      {children}
      {inFlight !== null && <span className="on-its-way">{text.sending}</span>}
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
