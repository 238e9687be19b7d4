/** A deck's cards by number, with all that a bot wants to know of one at hand: worlds are valued thousands of times a second. */
import { unreachable } from '@tortuga/kit'
import { BACKS, cardOf, type Card, type Deck, type EffectData, type ScoreData } from '../rules/index.ts'

/** What a score counts: a kind by its number, or one of these. */
export const [RUM, RELICS, DOUBLOONS] = [-1, -2, -3] as const

export type Kind = {
  readonly index: number
  readonly card: Card
  readonly back: number // as in BACKS
  readonly score: ScoreData | null
  readonly of: number // what its score counts beside itself
  readonly perWin: number // what its Pirate brings for each victory
  readonly onceWon: number // and once in a boarding
}
export type Kinds = {
  readonly list: readonly Kind[]
  readonly byName: ReadonlyMap<string, Kind> // by piece and by face
  readonly sets: readonly Kind[]
  readonly scored: readonly Kind[] // those with a score that is no set's
}

/** What an effect brings, in points, at a guess. */
export const effectWorth = (effect: EffectData): number => {
  switch (effect.type) {
    case 'take-doubloons':
      return effect.amount
    case 'pay-doubloons':
      return -effect.amount
    case 'steal-doubloons':
      return effect.amount * 1.2
    case 'steal-rum':
      return effect.amount * 2.2
    case 'take-share-card':
      return 1.8
    case 'take-parrot':
      return 0.8
    case 'exchange-rum':
      return 0.9
    case 'exchange-object':
      return 1.4
    case 'loser-discards':
      return 0.8
    case 'add-to-shares':
    case 'discard-pirate':
      return -0.3
    default:
      return unreachable(effect)
  }
}

const countedBy = (deck: Deck, score: ScoreData | null): number => {
  const of = score !== null && 'of' in score ? score.of : ''
  return of === 'rum' ? RUM : of === 'relic' ? RELICS : of === 'doubloons' ? DOUBLOONS : deck.faces.indexOf(of)
}

const readKinds = (deck: Deck): Kinds => {
  const list = deck.faces.map((face, index): Kind => {
    const card = cardOf(deck, face)
    const spoils = card.onWin.reduce((sum, effect) => sum + effectWorth(effect), 0)
    return {
      index,
      card,
      back: BACKS.indexOf(card.back),
      score: card.score,
      of: countedBy(deck, card.score),
      perWin: card.per === 'win' ? spoils : 0,
      onceWon: card.per === 'win' ? 0 : spoils,
    }
  })
  const byName = new Map<string, Kind>()
  for (const kind of list) {
    byName.set(kind.card.face, kind)
    for (let copy = 1; copy <= kind.card.copies; copy += 1) byName.set(`${kind.card.face}.${copy}`, kind)
  }
  return {
    list,
    byName,
    sets: list.filter(({ score }) => score?.type === 'set'),
    scored: list.filter(({ score }) => score !== null && score.type !== 'set'),
  }
}

const known = new WeakMap<Deck, Kinds>()
/** Read once. */
export const kindsOf = (deck: Deck): Kinds => {
  const found = known.get(deck) ?? readKinds(deck)
  known.set(deck, found)
  return found
}

export const kindOf = ({ byName }: Kinds, name: string): Kind => {
  const kind = byName.get(name)
  if (kind === undefined) throw new RangeError(`no such card: ${name}`)
  return kind
}
