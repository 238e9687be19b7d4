/** R8.7 and R9.1: the end of a match: the Chests are opened, and one category after the other is counted. */
import { at, memoize, range, replaceAt } from '@tortuga/kit'
import { SCORE_CATEGORIES, type ScoreCategory } from '../components/constants.ts'
import { cardOf, faceOf, type Card, type LootDeck } from '../data/pieces.ts'
import { countHeld, countUp, placesOf } from '../scoring.ts'
import { addDoubloons, captainAt, setCaptain, type StepDraft } from '../step.ts'

/** R8.7 */
const openChests = (step: StepDraft): void => {
  const { state, events } = step
  for (const seat of range(state.seats))
    for (const [place, { card, doubloons }] of captainAt(step, seat).objects.entries()) {
      if (doubloons === 0) continue
      addDoubloons(step, seat, doubloons)
      events.push({ type: 'chest-opened', seat, object: faceOf(card), place, amount: doubloons })
      const captain = captainAt(step, seat)
      setCaptain(step, seat, { ...captain, objects: replaceAt(captain.objects, place, { card, doubloons: 0 }) })
    }
}

/** The category in which a card scores; null if it scores nothing. */
const categoryOf = ({ back, kind, score }: Card): ScoreCategory | null => {
  if (score === null || back === 'pirate') return null
  return back === 'rum' ? 'rum' : back === 'relic' ? 'relics' : kind === 'secret' ? 'secrets' : 'objects'
}

/** The first category in which a majority pays. */
const categoryOfMajority = (deck: LootDeck, of: string): ScoreCategory => {
  const pays = ({ face, score }: Card): boolean =>
    (score?.type === 'most' && score.of === of) || (score?.type === 'most-each' && face === of)
  const paid = new Set(
    deck.faces
      .map(face => cardOf(deck, face))
      .filter(pays)
      .map(categoryOf),
  )
  return SCORE_CATEGORIES.find(category => paid.has(category)) ?? 'secrets'
}
/** Found once for each deck, because it looks at every card of it. */
const majorityCategoriesOf = memoize(
  (deck: LootDeck): ReadonlyMap<string, ScoreCategory> => new Map(deck.contested.map(of => [of, categoryOfMajority(deck, of)])),
)

/** R9.1: counts one category after the other. Rum and secrets stay face down until they are counted. */
export const endMatch = (step: StepDraft): void => {
  const { state, deck, events } = step
  openChests(step)
  const { holdings, majorities, scores } = countUp(state)
  const categories = majorityCategoriesOf(deck)
  for (const category of SCORE_CATEGORIES) {
    if (category === 'rum') for (const [seat, { rum }] of holdings.entries()) events.push({ type: 'revealed', seat, rum, secrets: null })
    if (category === 'secrets')
      for (const [seat, { secrets }] of holdings.entries()) events.push({ type: 'revealed', seat, rum: null, secrets })
    for (const [of, seat] of majorities)
      if (seat !== null && categories.get(of) === category)
        events.push({ type: 'majority', of, seat, count: countHeld(at(holdings, seat), of) })
    events.push({ type: 'counted', category, points: scores.map(score => score[category]) })
  }
  for (const [seat, score] of scores.entries()) events.push({ type: 'scored', seat, ...score })
  events.push({ type: 'ended', places: placesOf(scores, holdings, state.parrot), scores: scores.map(({ total }) => total) })
}
