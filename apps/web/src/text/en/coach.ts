/** Texts of the coach, which compares a player's decisions with the strongest bot's. */
import { pluralFor } from '@tortuga/kit'

const plural = pluralFor('en')

export const coach = {
  title: 'Coach',
  about: (name: string) => `What the strongest bot would have done in place of ${name}, with the same information.`,
  thinking: (done: number, all: number) => `Analysing: ${done} of ${plural(all, { one: 'decision', other: 'decisions' })}`,
  looking: 'Looking for decisions…',
  stop: 'Stop',
  goOn: 'Continue',
  close: 'Close the coach',
  failed: 'The analysis failed.',
  none: 'There are no decisions to analyse.',
  agreed: (same: number, all: number) => `The bot agrees with ${same} of ${plural(all, { one: 'decision', other: 'decisions' })}.`,
  curve: (first: number, last: number) => `Chance of winning by decision: ${first}% at the start, ${last}% at the end.`,
  turnings: 'Turning points',
  turningPoint: (version: number, before: number, after: number) => `The match turned at move ${version}: from ${before}% to ${after}%.`,
  noTurnings: 'No clear turning point.',
  turning: (version: number, before: number, after: number) => `Move ${version}: ${before}% → ${after}%`,
  here: (percent: number) => `Chance of winning here: about ${percent}%.`,
  seeTurning: 'See that move',
  same: 'The bot would have done the same.',
  sameBecause: (reason: string) => `The bot would have done the same: ${reason}.`,
  preferred: 'The bot preferred another move.',
  preferredBecause: (reason: string) => `The bot preferred another move: ${reason}.`,
  other: 'The bot’s choice is marked on the table.',
}

export type CoachText = typeof coach
