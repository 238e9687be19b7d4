/** Any position of a game: by notation, from a golden game or newly dealt, for any viewer. */
import { SelectField } from '@tortuga/ui'
import { at, range } from '@tortuga/kit'
import type { Viewer } from '@tortuga/kit'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useLoad } from '../../src/browser/hooks.ts'
import { framePath, readSource, readViewer } from '../frame/frame-address.ts'
import type { FrameContent } from '../frame/frame-address.ts'
import { findPosition } from '../positions/position-source.ts'
import type { PositionSource } from '../positions/position-source.ts'
import type { PreparedMatch } from '../positions/prepared-match.ts'
import { describeViewer, positionPath } from '../parts/found-frame.tsx'
import { FramedScreen } from '../parts/framed.tsx'
import { LookControls } from '../parts/look-controls.tsx'
import { printSize, useLook } from '../parts/look.ts'
import { DealForm, GoldenSteps, NotationForm } from '../parts/position-forms.tsx'
import { LegalMoves } from '../parts/legal-moves.tsx'
import type { SectionProps } from '../catalogue/page-files.ts'

/** The position and, if there is none, the sentence that says why. */
type ShownPosition = { readonly prepared: PreparedMatch | null; readonly problem: string | null }

const findShown = async ({ files }: SectionProps, source: PositionSource): Promise<ShownPosition> => {
  try {
    return { prepared: await findPosition(files, source), problem: null }
  } catch (error) {
    return { prepared: null, problem: error instanceof Error ? error.message : String(error) }
  }
}

/** A position without notation in the address is the first deal. */
const firstDeal = ({ files: { game } }: SectionProps): PositionSource => ({
  type: 'deal',
  preset: at(Object.keys(game.presets), 0),
  seats: game.seats[0],
  seed: 1,
})

const ShownFrame = ({ content }: { readonly content: FrameContent }): ReactNode => {
  const [{ size, ...appearance }] = useLook()
  const src = framePath({ ...content, ...appearance })
  return (
    <section className="wb-shown" aria-label="Table">
      <p className="wb-links">
        <a href={src} data-frame={printSize(size)}>
          Frame
        </a>
      </p>
      <FramedScreen title="Table" src={src} size={size} />
    </section>
  )
}

export const PositionPage = ({ files }: SectionProps): ReactNode => {
  const { game, notation } = files
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const [look] = useLook()
  const source = readSource(query) ?? firstDeal({ files })
  const viewer = readViewer(query.get('viewer'), 0)
  const move = query.get('move')
  const [shown] = useLoad(() => findShown({ files }, source), JSON.stringify(source))
  const show = (next: PositionSource, as: Viewer = viewer): void => navigate(positionPath(game.id, { source: next, viewer: as }, look))
  if (shown.type === 'failed') throw shown.error
  if (shown.type === 'loading') return null
  const { prepared, problem } = shown.value
  const text = source.type === 'notation' ? source.text : prepared === null ? '' : notation.printState(prepared.match.state)
  const viewers: readonly Viewer[] = [...range(prepared?.match.asked.length ?? game.seats[1]), 'table', 'open']
  return (
    <>
      <LookControls>
        <SelectField
          className="wb-pick"
          name="Viewer"
          value={String(viewer)}
          options={viewers.map(one => [String(one), describeViewer(one)])}
          onPick={picked => show(source, readViewer(picked, 0))}
        />
      </LookControls>
      <div className="wb-forms">
        <NotationForm key={text} text={text} problem={problem} onShow={next => show({ type: 'notation', text: next })} />
        <DealForm game={game} onShow={show} />
      </div>
      {source.type === 'golden' ? <GoldenSteps source={source} onShow={show} /> : null}
      {prepared === null ? null : (
        <>
          <ShownFrame content={{ game: game.id, source, viewer, move }} />
          <LegalMoves files={files} prepared={prepared} viewer={viewer} onShow={show} />
        </>
      )}
    </>
  )
}
