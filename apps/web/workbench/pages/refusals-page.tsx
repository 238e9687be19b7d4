/** Every type of refusal of a game: its sentence in every language, the rules it cites, and the table that shows it. */
import { rulesOf } from '@tortuga/kit'
import type { ReactNode } from 'react'
import { collectRefusals } from '../catalogue/refusals.ts'
import type { FoundRefusal } from '../catalogue/refusals.ts'
import { FoundFrame, InAllLanguages, Missing } from '../parts/found-frame.tsx'
import { LookControls } from '../parts/look-controls.tsx'
import { useFromFiles } from '../parts/use-files.ts'
import type { SectionProps } from '../catalogue/page-files.ts'

const Words = ({ files, refused }: SectionProps & { readonly refused: FoundRefusal }): ReactNode => {
  const { refusal, move } = refused
  return (
    <>
      <p className="wb-move">
        <code>{move}</code> <span className="muted">breaks {rulesOf(files.game, refusal).join(', ')}</span>
      </p>
      <InAllLanguages say={language => files.web.sayRefusal(refusal, language)} />
    </>
  )
}

/** A table lets only an asked seat move, so it cannot show the other refusals. */
const Refusal = ({ files, type, refused }: SectionProps & { readonly type: string; readonly refused: FoundRefusal }): ReactNode =>
  refused.isAsked ? (
    <FoundFrame game={files.game.id} title={type} at={refused} content={{ move: refused.move }}>
      <Words files={files} refused={refused} />
    </FoundFrame>
  ) : (
    <article className="wb-found">
      <header>
        <h2>{type}</h2>
      </header>
      <Words files={files} refused={refused} />
      <p className="empty">The table does not let this viewer move, so it never shows this refusal.</p>
    </article>
  )

const Impossible = ({ files }: SectionProps): ReactNode =>
  Object.entries(files.samples?.impossible ?? {}).map(([type, why]) => (
    <article key={type} className="wb-found">
      <header>
        <h2>{type}</h2>
      </header>
      <p className="empty">No move causes this refusal. {why}</p>
    </article>
  ))

export const RefusalsPage = ({ files }: SectionProps): ReactNode => {
  const refusals = useFromFiles(files, collectRefusals)
  if (refusals.type === 'failed') throw refusals.error
  return (
    <>
      <LookControls />
      {refusals.type === 'loading' ? null : (
        <>
          <Missing names={refusals.value.missing} />
          <div className="wb-grid">
            {[...refusals.value.found].map(([type, refused]) => (
              <Refusal key={type} files={files} type={type} refused={refused} />
            ))}
            <Impossible files={files} />
          </div>
        </>
      )}
    </>
  )
}
