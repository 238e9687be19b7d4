/** The pages under `/r/`: a match of the server, a match of this device, or a saved file. */
import { useState } from 'react'
import type { ReactNode } from 'react'
import '../../styles/table.css'
import './replay.css'
import { NotFoundPage } from '../../pages/not-found.tsx'
import { FilePage } from './file-page.tsx'
import { parsePath } from '../position/replay-address.ts'
import { OpenReplay } from './open-replay.tsx'
import type { LoadSource } from './open-replay.tsx'
import { deviceSource, serverSource } from '../recording/sources.ts'

const MatchReplay = ({ kind, id }: { readonly kind: 'server' | 'device'; readonly id: string }): ReactNode => {
  const [load] = useState<LoadSource>(() => () => (kind === 'device' ? deviceSource(id) : serverSource(id)))
  return <OpenReplay load={load} id={id} />
}

/** `path` is the part after `/r/`. */
export const ReplayPage = ({ path }: { readonly path: string }): ReactNode => {
  const source = parsePath(path)
  if (source === null) return <NotFoundPage />
  if (source.kind === 'file') return <FilePage />
  return <MatchReplay key={path} kind={source.kind} id={source.id} />
}
