/** The kit's search with a counter on it. `main.ts` puts it in the search's place when it bundles the bench, so that whatever bot searches is counted, as it is. */
import { search as uncounted } from '../packages/kit/src/search/search.ts'

export { conclude } from '../packages/kit/src/search/search.ts'

/** Worlds imagined and moves played in them since the program began. */
export const counts = { iterations: 0, moves: 0 }

export const search: typeof uncounted = (worlds, thinking) =>
  uncounted(
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
