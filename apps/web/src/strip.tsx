/** A paper strip under the bar: what is the matter, and what can be done about it. The page stays readable. */
import { Icon } from '@tortuga/ui'
import type { IconName } from '@tortuga/ui'
import type { ReactNode } from 'react'

export const Strip = ({
  icon,
  tone = 'plain',
  children,
}: {
  readonly icon: IconName
  readonly tone?: 'plain' | 'bad' | 'now'
  readonly children: ReactNode
}): ReactNode => (
  <div className={`strip paper ${tone}`} role="status">
    <Icon name={icon} />
    <div className="strip-words">{children}</div>
  </div>
)
