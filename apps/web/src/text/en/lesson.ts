/** Texts around a lesson; the lesson's own sentences belong to its game. */
import { pluralFor } from '@tortuga/kit'

const plural = pluralFor('en')

export const lesson = {
  learn: (game: string) => `Learn ${game}`,
  about: 'At a real table, by the real rules, at your own pace.',
  minutes: (count: number) => `about ${plural(count, { one: 'minute', other: 'minutes' })}`,
  steps: (count: number) => plural(count, { one: 'step', other: 'steps' }),
  begin: 'Start',
  goOn: 'Continue',
  again: 'Start again',
  finished: 'Finished',
  failed: 'The lesson could not be loaded. Try again when you are online.',

  panel: 'Lesson',
  step: (step: number, all: number) => `Step ${step} of ${all}`,
  yourMove: 'Your move',
  back: 'Back',
  backNot: 'This is the first step.',
  next: 'Next',
  finish: 'Finish',
  waits: 'Make the move at the table first.',
  hint: 'Hint',
  hintNot: 'There is no move to make now.',
  hintShown: 'The hint is already shown.',
  showMe: 'Show me',
  hinted: 'as in the lesson',
  other: 'Legal, but not this step. Try again.',
  fold: 'Hide the text',
  unfold: 'Show the text',
  watch: 'Watch what happens now…',
  startOver: 'Start over',
  leave: 'Leave',

  end: 'Well done!',
  learnt: 'What you know now',
  rulebook: 'Rulebook',
  more: 'Other lessons',
}

export type LessonPageText = typeof lesson
