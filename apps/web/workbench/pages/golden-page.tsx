/** The golden games of a game as film strips: one frame for every few moves, each with a link to its position. */
import { SelectField } from '@tortuga/ui'
import { range } from '@tortuga/kit'
import type { Viewer } from '@tortuga/kit'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useLoad } from '../../src/browser/hooks.ts'
import { framePath, readViewer } from '../frame/frame-address.ts'
import type { GoldenGame } from '../positions/golden-game.ts'
import { describeViewer, positionPath } from '../parts/found-frame.tsx'
import { FramedScreen } from '../parts/framed.tsx'
import { LookControls } from '../parts/look-controls.tsx'
import { useLook } from '../parts/look.ts'
import type { SectionProps } from '../catalogue/page-files.ts'

/** How many moves are between two frames. */
const STEPS = ['1', '2', '5', '10', '20'] as const

/** The smallest step that gives at most this many frames. */
const MAX_FRAMES = 24
const stepFor = (moves: number): string => STEPS.find(step => moves / Number(step) <= MAX_FRAMES) ?? '20'

type StripProps = SectionProps & { readonly golden: GoldenGame; readonly step: number; readonly viewer: Viewer }

const Strip = ({ files, golden, step, viewer }: StripProps): ReactNode => {
  const [look] = useLook()
  const { size, ...appearance } = look
  const last = golden.matches.length - 1
  const shown = [...range(Math.ceil(last / step)).map(index => index * step), last]
  return (
    <ol className="wb-strip">
      {shown.map(moves => {
        const at = { source: { type: 'golden', name: golden.name, moves }, viewer } as const
        const title = moves === 0 ? 'Deal' : moves === last ? `End, after ${moves} moves` : `After ${moves} moves`
        return (
          <li key={moves}>
            <Link href={positionPath(files.game.id, at, look)}>{title}</Link>
            <FramedScreen title={title} src={framePath({ game: files.game.id, ...at, ...appearance })} size={size} />
          </li>
        )
      })}
    </ol>
  )
}

export const GoldenPage = ({ files }: SectionProps): ReactNode => {
  const [query, setQuery] = useSearchParams()
  const name = query.get('golden') ?? files.goldenNames[0] ?? ''
  const [golden] = useLoad(() => files.golden(name), name)
  const set = (key: string, value: string): void =>
    setQuery(
      before => {
        const next = new URLSearchParams(before)
        next.set(key, value)
        return next
      },
      { replace: true },
    )
  if (golden.type === 'failed') throw golden.error
  if (golden.type === 'loading') return null
  if (golden.value === null) return <p role="alert">There is no golden game {name}.</p>
  const viewer = readViewer(query.get('viewer'), 'open')
  const step = STEPS.find(one => one === query.get('step')) ?? stepFor(golden.value.matches.length - 1)
  const viewers: readonly Viewer[] = [...range(golden.value.seats), 'table', 'open']
  return (
    <>
      <LookControls>
        <SelectField
          className="wb-pick"
          name="Game"
          value={name}
          options={files.goldenNames.map(one => [one, one])}
          onPick={picked => set('golden', picked)}
        />
        <SelectField
          className="wb-pick"
          name="Viewer"
          value={String(viewer)}
          options={viewers.map(one => [String(one), describeViewer(one)])}
          onPick={picked => set('viewer', picked)}
        />
        <SelectField
          className="wb-pick"
          name="Moves between frames"
          value={step}
          options={STEPS.map(one => [one, one])}
          onPick={picked => set('step', picked)}
        />
      </LookControls>
      <Strip files={files} golden={golden.value} step={Number(step)} viewer={viewer} />
    </>
  )
}
