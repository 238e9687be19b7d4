/** Counting the table's things in English. */
import { pluralFor } from '@tortuga/kit'

export const count = pluralFor('en')
export const coins = (number: number): string => count(number, { one: 'coin', other: 'coins' })
export const cards = (number: number): string => count(number, { one: 'card', other: 'cards' })
export const hazards = (number: number): string => count(number, { one: 'hazard', other: 'hazards' })
export const points = (number: number): string => count(number, { one: 'point', other: 'points' })
