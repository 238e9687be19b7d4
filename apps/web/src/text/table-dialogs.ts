/** Texts of the dialogs and rarer banners of a table. */
import { tableDialogs as en } from './en/table-dialogs.ts'
import { createTextHook } from './language.ts'
import { tableDialogs as pl } from './pl/table-dialogs.ts'

export const useTableDialogText = createTextHook({ en, pl })
