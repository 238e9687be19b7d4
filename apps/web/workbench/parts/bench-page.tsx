/** The frame of every page of the workbench: the bar with all games, the sections of one game, the title. */
import { Logo } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useTitle } from '../../src/browser/hooks.ts'
import { REGISTRY, titleOf } from '../../src/games/registry.ts'
import { useLook, withLook } from './look.ts'

/** The sections of a game, each with the sentence that says what it shows. */
export const SECTIONS = [
  ['pieces', 'Pieces', 'Every card and piece in both languages and both themes, in three sizes.'],
  ['position', 'Position', 'Any position by its notation, for any viewer, on any screen.'],
  ['golden', 'Golden games', 'Whole matches as film strips.'],
  ['questions', 'Questions', 'Every question that the game asks.'],
  ['refusals', 'Refusals', 'Every reason for refusing a move, in words and at the table.'],
  ['dialogs', 'Dialogs', 'What opens after taps: dialogs, cards to read, half-made moves.'],
  ['events', 'Events', 'Every event by itself, to look at its motion.'],
] as const

export type BenchSection = (typeof SECTIONS)[number][0]

const NavLink = ({ href, children }: { readonly href: string; readonly children: string }): ReactNode => {
  const [path] = useLocation()
  const [look] = useLook()
  const isHere = path === href || (path.startsWith(`${href}/`) && href !== '/workbench')
  return (
    <Link href={withLook(href, look)} className="tool" {...(isHere ? { 'aria-current': path === href ? 'page' : 'true' } : {})}>
      {children}
    </Link>
  )
}

const Sections = ({ game }: { readonly game: string }): ReactNode => (
  <nav className="wb-sections" aria-label={`Sections of ${titleOf(game, 'en')}`}>
    {SECTIONS.map(([section, name]) => (
      <NavLink key={section} href={`/workbench/${game}/${section}`}>
        {name}
      </NavLink>
    ))}
  </nav>
)

type BenchPageProps = { readonly title: string; readonly game?: string; readonly lead?: string; readonly children: ReactNode }

export const BenchPage = ({ title, game, lead, children }: BenchPageProps): ReactNode => {
  const [look] = useLook()
  const [path] = useLocation()
  useTitle(`${title} – workbench`)
  return (
    <div className="shell wb" data-path={path}>
      <header className="top wb-top">
        <Link href={withLook('/workbench', look)} className="brand" aria-label="Tortuga workbench">
          <Logo />
          <span>Workbench</span>
        </Link>
        <nav className="tools wb-games" aria-label="Games">
          {REGISTRY.map(({ listing }) => (
            <NavLink key={listing.id} href={`/workbench/${listing.id}`}>
              {listing.title.en}
            </NavLink>
          ))}
          <NavLink href="/workbench/shell">Shell</NavLink>
        </nav>
      </header>
      {game === undefined ? null : <Sections game={game} />}
      <main id="content" className="wb-main">
        <h1>{title}</h1>
        {lead === undefined ? null : <p className="wb-lead muted">{lead}</p>}
        {children}
      </main>
    </div>
  )
}
