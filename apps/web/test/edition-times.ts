/** Measures how long a table takes to open in the browser, with a match of the first edition and with one of the current rules, in turn. */
import { findEdition, MANIFESTS } from '@tortuga/games'
import { at, range } from '@tortuga/kit'
import type { ServerMessage } from '@tortuga/wire'
import { startBrowser, visit } from './support/browser.ts'
import { answerAs, greetingOf } from './support/fake-table.ts'
import { openTableSite } from './support/site.ts'
import { median, recordResult } from '../../../bench/results.ts'

type Browser = Awaited<ReturnType<typeof startBrowser>>

const ROUNDS = 7

const loadGreeting = async (id: string, rules: number): Promise<readonly ServerMessage[]> => {
  const edition = await findEdition(id, rules)
  if (edition === null) throw new Error(`no rules ${rules} of ${id}`)
  return greetingOf(edition.game)
}

type Conditions = { readonly name: string; readonly slowdown: number; readonly latency: number; readonly bytesPerSecond: number }
const CONDITIONS: readonly Conditions[] = [
  { name: 'desk', slowdown: 1, latency: 0, bytesPerSecond: -1 },
  { name: 'phone', slowdown: 4, latency: 40, bytesPerSecond: 1_250_000 },
]

/** Milliseconds from the first byte that an empty browser asks for until the table is drawn. */
const openTable = async (browser: Browser, url: string, table: string, said: readonly ServerMessage[], on: Conditions): Promise<number> => {
  const { page, context } = await visit(browser, url, { reducedMotion: 'reduce' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: on.slowdown })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: on.latency,
    downloadThroughput: on.bytesPerSecond,
    uploadThroughput: on.bytesPerSecond,
  })
  await answerAs(context, () => said)
  await page.goto('/t/played', { waitUntil: 'commit' })
  await page.locator(table).waitFor()
  const time = Number(await page.evaluate('performance.now()'))
  await context.close()
  return time
}

const site = await openTableSite()
const browser = await startBrowser()
for (const conditions of CONDITIONS) {
  const differences: number[] = []
  for (const { id, rules, load } of MANIFESTS.filter(one => one.rules > 1)) {
    const { table } = await load.journey()
    const [first, current] = [await loadGreeting(id, 1), await loadGreeting(id, rules)]
    const times: (readonly [first: number, current: number])[] = []
    for (const round of range(ROUNDS + 1)) {
      const pair = [
        await openTable(browser, site.url, table, first, conditions),
        await openTable(browser, site.url, table, current, conditions),
      ] as const
      if (round > 0) times.push(pair) // the first round warms up the server and the browser
    }
    const [one, other] = [median(times.map(pair => at(pair, 0))), median(times.map(pair => at(pair, 1)))]
    differences.push(one - other)
    console.log(`${conditions.name}, ${id}: ${Math.round(one)} ms with rules 1, ${Math.round(other)} ms with rules ${rules}`)
  }
  recordResult({ key: `editions-${conditions.name}`, value: Math.max(...differences) })
}
await browser.close()
await site.stop()
