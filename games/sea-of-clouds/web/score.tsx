/** The final scoring: category by category, with Rum and secrets turned over as their turn comes. It stands by itself, for the window at the end shows it, too. */
import { at, upTo, type Seat } from '@tortuga/kit'
import { MOTION, type ScoreProps, useCountUp } from '@tortuga/ui'
import { useEffect, useState, type ReactElement } from 'react'
import { cardOf, countOf, deckOf, majoritiesOf, type Deck, type Face, type SeaTypes, type View } from '../rules/index.ts'
import { LootBack } from './art/back.tsx'
import { Mini, plain } from './loot-card.tsx'
import { holdingOf, pointsOf } from './reckoning.ts'
import { TABLE_TEXTS } from './text/index.ts'
import { wordsFor } from './words.ts'

const CATEGORIES = ['doubloons', 'rum', 'relics', 'secrets', 'objects'] as const

/** How many categories have been counted; all at once where nothing may move. */
const useCounted = (animate: boolean): number => {
  const [counted, setCounted] = useState(animate ? 0 : CATEGORIES.length)
  useEffect(() => {
    if (counted >= CATEGORIES.length) return undefined
    const timer = setTimeout(() => setCounted(counted + 1), MOTION.count + MOTION.turn)
    return () => clearTimeout(timer)
  }, [counted])
  return counted
}

const Total = ({ value, animate }: { readonly value: number; readonly animate: boolean }): ReactElement => (
  <td className="serif">{plain(useCountUp(value, animate, 0))}</td>
)

/** Rum and secrets of a captain: backs until they are counted. */
const TurnedOver = ({
  deck,
  faces,
  isUp,
}: {
  readonly deck: Deck
  readonly faces: readonly Face[]
  readonly isUp: boolean
}): ReactElement => (
  <span className="soc-minis">
    {faces.map((face, index) => (
      <span key={index} className="soc-turning" data-up={isUp}>
        <Mini card={cardOf(deck, face)} />
        <span className="soc-mini" aria-hidden="true">
          <LootBack back={cardOf(deck, face).back} />
        </span>
      </span>
    ))}
  </span>
)

const winnersOf = (view: View, deck: Deck): readonly (readonly [of: string, seat: Seat, count: number])[] => {
  const holdings = view.captains.map(holdingOf)
  return [...majoritiesOf(deck, holdings, view.parrot)].flatMap(([of, seat]) =>
    seat === null ? [] : [[of, seat, countOf(at(holdings, seat), of)] as const],
  )
}

export const ScoreSheet = ({ view, language, animate, name }: ScoreProps<SeaTypes>): ReactElement => {
  const deck = deckOf(view.options.deck)
  const words = wordsFor(deck, language)
  const text = TABLE_TEXTS[language]
  const counted = useCounted(animate)
  const scores = pointsOf(deck, view)
  const soFar = scores.map(score => CATEGORIES.slice(0, counted).reduce((sum, category) => sum + score[category], 0))
  const labels = { doubloons: text.doubloonsTitle, rum: words.rum, relics: words.relics, secrets: words.secrets, objects: words.objects }
  const isUp = (category: (typeof CATEGORIES)[number]): boolean => CATEGORIES.indexOf(category) < counted
  return (
    <div className="soc-score">
      <div className="soc-score-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{text.finalScoring}</span>
              </th>
              {upTo(view.seats).map(seat => (
                <th key={seat} scope="col">
                  {name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CATEGORIES.map(category => (
              <tr key={category} data-counted={isUp(category)}>
                <th scope="row">{labels[category]}</th>
                {scores.map((score, seat) => (
                  <td key={seat}>{isUp(category) ? plain(score[category]) : ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.total}</th>
              {soFar.map((sum, seat) => (
                <Total key={seat} value={sum} animate={animate} />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <ul className="soc-turned" aria-label={text.turnedOver}>
        {view.captains.map(({ rum, secrets }, seat) => {
          const named = [...rum, ...secrets].flatMap(({ face }) => face ?? []).map(face => words.card(face).name)
          return (
            <li key={seat}>
              <b>{name(seat)}</b>
              <span role="img" aria-label={named.length === 0 ? words.empty : named.join(', ')}>
                <TurnedOver deck={deck} faces={rum.flatMap(({ face }) => face ?? [])} isUp={isUp('rum')} />
                <TurnedOver deck={deck} faces={secrets.flatMap(({ face }) => face ?? [])} isUp={isUp('secrets')} />
              </span>
            </li>
          )
        })}
      </ul>
      <ul className="soc-majorities" data-up={isUp('secrets')}>
        {winnersOf(view, deck).map(([of, seat, count]) => (
          <li key={of}>{text.majority(words.counted(of), name(seat), count)}</li>
        ))}
      </ul>
    </div>
  )
}
