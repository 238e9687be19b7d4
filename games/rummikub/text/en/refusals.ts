/** Refusals in English: why a move is not possible. */
import type { Texts } from '../types.ts'
import { COLOURS, list, plural, tile, tiles } from './terms.ts'

const setName = (set: number): string => `Set ${set + 1}`

export const refusals: Texts['refusals'] = {
  over: () => 'The match is over.',
  watching: () => 'You are watching this match.',
  'not-your-turn': () => 'It is not your turn.',
  'redeal-first': () => 'First everybody decides whether to deal again.',
  'already-answered': () => 'You have already answered.',
  'no-redeal-asked': () => 'You can ask for a new deal only right after the deal.',
  'too-few-doublets': ({ held, needed }) =>
    `You need ${plural(needed, { one: 'doublet', other: 'doublets' })} for a new deal; you have ${held}.`,
  'announce-first': () => 'First decide whether to announce an opening.',
  'no-announcement-asked': () => 'You can announce an opening only right after drawing.',
  'bank-empty': () => 'The bank is empty: lay tiles or pass.',
  'bank-not-empty': ({ left }) => `The bank still has ${tiles(left)}: draw one or lay tiles.`,
  'must-lay': () => 'You can lay a tile, so you cannot pass.',
  'not-on-rack': ({ tile: face }) => `You have no ${tile(face).replace('a joker', 'joker')} on your rack.`,
  'table-tile-missing': ({ tiles: faces }) => `Table tiles must stay on the table. Missing: ${list(faces)}.`,
  'nothing-laid': () => 'Lay at least one tile from your rack.',
  'table-touched': ({ tiles: faces }) => `Leave the table unchanged in your opening turn. Changed: ${list(faces)}.`,
  'below-opening': ({ sum, needed, best }) =>
    `Your opening counts ${sum}; you need ${needed}.${best >= needed ? ` Arranged differently it counts ${best}.` : ''}`,
  'joker-not-in-new-set': ({ withTwo }) =>
    withTwo
      ? 'A joker taken from the table must go into a new set with two tiles from your rack.'
      : 'A joker taken from the table must go into a new set.',
  'frozen-set': ({ tiles: faces }) => `You may only add to a set with a joker or replace its joker: ${list(faces)}.`,
  'too-short': ({ set, length }) => `${setName(set)} has only ${tiles(length)}; a set needs three.`,
  'too-long': ({ set, length }) => `${setName(set)} is a group of ${length}; a group has at most four tiles.`,
  'only-jokers': ({ set }) => `${setName(set)} has only jokers; it needs a number.`,
  'too-many-jokers': ({ set, most }) => `${setName(set)} has more than ${plural(most, { one: 'joker', other: 'jokers' })}.`,
  'numbers-differ': ({ set, tile: face, number }) => `${setName(set)} is a group of ${number}s; ${tile(face)} does not fit.`,
  'colour-twice': ({ set, tile: face }) => `${setName(set)} has the colour of ${tile(face)} twice.`,
  'colours-differ': ({ set, tile: face, colour }) => `${setName(set)} is a ${COLOURS[colour]} run; ${tile(face)} does not fit.`,
  gap: ({ set, tile: face, expected }) =>
    expected > 13
      ? `${setName(set)} goes past 13; a run ends at 13.`
      : `${setName(set)} has a gap: ${expected} is needed in place of ${tile(face)}.`,
  'past-13': ({ set }) => `${setName(set)} has a joker after 13.`,
  'before-1': ({ set }) => `${setName(set)} has a joker before 1.`,
}
