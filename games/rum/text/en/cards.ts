/** English names of cards, and counted nouns. */
import { pluralFor } from '@tortuga/kit'
import type { BottleColour, CardEnd, Face, SlotNumber } from '../../rules/index.ts'
import { endsOf } from '../faces.ts'

const plural = pluralFor('en')

export const cards = (count: number): string => plural(count, { one: 'card', other: 'cards' })
export const points = (count: number): string => plural(count, { one: 'point', other: 'points' })
export const bottles = (count: number, colour: BottleColour): string =>
  plural(count, { one: `${colour} bottle`, other: `${colour} bottles` })

export const slotName = (slot: SlotNumber): string => `slot ${slot + 1}`

export const card = (face: Face): string => {
  const ends = endsOf(face)
  return ends === null ? 'the parrot' : `2 ${ends.double} / 1 ${ends.single}`
}
export const end = (face: Face, up: CardEnd): string => {
  const ends = endsOf(face)
  return ends === null ? 'the parrot' : up === 'two' ? `2 ${ends.double}` : `1 ${ends.single}`
}

export const cardList = (faces: readonly Face[]): string => faces.map(card).join(', ')

export const join = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
