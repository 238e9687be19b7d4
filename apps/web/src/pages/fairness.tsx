/** How shuffles are made, what that proves and what it does not: a short form of docs/fairness.md. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { TextPage } from '../shell/page-frame.tsx'
import { useFairnessText } from '../text/fairness.ts'

type Points = readonly (readonly string[])[]

const Section = ({ title, points }: { readonly title: string; readonly points: Points }): ReactNode => (
  <section>
    <h2>{title}</h2>
    <dl className="facts">
      {points.map(([name, about]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  </section>
)

export const FairnessPage = (): ReactNode => {
  const text = useFairnessText().page
  return (
    <TextPage title={text.title}>
      <p className="lead">{text.lead}</p>
      <Section title={text.howTitle} points={text.how} />
      <p className="muted">{text.device}</p>
      <Section title={text.provesTitle} points={text.proves} />
      <Section title={text.notTitle} points={text.not} />
      <section>
        <h2>{text.checkTitle}</h2>
        <p>{text.checkText}</p>
      </section>
      <p>
        <Link href="/r/file" className="btn">
          {text.open}
        </Link>
      </p>
    </TextPage>
  )
}
