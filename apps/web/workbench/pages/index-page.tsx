/** The first page of the workbench: all games with their sections. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { GameEmblem } from '../../src/games/game-emblem.tsx'
import { REGISTRY } from '../../src/games/registry.ts'
import { BenchPage, SECTIONS } from '../parts/bench-page.tsx'
import { useLook, withLook } from '../parts/look.ts'

export const IndexPage = (): ReactNode => {
  const [look] = useLook()
  return (
    <BenchPage
      title="Workbench"
      lead="Everything that the page can show, one thing at a time, with sample data. Only developers and tests see this page."
    >
      <ul className="wb-cards wide">
        {REGISTRY.map(({ listing }) => (
          <li key={listing.id} className="panel">
            <GameEmblem of={listing} />
            <h2>
              <Link href={withLook(`/workbench/${listing.id}`, look)}>{listing.title.en}</Link>
            </h2>
            <ul className="wb-list">
              {SECTIONS.map(([section, name]) => (
                <li key={section}>
                  <Link href={withLook(`/workbench/${listing.id}/${section}`, look)}>
                    {name}
                    <span className="vh"> of {listing.title.en}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li className="panel">
          <h2>
            <Link href={withLook('/workbench/shell', look)}>Shell</Link>
          </h2>
          <p className="muted">Pages, dialogs and banners around the tables.</p>
        </li>
      </ul>
    </BenchPage>
  )
}
