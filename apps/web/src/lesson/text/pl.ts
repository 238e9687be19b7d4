/** What the lessons' page says beside the lesson itself, in Polish. */
import { pluralFor } from '@tortuga/kit'
import type { LessonTexts } from './en.ts'

const plural = pluralFor('pl')

export const pl: LessonTexts = {
  learn: game => `Nauka gry: ${game}`,
  about: 'Przy prawdziwym stole, według prawdziwych zasad, we własnym tempie.',
  minutes: count => `około ${plural(count, { one: 'minuty', few: 'minut', many: 'minut', other: 'minuty' })}`,
  steps: count => plural(count, { one: 'krok', few: 'kroki', many: 'kroków', other: 'kroku' }),
  begin: 'Zacznij',
  goOn: 'Ucz się dalej',
  again: 'Jeszcze raz',
  finished: 'Ukończona',
  failed: 'Nie udało się wczytać lekcji. Spróbuj znów, gdy będzie połączenie.',

  coach: 'Lekcja',
  step: (step, all) => `Krok ${step} z ${all}`,
  yourMove: 'Twój ruch',
  back: 'Wstecz',
  next: 'Dalej',
  finish: 'Koniec',
  waits: 'Najpierw wykonaj ruch na stole.',
  hint: 'Podpowiedź',
  showMe: 'Pokaż mi',
  hinted: 'tak, jak mówi lekcja',
  other: 'To też wolno, ale tu chodzi o coś innego. Nic się nie zmieniło.',
  fold: 'Zwiń lekcję',
  unfold: 'Rozwiń lekcję',
  watch: 'Zobacz, co się teraz stanie…',
  startOver: 'Od początku',
  leave: 'Wyjdź',

  end: 'Brawo!',
  learnt: 'Co już wiesz',
  rulebook: 'Zasady gry',
  more: 'Inne lekcje',
}
