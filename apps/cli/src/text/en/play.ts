/** The texts of play in English. */
import { pluralFor } from '@tortuga/kit'
import type { CliTexts } from '../types.ts'

const plural = pluralFor('en')
const list = (names: readonly string[]): string => names.join(', ')

export const play: CliTexts['play'] = {
  you: 'Player',
  level: (name, level) => `${name} (${level})`,
  opening: (title, preset) => `${title} · ${preset}`,
  opponents: names => `You play against ${list(names)}.`,
  commitment: hex => `Commitment of the shuffle: ${hex}; check it afterwards with verify.`,
  choices: 'You can:',
  moreChoices: count => `… and ${plural(count, { one: 'more choice', other: 'more choices' })}: m shows all`,
  typed: 'You can also type moves, even unlisted ones:',
  prompt: 'number or move · ? rules · h hint · u undo · q quit > ',
  keys: { rules: ['?', 'rules'], hint: ['h', 'hint'], undo: ['u', 'undo'], more: ['m', 'more'], quit: ['q', 'quit'] },
  noSuchChoice: count => `Choose a number from 1 to ${count}.`,
  notUnderstood: 'Not understood. Type a number from the list, or a move.',
  hint: move => `Hint: ${move}`,
  chance: (percent, next) =>
    next === percent
      ? `(chance of winning about ${percent}%; second best choice about the same)`
      : `(chance of winning about ${percent}%${next === null ? '' : `; second best choice ${next}%`})`,
  rests: rules => `(${list(rules)}; type ? and the number to read the rule)`,
  nothingToUndo: 'You have no move to undo.',
  tookBack: (name, count) => `${name} undoes ${plural(count, { one: 'move', other: 'moves' })}.`,
  over: 'The match is over.',
  left: 'You left the table.',
  place: (place, name, score) => `${place}. ${name}: ${score}`,
  saved: file => `Match saved in ${file}.`,
  howToCheck: (file, own) => `Check it with: tortuga verify ${file}${own === null ? '' : ` --own ${own}`}`,
  notSaved: file => `Could not save the match in ${file}.`,
}

export const rulebook: CliTexts['rulebook'] = {
  sections: 'The rulebook:',
  how: 'Type ? and a chapter or rule, for example ? 3 or ? R3.1.',
  none: asked => `There is no chapter or rule ${asked}.`,
  missing: 'The rulebook was not found.',
}
