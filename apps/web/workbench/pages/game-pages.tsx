/** Loads the files of a game and shows one of its sections. */
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'wouter'
import { useLoad } from '../../src/browser/hooks.ts'
import { lazyPage } from '../../src/shell/lazy-page.tsx'
import { loadPageFiles } from '../catalogue/page-files.ts'
import type { SectionProps } from '../catalogue/page-files.ts'
import { BenchPage, SECTIONS } from '../parts/bench-page.tsx'
import type { BenchSection } from '../parts/bench-page.tsx'
import { useLook, withLook } from '../parts/look.ts'

const Nothing = (): ReactNode => null

const PAGES: Readonly<Record<BenchSection, ComponentType<SectionProps>>> = {
  pieces: lazyPage(async () => (await import('./pieces-page.tsx')).PiecesPage, Nothing),
  position: lazyPage(async () => (await import('./position-page.tsx')).PositionPage, Nothing),
  golden: lazyPage(async () => (await import('./golden-page.tsx')).GoldenPage, Nothing),
  questions: lazyPage(async () => (await import('./questions-page.tsx')).QuestionsPage, Nothing),
  refusals: lazyPage(async () => (await import('./refusals-page.tsx')).RefusalsPage, Nothing),
  dialogs: lazyPage(async () => (await import('./dialogs-page.tsx')).DialogsPage, Nothing),
  events: lazyPage(async () => (await import('./events-page.tsx')).EventsPage, Nothing),
}

const Overview = ({ files: { game } }: SectionProps): ReactNode => {
  const [look] = useLook()
  return (
    <ul className="wb-cards">
      {SECTIONS.map(([section, name, about]) => (
        <li key={section} className="panel">
          <h2>
            <Link href={withLook(`/workbench/${game.id}/${section}`, look)}>{name}</Link>
          </h2>
          <p className="muted">{about}</p>
        </li>
      ))}
    </ul>
  )
}

const NoGame = ({ text }: { readonly text: string }): ReactNode => (
  <BenchPage title="Not found">
    <p role="alert">{text}</p>
  </BenchPage>
)

export const GamePage = ({ game, section }: { readonly game: string; readonly section: string | null }): ReactNode => {
  const [loaded] = useLoad(() => loadPageFiles(game), game)
  if (loaded.type === 'failed') throw loaded.error
  if (loaded.type === 'loading') return null
  const files = loaded.value
  if (files === null) return <NoGame text={`There is no game ${game}.`} />
  const title = files.web.listing.title.en
  if (section === null)
    return (
      <BenchPage title={title} game={game}>
        <Overview files={files} />
      </BenchPage>
    )
  const found = SECTIONS.find(([id]) => id === section)
  if (found === undefined) return <NoGame text={`There is no section ${section}.`} />
  const [id, name, about] = found
  const Page = PAGES[id]
  return (
    <BenchPage title={`${title}: ${name}`} game={game} lead={about}>
      <Page files={files} />
    </BenchPage>
  )
}
