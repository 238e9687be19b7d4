/** How the browser tests use the table of RUM: they follow the hint, which lays a move out, and confirm it. */
import type { Journey } from '@tortuga/games/journey'

const DEAL = 'en | beach: orange2-green1 (yellow2-blue1) purple2-red1 | B: red2-blue1'

export const journey: Journey = {
  table: '.rum',
  move: async ({ page, hint }) => {
    await hint()
    const layOut = page.locator('.hint-line .btn:visible')
    if ((await layOut.count()) > 0) await layOut.first().click()
    await page.locator('.rum-acts .btn.main:visible:not([aria-disabled="true"])').last().click()
  },
  draft: {
    position: `${DEAL} | A: green2-blue1 green2-purple1 black2-red1`,
    another: `${DEAL} | A: green2-blue1 green2-purple1`,
    taps: ['[data-card="green2-blue1#0"]', '[data-card="green2-purple1#0"]'],
    made: '.rum-hand [data-card][aria-pressed="true"]',
  },
}
