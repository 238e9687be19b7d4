/** The report of something that is over or in progress, such as a raid or a boarding: a title, a picture of it, what it did line by line, and a button to go on. */
import type { ReactNode } from 'react'
import { Button } from '../../controls/button.tsx'
import { Icon } from '../../controls/icon.tsx'
import type { IconName } from '../../controls/icon.tsx'
import { useBaseTable } from '../../base/base-table.tsx'

/** A line of a report; lines about the viewer stand out. */
export type ReportLine = { readonly text: string; readonly isOwn?: boolean }

type Props = {
  readonly title: string
  readonly icon?: IconName
  readonly lines: readonly ReportLine[]
  /** Names the lines for screen readers. */
  readonly linesLabel?: string
  /** The words in place of the lines when there are none. */
  readonly none?: string
  /** Closes the report; without it there is no button. */
  readonly onClose?: () => void
  /** The words on the button; by default “Continue”. */
  readonly closeLabel?: string
  readonly className?: string
  /** What is shown between title and lines, for example the battles. */
  readonly children?: ReactNode
}

export const Report = (props: Props): ReactNode => {
  const { title, icon, lines, linesLabel, none = '', onClose, closeLabel, className = '', children } = props
  const { kit } = useBaseTable()
  return (
    <section className={`report ${className}`} aria-label={title}>
      <div className="note-head">
        {icon !== undefined && <Icon name={icon} />}
        <h2>{title}</h2>
        {onClose !== undefined && (
          <Button kind="main" onPress={onClose}>
            {closeLabel ?? kit.goOn}
          </Button>
        )}
      </div>
      {children}
      {lines.length > 0 && (
        <ol className="report-lines" aria-label={linesLabel}>
          {lines.map(({ text, isOwn = false }, index) => (
            <li key={index} data-own={isOwn}>
              {text}
            </li>
          ))}
        </ol>
      )}
      {lines.length === 0 && none !== '' && <p className="muted">{none}</p>}
    </section>
  )
}
