/** Creates a random state that fits a view: known cards stay, hidden cards are dealt at random, and each opponent knows as much as in the real match. */
import { at, shuffle, type Random } from '@tortuga/kit'
import { cardOf, cardsOf, type CardSet } from '../data/pieces.ts'
import type { CrewMember, Face, Hazard, Investment, Island, Piece, Ship, State, View } from '../data/types.ts'

/** Hands out the pieces of a card set by face, each piece once. */
type PiecePool = { take(face: Face): Piece; takeAll(faces: readonly Face[]): readonly Piece[]; rest(): readonly Piece[] }
const makePool = (cards: CardSet): PiecePool => {
  const left = new Map<Face, Piece[]>()
  const all = [...cards.hazards, ...cards.decks.crown, ...cards.ships, ...cards.decks.pirate]
  for (const piece of all) {
    const { face } = cardOf(cards, piece)
    const copies = left.get(face)
    if (copies === undefined) left.set(face, [piece])
    else copies.push(piece)
  }
  const take = (face: Face): Piece => {
    const piece = left.get(face)?.shift()
    if (piece === undefined) throw new RangeError(`no ${face} is left`)
    return piece
  }
  return { take, takeAll: faces => faces.map(take), rest: () => [...left.values()].flat() }
}

/** Hidden crown cards, dealt to the places where they may be. */
type DealtCards = {
  readonly since: Piece[]
  readonly lanes: Piece[]
  readonly islands: Piece[]
  readonly hand: Piece[]
  readonly deck: Piece[]
}

type HiddenCounts = { readonly since: number; readonly lanes: number; readonly islands: number; readonly hand: number }
const countHidden = ({ islands, hands, side, handSizes }: View): HiddenCounts => {
  const lanes = islands.flatMap(({ hazards }) => hazards.filter(({ card }) => card === null))
  const isHandHidden = side !== 'crown' && hands === null
  return {
    since: lanes.filter(({ since }) => since).length,
    lanes: lanes.filter(({ since }) => !since).length,
    islands: islands.filter(({ investment }) => investment !== null && investment.card === null).length,
    hand: isHandHidden ? handSizes.crown : 0,
  }
}

/** R11.3: a recalled starting hazard is in the hand or in a lane; it can be in the deck only if the crown has shuffled a hand into it.
 *  The remaining cards are shuffled again for each choice: the order that an earlier choice leaves behind would bias the next one. */
const dealCrown = (cards: CardSet, view: View, hidden: readonly Piece[], random: Random): DealtCards => {
  const wanted = countHidden(view)
  const isStarting = (piece: Piece): boolean => cards.hazards.includes(piece)
  const isKind = (piece: Piece, kind: string): boolean => cardOf(cards, piece).kind === kind
  const choose = (from: readonly Piece[], count: number): Piece[] => (count <= 0 ? [] : shuffle(from, random).slice(0, count))
  const outside = (...taken: readonly (readonly Piece[])[]): Piece[] => hidden.filter(piece => !taken.some(list => list.includes(piece)))

  const since = choose(hidden.filter(isStarting), wanted.since)
  const recalled = outside(since).filter(isStarting)
  const forced = choose(recalled, view.mixed ? 0 : recalled.length - wanted.hand)
  const others = choose(
    outside(since, forced).filter(piece => isKind(piece, 'hazard')),
    wanted.lanes - forced.length,
  )
  const islands = choose(
    hidden.filter(piece => isKind(piece, 'investment')),
    wanted.islands,
  )
  const left = outside(since, forced, others, islands)
  const held = view.mixed ? [] : left.filter(isStarting)
  const rest = shuffle(
    left.filter(piece => !held.includes(piece)),
    random,
  )
  const more = wanted.hand - held.length
  const lanes = shuffle([...forced, ...others], random)
  return { since, lanes, islands, hand: shuffle([...held, ...rest.slice(0, more)], random), deck: rest.slice(more) }
}

const fillIslands = (view: View, pool: PiecePool, known: readonly Island<Piece | null>[], dealt: DealtCards): readonly Island<Piece>[] =>
  view.islands.map(({ investment, hazards }, index) => {
    const island = at(known, index)
    const place = (hazard: Hazard<Face | null>, lane: number): Hazard<Piece> => ({
      ...hazard,
      card: at(island.hazards, lane).card ?? (hazard.since ? dealt.since : dealt.lanes).shift() ?? pool.take(''),
    })
    const settle = (held: Investment<Face | null>): Investment<Piece> => ({
      ...held,
      card: island.investment?.card ?? dealt.islands.shift() ?? pool.take(''),
    })
    return { investment: investment === null ? null : settle(investment), hazards: hazards.map(place) }
  })

export const determinize = (view: View, random: Random): State => {
  const cards = cardsOf(view.options.cards)
  const pool = makePool(cards)
  const takeOrNull = (face: Face | null): Piece | null => (face === null ? null : pool.take(face))

  // What the viewer knows
  const fleet = view.fleet.map((ship): Ship => ({
    ...ship,
    card: pool.take(ship.card),
    crew: ship.crew.map((member): CrewMember => ({ ...member, card: pool.take(member.card) })),
  }))
  const known = view.islands.map(({ investment, hazards }): Island<Piece | null> => ({
    investment: investment === null ? null : { ...investment, card: takeOrNull(investment.card) },
    hazards: hazards.map(hazard => ({ ...hazard, card: takeOrNull(hazard.card) })),
  }))
  const discards = { crown: pool.takeAll(view.discards.crown), pirate: pool.takeAll(view.discards.pirate) }
  const scores = { crown: pool.takeAll(view.scores.crown), pirate: pool.takeAll(view.scores.pirate) }
  const removed = pool.takeAll(view.removed)
  const shown = takeOrNull(view.shown)
  const crownHand = view.side === 'crown' ? pool.takeAll(view.hand) : view.hands === null ? null : pool.takeAll(view.hands.crown)
  const pirateHand = view.side === 'pirate' ? pool.takeAll(view.hand) : view.hands === null ? null : pool.takeAll(view.hands.pirate)
  const decks = view.decks === null ? null : { crown: pool.takeAll(view.decks.crown), pirate: pool.takeAll(view.decks.pirate) }
  const top = decks === null ? pool.takeAll(view.top) : []

  // What the viewer does not know
  const hidden = pool.rest()
  const dealt = dealCrown(
    cards,
    view,
    hidden.filter(piece => cardOf(cards, piece).side === 'crown'),
    random,
  )
  const pirates = shuffle(
    hidden.filter(piece => cardOf(cards, piece).side === 'pirate'),
    random,
  )
  const islands = fillIslands(view, pool, known, dealt)
  const hands = { crown: crownHand ?? dealt.hand, pirate: pirateHand ?? pirates.splice(0, view.handSizes.pirate) }

  return {
    options: view.options,
    seats: view.seats,
    crown: view.crown,
    turn: view.turn,
    round: view.round,
    actions: view.actions,
    bank: view.bank,
    supplies: view.supplies,
    hands,
    decks: decks ?? { crown: dealt.deck, pirate: [...top, ...pirates] },
    discards,
    scores,
    removed,
    islands,
    fleet,
    shown,
    knownTop: view.top.length,
    mixed: view.mixed,
    raid: view.raid,
    agenda: view.agenda,
    ending: view.ending,
  }
}
