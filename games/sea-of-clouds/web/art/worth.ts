/** Numbers as players read them, and what a card is worth in a few signs. */
import type { Card } from '../../rules/index.ts'

/** With a real minus: `−1`. */
export const plain = (number: number): string => (number < 0 ? `−${-number}` : String(number))
/** With a sign: `−1`, `+2`. */
export const signed = (number: number): string => (number < 0 ? plain(number) : `+${number}`)

/** A Pirate's or Object's strength, the doubloons of a Chest, or its score; for a collection the total of all its cards. Null if it has no figure. */
export const worthOf = ({ back, strength, chest, score }: Card): string | null => {
  if (back === 'pirate') return plain(strength)
  if (strength !== 0) return signed(strength)
  if (chest !== null) return String(chest)
  switch (score?.type) {
    case 'set':
      return plain(score.totals.at(-1) ?? 0)
    case 'each':
      return plain(score.points)
    case 'most-each':
      return `${score.points}/${score.otherwise}`
    case 'per':
      return `×${score.points}`
    case 'most':
      return signed(score.points)
    default:
      return null
  }
}
