/** The tempos that a viewer can choose. */

/** How fast the table plays what happens. `instant` plays nothing and shows the result. */
export const TEMPOS = ['quick', 'natural', 'slow', 'instant'] as const
export type Tempo = (typeof TEMPOS)[number]
