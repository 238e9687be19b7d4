/** R10.7: what is drawn of a view. Without reminders a captain's table leaves out the faces seen before; the view itself keeps them. */
import type { Captain, Face, Seen, Share, View } from '../rules/index.ts'

const HIDDEN = (card: Seen): Seen => (card.face === null ? card : { ...card, face: null })

const hideShare = ({ cards, doubloons }: Share<Seen>): Share<Seen> => ({ cards: cards.map(HIDDEN), doubloons })
const hideCaptain = (captain: Captain<Face, Seen>): Captain<Face, Seen> => ({
  ...captain,
  rum: captain.rum.map(HIDDEN),
  secrets: captain.secrets.map(HIDDEN),
})

export const drawnOf = (view: View): View => {
  const { viewer, options, agenda } = view
  const [task] = agenda
  if (options.reminders || typeof viewer !== 'number' || task === undefined) return view
  const looksAt = task.type === 'decide' && task.seat === viewer ? task.space : null
  return {
    ...view,
    shares: view.shares.map((share, space) => (space === looksAt ? share : hideShare(share))),
    captains: view.captains.map((captain, seat) => (seat === viewer ? captain : hideCaptain(captain))),
  }
}
