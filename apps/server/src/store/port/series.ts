/** The totals of a series of rematches: they grow with each finished match and follow the players to their new seats. */
import type { MatchResult, Series } from '@tortuga/wire'
import type { Occupant, SeriesTotals } from './store.ts'

type Chairs = readonly (Occupant | null)[]
type Wins = SeriesTotals['wins'][number]

const NO_MATCHES: SeriesTotals = { matches: 0, wins: [] }

/** Bots have no id; their names are unique at a table. */
const isOf = ({ player, bot, name }: Occupant, wins: Wins): boolean =>
  player === null ? bot !== null && wins.player === null && wins.bot === name : wins.player === player

const countOf = (chair: Occupant | null, { wins }: SeriesTotals): number =>
  chair === null ? 0 : (wins.find(one => isOf(chair, one))?.count ?? 0)

/** The totals after one more match. Players who share the first place have both won. */
export const addMatch = (before: SeriesTotals | null, chairs: Chairs, { outcome }: MatchResult): SeriesTotals => {
  const totals = before ?? NO_MATCHES
  const present = chairs.flatMap((chair, seat): readonly Wins[] =>
    chair === null || (chair.player === null && chair.bot === null)
      ? []
      : [
          {
            player: chair.player,
            bot: chair.player === null ? chair.name : null,
            count: countOf(chair, totals) + (outcome?.places[seat] === 1 ? 1 : 0),
          },
        ],
  )
  const absent = totals.wins.filter(wins => !chairs.some(chair => chair !== null && isOf(chair, wins)))
  return { matches: totals.matches + 1, wins: [...present, ...absent] }
}

/** The totals by seat; null if the table is no rematch. */
export const seriesBySeat = (totals: SeriesTotals | null, chairs: Chairs): Series | null =>
  totals === null ? null : { matches: totals.matches, wins: chairs.map(chair => countOf(chair, totals)) }
