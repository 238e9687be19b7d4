/** The props of a table without a match behind it, for pieces that read the table's context. */
import type { GameTypes, Language, Viewer } from '@tortuga/kit'
import { STILL_STAGE } from '@tortuga/ui'
import type { TableProps } from '@tortuga/ui'
import { playersAt } from '../positions/prepared-match.ts'
import type { PreparedMatch } from '../positions/prepared-match.ts'

const ignore = (): void => {}

export const plainTableProps = ({ game, match }: PreparedMatch, viewer: Viewer, language: Language): TableProps<GameTypes> => ({
  game,
  view: game.view(match.state, viewer),
  told: game.view(match.state, viewer),
  viewer,
  players: playersAt(match.asked.length),
  awaited: game.awaited(match.state),
  mayAct: false,
  language,
  inFlight: null,
  refused: null,
  newEvents: [],
  stage: STILL_STAGE,
  drafts: match.asked.map(() => null),
  hint: null,
  animate: false,
  storage: { read: () => null, write: ignore },
  aid: () => Promise.reject(new Error('no worker here')),
  send: ignore,
  sendDraft: ignore,
  openRule: ignore,
  seatPlate: () => null,
})
