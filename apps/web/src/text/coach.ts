/** Texts of the coach. */
import { coach as en } from './en/coach.ts'
import { createTextHook } from './language.ts'
import { coach as pl } from './pl/coach.ts'

export const useCoachText = createTextHook({ en, pl })
