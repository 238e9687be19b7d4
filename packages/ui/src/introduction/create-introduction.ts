/** Makes the introduction of a game from its pictures and its texts. The pictures decide which texts there must be. */
import type { ByLanguage, Language } from '@tortuga/kit'
import { createElement, Fragment, type ReactNode } from 'react'
import type { GameIntroduction } from '../base/web-game.ts'

/** A part without its words. */
type DrawnPart = { readonly rules: readonly string[]; readonly picture: ReactNode }

/** A part with its rules and its picture: pieces and signs in a row. */
export const drawPart = (rules: readonly string[], ...pieces: readonly ReactNode[]): DrawnPart => ({
  rules,
  picture: createElement(Fragment, null, ...pieces),
})

/** The parts by section, in the order of the page. */
export type DrawnSections = Readonly<Record<string, Readonly<Record<string, DrawnPart>>>>

/** The words for drawn sections. */
export type IntroductionText<Sections extends DrawnSections> = {
  readonly aim: string
  readonly sections: {
    readonly [S in keyof Sections]: {
      readonly title: string
      readonly note: string
      readonly parts: { readonly [P in keyof Sections[S]]: readonly [title: string, text: string] }
    }
  }
}

export const createIntroduction =
  <Sections extends DrawnSections>(className: string, drawn: Sections, texts: ByLanguage<IntroductionText<Sections>>) =>
  (language: Language): GameIntroduction => ({
    className,
    aim: texts[language].aim,
    sections: Object.entries(drawn).map(([id, parts]) => {
      const { title, note, parts: words } = texts[language].sections[id as keyof Sections]
      const wordsOf = words as Readonly<Record<string, readonly [title: string, text: string]>>
      return {
        id,
        title,
        note,
        parts: Object.entries(parts).map(([part, { rules, picture }]) => {
          const [partTitle, partText] = wordsOf[part] ?? ['', '']
          return { id: part, title: partTitle, text: partText, rules, picture }
        }),
      }
    }),
  })
