/** Options, presets and bot levels in Polish. */
import type { SeaSettingsText } from '../types.ts'

export const settings: SeaSettingsText = {
  options: {
    deck: {
      name: 'Talia',
      about: 'Karty łupów i plansze używane w grze. Pełny spis kart z pudełka nie jest publiczny.',
      values: { completed: 'Znane karty, uzupełnione do 94' },
    },
    startSeat: {
      name: 'Kto zaczyna',
      about: 'Ten kapitan dostaje kapelusz i papugę. Miejsce 1 zajmuje kapitan, który otwiera stół.',
      values: { random: 'Losowy kapitan', 0: 'Miejsce 1', 1: 'Miejsce 2', 2: 'Miejsce 3', 3: 'Miejsce 4' },
    },
    reminders: {
      name: 'Przypomnienia',
      about: 'Stół pokazuje ci karty, które już znasz.',
      values: { true: 'Tak', false: 'Nie, gra z pamięci' },
    },
  },
  presets: { standard: { name: 'Zwykła gra', about: 'Zaczyna losowy kapitan. Stół pokazuje ci karty, które już znasz.' } },
  bots: {
    'cabin-boy': { name: 'Chłopiec okrętowy', about: 'Częściej niż co drugi ruch wykonuje losowo.' },
    deckhand: { name: 'Majtek', about: 'Zna zasady, ale często się myli.' },
    sailor: { name: 'Marynarz', about: 'Gra rozsądnie, czasem się myli.' },
    boatswain: { name: 'Sternik', about: 'Myśli o następnym kapitanie i rzadko się myli.' },
    captain: { name: 'Kapitan', about: 'Myśli tak długo, jak może, i się nie myli.' },
  },
}
