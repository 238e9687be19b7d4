/** Plural forms by the rules of a language: „1 karta”, „2 karty”, „5 kart”. */

/** The plural forms of a noun, by category of `Intl.PluralRules`. English uses `one` and `other`, Polish all four (`other` for fractions). */
export type PluralForms = { readonly one: string; readonly few?: string; readonly many?: string; readonly other: string }

/** Selects the plural form without the number, for sentences that place the number elsewhere. */
export const pluralFormFor = (language: string): ((count: number, forms: PluralForms) => string) => {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => {
    const category = rules.select(count)
    return (category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined) ?? forms.other
  }
}

/** The number followed by its plural form: `pluralFor('pl')(2, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })` gives „2 karty”. */
export const pluralFor = (language: string): ((count: number, forms: PluralForms) => string) => {
  const form = pluralFormFor(language)
  return (count, forms) => `${count} ${form(count, forms)}`
}
