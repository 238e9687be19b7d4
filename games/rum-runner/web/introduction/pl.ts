/** Polish texts of Rum Runner's illustrated page. */
import type { RunnerIntroductionText } from './pictures.tsx'

export const pl: RunnerIntroductionText = {
  aim: 'Dwoje graczy i dwa różne cele: korona strzeże rumu na wyspach, aż będzie można go sprzedać, a pirat napada na wyspy, by go wykraść.',
  sections: {
    crown: {
      title: 'Korona',
      note: 'Trzy akcje w turze.',
      parts: {
        invest: ['Zagraj rum i inwestuj', 'Kładź na wyspach zakryte inwestycje, a na nich monety: jedną akcją po jednej na każdą kartę.'],
        hazards: ['Broń wysp', 'Kładź zakryte zagrożenia przed wyspą. Płacisz dopiero wtedy, gdy podnosisz je przeciw rajdowi.'],
        market: [
          'Dostarcz rum na rynek',
          'Na początku tury możesz odkryć karty, na których leży dość monet: Złoty rum kosztuje 3 i daje 2 punkty.',
        ],
      },
    },
    pirate: {
      title: 'Pirat',
      note: 'Trzy akcje w turze.',
      parts: {
        crew: ['Zbierz załogę', 'Woduj statki i obsadzaj je załogą. Kompasy i szable to umiejętności twojej wyprawy.'],
        raid: [
          'Wyrusz na rajd',
          'Wybierz wyspę i statki z załogą, na których nie ma monet. Każdy dostaje monetę; na początku twoich tur statki tracą po jednej.',
        ],
      },
    },
    raid: {
      title: 'Rajd',
      note: 'Krok po kroku.',
      parts: {
        raise: ['Korona podnosi zagrożenia', 'Raz decyduje, za które zakryte zagrożenia tej wyspy płaci, i może dołożyć do nich monety.'],
        pass: [
          'Wyprawa je pokonuje',
          'Od zewnątrz trzeba pokonać każde odkryte zagrożenie: Rafa kosztuje dwa kompasy albo statek. Potem traci ono monetę albo zostaje usunięte.',
        ],
        loot: ['Plądrowanie wyspy', 'Za ostatnim zagrożeniem odkrywa się kartę na wyspie. Jeśli to rum, pirat zdobywa butelkę.'],
      },
    },
    end: {
      title: 'Kto wygrywa',
      note: 'Rozgrywka kończy się natychmiast.',
      parts: {
        crown: ['Korona', 'Do zwycięstwa potrzeba 4 punktów za rum. Karta rumu jest dla korony warta 1, 2 albo 3 punkty.'],
        pirate: ['Pirat', 'Do zwycięstwa potrzeba 4 butelek. Każda karta rumu to dla pirata jedna butelka.'],
      },
    },
  },
}
