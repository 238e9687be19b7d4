/** A boxed message with an icon and a title, for example an error or a piece of advice. */
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

/** It has no ARIA role: wrap it in a live region where its appearance must be announced. */
export const Note = ({
  title,
  icon = 'info',
  tone = 'plain',
  children,
}: {
  readonly title: ReactNode
  readonly icon?: IconName
  readonly tone?: 'plain' | 'bad' | 'good'
  readonly children?: ReactNode
}): ReactNode => (
  <section className={`paper note ${tone}`}>
    <Icon name={icon} />
    <div className="grow">
      <p className="note-title serif">{title}</p>
      {children}
    </div>
  </section>
)
