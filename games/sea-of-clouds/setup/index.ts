/** The options of Sea of Clouds that players may choose before a match. */
import { range, type SetupOptions } from '@tortuga/kit'
import { optionForm as en } from '../text/en/option-form.ts'
import { optionForm as pl } from '../text/pl/option-form.ts'

export const setup: SetupOptions = {
  offered: [
    { option: 'reminders', group: null, values: () => [true, false] }, // R10.7
    { option: 'startSeat', group: 'start', values: seats => ['random', ...range(seats)] }, // R2.2
  ],
  texts: { en, pl },
}
