/** Texts of the dialog before a game. */
import { setup as en } from './en/setup.ts'
import { createTextHook } from './language.ts'
import { setup as pl } from './pl/setup.ts'

export const useSetupText = createTextHook({ en, pl })
