/** What is stored about a player, and how to have it removed. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { TextPage } from '../shell/page-frame.tsx'
import { useTexts } from '../text/language.ts'
import { usePageText } from '../text/pages.ts'

export const PrivacyPage = (): ReactNode => {
  const { nav } = useTexts()
  const { privacy } = usePageText()
  return (
    <TextPage title={privacy.title}>
      <p className="lead">{privacy.intro}</p>
      <dl className="facts">
        {privacy.points.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href="/settings" className="btn">
          {nav.settings}
        </Link>
      </p>
    </TextPage>
  )
}
