/** The texts of play in English. */
import { pluralFor } from '@tortuga/kit'
import type { PlayKey } from '../commands.ts'

const plural = pluralFor('en')
const list = (names: readonly string[]): string => names.join(', ')

export const play = {
  you: 'Player',
  level: (name: string, level: string) => `${name} (${level})`,
  opening: (title: string, preset: string) => `${title} · ${preset}`,
  opponents: (names: readonly string[]) => `You play against ${list(names)}.`,
  commitment: (hex: string) => `Commitment of the shuffle: ${hex}; check it afterwards with verify.`,
  choices: 'You can:',
  moreChoices: (count: number) => `… and ${plural(count, { one: 'more choice', other: 'more choices' })}: m shows all`,
  typed: 'You can also type moves, even unlisted ones:',
  prompt: 'number or move · ? rules · h hint · u undo · q quit > ',
  keys: { rules: ['?', 'rules'], hint: ['h', 'hint'], undo: ['u', 'undo'], more: ['m', 'more'], quit: ['q', 'quit'] } as Readonly<
    Record<PlayKey, readonly string[]>
  >,
  noSuchChoice: (count: number) => `Choose a number from 1 to ${count}.`,
  notUnderstood: 'Not understood. Type a number from the list, or a move.',
  hint: (move: string) => `Hint: ${move}`,
  chance: (percent: number, next: number | null) =>
    next === percent
      ? `(chance of winning about ${percent}%; second best choice about the same)`
      : `(chance of winning about ${percent}%${next === null ? '' : `; second best choice ${next}%`})`,
  rests: (rules: readonly string[]) => `(${list(rules)}; type ? and the number to read the rule)`,
  nothingToUndo: 'You have no move to undo.',
  tookBack: (name: string, count: number) => `${name} undoes ${plural(count, { one: 'move', other: 'moves' })}.`,
  over: 'The match is over.',
  left: 'You left the table.',
  place: (place: number, name: string, score: number) => `${place}. ${name}: ${score}`,
  saved: (file: string) => `Match saved in ${file}.`,
  howToCheck: (file: string, own: string | null) => `Check it with: tortuga verify ${file}${own === null ? '' : ` --own ${own}`}`,
  notSaved: (file: string) => `Could not save the match in ${file}.`,
}

export const rulebook = {
  sections: 'The rulebook:',
  how: 'Type ? and a chapter or rule, for example ? 3 or ? R3.1.',
  none: (asked: string) => `There is no chapter or rule ${asked}.`,
  missing: 'The rulebook was not found.',
}
