/** What the terminal needs to draw a view: the reader, the deck of the match, and the texts in the reader's language. */
import type { ByLanguage, TerminalReader } from '@tortuga/kit'
import { cardOf, deckOf, type Back, type Face, type LootDeck, type View } from '../rules/index.ts'
import { terminal as en } from '../text/en/terminal.ts'
import { createTexts, type SeaPhrases, type TerminalText } from '../text/index.ts'
import { terminal as pl } from '../text/pl/terminal.ts'

const TERMINAL_TEXTS: ByLanguage<TerminalText> = { en, pl }

export type SeaTerminalContext = TerminalReader & {
  readonly deck: LootDeck
  readonly phrases: SeaPhrases
  readonly text: TerminalText
}

export const createContext = (view: View, reader: TerminalReader): SeaTerminalContext => {
  const deck = deckOf(view.options.deck)
  return { ...reader, deck, phrases: createTexts([deck.data])[reader.language].phrases, text: TERMINAL_TEXTS[reader.language] }
}

/** The nearest colour a terminal has. The word is always printed, too. */
const BACK_INKS = { rum: 'yellow', relic: 'magenta', object: 'cyan', pirate: 'red' } as const satisfies Record<Back, string>

/** A card's name in the colour of its back. */
export const sayFace = ({ ink, deck, phrases }: SeaTerminalContext, face: Face): string =>
  ink[BACK_INKS[cardOf(deck, face).back]](phrases.card(face).name)

/** A face-down card: its back in brackets. */
export const sayBack = ({ ink, phrases }: SeaTerminalContext, back: Back): string => ink[BACK_INKS[back]](`[${phrases.back[back]}]`)
