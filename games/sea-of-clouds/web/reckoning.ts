/** Running points, collections and strengths, reckoned from what is drawn: all that the table says in numbers. */
import { at, upTo, type Seat } from '@tortuga/kit'
import {
  cardOf,
  fightAll,
  majoritiesOf,
  scoreOf,
  strengthOf,
  totalOf,
  type Captain,
  type Deck,
  type Face,
  type Holding,
  type Score,
  type Seen,
  type View,
} from '../rules/index.ts'

const known = (cards: readonly Seen[]): readonly Face[] => cards.flatMap(({ face }) => face ?? [])

export const holdingOf = ({ doubloons, relics, objects, rum, secrets }: Captain<Face, Seen>): Holding => ({
  doubloons,
  relics,
  objects: objects.map(({ card }) => card),
  rum: known(rum),
  secrets: known(secrets),
})

const scoresFor = (deck: Deck, holdings: readonly Holding[], parrot: Seat): readonly Score[] => {
  const majorities = majoritiesOf(deck, holdings, parrot)
  return holdings.map((holding, seat) => scoreOf(deck, holding, seat, majorities))
}

/** Points by seat, as far as the cards are known. */
export const pointsOf = (deck: Deck, { captains, parrot }: View): readonly Score[] => scoresFor(deck, captains.map(holdingOf), parrot)

/** Cards of a captain that count and are not known. */
export const hiddenOf = ({ rum, secrets }: Captain<Face, Seen>): number =>
  [...rum, ...secrets].reduce((sum, { face }) => sum + Number(face === null), 0)

/** A collection: how many, what they pay together, and what one more would bring; null where no more count. */
export type Collection = {
  readonly face: Face
  readonly count: number
  readonly totals: readonly number[]
  readonly now: number
  readonly gain: number | null
}

/** The collections among some cards, as they lie. */
export const collectionsOf = (deck: Deck, faces: readonly Face[]): readonly Collection[] =>
  [...new Set(faces)].flatMap(face => {
    const { score } = cardOf(deck, face)
    if (score?.type !== 'set') return []
    const count = faces.filter(other => other === face).length
    const now = totalOf(score.totals, count)
    return [{ face, count, totals: score.totals, now, gain: count < score.totals.length ? totalOf(score.totals, count + 1) - now : null }]
  })

/** How a battle with another captain would go now, from a captain's side. */
export type Facing =
  | { readonly type: 'apart' } // no neighbours, or the same captain
  | { readonly type: 'unarmed' } // nobody has Pirates
  | { readonly type: 'won' | 'lost'; readonly difference: number; readonly tied: boolean; readonly isUnarmed: boolean } // unarmed: the loser has no Pirates

export const facing = (deck: Deck, { captains, parrot }: View, seat: Seat, other: Seat): Facing => {
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

/** What a captain would have, were some cards and doubloons its own. Immediate cards change nothing here: what they do is asked then. */
const withLoot = (deck: Deck, captain: Captain<Face, Seen>, faces: readonly Face[], doubloons: number): Captain<Face, Seen> => {
  const cards = faces.map(face => cardOf(deck, face)).filter(({ isImmediate }) => !isImmediate)
  const names = (test: (card: (typeof cards)[number]) => boolean): readonly Face[] => cards.filter(test).map(({ face }) => face)
  const down = (face: Face): Seen => ({ back: cardOf(deck, face).back, face, seenBy: [] })
  return {
    doubloons: captain.doubloons + doubloons,
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

export type Figures = { readonly points: number; readonly strength: number; readonly doubloons: number }
const figuresOf = (deck: Deck, view: View, seat: Seat): Figures => ({
  points: at(pointsOf(deck, view), seat).total,
  strength: strengthOf(deck, at(view.captains, seat)),
  doubloons: at(view.captains, seat).doubloons,
})

/** A captain's figures before and after taking some loot. */
export const ifTaken = (
  deck: Deck,
  view: View,
  seat: Seat,
  faces: readonly Face[],
  doubloons: number,
): { readonly before: Figures; readonly after: Figures } => {
  const captains = view.captains.map((captain, other) => (other === seat ? withLoot(deck, captain, faces, doubloons) : captain))
  return { before: figuresOf(deck, view, seat), after: figuresOf(deck, { ...view, captains }, seat) }
}

/** All seats from a viewer's left on, the viewer left out; whoever watches sees all. */
export const othersOf = (seats: number, seat: Seat | null): readonly Seat[] =>
  seat === null ? upTo(seats) : upTo(seats - 1).map(step => (seat + 1 + step) % seats)
