/** The panel that shows racks and scores when a round ends, and the scores of the match in a dialog. */
import { at } from '@tortuga/kit'
import { Dialog } from '@tortuga/ui'
import { Report } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { Event } from '../../rules/index.ts'
import { signed } from '../../text/format.ts'
import { TileFace } from '../art/tile-face.tsx'
import { useTable } from '../table/context/context.ts'
import { RummikubScore } from './score-table.tsx'

export type Scored = Extract<Event, { type: 'scored' }>

/** The tiles left on each rack, the score and its reason. */
const Racks = ({ scored: { racks, grounds, scores } }: { readonly scored: Scored }): ReactElement => {
  const { text, terms, nameOf } = useTable()
  return (
    <ul className="rk-left" aria-label={text.left}>
      {racks.map((rack, seat) => (
        <li key={seat}>
          <p>
            <b>{nameOf(seat)}</b> <span className="serif">{signed(at(scores, seat))}</span>{' '}
            <span className="muted">{terms.scoreReason(at(grounds, seat))}</span>
          </p>
          {rack.length === 0 ? null : (
            <p className="rk-minis" role="img" aria-label={rack.map(terms.tile).join(', ')}>
              {rack.map((face, index) => (
                <TileFace key={`${face} ${index}`} face={face} />
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The result of a round, shown over the table until it is closed or the next round is under way. Not a modal dialog, because a clock may be running. */
export const RoundPanel = ({ scored, onClose }: { readonly scored: Scored; readonly onClose: () => void }): ReactElement => {
  const { view, language, nameOf, text, seat } = useTable()
  const [winner] = scored.winners
  return (
    <Report className="rk-round panel" title={text.roundOver(scored.round)} lines={[]} onClose={onClose}>
      <p>
        {scored.ending === 'out' && winner !== undefined ? (winner === seat ? text.youGoOut : text.wentOut(nameOf(winner))) : text.bankOut}
      </p>
      <Racks scored={scored} />
      <RummikubScore view={view} language={language} name={nameOf} />
    </Report>
  )
}

export const ScoreDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const { view, language, nameOf, text, kit } = useTable()
  return (
    <Dialog title={text.scores} closeLabel={kit.close} onClose={onClose}>
      <RummikubScore view={view} language={language} name={nameOf} />
    </Dialog>
  )
}
