/** What a form says about the options of Sea of Clouds in Polish. */
import type { OptionFormText } from '../types.ts'
import { settings } from './options.ts'

export const optionForm: OptionFormText = { options: settings.options, groups: { start: 'Początek gry' } }
