/** The edition of a game that a match needs. */
import { adaptEdition, type Edition, type GameTypes } from '@tortuga/kit'
import type * as declared from './games.d.ts'
import type { GameManifest } from './manifest.ts'
import { MANIFESTS } from './registry.ts'

const loadCurrent = async ({ load }: GameManifest<GameTypes>): Promise<Edition> => {
  const [{ game, notation }, { bots, hint }] = await Promise.all([load.rules(), load.bots()])
  return { game, bots, notation, ...(hint === undefined ? {} : { hint }) }
}

/** Null if this build has no such rules. */
const loaderOf = (manifest: GameManifest<GameTypes>, rules: number): (() => Promise<Edition>) | null => {
  if (rules === manifest.rules) return () => loadCurrent(manifest)
  const frozen = manifest.editions?.[rules]
  return frozen === undefined ? null : async () => adaptEdition(await frozen.load(), frozen.clockMoves)
}

const loaded = new Map<string, Promise<Edition>>()

export const findEdition: typeof declared.findEdition = async (id, rules) => {
  const manifest = MANIFESTS.find(one => one.id === id)
  const load = manifest === undefined ? null : loaderOf(manifest, rules)
  if (load === null) return null
  const key = `${id} ${rules}`
  const edition = loaded.get(key) ?? load()
  loaded.set(key, edition)
  edition.catch(() => loaded.delete(key)) // a failed download is tried again
  return edition
}
