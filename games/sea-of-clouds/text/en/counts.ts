/** English numbers and lists: plural forms, minus signs, “a, b and c”. */
import { pluralFor } from '@tortuga/kit'
import type { ScoreCategory, Space } from '../../rules/index.ts'

export const plural = pluralFor('en')
export const cards = (count: number): string => plural(count, { one: 'card', other: 'cards' })
export const doubloons = (count: number): string => plural(count, { one: 'doubloon', other: 'doubloons' })
export const withMinus = (count: number): string => String(count).replace('-', '−')
export const points = (count: number): string => plural(count, { one: 'point', other: 'points' }).replace('-', '−')
export const space = (number: Space): string => `space ${number + 1}`
export const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
export const orNothing = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(', '))

/** What is counted at the end. */
export const CATEGORIES: Readonly<Record<ScoreCategory, string>> = {
  relics: 'Relics',
  objects: 'Objects',
  rum: 'Rum',
  doubloons: 'Doubloons',
  secrets: 'Secrets',
}
