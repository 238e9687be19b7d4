/** The prompt above the shelf: what the viewer is asked, what the draft would do, why it is refused, a hint. */
import type { ReactNode } from 'react'
import { WHY_ID } from './actions.tsx'
import { useBaseTable } from '../base/base-table.tsx'
import { focusTarget } from './focus-targets.ts'
import { HintLine } from './hint-line.tsx'
import { CitedRefusal } from './why-not.tsx'

type PromptProps = {
  readonly className?: string
  /** The draft in one sentence, announced to screen readers after every change. */
  readonly said?: string
  readonly children: ReactNode
}

/** The panel. It begins with the refusal of the last move, if there is one, and ends with the shell's note about the turn. */
export const Prompt = ({ className = '', said = '', children }: PromptProps): ReactNode => {
  const { kit, turnNote = null } = useBaseTable()
  return (
    <section className={`table-note ${className}`} aria-label={kit.note} {...focusTarget('note')}>
      <p className="vh" role="status">
        {said}
      </p>
      <CitedRefusal />
      {children}
      {turnNote}
    </section>
  )
}

/** The title of a prompt with a remark beside it. Unless another sentence explains it, this is why buttons are blocked. */
export const PromptHead = ({
  title,
  more = null,
  isWhy = false,
}: {
  readonly title: ReactNode
  readonly more?: ReactNode
  readonly isWhy?: boolean
}): ReactNode => {
  const { inFlight, kit } = useBaseTable()
  return (
    <div className="note-head" {...(isWhy ? { id: WHY_ID } : {})}>
      <h2>{title}</h2>
      {more === null ? null : <span className="muted">{more}</span>}
      {inFlight === null ? null : <span className="on-its-way">{kit.sending}</span>}
    </div>
  )
}

/** The hint, if there is one: the move in words, and why. `onTake` sets it up; null if the draft follows it already. */
export const Hint = ({
  move,
  also = '',
  takeLabel,
  onTake,
}: {
  readonly move: string
  /** Details for screen readers: sighted players see them on the table. */
  readonly also?: string
  /** The words on the button, if it does not set the move up but sends it. */
  readonly takeLabel?: string
  readonly onTake: (() => void) | null
}): ReactNode => {
  const { hint, kit } = useBaseTable()
  if (hint === null) return null
  return (
    <HintLine label={kit.hint} take={onTake === null ? null : { label: takeLabel ?? kit.takeHint, onTake }}>
      {[move, hint.why].filter(part => part !== '').join(': ')}
      {also === '' ? null : <span className="vh"> {also}</span>}
    </HintLine>
  )
}

/** The points of all players after the match, highest first. */
export const Standings = ({
  lines,
}: {
  readonly lines: readonly { readonly key: number | string; readonly points: number; readonly words: ReactNode }[]
}): ReactNode => (
  <ol className="table-standings">
    {lines
      .toSorted((one, other) => other.points - one.points)
      .map(({ key, points, words }) => (
        <li key={key}>
          <b className="serif">{points}</b> {words}
        </li>
      ))}
  </ol>
)
