/** What the parts of a replay hand to each other. */
import type { LogLine } from '@tortuga/ui'
import { saveFile } from '../save.ts'
import type { Recording } from './recording.ts'
import type { Walk } from './walk.ts'

export type Opened = 'log' | 'more' | 'check' | 'share' | 'rules'

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
}

/** The journal under the name it has when it is saved at the table. */
export const saveRecording = ({ source, facts: { header } }: Recording): void =>
  void saveFile(`${header.game}-${header.match}.journal`, Promise.resolve(source.text))
