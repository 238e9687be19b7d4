/** One position alone on a page, drawn by the real table page. Its address says everything, see `frame-address.ts`. */
import { Note } from '@tortuga/ui'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import '../../src/styles/table.css'
import { ConnectedPage } from '../../src/table/page/table-page.tsx'
import { PositionProblem } from '../positions/position-source.ts'
import { applyAppearance, finishAppearance } from './appearance.ts'
import { readFrame } from './frame-address.ts'
import type { FrameAddress } from './frame-address.ts'
import { openFrame } from './open-frame.ts'
import type { OpenFrame } from './open-frame.ts'
import { PLAY } from './play-message.ts'
import { installSampleApi } from './sample-api.ts'
import { makeTaps, settleFrame } from './settle.ts'

type FrameState =
  | { readonly type: 'loading' }
  | { readonly type: 'open'; readonly frame: OpenFrame }
  | { readonly type: 'problem'; readonly text: string }

const describe = (error: unknown): string => {
  if (error instanceof PositionProblem) return error.message
  return `This position cannot be drawn: ${error instanceof Error ? error.message : String(error)}`
}

/** The table, or one of the pages in its place; not the outline that is shown while it loads. */
const DRAWN = 'main.table:not(.outline), main:not(.table)'

const actOn = async ({ link, move }: OpenFrame, address: FrameAddress): Promise<void> => {
  if (move !== null && address.event === null) link.move(move)
  await makeTaps(address.taps)
  finishAppearance(address)
}

const useFrame = (address: FrameAddress | null): FrameState => {
  const [state, setState] = useState<FrameState>({ type: 'loading' })
  const key = JSON.stringify(address)
  useEffect(() => {
    if (address === null) {
      document.documentElement.dataset['ready'] = 'no'
      setState({ type: 'problem', text: 'The address names no position: add `position`, `golden` or `deal`.' })
      return undefined
    }
    let opened: OpenFrame | null = null
    let isGone = false
    delete document.documentElement.dataset['ready']
    setState({ type: 'loading' })
    const open = async (): Promise<void> => {
      installSampleApi()
      await applyAppearance(address, address.isMoving)
      const frame = await openFrame(address)
      if (isGone) return frame.link.close()
      opened = frame
      setState({ type: 'open', frame })
      return settleFrame(DRAWN, () => actOn(frame, address))
    }
    open().catch((error: unknown) => {
      document.documentElement.dataset['ready'] = 'no'
      setState({ type: 'problem', text: describe(error) })
    })
    const play = ({ data, origin }: MessageEvent): void => {
      if (origin === location.origin && data === PLAY) opened?.play()
    }
    addEventListener('message', play)
    return () => {
      isGone = true
      removeEventListener('message', play)
      opened?.link.close()
    }
  }, [key])
  return state
}

const Problem = ({ text }: { readonly text: string }): ReactNode => (
  <main className="text-page">
    <h1>No position</h1>
    <div role="alert">
      <Note icon="warning" title={text} />
    </div>
  </main>
)

export const FramePage = ({ game }: { readonly game: string }): ReactNode => {
  const [query] = useSearchParams()
  const state = useFrame(readFrame(game, query))
  if (state.type === 'problem') return <Problem text={state.text} />
  if (state.type === 'loading') return null
  const { location: table, link } = state.frame
  return <ConnectedPage key={table.id} location={table} link={link} />
}
