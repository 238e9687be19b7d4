/** What a form says about the options of RUM in Polish. */
import type { OptionFormText } from '../types.ts'

export const optionForm: OptionFormText = {
  options: {
    deck: { name: 'Talia', about: 'Karty rumu używane w grze.', values: {} },
    startSeat: {
      name: 'Kto zaczyna',
      about: 'Gracz, który wykonuje pierwszy ruch. Miejsce 1 zajmuje osoba, która otwiera stół.',
      values: {
        random: 'Losowy gracz',
        afterDealer: 'Po lewej od losowego rozdającego',
        0: 'Miejsce 1',
        1: 'Miejsce 2',
        2: 'Miejsce 3',
        3: 'Miejsce 4',
      },
    },
    beachBottles: {
      name: 'Butelki z plaży',
      about: 'Które odkryte butelki z plaży należą do zestawu.',
      values: { all: 'Zawsze wszystkie', chosen: 'Wybierasz' },
    },
    handMustContribute: {
      name: 'Karta z ręki musi pomóc',
      about: 'Zestaw wymaga karty z ręki w kolorze kapitana, którego zdobywasz. Inaczej wystarczy dowolna karta.',
      values: { true: 'Tak', false: 'Nie' },
    },
  },
  groups: { start: 'Początek gry', sets: 'Zestawy' },
}
