/** Polish texts around a lesson; the lesson's own sentences belong to its game. */
import { pluralFor } from '@tortuga/kit'
import type { LessonPageText } from '../en/lesson.ts'

const plural = pluralFor('pl')

export const lesson: LessonPageText = {
  learn: game => `Nauka gry: ${game}`,
  about: 'Przy prawdziwym stole, według prawdziwych zasad, we własnym tempie.',
  minutes: count => `około ${plural(count, { one: 'minuty', few: 'minut', many: 'minut', other: 'minuty' })}`,
  steps: count => plural(count, { one: 'krok', few: 'kroki', many: 'kroków', other: 'kroku' }),
  begin: 'Zacznij',
  goOn: 'Kontynuuj',
  again: 'Zacznij od nowa',
  finished: 'Ukończona',
  failed: 'Nie udało się wczytać lekcji. Spróbuj ponownie, gdy będzie połączenie.',

  panel: 'Lekcja',
  step: (step, all) => `Krok ${step} z ${all}`,
  yourMove: 'Twój ruch',
  back: 'Wstecz',
  backNot: 'To pierwszy krok.',
  next: 'Dalej',
  finish: 'Zakończ',
  waits: 'Najpierw wykonaj ruch na stole.',
  hint: 'Podpowiedź',
  hintNot: 'Teraz nie ma ruchu do wykonania.',
  hintShown: 'Podpowiedź jest już pokazana.',
  showMe: 'Pokaż mi',
  hinted: 'tak jak w lekcji',
  other: 'Ruch dozwolony, ale nie w tym kroku. Spróbuj ponownie.',
  fold: 'Ukryj tekst',
  unfold: 'Pokaż tekst',
  watch: 'Zobacz, co się teraz stanie…',
  startOver: 'Od początku',
  leave: 'Wyjdź',

  end: 'Brawo!',
  learnt: 'Co już wiesz',
  rulebook: 'Zasady gry',
  more: 'Inne lekcje',
}
