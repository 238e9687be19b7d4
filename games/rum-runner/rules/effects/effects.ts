/** All card effects by type. */
import type { Effect } from '../data/effect-data.ts'
import type { EffectKind, EventNeed } from '../task-kind.ts'
import type { RuleNumbers } from '../data/refusals.ts'
import type { Move, View } from '../data/types.ts'
import { CREW_EFFECTS } from './crew.ts'
import { CROWN_EFFECTS } from './crown.ts'
import { EVENT_EFFECTS } from './pirate-events.ts'
import { RAID_EFFECTS } from './raided-cards.ts'

export const EFFECTS = { ...CROWN_EFFECTS, ...RAID_EFFECTS, ...CREW_EFFECTS, ...EVENT_EFFECTS } satisfies {
  readonly [K in Effect['type']]: EffectKind<Extract<Effect, { type: K }>, Move>
}

/** The compiler cannot correlate an effect's type with the type of its kind, so this lookup widens it. */
export const effectKind = ({ type }: Effect): EffectKind<Effect, Move> => EFFECTS[type]

/** R3.9: the first thing that an event needs but the table lacks, with the rule of the effect that needs it; null if the event can be played. */
export const missingForEvent = (
  view: View,
  effects: readonly Effect[],
): { readonly needs: EventNeed; readonly rules: RuleNumbers } | null => {
  for (const effect of effects) {
    const kind = effectKind(effect)
    const needs = kind.missing(view, effect)
    if (needs !== null) return { needs, rules: kind.rules({ type: 'do', effect, source: { from: 'event', side: view.turn } }) }
  }
  return null
}
