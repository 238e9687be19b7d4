/** A page with a message instead of content, and a way back. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { TextPage } from '../shell/page-frame.tsx'
import { useTexts } from '../text/language.ts'

export const MessagePage = ({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}): ReactNode => {
  const texts = useTexts()
  return (
    <TextPage title={title}>
      <div className="sorry">
        <EmptyIsland />
        <p className="lead">{text}</p>
        <div className="row wrap">
          {children}
          <Link href="/" className="btn">
            {texts.home}
          </Link>
        </div>
      </div>
    </TextPage>
  )
}

/** A sandbank with one palm tree. */
const EmptyIsland = (): ReactNode => (
  <svg viewBox="0 0 320 140" className="island" aria-hidden={true} strokeLinejoin="round" strokeLinecap="round">
    <g fill="none" stroke="var(--line-strong)" strokeWidth="2">
      <path d="M6 112q8-5 16 0t16 0 16 0 16 0M250 112q8-5 16 0t16 0 16 0M40 128q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0" />
    </g>
    <g stroke="var(--sc-line)" strokeWidth="2">
      <path d="M70 112c26-16 60-22 92-22s64 8 88 22z" fill="var(--sc-sand)" />
      <path d="M158 92c-4-22-2-40 8-56l7 3c-8 16-9 34-5 53z" fill="var(--hull)" />
      <path
        d="M170 38c-14-12-32-12-42-2 16-1 28 1 42 4zM170 38c-6-16-20-24-34-20 13 3 23 9 32 21zM171 38c8-14 26-18 38-10-15 1-26 4-38 12zM170 39c16-6 32 2 36 16-12-9-22-13-36-14z"
        fill="var(--sc-land)"
      />
      <circle cx="166" cy="44" r="4" fill="var(--hull)" />
      <circle cx="174" cy="45" r="4" fill="var(--hull)" />
    </g>
  </svg>
)
