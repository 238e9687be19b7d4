/** How the browser tests use the table of Nim: they take the last coin of a heap. */
import type { Journey } from '@tortuga/games/journey'

export const journey: Journey = { table: '.nim', move: ({ page }) => page.locator('.nim .wood button').last().click() }
