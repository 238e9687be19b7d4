/** The kit: what every game, app and tool builds on. */
export * from './canonical.ts'
export * from './chance.ts'
export * from './fairness.ts'
export * from './game.ts'
export * from './lists.ts'
export * from './plural.ts'
