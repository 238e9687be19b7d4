/** A deck's card kinds with everything the bots need precomputed, because states are evaluated thousands of times per second. */
import { BACKS, cardOf, type Card, type LootDeck, type LootScoring } from '../../rules/index.ts'
import { worthOnWin } from './effect-estimates.ts'

/** What a score counts: the index of a kind, or one of these. */
export const [RUM, RELICS, DOUBLOONS] = [-1, -2, -3] as const

export type LootKind = {
  readonly index: number
  readonly card: Card
  readonly back: number // as in BACKS
  readonly score: LootScoring | null
  readonly of: number // what its score counts
  readonly perWin: number // what a Pirate gains for each victory
  readonly onceWon: number // and once per boarding
}
export type LootKinds = {
  readonly list: readonly LootKind[]
  readonly byName: ReadonlyMap<string, LootKind> // by piece and by face
  readonly sets: readonly LootKind[]
  readonly scored: readonly LootKind[] // kinds with a score other than a set
}

const countedBy = (deck: LootDeck, score: LootScoring | null): number => {
  const of = score !== null && 'of' in score ? score.of : ''
  return of === 'rum' ? RUM : of === 'relic' ? RELICS : of === 'doubloons' ? DOUBLOONS : deck.faces.indexOf(of)
}

const readKinds = (deck: LootDeck): LootKinds => {
  const list = deck.faces.map((face, index): LootKind => {
    const card = cardOf(deck, face)
    const spoils = worthOnWin(card.onWin)
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
  const byName = new Map<string, LootKind>()
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

const cache = new WeakMap<LootDeck, LootKinds>()
/** Cached per deck. */
export const cardIndexOf = (deck: LootDeck): LootKinds => {
  const found = cache.get(deck) ?? readKinds(deck)
  cache.set(deck, found)
  return found
}

export const cardInfoOf = ({ byName }: LootKinds, name: string): LootKind => {
  const kind = byName.get(name)
  if (kind === undefined) throw new RangeError(`no such card: ${name}`)
  return kind
}
