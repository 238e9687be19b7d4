/** R10.7: the view as the table draws it. Without reminders, the faces a captain has seen before are hidden. */
import type { SeaCaptainView, FaceDownLootView, LootShare, View } from '../../../rules/index.ts'

const hideFace = (card: FaceDownLootView): FaceDownLootView => (card.face === null ? card : { ...card, face: null })

const hideShare = ({ cards, doubloons }: LootShare<FaceDownLootView>): LootShare<FaceDownLootView> => ({
  cards: cards.map(hideFace),
  doubloons,
})
const hideCaptain = (captain: SeaCaptainView): SeaCaptainView => ({
  ...captain,
  rum: captain.rum.map(hideFace),
  secrets: captain.secrets.map(hideFace),
})

export const drawnViewOf = (view: View): View => {
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
