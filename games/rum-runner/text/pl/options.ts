/** Options, presets and bot levels in Polish. */
import type { Texts } from '../types.ts'

export const options: Texts['options'] = {
  cards: {
    name: 'Karty',
    about: 'Zestaw kart. Nie wszystkie wydrukowane karty są publicznie znane.',
    values: { standard: 'Standardowy (częściowo odtworzony)' },
  },
  crown: { name: 'Korona', about: 'Kto gra koroną.', values: { random: 'Losowo', 0: 'Pierwsze miejsce', 1: 'Drugie miejsce' } },
  mulligan: { name: 'Wymiana ręki', about: 'Za 1 monetę możesz wymienić początkową rękę.', values: { true: 'Tak', false: 'Nie' } },
  turnCap: {
    name: 'Limit tur',
    about: 'Gdy każda strona rozegra tyle tur, wygrywa gracz, który ma więcej punktów.',
    values: { null: 'Bez limitu' },
  },
  bank: { name: 'Bank', about: 'Czy w banku może zabraknąć monet (jest ich 40).', values: { open: 'Bez limitu', strict: 'Dokładnie 40' } },
}

export const presets: Texts['presets'] = {
  lot: { name: 'Strony losowo', about: 'Los decyduje, kto gra koroną.' },
  crown: { name: 'Grasz koroną', about: 'Osoba, która otwiera stół, gra koroną.' },
  pirate: { name: 'Grasz piratem', about: 'Osoba, która otwiera stół, gra piratem.' },
}

export const bots: Texts['bots'] = {
  'cabin-boy': { name: 'Chłopiec okrętowy', about: 'Gra jak dziecko: co drugi ruch jest przypadkowy.' },
  deckhand: { name: 'Majtek', about: 'Zna zasady, ale co czwarty ruch to błąd.' },
  sailor: { name: 'Marynarz', about: 'Gra rozsądnie, czasem popełnia błąd.' },
  boatswain: { name: 'Sternik', about: 'Myśli naprzód i rzadko popełnia błędy.' },
  captain: { name: 'Kapitan', about: 'Wykorzystuje cały czas do namysłu i nie robi głupich błędów.' },
}
