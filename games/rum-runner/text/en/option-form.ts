/** What a form says about the options of Rum Runner in English. */
import type { OptionFormText } from '../types.ts'
import { options } from './options.ts'

export const optionForm: OptionFormText = { options, groups: { match: 'End and bank' } }
