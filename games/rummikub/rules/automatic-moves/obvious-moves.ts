/** R2.7, R9.6: the answers that a player without a choice, or with a standing answer, need not give. */
import type { StandingAnswers } from '@tortuga/kit'
import { canOpen } from '../opening/opening.ts'
import { doubletsIn } from '../data/pieces.ts'
import { canAnnouncementSave } from '../turn-order.ts'
import type { Face, Move, View } from '../data/types.ts'

/** The standing answer about announcements: be asked if an announcement would save points, always announce then, or never. */
export const ANNOUNCEMENT_ANSWERS = ['ask', 'always', 'never'] as const

const without = (tiles: readonly Face[], taken: readonly Face[]): readonly Face[] => {
  const rest = [...tiles]
  for (const tile of taken) rest.splice(rest.indexOf(tile), 1)
  return rest
}

/** R9.7: an announcement saves points if the rack can open, and only with the tile taken in this turn. */
const savesPoints = ({ options, rack, taken }: View): boolean =>
  canAnnouncementSave(options) && canOpen(rack, options) && !canOpen(without(rack, taken), options)

const answerAnnouncement = (view: View, standing: string | undefined): Move | null => {
  if (standing === 'never' || !savesPoints(view)) return { type: 'announce', open: false }
  return standing === 'always' ? { type: 'announce', open: true } : null
}

export const obviousMove = (view: View, { announcement }: StandingAnswers): Move | null => {
  const { agenda, viewer, rack, options } = view
  const [task] = agenda
  if (task?.type === 'redeal' && task.seats.some(seat => seat === viewer))
    return doubletsIn(rack).length < (options.doubletsForRedeal ?? 0) ? { type: 'redeal', want: false } : null
  return task?.type === 'announcement' && task.seat === viewer ? answerAnnouncement(view, announcement) : null
}
