/** The data types of a deck: cards, boards, and the cards left out with few captains. `data/deck-data.ts` has the schema for them. */
import type { Back, EffectRepeat, ObjectKind } from './constants.ts'

/** What a card does, as data (chapters 5 and 7). `effects/index.ts` has one object for each type. */
export type LootEffect =
  | { readonly type: 'take-doubloons'; readonly amount: number }
  | { readonly type: 'pay-doubloons'; readonly amount: number }
  | { readonly type: 'take-parrot' }
  | { readonly type: 'add-to-shares' }
  | { readonly type: 'discard-pirate' }
  | { readonly type: 'take-share-card' }
  | { readonly type: 'steal-doubloons'; readonly amount: number }
  | { readonly type: 'steal-rum'; readonly amount: number }
  | { readonly type: 'exchange-rum' }
  | { readonly type: 'exchange-object' }
  | { readonly type: 'loser-discards' }

/** How a card scores at the end (R1.4, R1.5, R9.6). */
export type LootScoring =
  | { readonly type: 'each'; readonly points: number }
  | { readonly type: 'set'; readonly totals: readonly number[] }
  | { readonly type: 'most-each'; readonly points: number; readonly otherwise: number }
  | { readonly type: 'per'; readonly of: string; readonly points: number }
  | { readonly type: 'most'; readonly of: string; readonly points: number }

type Confidence = 'seen' | 'partly' | 'inferred' | 'invented'
/** A text by language. English is required; a table in another language shows it where that language is missing. */
type Translated = { readonly en: string } & Readonly<Record<string, string>>

type CommonData = {
  readonly id: string
  readonly copies: number
  readonly confidence: Confidence
  readonly copiesConfidence: 'table' | 'inferred' | 'own'
  readonly name: Translated
  readonly text: Translated
}

/** One row of a deck: all copies of one card. */
export type LootCardData =
  | (CommonData & { readonly back: Extract<Back, 'rum' | 'relic'>; readonly score: LootScoring })
  | (CommonData & {
      readonly back: 'object'
      readonly kind: ObjectKind
      readonly onPlay?: readonly LootEffect[] | undefined
      readonly strength?: number | undefined
      readonly chest?: number | undefined
      readonly score?: LootScoring | undefined
    })
  | (CommonData & {
      readonly back: 'pirate'
      readonly strength: number
      readonly per: EffectRepeat
      readonly onWin: readonly LootEffect[]
    })

/** R1.10: a side of the board. */
export type BoardData = {
  readonly seats: readonly number[]
  readonly rounds: number
  readonly boardings: readonly number[]
  readonly confidence: Confidence
}

export type LootDeckData = {
  readonly about: string
  readonly doubloons: number
  readonly cards: readonly LootCardData[]
  readonly boards: readonly BoardData[]
  /** R2.3 */
  readonly fewer: readonly {
    readonly seats: number
    readonly without: readonly string[]
    readonly unseen: Readonly<Record<Back, number>>
    readonly confidence: Confidence
  }[]
}
