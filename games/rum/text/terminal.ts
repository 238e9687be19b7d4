/** The texts that only the terminal needs: a separate entry point, so that the web page does not load them. */
import type { ByLanguage } from '@tortuga/kit'
import { terminal as en } from './en/terminal.ts'
import { terminal as pl } from './pl/terminal.ts'
import type { TerminalText } from './types.ts'

export const terminalTexts: ByLanguage<TerminalText> = { en, pl }
