/** The options of Rum Runner that players may choose before a match. The presets choose the sides (R2.1). */
import type { SetupOptions } from '@tortuga/kit'
import { BANKS } from '../rules/index.ts'
import { optionForm as en } from '../text/en/option-form.ts'
import { optionForm as pl } from '../text/pl/option-form.ts'

export const setup: SetupOptions = {
  offered: [
    { option: 'mulligan', group: null, values: () => [false, true] }, // R2.5
    { option: 'turnCap', group: 'match', values: () => [null, 10, 15, 20, 30, 50] }, // R10.4
    { option: 'bank', group: 'match', values: () => BANKS }, // R1.7, R1.8
  ],
  texts: { en, pl },
}
