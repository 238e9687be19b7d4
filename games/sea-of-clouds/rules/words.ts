/** The closed sets that cards, states and moves are made of. */

/** R1.3 */
export const BACKS = ['rum', 'relic', 'object', 'pirate'] as const
export type Back = (typeof BACKS)[number]

/** R1.6 */
export const KINDS = ['immediate', 'permanent', 'secret'] as const
export type Kind = (typeof KINDS)[number]

/** R6.7: for each victory, or once in a boarding. */
export const PERS = ['win', 'once'] as const
export type Per = (typeof PERS)[number]

/** R2.4: the three spaces. */
export const SPACES = [0, 1, 2] as const
export type Space = (typeof SPACES)[number]
/** R3.5 */
export const MOST_CARDS = 3
