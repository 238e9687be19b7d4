/** Texts of the replay. */
import { replay as en } from './en/replay.ts'
import { createTextHook } from './language.ts'
import { replay as pl } from './pl/replay.ts'

export const useReplayText = createTextHook({ en, pl })
