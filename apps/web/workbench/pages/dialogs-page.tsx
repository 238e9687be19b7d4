/** What opens at a game's table after taps: the game's own samples, and the dialogs that every table has. */
import type { ReactNode } from 'react'
import { sampleSource } from '../catalogue/catalogue.ts'
import { TABLE_DIALOGS } from '../catalogue/table-dialogs.ts'
import { FoundFrame } from '../parts/found-frame.tsx'
import { LookControls } from '../parts/look-controls.tsx'
import type { SectionProps } from '../catalogue/page-files.ts'

export const DialogsPage = ({ files }: SectionProps): ReactNode => {
  const golden = files.goldenNames[0] ?? ''
  return (
    <>
      <LookControls />
      <div className="wb-grid">
        {files.samples?.taps.map(sample => (
          <FoundFrame
            key={sample.name}
            game={files.game.id}
            title={sample.name}
            at={{ source: sampleSource(files, sample), viewer: sample.viewer }}
            content={{ taps: sample.taps }}
            isPhone={sample.isPhone === true}
          />
        ))}
        {TABLE_DIALOGS.map(({ name, moves, taps, isPhone = false }) => (
          <FoundFrame
            key={name}
            game={files.game.id}
            title={name}
            at={{ source: { type: 'golden', name: golden, moves }, viewer: 0 }}
            content={{ taps }}
            isPhone={isPhone}
          />
        ))}
      </div>
    </>
  )
}
