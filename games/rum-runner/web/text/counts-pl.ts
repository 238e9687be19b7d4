/** Counting the table's things in Polish. */
import { formFor, pluralFor } from '@tortuga/kit'

export const count = pluralFor('pl')
export const form = formFor('pl')
/** Whom, what? Płacisz 1 monetę. */
export const coinsPaid = (number: number): string => count(number, { one: 'monetę', few: 'monety', many: 'monet', other: 'monety' })
export const coins = (number: number): string => count(number, { one: 'moneta', few: 'monety', many: 'monet', other: 'monety' })
export const cards = (number: number): string => count(number, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })
export const cardsTaken = (number: number): string => count(number, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
export const hazards = (number: number): string =>
  count(number, { one: 'zagrożenie', few: 'zagrożenia', many: 'zagrożeń', other: 'zagrożenia' })
export const points = (number: number): string => count(number, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })
