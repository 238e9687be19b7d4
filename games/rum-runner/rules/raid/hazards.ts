/** Trashing hazards, and the icons of the raiding party. */
import { at, removeAt } from '@tortuga/kit'
import type { Skill } from '../data/effect-data.ts'
import { returnToBank } from '../decks-and-coins/coins.ts'
import { addEvent, lookUpCard, setHazards, toDiscards, type StepDraft } from '../step.ts'
import { cardOf, type CardSet } from '../data/pieces.ts'
import type { SkillIcon, BoardPlace, RunnerMoveOf, Ship } from '../data/types.ts'

/** R1.10: the card goes face up to the crown's discard pile, its coins to the bank. `worn`: the party has faced it (R7.10). */
export const trashHazard = (step: StepDraft, place: BoardPlace, worn: boolean): void => {
  const { island, hazard } = place
  const { hazards } = at(step.state.islands, island)
  const { card, coins } = at(hazards, hazard ?? -1)
  setHazards(step, island, removeAt(hazards, hazard ?? -1))
  returnToBank(step, coins)
  toDiscards(step, 'crown', card)
  addEvent(step, { type: 'hazard-trashed', at: place, card: lookUpCard(step, card).face, worn })
}

/** R7.8: the unused icons of one skill, by raiding ship and crew member. */
export const iconsLeft = (cards: CardSet, fleet: readonly Ship[], skill: Skill): (SkillIcon & { readonly count: number })[] => {
  const icons: (SkillIcon & { readonly count: number })[] = []
  for (let ship = 0; ship < fleet.length; ship += 1) {
    const entry = at(fleet, ship)
    if (!entry.raiding) continue
    const own = cardOf(cards, entry.card)[skill] - entry[skill]
    if (own > 0) icons.push({ ship, crew: null, count: own })
    for (let crew = 0; crew < entry.crew.length; crew += 1) {
      const member = at(entry.crew, crew)
      const count = cardOf(cards, member.card)[skill] - member[skill]
      if (count > 0) icons.push({ ship, crew, count })
    }
  }
  return icons
}
export const countIcons = (cards: CardSet, fleet: readonly Ship[], skill: Skill): number =>
  iconsLeft(cards, fleet, skill).reduce((sum, { count }) => sum + count, 0)

/** R7.8: every choice of `amount` icons, in fleet order. */
export const listIcons = (cards: CardSet, fleet: readonly Ship[], skill: Skill, amount: number): readonly RunnerMoveOf<'icons'>[] => {
  const icons = iconsLeft(cards, fleet, skill)
  const found: RunnerMoveOf<'icons'>[] = []
  const choose = (from: number, chosen: readonly SkillIcon[]): void => {
    if (chosen.length === amount) {
      found.push({ type: 'icons', from: chosen })
      return
    }
    if (from === icons.length) return
    const { ship, crew, count } = at(icons, from)
    for (let used = Math.min(count, amount - chosen.length); used >= 0; used -= 1)
      choose(from + 1, [...chosen, ...Array.from({ length: used }, () => ({ ship, crew }))])
  }
  choose(0, [])
  return found
}
