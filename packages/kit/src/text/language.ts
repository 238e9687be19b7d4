/** The languages of the interface. Each text exists in all of them: a missing sentence does not compile. */

/** Every language by its code, with its own name. A new language needs one line here and a `text/<code>` folder in each package with texts. */
export const LANGUAGE_NAMES = {
  en: 'English',
  pl: 'Polski',
} as const

/** The code of a language. */
export type Language = keyof typeof LANGUAGE_NAMES
/** All language codes. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]
/** One value per language. */
export type ByLanguage<A> = Readonly<Record<Language, A>>
