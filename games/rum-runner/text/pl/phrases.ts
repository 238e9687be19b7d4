/** Polish counts and names that log lines, refusals and labels share. */
import { pluralFormFor, pluralFor } from '@tortuga/kit'
import type { Face } from '../../rules/index.ts'
import { cards as CARDS, islands as ISLANDS } from './cards.ts'

export const plural = pluralFor('pl')
export const form = pluralFormFor('pl')
/** Accusative: Ola zyskuje 1 monetę. */
export const coins = (count: number): string => plural(count, { one: 'monetę', few: 'monety', many: 'monet', other: 'monety' })
export const cards = (count: number): string => plural(count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
/** Nominative, for labels: 1 moneta. */
export const coinCount = (count: number): string => plural(count, { one: 'moneta', few: 'monety', many: 'monet', other: 'monety' })
export const cardCount = (count: number): string => plural(count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })
/** With its verb: leży 1 moneta, leżą 2 monety, leży 5 monet. */
export const coinsLie = (count: number): string =>
  `${form(count, { one: 'leży', few: 'leżą', many: 'leży', other: 'leży' })} ${coinCount(count)}`
export const points = (count: number): string => plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })
/** A card or island of another card file has no text here and is shown by its id. */
export const card = (face: Face): string => CARDS[face]?.name ?? face
export const island = (isle: string): string => ISLANDS[isle]?.name ?? isle
/** Where to: „na Zatokę Małży”. */
export const toIsland = (isle: string): string => ISLANDS[isle]?.to ?? `na: ${isle}`
/** Where: „w Zatoce Małży”. */
export const atIsland = (isle: string): string => ISLANDS[isle]?.at ?? `(${isle})`
/** To the front of which island: „przed Zatokę Małży”. */
export const toFront = (isle: string): string => toIsland(isle).replace(/^na/, 'przed')
/** In front of which island: „przed Zatoką Małży”. */
export const beforeIsland = (isle: string): string => ISLANDS[isle]?.before ?? `(${isle})`

/** The sides, inside a sentence. */
export const side = { crown: 'korona', pirate: 'pirat' } as const
