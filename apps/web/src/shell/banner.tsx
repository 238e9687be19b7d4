/** Banners under the top bar: a notice and what can be done about it, while the page stays readable. */
import { Icon } from '@tortuga/ui'
import type { IconName } from '@tortuga/ui'
import type { ReactNode } from 'react'

/** The live region is on the page before any banner, so that screen readers announce each one. */
export const BannerArea = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="banners" role="status" aria-atomic={false}>
    {children}
  </div>
)

export const Banner = ({
  icon,
  tone = 'plain',
  children,
}: {
  readonly icon: IconName
  readonly tone?: 'plain' | 'bad' | 'now'
  readonly children: ReactNode
}): ReactNode => (
  <div className={`banner paper ${tone}`}>
    <Icon name={icon} />
    <div className="banner-text">{children}</div>
  </div>
)
