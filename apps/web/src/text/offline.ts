/** Texts of the offline section of the settings. */
import { offline as en } from './en/offline.ts'
import { createTextHook } from './language.ts'
import { offline as pl } from './pl/offline.ts'

export const useOfflineText = createTextHook({ en, pl })
