/** Constants of the rules: card backs, kinds of Objects, spaces, score categories. */

/** R1.3 */
export const BACKS = ['rum', 'relic', 'object', 'pirate'] as const
export type Back = (typeof BACKS)[number]

/** R1.6 */
export const OBJECT_KINDS = ['immediate', 'permanent', 'secret'] as const
export type ObjectKind = (typeof OBJECT_KINDS)[number]

/** R6.7: a Pirate's effect is resolved for each victory, or once per boarding. */
export const EFFECT_REPEATS = ['win', 'once'] as const
export type EffectRepeat = (typeof EFFECT_REPEATS)[number]

/** R2.4: the three spaces. */
export const SPACES = [0, 1, 2] as const
export type Space = (typeof SPACES)[number]
/** R9.1: what is counted at the end, in this order. */
export const SCORE_CATEGORIES = ['relics', 'objects', 'rum', 'doubloons', 'secrets'] as const
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number]

/** R3.5 */
export const MAX_SHARE_CARDS = 3
