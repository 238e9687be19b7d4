/** What all parts of the terminal table share: the reader with their texts, card letters, and coloured card names. */
import type { TerminalInk, TerminalReader } from '@tortuga/kit'
import type { BottleColour, CardEnd, Face } from '../rules/index.ts'
import { endsOf } from '../text/faces.ts'
import { terminalTexts } from '../text/terminal.ts'
import type { TerminalText } from '../text/types.ts'

export type RumTerminalContext = TerminalReader & { readonly text: TerminalText }

export const contextFor = (reader: TerminalReader): RumTerminalContext => ({ ...reader, text: terminalTexts[reader.language] })

/** One letter for each card of a hand, which never has more cards than the deck. */
const LETTERS = 'abcdefghijklmnopqrstu'
export const letterAt = (index: number): string => LETTERS.charAt(index)
export const indexOf = (letter: string): number => LETTERS.indexOf(letter)

/** The nearest terminal style for each bottle colour. */
const STYLES: Readonly<Record<BottleColour, keyof TerminalInk>> = {
  red: 'red',
  orange: 'yellow',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'magenta',
  black: 'dim',
}
export const tint = ({ ink }: RumTerminalContext, colour: BottleColour, text: string): string => ink[STYLES[colour] ?? 'white'](text)

/** One end of a card: `2 red`. */
export const endText = (context: RumTerminalContext, face: Face, end: CardEnd): string => {
  const ends = endsOf(face)
  return ends === null ? context.text.parrot : tint(context, end === 'two' ? ends.double : ends.single, context.text.end(face, end))
}

/** A whole card: `2 red / 1 orange`. */
export const cardText = (context: RumTerminalContext, face: Face): string =>
  endsOf(face) === null ? context.text.parrot : `${endText(context, face, 'two')} / ${endText(context, face, 'one')}`
