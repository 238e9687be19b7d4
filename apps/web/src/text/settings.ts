/** Texts of the settings. */
import { settings as en } from './en/settings.ts'
import { createTextHook } from './language.ts'
import { settings as pl } from './pl/settings.ts'

export const useSettingsText = createTextHook({ en, pl })
