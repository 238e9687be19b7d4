/** The games of this build, one line for each. */
export { rum } from './rum/game.ts'
export { rumRunner } from './rum-runner/game.ts'
export { rummikub } from './rummikub/game.ts'
export { seaOfClouds } from './sea-of-clouds/game.ts'
