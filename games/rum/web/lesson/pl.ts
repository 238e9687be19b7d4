/** The words of the first lesson in Polish. */
import type { LessonWords } from '@tortuga/ui'

export const pl: LessonWords = {
  title: 'Pierwsza partia',
  about: 'Butelki, karty kolekcji, papuga i statek piratów: cały RUM w kilka minut.',
  steps: {
    goal: { say: 'Każda z siedmiu **kart kolekcji** ma swój kolor rumu. Zbierz dość butelek tego koloru, a karta będzie twoja.' },
    draw: {
      say: 'W swojej turze robisz jedno: **dobierasz kartę** albo **zagrywasz zestaw**. Dobierz z plaży kartę z niebieską butelką.',
      hint: 'Karta z niebieską butelką leży na pierwszym miejscu plaży.',
      done: 'Na jej miejsce trafia nowa karta, zakryta.',
    },
  },
}
