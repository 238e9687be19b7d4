/** Golden games as journals, so that the page can open them as files. */
import { findEdition, MANIFESTS } from '@tortuga/games'
import { readGoldenGames } from '../../../../tools/golden/golden-files.ts'
import { replayGolden } from '../../workbench/positions/golden-game.ts'
import { printGolden } from '../../workbench/positions/golden-journal.ts'

export type GoldenJournal = { readonly rules: number; readonly name: string; readonly text: string }

const journalsOf = async (game: string, rules: number, folder: string): Promise<readonly GoldenJournal[]> => {
  const edition = await findEdition(game, rules)
  if (edition === null) throw new Error(`no rules ${rules} of ${game}`)
  return [...readGoldenGames(game, folder)].map(([name, golden]) => ({
    rules,
    name,
    text: printGolden(edition.game, replayGolden(edition, name, golden)),
  }))
}

/** The golden games of every edition of a game, the current one last. */
export const readGoldenJournals = async (game: string): Promise<readonly GoldenJournal[]> => {
  const manifest = MANIFESTS.find(one => one.id === game)
  if (manifest === undefined) throw new Error(`no game ${game}`)
  const earlier = Object.keys(manifest.editions ?? {})
    .map(Number)
    .filter(rules => rules !== manifest.rules)
  const all = [...earlier.map(rules => journalsOf(game, rules, `editions/${rules}`)), journalsOf(game, manifest.rules, 'golden')]
  return (await Promise.all(all)).flat()
}
