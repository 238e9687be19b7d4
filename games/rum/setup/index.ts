/** The options of RUM that players may choose before a match. */
import { range, type SetupOptions } from '@tortuga/kit'
import { BEACH_BOTTLES, START_SEATS } from '../rules/index.ts'
import { optionForm as en } from '../text/en/option-form.ts'
import { optionForm as pl } from '../text/pl/option-form.ts'

export const setup: SetupOptions = {
  offered: [
    { option: 'startSeat', group: 'start', values: seats => [...START_SEATS, ...range(seats)] }, // R2.6
    { option: 'beachBottles', group: 'sets', values: () => BEACH_BOTTLES }, // R4.3
    { option: 'handMustContribute', group: 'sets', values: () => [false, true] }, // R4.7
  ],
  texts: { en, pl },
}
