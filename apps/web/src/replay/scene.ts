/** What the parts of a replay hand to each other. */
import type { Seat, Viewer } from '@tortuga/kit'
import type { LogLine } from '@tortuga/ui'
import { saveFile } from '../save.ts'
import type { Recording } from './recording.ts'
import type { Walk } from './walk.ts'

export type Opened = 'log' | 'more' | 'check' | 'share' | 'rules' | 'coach'

export type Scene = {
  readonly recording: Recording
  readonly walk: Walk
  /** The log by version, through the eyes that are drawn. */
  readonly lines: readonly (readonly LogLine[])[]
  /** Where we are and what happened last, as one sentence. */
  readonly position: string
  /** What the game and its edition are called. */
  readonly title: string
  readonly subtitle: string
  readonly open: (what: Opened) => void
  /** Whose decisions the coach would look at; null where nobody's can be. */
  readonly pupil: Seat | null
  /** What the coach would have done here, drawn on the table. */
  readonly advice: { readonly move: unknown; readonly why: string } | null
}

/** Whose eyes one looks through if it is a person, else one's own seat, else the first person. Bots are not taught. */
export const pupilOf = ({ own, isOver, facts }: Recording, viewer: Viewer): Seat | null => {
  const { players } = facts.header
  const isPerson = (seat: Seat): boolean => players[seat]?.bot === null
  if (!isOver) return own
  if (typeof viewer === 'number' && isPerson(viewer)) return viewer
  if (own !== null) return own
  const first = players.findIndex((_, seat) => isPerson(seat))
  return first < 0 ? null : first
}

/** The journal under the name it has when it is saved at the table. */
export const saveRecording = ({ source, facts: { header } }: Recording): void =>
  void saveFile(`${header.game}-${header.match}.journal`, Promise.resolve(source.text))
