/** Everything around the tables: states of the table page, and pages and dialogs of the shell. */
import type { ReactNode } from 'react'
import { APP_SAMPLES } from '../catalogue/app-samples.ts'
import { appearanceQuery } from '../frame/frame-address.ts'
import { SCENES } from '../frame/scenes.ts'
import { BenchPage } from '../parts/bench-page.tsx'
import { FoundFrame, FrameArticle } from '../parts/found-frame.tsx'
import { LookControls } from '../parts/look-controls.tsx'
import { PHONE_SIZE, useLook } from '../parts/look.ts'

const TABLE = { source: { type: 'golden', name: 'en-3', moves: 10 }, viewer: 0 } as const

export const ShellPage = (): ReactNode => {
  const [look] = useLook()
  return (
    <BenchPage title="Shell" lead="Pages, dialogs and banners around the tables, with sample data in place of a server.">
      <LookControls />
      <h2>At a table</h2>
      <div className="wb-grid">
        {SCENES.map(({ name, title }) => (
          <FoundFrame key={name} game="rum" title={title} at={TABLE} content={{ scene: name }} />
        ))}
      </div>
      <h2>Pages and dialogs</h2>
      <div className="wb-grid">
        {APP_SAMPLES.map(({ name, path, taps = [], isPhone = false }) => {
          const query = [['path', path], ...taps.map(tap => ['tap', tap]), ...appearanceQuery(look).map(pair => [...pair])]
          const src = `/workbench/app?${new URLSearchParams(query).toString()}`
          return <FrameArticle key={name} title={name} src={src} size={isPhone ? PHONE_SIZE : look.size} />
        })}
      </div>
    </BenchPage>
  )
}
