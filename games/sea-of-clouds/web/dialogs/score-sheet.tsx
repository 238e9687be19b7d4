/** The final scoring: ships that rise on their cargo, and the same as a table. It shows as much as has been counted. Independent of the table context, because the dialog at the end shows it, too. */
import { range } from '@tortuga/kit'
import type { ScoreSheetProps } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { cardOf, deckOf, SCORE_CATEGORIES, type FaceDownLootView, type SeaTypes } from '../../rules/index.ts'
import { plain } from '../art/worth.ts'
import { fullCount, lastCounted, totalsSoFar, type CountStory } from '../table/context/count-story.ts'
import { CargoShips, CategorySign } from './ships.tsx'
import { SmallCard, MiniBack } from '../pieces/loot-card.tsx'
import { phrasesFor, TABLE_TEXTS } from '../text/index.ts'

type Props = Omit<ScoreSheetProps<SeaTypes>, 'avatar'> & { readonly story: CountStory }

/** A captain's Rum or secrets: backs until they are revealed. */
const TurnedOver = ({
  view,
  cards,
  isUp,
}: Pick<Props, 'view'> & { readonly cards: readonly FaceDownLootView[]; readonly isUp: boolean }): ReactElement => (
  <span className="soc-minis">
    {cards.map(({ back, face }, index) => (
      <span key={index} className="soc-turning" data-up={isUp && face !== null}>
        {face === null ? <MiniBack back={back} /> : <SmallCard card={cardOf(deckOf(view.options.deck), face)} />}
        <MiniBack back={back} />
      </span>
    ))}
  </span>
)

const ScoreTable = ({ view, language, name, story }: Props): ReactElement => {
  const phrases = phrasesFor(deckOf(view.options.deck), language)
  const text = TABLE_TEXTS[language]
  const last = lastCounted(story)
  return (
    <div className="score-sheet">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{text.finalScoring}</span>
            </th>
            {range(view.seats).map(seat => (
              <th key={seat} scope="col">
                {name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SCORE_CATEGORIES.map(category => (
            <tr
              key={category}
              data-counted={story.points[category] !== undefined}
              {...(category === last && !story.isOver ? { 'aria-current': 'step' as const } : {})}
            >
              <th scope="row">
                <span className="soc-score-sign" aria-hidden="true">
                  <CategorySign category={category} />
                </span>
                {category === 'doubloons' ? text.doubloonsTitle : phrases[category]}
              </th>
              {range(view.seats).map(seat => (
                <td key={seat} data-minus={(story.points[category]?.[seat] ?? 0) < 0}>
                  {story.points[category] === undefined ? '' : plain(story.points[category][seat] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {totalsSoFar(story, view.seats).map((sum, seat) => (
              <td key={seat} className="serif">
                {plain(sum)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

export const ScoreSheet = (props: Props): ReactElement => {
  const { view, language, animate, name, story } = props
  const phrases = phrasesFor(deckOf(view.options.deck), language)
  const text = TABLE_TEXTS[language]
  return (
    <div className="soc-score">
      <CargoShips story={story} seats={view.seats} animate={animate} name={name} />
      <p className="soc-score-pirates">{text.piratesPayNothing}</p>
      <ScoreTable {...props} />
      <ul className="soc-turned" aria-label={text.turnedOver}>
        {view.captains.map(({ rum, secrets }, seat) => {
          const seen = [...(story.revealed.includes('rum') ? rum : []), ...(story.revealed.includes('secrets') ? secrets : [])]
          const named = seen.flatMap(({ face }) => (face === null ? [] : [phrases.card(face).name]))
          return (
            <li key={seat}>
              <b>{name(seat)}</b>
              <span role="img" aria-label={named.length === 0 ? phrases.empty : named.join(', ')}>
                <TurnedOver view={view} cards={rum} isUp={story.revealed.includes('rum')} />
                <TurnedOver view={view} cards={secrets} isUp={story.revealed.includes('secrets')} />
              </span>
            </li>
          )
        })}
      </ul>
      <ul className="soc-majorities">
        {story.majorities.map(({ of, seat, count }) => (
          <li key={of}>{text.majority(phrases.counted(of), name(seat), count)}</li>
        ))}
      </ul>
    </div>
  )
}

/** The result of a match in the dialog at the end. The table has counted it already, so it is not counted again. */
export const SeaResult = (props: ScoreSheetProps<SeaTypes>): ReactElement => (
  <ScoreSheet {...props} animate={false} story={fullCount(props.view)} />
)
