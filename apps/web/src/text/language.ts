/** The current language of the page and the texts of the first visit, which are loaded one language at a time. */
import type { ByLanguage, Language } from '@tortuga/kit'
import { create } from 'zustand'
import type { WebTexts } from './en/index.ts'
import { loadGameTexts } from './game-texts.ts'

export type { WebTexts } from './en/index.ts'

/** The name of each language, in that language. */
export const LANGUAGE_NAMES: ByLanguage<string> = {
  en: 'English',
  pl: 'Polski',
}

const LOAD: ByLanguage<() => Promise<WebTexts>> = {
  en: async () => (await import('./en/index.ts')).en,
  pl: async () => (await import('./pl/index.ts')).pl,
}

type CurrentLanguage = { readonly language: Language; readonly texts: WebTexts | null }
const useCurrent = create<CurrentLanguage>(() => ({ language: 'en', texts: null }))

/** Loads a language, then switches page and game texts to it together. */
export const switchLanguage = async (language: Language): Promise<void> => {
  const [texts] = await Promise.all([LOAD[language](), loadGameTexts(language)])
  useCurrent.setState({ language, texts })
}

export const currentTexts = (): WebTexts => {
  const { texts } = useCurrent.getState()
  if (texts === null) throw new Error('no language has been loaded yet')
  return texts
}

export const useTexts = (): WebTexts => {
  useCurrent(({ texts }) => texts)
  return currentTexts()
}

export const currentLanguage = (): Language => useCurrent.getState().language
export const useLanguage = (): Language => useCurrent(({ language }) => language)

/** A hook for a subject that is loaded with its page, in all languages: changing the language then needs no connection. */
export const createTextHook =
  <A>(texts: ByLanguage<A>): (() => A) =>
  () =>
    texts[useLanguage()]
