/** How the browser tests use the table of Sea of Clouds: they follow the hint, which lays a move out, and confirm it. */
import type { Journey } from '@tortuga/games/journey'

const BOARDING = 'A: 3 objects cutlass | B: 3 objects chest+2 | agenda: effect A swindler exchange-object vs B, end-boarding'

export const journey: Journey = {
  table: '.soc',
  move: async ({ page, hint }) => {
    await hint()
    const layOut = page.locator('.hint-line .btn:visible')
    if ((await layOut.count()) > 0) await layOut.first().click()
    await page.locator('.soc .btn.main:visible:not([aria-disabled="true"])').last().click()
  },
  draft: {
    position: `standard | ${BOARDING}`,
    another: `standard | round: 5 | ${BOARDING}`,
    taps: ['.soc .option >> nth=0'],
    made: '.soc .option[data-mark="picked"]',
  },
}
