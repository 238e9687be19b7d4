/** What the apps, tools and tests import: all games, and the edition of a game that a match needs. */
export { findEdition } from './editions.ts'
export { MANIFESTS } from './registry.ts'
