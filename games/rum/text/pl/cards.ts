/** Polish names of cards, and counted nouns. */
import { pluralFormFor, pluralFor } from '@tortuga/kit'
import type { BottleColour, CardEnd, Face, SlotNumber } from '../../rules/index.ts'
import { endsOf } from '../faces.ts'

const plural = pluralFor('pl')
const form = pluralFormFor('pl')

/** Feminine forms, because both *butelka* and *karta* are feminine: czerwona, czerwonej, czerwoną, czerwone, czerwonych. */
type Adjective = {
  readonly one: string
  readonly genitive: string
  readonly accusative: string
  readonly few: string
  readonly many: string
}
const regular = (stem: string): Adjective => ({
  one: `${stem}a`,
  genitive: `${stem}ej`,
  accusative: `${stem}ą`,
  few: `${stem}e`,
  many: `${stem}ych`,
})
const COLOURS: Readonly<Record<BottleColour, Adjective>> = {
  red: regular('czerwon'),
  orange: regular('pomarańczow'),
  yellow: regular('żółt'),
  green: regular('zielon'),
  blue: { one: 'niebieska', genitive: 'niebieskiej', accusative: 'niebieską', few: 'niebieskie', many: 'niebieskich' },
  purple: regular('fioletow'),
  black: regular('czarn'),
}

/** A colour that only another deck has keeps its own name. */
export const adjective = (colour: BottleColour): Adjective =>
  COLOURS[colour] ?? { one: colour, genitive: colour, accusative: colour, few: colour, many: colour }

const counted = (count: number, colour: BottleColour): string => {
  const { one, few, many } = adjective(colour)
  return form(count, { one, few, many, other: many })
}

/** In the accusative: „Ola zwraca 1 kartę”. */
export const cards = (count: number): string => plural(count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
export const points = (count: number): string => plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })
export const bottles = (count: number, colour: BottleColour): string =>
  `${count} ${counted(count, colour)} ${form(count, { one: 'butelka', few: 'butelki', many: 'butelek', other: 'butelki' })}`

export const slotName = (slot: SlotNumber): string => `miejsce ${slot + 1}`

export const card = (face: Face): string => {
  const ends = endsOf(face)
  return ends === null ? 'papuga' : `2 ${counted(2, ends.double)} / 1 ${counted(1, ends.single)}`
}
export const end = (face: Face, up: CardEnd): string => {
  const ends = endsOf(face)
  return ends === null ? 'papuga' : up === 'two' ? `2 ${counted(2, ends.double)}` : `1 ${counted(1, ends.single)}`
}

export const cardList = (faces: readonly Face[]): string => faces.map(card).join(', ')

export const join = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} i ${parts.at(-1)}`
