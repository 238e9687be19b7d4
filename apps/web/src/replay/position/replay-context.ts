/** What the parts of a replay page share. */
import type { Seat, Viewer } from '@tortuga/kit'
import type { LogLine } from '@tortuga/ui'
import { saveFile } from '../../share/save-file.ts'
import type { LoadedReplay } from '../recording/recording.ts'
import type { ReplayPosition } from './use-replay-position.ts'

/** What can be opened on a replay page. */
export type ReplayPanel = 'log' | 'more' | 'check' | 'share' | 'rules' | 'coach'

export type ReplayContext = {
  readonly recording: LoadedReplay
  readonly position: ReplayPosition
  /** The log by version, for the viewer that is drawn. */
  readonly lines: readonly (readonly LogLine[])[]
  /** The current version and what happened in it, as one sentence. */
  readonly summary: string
  /** The name of the game. */
  readonly title: string
  /** Its edition. */
  readonly subtitle: string
  readonly open: (panel: ReplayPanel) => void
  /** Whose decisions the coach would analyse; null if there are none. */
  readonly coached: Seat | null
  /** The coach's move at this version, drawn on the table. */
  readonly advice: { readonly move: unknown; readonly why: string } | null
}

/** The viewer if that is a person, else the visitor's seat, else the first person. Bots are not coached. */
export const coachedSeat = ({ own, isOver, facts }: LoadedReplay, viewer: Viewer): Seat | null => {
  const { players } = facts.header
  const isPerson = (seat: Seat): boolean => players[seat]?.bot === null
  if (!isOver) return own
  if (typeof viewer === 'number' && isPerson(viewer)) return viewer
  if (own !== null) return own
  const first = players.findIndex((_, seat) => isPerson(seat))
  return first < 0 ? null : first
}

/** Saves the journal under the same name as the table does. */
export const saveReplay = ({ source, facts: { header } }: LoadedReplay): void =>
  void saveFile(`${header.game}-${header.match}.journal`, Promise.resolve(source.text))
