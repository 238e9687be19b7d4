/** How moves are typed in a terminal: the notation's words with others that mean the same, and how to explain them. */

/** The notation's own words. Any word of either language is taken for them, whichever is being spoken. */
export const SYNONYMS: readonly (readonly [word: string, ...synonyms: readonly string[]])[] = [
  ['draw', 'd', 'take', 'dobierz', 'dobieram', 'weź', 'wez'],
  ['play', 'p', 'lay', 'zagraj', 'graj', 'gram'],
  ['discard', 'return', 'give', 'zwróć', 'zwroc', 'odrzuć', 'odrzuc'],
  ['wreck', 'w', 'shipwreck', 'wrak', 'wraku'],
  ['with', 'beach', 'plaża', 'plaza', 'plażą'],
  ['none', 'nothing', 'nic', 'żadne'],
]

type Typing = { readonly draw: string; readonly play: string; readonly beach: string; readonly discard: string }

export const TYPING: Readonly<Record<'en' | 'pl', Typing>> = {
  en: {
    draw: 'draw wreck, draw 2 (a slot of the beach)',
    play: 'play a2 c1 (card a with its two bottles up, c with its one)',
    beach: 'play a2 c1 with 1 3 (only these slots of the beach count), … with none',
    discard: 'discard a c',
  },
  pl: {
    draw: 'dobierz wrak, dobierz 2 (miejsce na plaży)',
    play: 'zagraj a2 c1 (karta a dwiema butelkami do góry, c jedną)',
    beach: 'zagraj a2 c1 plaża 1 3 (liczą się tylko te miejsca plaży), … plaża nic',
    discard: 'zwróć a c',
  },
}
