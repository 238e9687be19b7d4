/** How a finished match ended for the visitor, in a few words: "Won 19–6", "Second of four". */
import type { Seat } from '@tortuga/kit'
import type { MatchResult } from '@tortuga/wire'
import type { ResultsText } from '../text/en/results.ts'

const print = (score: number): string => String(score).replace('-', '−')

/** The visitor's score and the other's; empty if the scores do not tell who has won. */
const describeScores = (own: number, other: number, isDecided: boolean, text: ResultsText): string => {
  if (own === other && (isDecided || own === 0)) return ''
  return ` ${(own < 0 || other < 0 ? text.scoresBelowZero : text.scores)(print(own), print(other))}`
}

export const describeResult = ({ outcome, reason }: MatchResult, mine: Seat, text: ResultsText): string => {
  if (outcome === null) return reason === 'abandoned' ? text.abandoned : text.agreed
  const { places, scores } = outcome
  const [place = 0, own = 0] = [places[mine], scores[mine]]
  const isShared = places.filter(other => other === place).length > 1
  if (places.length === 2) {
    const word = isShared ? text.drawn : place === 1 ? text.won : text.lost
    return `${word}${describeScores(own, scores[1 - mine] ?? 0, !isShared, text)}`
  }
  if (place > 1) return text.place(place, places.length)
  if (isShared) return text.sharedFirst
  return own > 0 ? text.wonPoints(own) : text.won
}
