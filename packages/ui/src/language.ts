/** The languages of the house: every word is there in each of them. */

export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export type ByLanguage<A> = Readonly<Record<Language, A>>
