/** How shuffles are made, what that proves and what it does not: the short form of docs/fairness.md. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { TextPage } from '../shell.tsx'
import { useReplayTexts } from './text/index.ts'

type Points = readonly (readonly string[])[]

const Section = ({ title, points }: { readonly title: string; readonly points: Points }): ReactNode => (
  <section>
    <h2>{title}</h2>
    <dl className="facts">
      {points.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)

export const FairnessPage = (): ReactNode => {
  const { fairness } = useReplayTexts()
  return (
    <TextPage title={fairness.title}>
      <p className="lead">{fairness.lead}</p>
      <Section title={fairness.howTitle} points={fairness.how} />
      <p className="muted">{fairness.device}</p>
      <Section title={fairness.provesTitle} points={fairness.proves} />
      <Section title={fairness.notTitle} points={fairness.not} />
      <section>
        <h2>{fairness.checkTitle}</h2>
        <p>{fairness.checkText}</p>
      </section>
      <p>
        <Link href="/r/file" className="btn">
          {fairness.open}
        </Link>
      </p>
    </TextPage>
  )
}
