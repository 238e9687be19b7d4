/** What the lessons' page says beside the lesson itself, in English. The type of this table is what every other language must have. */
import { pluralFor } from '@tortuga/kit'

const plural = pluralFor('en')

export const en = {
  learn: (game: string) => `Learn ${game}`,
  about: 'At a real table, by the real rules, at your own pace.',
  minutes: (count: number) => `about ${plural(count, { one: 'minute', other: 'minutes' })}`,
  steps: (count: number) => plural(count, { one: 'step', other: 'steps' }),
  begin: 'Begin',
  goOn: 'Go on',
  again: 'Once more',
  finished: 'Finished',
  failed: 'The lesson could not be loaded. Try again when there is a connection.',

  coach: 'The lesson',
  step: (step: number, all: number) => `Step ${step} of ${all}`,
  yourMove: 'Your move',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  waits: 'First make the move at the table.',
  hint: 'Hint',
  showMe: 'Show me',
  hinted: 'as the lesson says',
  other: 'You may do that, too, but here something else is meant. Nothing has changed.',
  fold: 'Hide the words',
  unfold: 'Show the words',
  watch: 'See what happens now…',
  startOver: 'Start over',
  leave: 'Leave',

  end: 'Well done!',
  learnt: 'What you know now',
  rulebook: 'The rulebook',
  more: 'Other lessons',
}
export type LessonTexts = typeof en
