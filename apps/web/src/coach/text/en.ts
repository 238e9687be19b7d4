/** All that the coach says, in English. The type of this table is what every other language must have. */
import { pluralFor } from '@tortuga/kit'

const plural = pluralFor('en')

export const en = {
  title: 'Coach',
  about: (name: string) => `What the strongest bot would have done in the place of ${name}, knowing no more than they did.`,
  thinking: (done: number, all: number) => `Going through it: ${done} of ${plural(all, { one: 'decision', other: 'decisions' })}`,
  looking: 'Looking for the decisions…',
  stop: 'Stop',
  goOn: 'Go on',
  close: 'Close the coach',
  failed: 'The coach could not go on.',
  none: 'There is no decision here to look at.',
  agreed: (same: number, all: number) => `The bot would have done the same ${same} of ${plural(all, { one: 'time', other: 'times' })}.`,
  curve: (first: number, last: number) => `Chance of winning from decision to decision: ${first}% at first, ${last}% at the end.`,
  turnings: 'Turning points',
  noTurnings: 'No turning point stands out.',
  turning: (version: number, before: number, after: number) => `Move ${version}: ${before}% → ${after}%`,
  turningLong: (version: number, before: number, after: number, isSame: boolean) =>
    `Move ${version}: from ${before}% to ${after}%. ${isSame ? 'The bot would have done the same.' : 'The bot would have done something else.'}`,
  here: (percent: number) => `Chance of winning here: about ${percent}%.`,
  same: 'The bot would have done the same.',
  other: 'The bot would have done what is marked on the table.',
}
