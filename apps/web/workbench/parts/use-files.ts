/** Loads something that is made from the files of a game, for a page. */
import { useLoad } from '../../src/browser/hooks.ts'
import type { Loaded } from '../../src/browser/hooks.ts'
import type { PageFiles } from '../catalogue/page-files.ts'

export const useFromFiles = <A>(files: PageFiles, make: (files: PageFiles) => Promise<A>): Loaded<A> =>
  useLoad(() => make(files), files.game.id)[0]
