/** English counts and names that log lines, refusals and labels share. */
import { pluralFor } from '@tortuga/kit'
import type { Face } from '../../rules/index.ts'
import { cards as CARDS, islands as ISLANDS } from './cards.ts'

export const plural = pluralFor('en')
export const coins = (count: number): string => plural(count, { one: 'coin', other: 'coins' })
export const cards = (count: number): string => plural(count, { one: 'card', other: 'cards' })
export const points = (count: number): string => plural(count, { one: 'point', other: 'points' })
/** A card or island of another card file has no text here and is shown by its id. */
export const card = (face: Face): string => CARDS[face]?.name ?? face
export const island = (isle: string): string => ISLANDS[isle] ?? isle

/** The sides, inside a sentence. */
export const side = { crown: 'the crown', pirate: 'the pirate' } as const
