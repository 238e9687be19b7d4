/** What the bots think of each effect. One entry for each type, so that a new effect cannot be forgotten. */
import type { Card, LootEffect } from '../../rules/index.ts'

/** The part of a captain's board that the worth of an immediate card depends on. */
export type ImmediateContext = { readonly doubloons: number; readonly pirates: number; readonly hasParrot: boolean }

type EffectEstimate<E> = {
  /** What a victory with this effect gains, roughly, in points. */
  readonly onWin: (effect: E) => number
  /** What an immediate card with this effect gains when it is played. */
  readonly onPlay: (effect: E, own: ImmediateContext) => number
  /** Higher is played first: lose Pirates before new ones arrive, pay before gaining doubloons, and take a card from a space last. */
  readonly playRank: number
  /** Higher is resolved first: safe gains, then cards from the spaces (which may cost a Pirate), then exchanges, when most cards are available. */
  readonly resolveRank: number
}

const none = (): number => 0

const ESTIMATES: { readonly [K in LootEffect['type']]: EffectEstimate<Extract<LootEffect, { type: K }>> } = {
  'take-doubloons': { onWin: ({ amount }) => amount, onPlay: ({ amount }) => amount, playRank: 1, resolveRank: 6 },
  'pay-doubloons': {
    onWin: ({ amount }) => -amount,
    onPlay: ({ amount }, { doubloons }) => -Math.min(amount, doubloons),
    playRank: 4,
    resolveRank: 1,
  },
  'take-parrot': { onWin: () => 0.8, onPlay: (_, { hasParrot }) => (hasParrot ? 0 : 1), playRank: 1, resolveRank: 6 },
  'add-to-shares': { onWin: () => -0.3, onPlay: none, playRank: 3, resolveRank: 1 },
  'discard-pirate': { onWin: () => -0.3, onPlay: (_, { pirates }) => (pirates === 0 ? 0 : -1), playRank: 5, resolveRank: 1 },
  'take-share-card': { onWin: () => 1.8, onPlay: () => 1.8, playRank: 2, resolveRank: 3 },
  'steal-doubloons': { onWin: ({ amount }) => amount * 1.2, onPlay: none, playRank: 1, resolveRank: 5 },
  'steal-rum': { onWin: ({ amount }) => amount * 2.2, onPlay: none, playRank: 1, resolveRank: 4 },
  'exchange-rum': { onWin: () => 0.9, onPlay: none, playRank: 1, resolveRank: 2 },
  'exchange-object': { onWin: () => 1.4, onPlay: none, playRank: 1, resolveRank: 2 },
  'loser-discards': { onWin: () => 0.8, onPlay: none, playRank: 1, resolveRank: 1 },
}

/** The compiler cannot correlate an effect's type with its entry, so this lookup widens it. */
const estimateOf = ({ type }: LootEffect): EffectEstimate<LootEffect> => ESTIMATES[type] as EffectEstimate<LootEffect>

const sumOf = (effects: readonly LootEffect[], worth: (effect: LootEffect) => number): number => {
  let sum = 0
  for (const effect of effects) sum += worth(effect)
  return sum
}

export const worthOnWin = (effects: readonly LootEffect[]): number => sumOf(effects, effect => estimateOf(effect).onWin(effect))
/** What a Pirate still gains in this boarding; `against` is the number of defeated captains (R6.7). */
export const pendingWorth = ({ onWin, per }: Card, against: number): number =>
  worthOnWin(onWin) * (per === 'win' ? against : Math.min(1, against))
export const worthOnPlay = (effects: readonly LootEffect[], own: ImmediateContext): number =>
  sumOf(effects, effect => estimateOf(effect).onPlay(effect, own))
export const playRankOf = (effects: readonly LootEffect[]): number => Math.max(1, ...effects.map(effect => estimateOf(effect).playRank))
export const resolveRankOf = (effects: readonly LootEffect[]): number =>
  Math.max(1, ...effects.map(effect => estimateOf(effect).resolveRank))
