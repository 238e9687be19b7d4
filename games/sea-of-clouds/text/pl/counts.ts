/** Polish numbers and lists: plural forms by case, minus signs, „a, b i c”. */
import { pluralFor } from '@tortuga/kit'
import type { ScoreCategory, Space } from '../../rules/index.ts'

export const plural = pluralFor('pl')
/** Accusative: Ola odrzuca 1 kartę. */
export const cardsAccusative = (count: number): string => plural(count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
/** Nominative and accusative are equal. */
export const doubloons = (count: number): string => plural(count, { one: 'dublon', few: 'dublony', many: 'dublonów', other: 'dublona' })
export const withMinus = (count: number): string => String(count).replace('-', '−')
export const points = (count: number): string =>
  plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }).replace('-', '−')
/** Genitive, after “około”: 1 punktu, 2 punktów. */
export const pointsGenitive = (count: number): string => plural(count, { one: 'punktu', few: 'punktów', many: 'punktów', other: 'punktu' })
/** Nominative and accusative: pole 1. */
export const space = (number: Space): string => `pole ${number + 1}`
/** Genitive: z pola 1. */
export const spaceGenitive = (number: Space): string => `pola ${number + 1}`
export const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`
export const orNothing = (words: readonly string[]): string => (words.length === 0 ? 'nic' : words.join(', '))

/** What is counted at the end. */
export const CATEGORIES: Readonly<Record<ScoreCategory, string>> = {
  relics: 'Relikty',
  objects: 'Przedmioty',
  rum: 'Rum',
  doubloons: 'Dublony',
  secrets: 'Tajne karty',
}
