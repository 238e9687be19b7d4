/** Worlds of the twin behind a view: such as `determinize` gives, straight in bits. */
import { at, upTo, type Random } from '@tortuga/kit'
import { deckOf, targetFor, type Face, type Move, type View } from '../../rules/index.ts'
import { bitsOf, countBits, handOf, lowestOf, NONE, PARROT, PARROT_BIT, pickCard } from './world.ts'
import type { TwinMove, World } from './world.ts'

/** The faces of the rum cards, by place. */
const facesOf = ({ options }: View): readonly Face[] => {
  const { pieces, cards } = deckOf(options.deck)
  return pieces.map(piece => cards.get(piece)?.face ?? piece)
}

/** Cards of a mask that bear these faces, one for each; of equal ones the first. A fault where there are not so many. */
const findCards = (faces: readonly Face[], among: number, wanted: readonly Face[]): number => {
  let found = 0
  for (const face of wanted) {
    const card = face === 'parrot' ? PARROT : faces.findIndex((other, place) => other === face && (((among & ~found) >> place) & 1) === 1)
    if (card < 0) throw new RangeError(`no ${face} is left`)
    found |= 1 << card
  }
  return found
}

/** What a view says, in bits, and what has still to be dealt. */
export type Known = {
  readonly view: View
  readonly values: Int8Array // of captains, by colour
  readonly owners: Int8Array
  readonly hands: Int32Array // by seat: what is known of it
  readonly blanks: readonly number[] // by seat: how many cards are not
  readonly slots: Int8Array // none where a card is not known, or not there
  readonly hidden: readonly number[] // slots that lie face down
  readonly up: number
  readonly wreck: number // known to lie there
  readonly parrotPlaces: number // hidden places where the parrot may be; 0: it is seen
  readonly heap: readonly number[] // cards that may be anywhere else
  readonly sealed: number // the viewer's own choice
}

export const readView = (view: View): Known => {
  const faces = facesOf(view)
  let left = PARROT_BIT | (PARROT_BIT - 1)
  const take = (wanted: readonly Face[]): number => {
    const found = findCards(faces, left, wanted)
    left &= ~found
    return found
  }
  const isMine = (seat: number): boolean => seat === view.viewer
  const hands = upTo(view.seats).map(seat => take(isMine(seat) ? view.hand : at(view.known, seat)))
  const wreck = take(view.wreckKnown) | take(view.wreckOwn)
  const slots = view.beach.map(slot => (slot.type === 'up' ? lowestOf(take([slot.card ?? ''])) : NONE))
  const hidden = view.beach.flatMap((slot, index) => (slot.type === 'down' ? [index] : []))
  if (view.apart !== null) take([view.apart])
  const recalled = view.wreckOwnSizes.reduce((sum, size, seat) => (isMine(seat) ? sum : sum + size), 0) // R10.5: the parrot is nobody's discard
  const unknown = view.wreckSize - countBits(wreck) - recalled
  const seat = typeof view.viewer === 'number' ? view.viewer : 0
  return {
    view,
    values: Int8Array.from(view.captains, ({ value }) => value),
    owners: Int8Array.from(view.captains, ({ owner }) => owner ?? NONE),
    hands: Int32Array.from(hands),
    blanks: hands.map((hand, other) => at(view.handSizes, other) - countBits(hand)),
    slots: Int8Array.from(slots),
    hidden,
    up: slots.reduce((mask, card, slot) => (card === NONE ? mask : mask | (1 << slot)), 0),
    wreck,
    parrotPlaces: (left & PARROT_BIT) === 0 ? 0 : hidden.length + unknown,
    heap: upTo(PARROT).filter(card => ((left >> card) & 1) === 1),
    sealed: findCards(faces, at(hands, seat), view.ask?.sealed[seat] ?? []),
  }
}

/** All that a view says of itself, with hidden cards left out. */
const lay = ({ view, values, owners, hands, slots, up, wreck }: Known): World => {
  const { seats, ask } = view
  let waiting = 0
  for (const seat of ask?.waiting ?? []) waiting |= 1 << seat
  return {
    bits: bitsOf(view.options.deck),
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
    askSlot: ask?.slot ?? NONE,
    amount: ask?.amount ?? 0,
    waiting,
    isOver: view.ending !== null,
    shown: 0,
    drawn: NONE,
  }
}

/** R8.2: what others have chosen already becomes any legal choice. */
const sealAnew = (world: World, { view, sealed }: Known, random: Random): void => {
  for (let seat = 0; seat < world.seats; seat += 1) {
    const hand = handOf(world, seat)
    if ((world.waiting >> seat) & 1 || countBits(hand) <= world.amount) continue
    let chosen = 0
    while (countBits(chosen) < world.amount) chosen |= 1 << pickCard(hand & ~chosen, random)
    world.sealed[seat] = seat === view.viewer ? sealed : chosen
  }
}

/** A world behind the view, each as likely as the others. */
export const imagine = (known: Known, random: Random): World => {
  const { heap, hidden, blanks, parrotPlaces } = known
  const world = lay(known)
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
    for (let missing = blanks[seat] ?? 0; missing > 0; missing -= 1) world.hands[seat] = handOf(world, seat) | (1 << deal())
  for (let index = 0; index < hidden.length; index += 1) world.slots[hidden[index] ?? 0] = index === parrotAt ? PARROT : deal()
  if (parrotAt >= hidden.length) world.wreck |= PARROT_BIT
  for (let place = 0; place < left; place += 1) world.wreck |= 1 << (cards[place] ?? 0)
  if (world.ask === 'tide') sealAnew(world, known, random)
  return world
}

/** A move of the twin in the words of the rules, its cards in the order of the hand. */
export const toMove = (view: View, { type, from, ones, twos }: TwinMove): Move => {
  if (type === 'draw') return { type, from: from === 0 || from === 1 || from === 2 ? from : 'wreck' }
  const faces = facesOf(view)
  const inHand = (mask: number): readonly Face[] => upTo(PARROT).flatMap(card => ((mask >> card) & 1 ? [at(faces, card)] : []))
  const placeOf = (face: Face): number => view.hand.indexOf(face)
  if (type === 'discard') return { type, cards: inHand(ones).toSorted((a, b) => placeOf(a) - placeOf(b)) }
  const laid = [...inHand(ones).map(card => ({ card, end: 'one' as const })), ...inHand(twos).map(card => ({ card, end: 'two' as const }))]
  return { type, cards: laid.toSorted((a, b) => placeOf(a.card) - placeOf(b.card)), beach: null }
}

/** And the other way round, for the seat that holds the hand. */
export const toTwinMove = (view: View, hand: number, move: Move): TwinMove => {
  const faces = facesOf(view)
  switch (move.type) {
    case 'draw':
      return { type: 'draw', from: move.from === 'wreck' ? NONE : move.from, ones: 0, twos: 0 }
    case 'discard':
      return { type: 'discard', from: NONE, ones: findCards(faces, hand, move.cards), twos: 0 }
    case 'play': {
      const laid = (end: 'one' | 'two'): readonly Face[] => move.cards.flatMap(one => (one.end === end ? [one.card] : []))
      const twos = findCards(faces, hand, laid('two'))
      return { type: 'play', from: NONE, ones: findCards(faces, hand & ~twos, laid('one')), twos }
    }
    default:
      return move satisfies never
  }
}
