/** Counted words in a language's own forms: „1 karta”, „2 karty”, „5 kart”. */

/** The forms a language may ask for; English needs `one` and `other`, Polish all four (`other` is for fractions). */
export type Forms = { readonly one: string; readonly few?: string; readonly many?: string; readonly other: string }

/** The form alone, for sentences that put the number elsewhere. */
export const formFor = (language: string): ((count: number, forms: Forms) => string) => {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => {
    const category = rules.select(count)
    return (category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined) ?? forms.other
  }
}

/** The number and its word: `pluralFor('pl')(2, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })` gives „2 karty”. */
export const pluralFor = (language: string): ((count: number, forms: Forms) => string) => {
  const form = formFor(language)
  return (count, forms) => `${count} ${form(count, forms)}`
}
