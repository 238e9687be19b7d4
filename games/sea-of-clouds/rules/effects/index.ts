/** All effects that a card may have. The engine knows effects, not cards. */
import type { LootEffect } from '../components/deck-types.ts'
import type { EffectTask, Move } from '../data/types.ts'
import { discardPirate, loserDiscards } from './discards.ts'
import type { LootEffectKind, LootEffectOf } from './effect-kind.ts'
import { exchangeObject, exchangeRum } from './exchanges.ts'
import { addToShares, payDoubloons, takeDoubloons, takeParrot } from './immediate.ts'
import { takeShareCard } from './share-card.ts'
import { stealDoubloons, stealRum } from './thefts.ts'

/** A forgotten effect is a type error. */
export const EFFECTS: { readonly [K in LootEffect['type']]: LootEffectKind<LootEffectOf<K>, Move> } = {
  'take-doubloons': takeDoubloons,
  'pay-doubloons': payDoubloons,
  'take-parrot': takeParrot,
  'add-to-shares': addToShares,
  'discard-pirate': discardPirate,
  'take-share-card': takeShareCard,
  'steal-doubloons': stealDoubloons,
  'steal-rum': stealRum,
  'exchange-rum': exchangeRum,
  'exchange-object': exchangeObject,
  'loser-discards': loserDiscards,
}

/** The compiler cannot correlate an effect's type with the type of its kind, so this lookup widens it. */
export const effectKindOf = ({ effect }: EffectTask): LootEffectKind<LootEffect, Move> => EFFECTS[effect.type]
export { discardObjectTask } from './discards.ts'
