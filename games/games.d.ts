/** The types of `main.ts` for programs without a browser. They must not follow its imports, because those lead to tables in JSX. */
import type { Edition, GameTypes } from '@tortuga/kit'
import type { GameManifest } from './manifest.ts'

/** Every game of this build, by id. */
export declare const MANIFESTS: readonly GameManifest<GameTypes>[]

/** The rules and bots under which a match with this rules number is played; null for a game or a number that this build does not know. Each edition is loaded once. */
export declare const findEdition: (id: string, rules: number) => Promise<Edition | null>
