/** The labels of buttons, one for each move. */
import { cardOf, type BoardPlace, type Move } from '../../../rules/index.ts'
import type { TableContext } from './context.ts'
import { findStop } from './outlook.ts'
import { crownCardAt, nameCrew, namePlace, nameShip } from './labels.ts'

const cardAt = ({ view, terms, text }: TableContext, place: BoardPlace): string => {
  const face = crownCardAt(view, place)?.card ?? null
  return face === null ? text.theCard : terms.card(face)
}

type MoveLabels = TableContext['text']['moveLabels']

const LABELS: { readonly [K in Move['type']]: (words: MoveLabels, move: Extract<Move, { type: K }>, context: TableContext) => string } = {
  keep: words => words.keep,
  mulligan: words => words.mulligan,
  gain: words => words.gain,
  remove: words => words.remove,
  shift: words => words.shift,
  done: words => words.done,
  draw: words => words.draw,
  look: words => words.look,
  crew: words => words.crew,
  meet: words => words.meet,
  icons: words => words.icons,
  spread: words => words.spread,
  flip: (words, { island }, context) => words.flip(cardAt(context, { island, hazard: null })),
  event: (words, { card }, { terms }) => words.event(terms.card(card)),
  found: (words, { cards }) => words.found(cards.length),
  hazard: (words, { card }, { terms }) => words.hazard(terms.card(card)),
  recall: (words, { at }, context) => words.recall(cardAt(context, at)),
  invest: (words, { on }) => words.invest(on.length),
  ship: (words, { card }, { terms, cards }) => words.ship(terms.card(card), cardOf(cards, card).cost),
  raid: (words, { island }, { terms }) => words.raid(terms.island(island)),
  raise: (words, { hazards }, { view, terms }) => {
    if (hazards.length === 0) return words.raiseNone
    const lane = view.raid === null ? [] : (view.islands[view.raid.island]?.hazards ?? [])
    const raised = hazards.map(({ hazard }) => hazard)
    const faces = raised.flatMap(hazard => lane[hazard]?.card ?? [])
    return words.raise(faces.map(terms.card), findStop(view, raised) !== null)
  },
  discard: (words, { cards: [first = '', ...more] }, { terms }) =>
    more.length === 0 ? words.discardOne(terms.card(first)) : words.discard(more.length + 1),
  'pick-crew': (words, { ship, crew }, context) =>
    (context.question?.name === 'crew-effects' ? words.actNow : words.loseCrew)(nameCrew(context, ship, crew)),
  'pick-ship': (words, { ship }, context) =>
    (context.question?.name === 'may-tow-or-delay' ? words.delay : words.trashShip)(nameShip(context, ship)),
  'pick-island': (words, { island }, { terms }) => words.choose(terms.island(island)),
  add: (words, { on }) => (on.length === 0 ? words.addNone : words.add(on.length)),
  trash: (words, { at }, context) => words.trash(cardAt(context, at)),
  tow: (words, { to }, { terms }) => words.tow(terms.island(to)),
  fetch: (words, { card }, { terms }) => words.fetch(terms.card(card)),
  accept: (words, _, { question }) =>
    question?.name === 'pay-or-stay' ? words.payUp : question?.name === 'may-mix-hand' ? words.mixHand : words.yes,
  decline: (words, _, { question }) => (question?.name === 'pay-or-stay' ? words.letStay : words.no),
}

export const labelMove = (context: TableContext, move: Move): string =>
  (LABELS[move.type] as (words: MoveLabels, move: Move, context: TableContext) => string)(context.text.moveLabels, move, context)

const detailsOf = (context: TableContext, move: Move): readonly string[] => {
  const { view, terms } = context
  switch (move.type) {
    case 'crew':
      return move.ships.flatMap((faces, ship) => {
        const isSame = view.fleet[ship]?.crew.map(member => member.card).join() === faces.join()
        return isSame ? [] : [`${nameShip(context, ship)}: ${faces.map(terms.card).join(', ') || '–'}`]
      })
    case 'found':
      return move.cards.map(entry => `${terms.card(entry.card)}: ${terms.island(entry.island)}`)
    case 'hazard':
      return [terms.island(move.island)]
    case 'invest':
    case 'add':
      return move.on.map(place => namePlace(context, place))
    case 'raid':
      return move.ships.map(ship => nameShip(context, ship))
    default:
      return []
  }
}

/** The label with all details, for screen readers: sighted players see them on the table. */
export const describeMove = (context: TableContext, move: Move): string =>
  [labelMove(context, move), ...detailsOf(context, move)].join(', ')
