/** Every game on the page, as its manifest describes it: from the home page to a table, some moves against bots, and the replay. */
import { MANIFESTS } from '@tortuga/games'
import { describe, expect, it } from 'vitest'
import { visit } from './support/browser.ts'
import { playFromHome, playJourney } from './games/journeys.ts'
import { openSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openSite)

describe.each(MANIFESTS.map(({ id, load }) => [id, load] as const))('%s', (_, load) => {
  it('can be started from the home page, played and replayed', async () => {
    const [journey, { title }] = await Promise.all([load.journey(), load.listing()])
    const { page, context, complaints } = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
    await playFromHome(page, title.en, journey)
    await playJourney(page, journey, 3)
    await page.goto(`/r/device/${new URL(page.url()).pathname.slice(3)}`)
    await page.locator('.replay-controls').waitFor()
    await page.locator(journey.table).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})
