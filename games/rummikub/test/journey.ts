/** How the browser tests use the table of Rummikub: they follow the hint, which lays a move out, and confirm it. */
import type { Journey } from '@tortuga/games/journey'

const TABLE = 'pl | B: R1 R2 | opened: A | table: K4 K5 K6'

export const journey: Journey = {
  table: '.rummikub',
  move: async ({ page, hint }) => {
    await hint()
    const layOut = page.locator('.hint-line .btn:visible')
    if ((await layOut.count()) > 0) await layOut.first().click()
    await page.locator('.table .btn.main:visible:not([aria-disabled="true"])').last().click()
  },
  draft: {
    position: `${TABLE} | A: K7 O9`,
    another: `${TABLE} | A: K7 O9 R5`,
    taps: ['.rk-rack [data-face="K7"]', '.rk-board [data-face="K6"]'],
    made: '.rk-board [data-face="K7"]',
  },
}
