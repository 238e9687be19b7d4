/** The kit's search with counters. `main.ts` bundles it in place of the original, so that the searches of unmodified bots are counted. */
import { search as originalSearch } from '../packages/kit/src/search/search.ts'

export { concludeSearch } from '../packages/kit/src/search/search.ts'

/** Sampled worlds and simulated moves since the program started. */
export const counts = { iterations: 0, moves: 0 }

export const search: typeof originalSearch = (worlds, thinking) =>
  originalSearch(
    {
      ...worlds,
      imagine: random => {
        counts.iterations += 1
        return worlds.imagine(random)
      },
      play: (world, seat, move, random) => {
        counts.moves += 1
        return worlds.play(world, seat, move, random)
      },
    },
    thinking,
  )
