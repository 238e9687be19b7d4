/** The figures the table shows: running points, collections, the next battles. Computed from the drawn view. */
import { at, type Seat } from '@tortuga/kit'
import {
  type SeaCaptainView,
  cardOf,
  fightAll,
  majoritiesOf,
  scoreOf,
  strengthOf,
  collectionTotal,
  type LootDeck,
  type Majorities,
  type Face,
  type ScoredHolding,
  type SeaScore,
  type FaceDownLootView,
  type View,
} from '../../../rules/index.ts'

/** The zones of a captain's board. */
export const ZONES = ['pirates', 'relics', 'objects', 'rum', 'secrets'] as const
export type Zone = (typeof ZONES)[number]

const known = (cards: readonly FaceDownLootView[]): readonly Face[] => cards.flatMap(({ face }) => face ?? [])

export const holdingOf = ({ doubloons, relics, objects, rum, secrets }: SeaCaptainView): ScoredHolding => ({
  doubloons,
  relics,
  objects: objects.map(({ card }) => card),
  rum: known(rum),
  secrets: known(secrets),
})

/** Before the end any majority may change, so nobody has one. */
const UNSETTLED: Majorities = new Map()

/** Points by seat, counting only known cards; majorities count at the end of the match only. */
export const pointsOf = (deck: LootDeck, { captains, parrot, agenda }: View): readonly SeaScore[] => {
  const holdings = captains.map(holdingOf)
  const majorities = agenda.length === 0 ? majoritiesOf(deck, holdings, parrot) : UNSETTLED
  return holdings.map((holding, seat) => scoreOf(deck, holding, seat, majorities))
}

/** The points that a captain would get more with every majority. */
export const majorityPoints = (deck: LootDeck, captain: SeaCaptainView, seat: Seat): number => {
  const holding = holdingOf(captain)
  const all: Majorities = new Map(deck.contested.map(of => [of, seat]))
  return scoreOf(deck, holding, seat, all).total - scoreOf(deck, holding, seat, UNSETTLED).total
}

/** The number of a captain's unknown cards that may score. */
export const countHidden = ({ rum, secrets }: SeaCaptainView): number =>
  [...rum, ...secrets].reduce((sum, { face }) => sum + Number(face === null), 0)

/** A set of equal cards: its size, its total, and the gain of one more card (null if the table has no further column). */
export type RelicCollection = {
  readonly face: Face
  readonly count: number
  readonly totals: readonly number[]
  readonly now: number
  readonly gain: number | null
}

/** The collections among some cards, in the order of the cards. */
export const collectionsOf = (deck: LootDeck, faces: readonly Face[]): readonly RelicCollection[] =>
  [...new Set(faces)].flatMap(face => {
    const { score } = cardOf(deck, face)
    if (score?.type !== 'set') return []
    const count = faces.filter(other => other === face).length
    const now = collectionTotal(score.totals, count)
    return [
      { face, count, totals: score.totals, now, gain: count < score.totals.length ? collectionTotal(score.totals, count + 1) - now : null },
    ]
  })

/** How a battle with another captain would end now. */
export type NextBattle =
  | { readonly type: 'apart' } // not neighbours, or the same captain
  | { readonly type: 'unarmed' } // neither has Pirates
  | { readonly type: 'won' | 'lost'; readonly difference: number; readonly tied: boolean; readonly isUnarmed: boolean } // isUnarmed: the loser has no Pirates

export const nextBattle = (deck: LootDeck, { captains, parrot }: View, seat: Seat, other: Seat): NextBattle => {
  const battle = fightAll(deck, captains, parrot).find(({ seats }) => seats.includes(seat) && seats.includes(other) && seat !== other)
  if (battle === undefined) return { type: 'apart' }
  if (battle.winner === null) return { type: 'unarmed' }
  const loser = battle.winner === seat ? other : seat
  return {
    type: battle.winner === seat ? 'won' : 'lost',
    difference: strengthOf(deck, at(captains, other)) - strengthOf(deck, at(captains, seat)),
    tied: battle.tied,
    isUnarmed: at(captains, loser).pirates.length === 0,
  }
}

/** R5.1, R5.2: the doubloons after playing these cards in this order. */
const coinsAfter = (deck: LootDeck, faces: readonly Face[], start: number): number => {
  let coins = start
  for (const face of faces)
    for (const effect of cardOf(deck, face).onPlay) {
      if (effect.type === 'take-doubloons') coins += effect.amount
      if (effect.type === 'pay-doubloons') coins = Math.max(0, coins - effect.amount)
    }
  return coins
}

/** The cards whose effects a preview cannot say, because they depend on a choice or on unknown cards. */
export const unforeseen = (deck: LootDeck, faces: readonly Face[]): readonly Face[] =>
  faces.filter(face => cardOf(deck, face).onPlay.some(({ type }) => type !== 'take-doubloons' && type !== 'pay-doubloons'))

/** A captain's board with additional loot. Of immediate cards, only doubloons are foreseen. */
const withLoot = (deck: LootDeck, captain: SeaCaptainView, faces: readonly Face[], doubloons: number): SeaCaptainView => {
  const cards = faces.map(face => cardOf(deck, face)).filter(({ isImmediate }) => !isImmediate)
  const names = (test: (card: (typeof cards)[number]) => boolean): readonly Face[] => cards.filter(test).map(({ face }) => face)
  const down = (face: Face): FaceDownLootView => ({ back: cardOf(deck, face).back, face, seenBy: [] })
  return {
    doubloons: coinsAfter(deck, faces, captain.doubloons + doubloons),
    pirates: [...captain.pirates, ...names(({ back }) => back === 'pirate').map(card => ({ card, against: [] }))],
    relics: [...captain.relics, ...names(({ back }) => back === 'relic')],
    objects: [
      ...captain.objects,
      ...names(({ kind }) => kind === 'permanent').map(card => ({ card, doubloons: cardOf(deck, card).chest ?? 0 })),
    ],
    rum: [...captain.rum, ...names(({ back }) => back === 'rum').map(down)],
    secrets: [...captain.secrets, ...names(({ kind }) => kind === 'secret').map(down)],
  }
}

/** `majorities`: the points that majorities may add at the end. */
export type CaptainFigures = { readonly points: number; readonly strength: number; readonly doubloons: number; readonly majorities: number }
const figuresOf = (deck: LootDeck, view: View, seat: Seat): CaptainFigures => ({
  points: at(pointsOf(deck, view), seat).total,
  strength: strengthOf(deck, at(view.captains, seat)),
  doubloons: at(view.captains, seat).doubloons,
  majorities: majorityPoints(deck, at(view.captains, seat), seat),
})

/** A captain's figures before and after taking a share and playing its cards in this order. */
export const figuresIfTaken = (
  deck: LootDeck,
  view: View,
  seat: Seat,
  faces: readonly Face[],
  doubloons: number,
): { readonly before: CaptainFigures; readonly after: CaptainFigures } => {
  const captains = view.captains.map((captain, other) => (other === seat ? withLoot(deck, captain, faces, doubloons) : captain))
  return { before: figuresOf(deck, view, seat), after: figuresOf(deck, { ...view, captains }, seat) }
}
