/** The shell's words. One language is loaded at a time; a sentence missing in one of them does not compile. */
import type { ByLanguage, Language } from '@tortuga/ui'
import { create } from 'zustand'
import type { Texts } from './texts.ts'

export type { Texts } from './texts.ts'

/** Each language in its own words. */
export const LANGUAGE_NAMES: ByLanguage<string> = { en: 'English', pl: 'Polski' }

const LOAD: ByLanguage<() => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
}

type Words = { readonly language: Language; readonly texts: Texts | null }
const useWords = create<Words>(() => ({ language: 'en', texts: null }))

/** Speaks this language from now on; page and game change at the same moment. */
export const speak = async (language: Language): Promise<void> => {
  const texts = await LOAD[language]()
  useWords.setState({ language, texts })
}

/** The words of the language that is spoken now. */
export const currentTexts = (): Texts => {
  const { texts } = useWords.getState()
  if (texts === null) throw new Error('no language is spoken yet')
  return texts
}

export const useTexts = (): Texts => {
  useWords(words => words.texts)
  return currentTexts()
}

export const currentLanguage = (): Language => useWords.getState().language
export const useLanguage = (): Language => useWords(words => words.language)
