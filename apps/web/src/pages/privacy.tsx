/** What is kept about a player, and how to have it removed. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { TextPage } from '../shell.tsx'
import { useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'

export const PrivacyPage = (): ReactNode => {
  const { nav } = useTexts()
  const { privacy } = useLaterTexts()
  return (
    <TextPage title={privacy.title}>
      <p className="lead">{privacy.intro}</p>
      <dl className="facts">
        {privacy.points.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
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
