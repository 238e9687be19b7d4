/** Texts that a page loads one language at a time, because a visitor needs only one. */
import { LANGUAGES } from '@tortuga/kit'
import type { ByLanguage, Language } from '@tortuga/kit'

export type LazyTexts<Text> = {
  /** By language. To read a language that has not been loaded is a fault. */
  readonly texts: ByLanguage<Text>
  readonly load: (language: Language) => Promise<void>
}

export const createLazyTexts = <Text>(loaders: ByLanguage<() => Promise<Text>>): LazyTexts<Text> => {
  const loaded = new Map<Language, Text>()
  const read = (language: Language): Text => {
    const texts = loaded.get(language)
    if (texts === undefined) throw new Error(`the texts of language ${language} have not been loaded`)
    return texts
  }
  const texts = {}
  // Not enumerable: in development React lists the properties of everything it is given.
  for (const language of LANGUAGES) Object.defineProperty(texts, language, { get: () => read(language) })
  return {
    texts: texts as ByLanguage<Text>,
    load: async language => {
      if (!loaded.has(language)) loaded.set(language, await loaders[language]())
    },
  }
}
