/** The score table of a match: one row per round, one column per player, totals below. */
import { range } from '@tortuga/kit'
import type { ScoreSheetProps } from '@tortuga/ui'
import { KIT_TEXTS } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { totalsOf, type RummikubTypes } from '../../rules/index.ts'
import { signed } from '../../text/format.ts'
import { TABLE_TEXTS } from '../text/index.ts'

const ScoreRow = ({ head, scores }: { readonly head: string | number; readonly scores: readonly number[] }): ReactElement => (
  <tr>
    <th scope="row">{head}</th>
    {scores.map((score, seat) => (
      <td key={seat} data-won={score === Math.max(...scores)}>
        {signed(score)}
      </td>
    ))}
  </tr>
)

export const RummikubScore = ({
  view,
  language,
  name,
}: Pick<ScoreSheetProps<RummikubTypes>, 'view' | 'language' | 'name'>): ReactElement => {
  const text = TABLE_TEXTS[language]
  return (
    <div className="score-sheet rk-scores" tabIndex={0} role="region" aria-label={text.scores}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.roundColumn}</th>
            {range(view.seats).map(seat => (
              <th key={seat} scope="col">
                {name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rounds.map((scores, round) => (
            <ScoreRow key={round} head={round + 1} scores={scores} />
          ))}
        </tbody>
        <tfoot className="serif">
          <ScoreRow head={KIT_TEXTS[language].total} scores={totalsOf(view)} />
        </tfoot>
      </table>
    </div>
  )
}
