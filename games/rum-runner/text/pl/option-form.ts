/** What a form says about the options of Rum Runner in Polish. */
import type { OptionFormText } from '../types.ts'
import { options } from './options.ts'

export const optionForm: OptionFormText = { options, groups: { match: 'Koniec i bank' } }
