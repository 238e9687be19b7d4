/** The texts of games, which are loaded with their tables. Before the page changes its language, it loads them in the new one. */
import type { Language } from '@tortuga/kit'

type LoadTexts = (language: Language) => Promise<void>

const loaders = new Set<LoadTexts>()

/** From now on, changing the language loads these texts, too. */
export const addGameTexts = (load: LoadTexts): void => {
  loaders.add(load)
}

export const loadGameTexts = async (language: Language): Promise<void> => {
  await Promise.all([...loaders].map(load => load(language)))
}
