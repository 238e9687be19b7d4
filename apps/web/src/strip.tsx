/** Paper strips under the bar: what is the matter, and what can be done about it. The page stays readable. */
import { Icon } from '@tortuga/ui'
import type { IconName } from '@tortuga/ui'
import type { ReactNode } from 'react'

/** Where strips come and go; on the page before them, so that each is said as it comes. */
export const StripBox = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="strips" role="status" aria-atomic={false}>
    {children}
  </div>
)

export const Strip = ({
  icon,
  tone = 'plain',
  children,
}: {
  readonly icon: IconName
  readonly tone?: 'plain' | 'bad' | 'now'
  readonly children: ReactNode
}): ReactNode => (
  <div className={`strip paper ${tone}`}>
    <Icon name={icon} />
    <div className="strip-words">{children}</div>
  </div>
)
