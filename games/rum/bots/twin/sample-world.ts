/** Samples worlds of the twin that fit a view, as `determinize` does for the rules, and converts moves between the two. */
import { at, range, type Random } from '@tortuga/kit'
import { askOf, deckOf, targetFor, type Face, type Move, type View } from '../../rules/index.ts'
import { masksOf, countBits, handBits, lowestOf, NONE, PARROT, PARROT_BIT, pickCard } from './world.ts'
import type { TwinMove, RumWorld } from './world.ts'

/** The faces of the rum cards, by index. */
const facesOf = ({ options }: View): readonly Face[] => {
  const { pieces, cards } = deckOf(options.deck)
  return pieces.map(piece => cards.get(piece)?.face ?? piece)
}

/** Finds a card with each of these faces in a mask; of equal cards, the first. Throws if one is missing. */
const findCards = (faces: readonly Face[], among: number, wanted: readonly Face[]): number => {
  let found = 0
  for (const face of wanted) {
    const card = face === 'parrot' ? PARROT : faces.findIndex((other, place) => other === face && (((among & ~found) >> place) & 1) === 1)
    if (card < 0) throw new RangeError(`no ${face} is left`)
    found |= 1 << card
  }
  return found
}

/** What a view tells, as bit masks, and the cards that remain to be dealt. */
type KnownCards = {
  readonly view: View
  readonly values: Int8Array // of captains, by colour
  readonly owners: Int8Array
  readonly hands: Int32Array // by seat: the known cards
  readonly unknownCards: readonly number[] // by seat: how many cards are unknown
  readonly slots: Int8Array // `NONE` if the card is unknown or the slot is empty
  readonly hidden: readonly number[] // face-down slots
  readonly up: number
  readonly wreck: number // cards known to be there
  readonly parrotPlaces: number // number of hidden places where the parrot may be; 0 if it is visible
  readonly heap: readonly number[] // rum cards that may be in any hidden place
  readonly sealed: number // the viewer's own sealed discards
}

export const readViewFacts = (view: View): KnownCards => {
  const faces = facesOf(view)
  let left = PARROT_BIT | (PARROT_BIT - 1)
  const take = (wanted: readonly Face[]): number => {
    const found = findCards(faces, left, wanted)
    left &= ~found
    return found
  }
  const isMine = (seat: number): boolean => seat === view.viewer
  const hands = range(view.seats).map(seat => take(isMine(seat) ? view.hand : at(view.known, seat)))
  const wreck = take(view.wreckKnown) | take(view.wreckOwn)
  const slots = view.beach.map(slot => (slot.type === 'up' ? lowestOf(take([slot.card ?? ''])) : NONE))
  const hidden = view.beach.flatMap((slot, index) => (slot.type === 'down' ? [index] : []))
  if (view.apart !== null) take([view.apart])
  const recalled = view.wreckOwnSizes.reduce((sum, size, seat) => (isMine(seat) ? sum : sum + size), 0) // R10.5: the parrot is never among discards
  const unknown = view.wreckSize - countBits(wreck) - recalled
  const seat = typeof view.viewer === 'number' ? view.viewer : 0
  return {
    view,
    values: Int8Array.from(view.captains, ({ value }) => value),
    owners: Int8Array.from(view.captains, ({ owner }) => owner ?? NONE),
    hands: Int32Array.from(hands),
    unknownCards: hands.map((hand, other) => at(view.handSizes, other) - countBits(hand)),
    slots: Int8Array.from(slots),
    hidden,
    up: slots.reduce((mask, card, slot) => (card === NONE ? mask : mask | (1 << slot)), 0),
    wreck,
    parrotPlaces: (left & PARROT_BIT) === 0 ? 0 : hidden.length + unknown,
    heap: range(PARROT).filter(card => ((left >> card) & 1) === 1),
    sealed: findCards(faces, at(hands, seat), askOf(view)?.sealed[seat] ?? []),
  }
}

/** The slot that the parrot came from or lies in while players discard; `NONE` if it came from the wreck. */
const slotOfParrot = ({ beach }: View): number =>
  beach.findIndex(slot => slot.type === 'empty' || (slot.type === 'up' && slot.card === 'parrot'))

/** A world with the known cards only. */
const copyKnown = ({ view, values, owners, hands, slots, up, wreck }: KnownCards): RumWorld => {
  const { seats } = view
  const ask = askOf(view)
  let waiting = 0
  for (const seat of ask?.waiting ?? []) waiting |= 1 << seat
  return {
    masks: masksOf(view.options.deck),
    seats,
    target: targetFor(seats),
    mustContribute: view.options.handMustContribute,
    values: values.slice(),
    owners: owners.slice(),
    hands: hands.slice(),
    slots: slots.slice(),
    sealed: new Int32Array(seats),
    up,
    wreck,
    clock: view.clock,
    turn: view.turn,
    ask: ask?.cause ?? 'none',
    askSlot: slotOfParrot(view),
    amount: ask?.amount ?? 0,
    waiting,
    isOver: view.ending !== null,
    shown: 0,
    drawn: NONE,
  }
}

/** R8.2: replaces the sealed choices of other seats by random legal ones. */
const sealRandomDiscards = (world: RumWorld, { view, sealed }: KnownCards, random: Random): void => {
  for (let seat = 0; seat < world.seats; seat += 1) {
    const hand = handBits(world, seat)
    if ((world.waiting >> seat) & 1 || countBits(hand) <= world.amount) continue
    let chosen = 0
    while (countBits(chosen) < world.amount) chosen |= 1 << pickCard(hand & ~chosen, random)
    world.sealed[seat] = seat === view.viewer ? sealed : chosen
  }
}

/** A random world that fits the view; all such worlds are equally likely. */
export const sampleWorld = (known: KnownCards, random: Random): RumWorld => {
  const { heap, hidden, unknownCards, parrotPlaces } = known
  const world = copyKnown(known)
  const cards = heap.slice()
  let left = cards.length
  const deal = (): number => {
    const place = random.int(left)
    const card = cards[place] ?? 0
    left -= 1
    cards[place] = cards[left] ?? 0
    return card
  }
  const parrotAt = parrotPlaces === 0 ? NONE : random.int(parrotPlaces)
  for (let seat = 0; seat < world.seats; seat += 1)
    for (let missing = unknownCards[seat] ?? 0; missing > 0; missing -= 1) world.hands[seat] = handBits(world, seat) | (1 << deal())
  for (let index = 0; index < hidden.length; index += 1) world.slots[hidden[index] ?? 0] = index === parrotAt ? PARROT : deal()
  if (parrotAt >= hidden.length) world.wreck |= PARROT_BIT
  for (let place = 0; place < left; place += 1) world.wreck |= 1 << (cards[place] ?? 0)
  if (world.ask === 'tide') sealRandomDiscards(world, known, random)
  return world
}

/** Converts a move of the twin to a move of the rules, with its cards in hand order. */
export const toMove = (view: View, { type, from, ones, twos }: TwinMove): Move => {
  if (type === 'draw') return { type, from: from === 0 || from === 1 || from === 2 ? from : 'wreck' }
  const faces = facesOf(view)
  const inHand = (mask: number): readonly Face[] => range(PARROT).flatMap(card => ((mask >> card) & 1 ? [at(faces, card)] : []))
  const placeOf = (face: Face): number => view.hand.indexOf(face)
  if (type === 'discard') return { type, cards: inHand(ones).toSorted((a, b) => placeOf(a) - placeOf(b)) }
  const cards = [...inHand(ones).map(card => ({ card, end: 'one' as const })), ...inHand(twos).map(card => ({ card, end: 'two' as const }))]
  return { type, cards: cards.toSorted((a, b) => placeOf(a.card) - placeOf(b.card)), beach: null }
}

/** Converts a move of the rules to a move of the twin, for the seat with this hand. */
export const toTwinMove = (view: View, hand: number, move: Move): TwinMove => {
  const faces = facesOf(view)
  switch (move.type) {
    case 'draw':
      return { type: 'draw', from: move.from === 'wreck' ? NONE : move.from, ones: 0, twos: 0 }
    case 'discard':
      return { type: 'discard', from: NONE, ones: findCards(faces, hand, move.cards), twos: 0 }
    case 'play': {
      const cardsWith = (end: 'one' | 'two'): readonly Face[] => move.cards.flatMap(one => (one.end === end ? [one.card] : []))
      const twos = findCards(faces, hand, cardsWith('two'))
      return { type: 'play', from: NONE, ones: findCards(faces, hand & ~twos, cardsWith('one')), twos }
    }
    default:
      return move satisfies never
  }
}
