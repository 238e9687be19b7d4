/** A short status in a pill, such as "your turn". */
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

export const Tag = ({
  tone = 'plain',
  icon,
  children,
}: {
  readonly tone?: 'plain' | 'now' | 'good' | 'bad'
  readonly icon?: IconName
  readonly children: ReactNode
}): ReactNode => (
  <span className={`tag ${tone}`}>
    {icon === undefined ? null : <Icon name={icon} small />}
    {children}
  </span>
)
