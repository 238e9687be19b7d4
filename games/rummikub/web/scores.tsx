/** The points over the rounds as a table, what was left on the racks when a round ended, and the same at the end of the match. */
import { at, upTo, type Seat } from '@tortuga/kit'
import { Button, Dialog, type ScoreProps } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { totalsOf, type Event, type RummikubTypes, type View } from '../rules/index.ts'
import { signed } from '../text/faces.ts'
import { texts } from '../text/index.ts'
import { TileFace } from './art/tile.tsx'
import { useSetting } from './setting.ts'
import { TABLE_TEXTS } from './text/index.ts'

type Rounds = Pick<View, 'rounds' | 'seats'>

/** Rounds go down, players across; the sum is below. */
const ScoreTable = ({
  rounds: view,
  language,
  name,
}: {
  readonly rounds: Rounds
  readonly language: 'en' | 'pl'
  readonly name: (seat: Seat) => string
}): ReactElement => {
  const text = TABLE_TEXTS[language]
  const totals = totalsOf(view)
  const best = Math.max(...totals)
  return (
    <div className="rk-scores" tabIndex={0} role="region" aria-label={text.scores}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.roundColumn}</th>
            {upTo(view.seats).map(seat => (
              <th key={seat} scope="col">
                {name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rounds.map((scores, round) => (
            <tr key={round}>
              <th scope="row">{round + 1}</th>
              {scores.map((score, seat) => (
                <td key={seat} data-won={score === Math.max(...scores)}>
                  {signed(score)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {totals.map((total, seat) => (
              <td key={seat} data-won={total === best} className="serif">
                {signed(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** In the window that says who won. */
export const RummikubScore = ({ view, language, name }: ScoreProps<RummikubTypes>): ReactElement => (
  <ScoreTable rounds={view} language={language} name={name} />
)

export type Scored = Extract<Event, { type: 'scored' }>

/** Who had what left, and why it was written so. */
const Racks = ({ scored: { racks, grounds, scores } }: { readonly scored: Scored }): ReactElement => {
  const { nameOf, language, text } = useSetting()
  const { words } = texts[language]
  return (
    <ul className="rk-left" aria-label={text.left}>
      {racks.map((rack, seat) => (
        <li key={seat}>
          <p>
            <b>{nameOf(seat)}</b> <span className="serif">{signed(at(scores, seat))}</span>{' '}
            <span className="muted">{words.ground(at(grounds, seat))}</span>
          </p>
          {rack.length === 0 ? null : (
            <p className="rk-minis" role="img" aria-label={rack.map(words.tile).join(', ')}>
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

/** How a round ended, over the table until it is put away or the next one is under way. It blocks nothing: a clock may be running. */
export const RoundPanel = ({ scored, onClose }: { readonly scored: Scored; readonly onClose: () => void }): ReactElement => {
  const { view, text, language, nameOf } = useSetting()
  const [winner] = scored.winners
  const title = text.roundOver(scored.round)
  return (
    <section className="rk-round panel" aria-label={title}>
      <h2>{title}</h2>
      <p>{scored.ending === 'out' && winner !== undefined ? text.wentOut(nameOf(winner)) : text.bankOut}</p>
      <Racks scored={scored} />
      <ScoreTable rounds={view} language={language} name={nameOf} />
      <div className="rk-note-acts">
        <Button kind="main" onPress={onClose}>
          {text.goOn}
        </Button>
      </div>
    </section>
  )
}

/** The points when they are asked for. */
export const ScoreDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const { view, text, language, nameOf } = useSetting()
  return (
    <Dialog title={text.scores} closeLabel={text.close} onClose={onClose}>
      <ScoreTable rounds={view} language={language} name={nameOf} />
    </Dialog>
  )
}
