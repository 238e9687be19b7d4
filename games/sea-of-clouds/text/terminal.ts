/** Sea of Clouds in a terminal: the table, and moves as choices. Every legal move is listed, so a number is all one has to type. */
import { at, unreachable } from '@tortuga/kit'
import type * as Rules from '../rules/index.ts'
import { drawTable, penOf, sayFace } from './terminal-table.ts'
import type { Asked, Reader } from './terminal-table.ts'

const sayMove = (rules: Asked, move: Rules.Move, view: Rules.View, reader: Reader): string => {
  const pen = penOf(rules, view, reader)
  const { words } = pen
  const say = (face: Rules.Face): string => sayFace(pen, rules, face)
  /** What a card does is said with it, where it is the choice. */
  const explain = (face: Rules.Face): string => `${say(face)} ${pen.ink.dim(`– ${words.card(face).text}`)}`
  switch (move.type) {
    case 'take':
    case 'leave':
    case 'decline':
      return words[move.type]
    case 'play': {
      const card = at(view.hand, move.place)
      return words.play(card.face === null ? words.seen(card) : explain(card.face))
    }
    case 'pick': {
      const card = at(at(view.shares, move.space).cards, move.place)
      return words.pick(move.space, move.place, card.face !== null && view.options.reminders ? say(card.face) : words.back[card.back])
    }
    case 'discard':
      return words.discard(explain(move.card))
    case 'resolve':
      return `${words.resolve(say(move.card), move.victim === null ? null : pen.name(move.victim))} ${pen.ink.dim(`– ${words.card(move.card).text}`)}`
    case 'aim':
      return words.aim(pen.name(move.victim))
    case 'exchange':
      return words.exchange(pen.name(move.victim), say(move.give), move.take === null ? null : say(move.take))
    default:
      return unreachable(move)
  }
}

/** The notation's own verbs. Any word of either language is taken for them, whichever is being spoken. */
const SYNONYMS: readonly (readonly [word: string, ...synonyms: readonly string[]])[] = [
  ['take', 't', 'weź', 'wez', 'biorę', 'biore'],
  ['leave', 'l', 'zostaw', 'zostawiam', 'z'],
  ['play', 'zagraj', 'graj'],
  ['pick', 'wybierz'],
  ['discard', 'odrzuć', 'odrzuc'],
  ['resolve', 'rozpatrz'],
  ['aim', 'cel'],
  ['exchange', 'wymień', 'wymien'],
  ['decline', 'nic', 'nothing', 'rezygnuję', 'rezygnuje'],
  ['for', 'za'],
]

/** What was typed, as the notation has it; a single letter is a captain there. */
const spell = (text: string): string =>
  text
    .trim()
    .split(/[\s,]+/)
    .map((typed, index) => {
      const word = typed.toLowerCase()
      if (index > 0 && /^[a-d]$/.test(word)) return word.toUpperCase()
      return SYNONYMS.find(words => words.includes(word))?.[0] ?? word
    })
    .join(' ')

/** The rules' own functions are handed in, so that no rule is said twice. */
export const createTerminal = (rules: Asked) => ({
  draw: (view: Rules.View, reader: Reader): readonly string[] => drawTable(rules, view, reader),
  sayMove: (move: Rules.Move, view: Rules.View, reader: Reader): string => sayMove(rules, move, view, reader),
  rank: (): number => 0, // the game's own order is good
  spell,
  howToType: (): readonly string[] => [],
})
