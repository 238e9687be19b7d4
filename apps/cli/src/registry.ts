/** The games the command line plays: one line a game. */
import { bots as rumBots } from '@tortuga/rum/bots'
import * as rum from '@tortuga/rum/rules'
import { texts as rumTexts } from '@tortuga/rum/text'
import { createTerminal as createRumTerminal } from '@tortuga/rum/text/terminal'
import { register } from './registered.ts'
import type { Registered } from './registered.ts'

export const REGISTRY: readonly Registered[] = [
  register({ game: rum.rum, bots: rumBots, texts: rumTexts, terminal: createRumTerminal(rum), notation: rum.notation }),
]
