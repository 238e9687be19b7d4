/** All that lies under `/r/`: a match of the server, one of this device, or a saved file. */
import { useState } from 'react'
import type { ReactNode } from 'react'
import '../styles/table.css'
import './replay.css'
import { NotFoundPage } from '../pages/not-found.tsx'
import { FilePage } from './file-page.tsx'
import { readPlace } from './link.ts'
import { Replay } from './opening.tsx'
import type { Load } from './opening.tsx'
import { deviceSource, serverSource } from './sources.ts'

const Kept = ({ kind, id }: { readonly kind: 'server' | 'device'; readonly id: string }): ReactNode => {
  const [load] = useState<Load>(() => () => (kind === 'device' ? deviceSource(id) : serverSource(id)))
  return <Replay load={load} id={id} />
}

/** What follows `/r/`. */
export const ReplayPage = ({ path }: { readonly path: string }): ReactNode => {
  const place = readPlace(path)
  if (place === null) return <NotFoundPage />
  if (place.kind === 'file') return <FilePage />
  return <Kept key={path} kind={place.kind} id={place.id} />
}
