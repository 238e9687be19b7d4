/** How the browser tests use the table of Rum Runner: they follow the hint, which lays a move out, and confirm it. */
import type { Journey } from '@tortuga/games/journey'

const ISLANDS = 'crown | coins: 3 3 | bivalve-bay: (gold-rum)'

export const journey: Journey = {
  table: '.rr',
  move: async ({ page, hint }) => {
    await hint()
    const layOut = page.locator('.hint-line .btn:visible')
    if ((await layOut.count()) > 0) await layOut.first().click()
    await page.locator('.rr .btn.main:visible:not([aria-disabled="true"])').last().click()
  },
  draft: {
    position: `${ISLANDS} | crown hand: reef light-rum`,
    another: `${ISLANDS} | crown hand: reef`,
    taps: ['.rr-hand [data-stop] >> nth=0'],
    made: '.rr-hand [data-mark="picked"]',
  },
}
