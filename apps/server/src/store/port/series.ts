/** The totals of a series of rematches: they grow with each finished match and follow the players to their new seats. */
import type { MatchResult, Series } from '@tortuga/wire'
import type { Occupant, SeriesTotals } from './store.ts'

type Occupants = readonly (Occupant | null)[]
type Wins = SeriesTotals['wins'][number]

const NO_MATCHES: SeriesTotals = { matches: 0, wins: [] }

/** Bots have no id; their names are unique at a table. */
const isOf = ({ player, bot, name }: Occupant, wins: Wins): boolean =>
  player === null ? bot !== null && wins.player === null && wins.bot === name : wins.player === player

const countOf = (occupant: Occupant | null, { wins }: SeriesTotals): number =>
  occupant === null ? 0 : (wins.find(one => isOf(occupant, one))?.count ?? 0)

/** The totals after one more match. Players who share the first place have both won. */
export const addMatch = (before: SeriesTotals | null, occupants: Occupants, { outcome }: MatchResult): SeriesTotals => {
  const totals = before ?? NO_MATCHES
  const present = occupants.flatMap((occupant, seat): readonly Wins[] =>
    occupant === null || (occupant.player === null && occupant.bot === null)
      ? []
      : [
          {
            player: occupant.player,
            bot: occupant.player === null ? occupant.name : null,
            count: countOf(occupant, totals) + (outcome?.places[seat] === 1 ? 1 : 0),
          },
        ],
  )
  const absent = totals.wins.filter(wins => !occupants.some(occupant => occupant !== null && isOf(occupant, wins)))
  return { matches: totals.matches + 1, wins: [...present, ...absent] }
}

/** The totals by seat; null if the table is no rematch. */
export const seriesBySeat = (totals: SeriesTotals | null, occupants: Occupants): Series | null =>
  totals === null ? null : { matches: totals.matches, wins: occupants.map(occupant => countOf(occupant, totals)) }
