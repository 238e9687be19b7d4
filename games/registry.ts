/** All games by id. The registries of apps, tools and tests are derived from this list. */
import type * as declared from './games.d.ts'
import * as games from './index.ts'

export const MANIFESTS: typeof declared.MANIFESTS = Object.values(games).toSorted((one, other) => (one.id < other.id ? -1 : 1))
