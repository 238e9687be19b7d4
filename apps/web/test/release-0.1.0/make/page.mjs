/** Plays matches on the 0.1.0 page in Chromium and saves what its browser keeps: `node --import tsx <this file> <checkout of 0.1.0>`, run in that checkout. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { compress } from '../../../../server/test/release-0.1.0/make/compress.mjs'
import { dumpBrowser, openPort } from './in-page.mjs'
import { MATCHES } from './matches.mjs'

const TARGET = join(import.meta.dirname, '..')
const JOURNALS = join(TARGET, '../../../server/test/release-0.1.0/journals')
const MAX_MOVES = 600
const MAX_TRIES = 30
const PLAYOUTS = 100

const [checkout = ''] = process.argv.slice(2)
const load = path => import(pathToFileURL(join(resolve(checkout), path)).href)
const { openTableSite } = await load('apps/web/test/support/site.ts')
const { startBrowser, visit } = await load('apps/web/test/support/browser.ts')
const { fastRandom } = await load('packages/kit/src/index.ts')
const bots = {}
for (const game of ['rum', 'rum-runner', 'rummikub', 'sea-of-clouds']) bots[game] = (await load(`games/${game}/bots/index.ts`)).bots

const random = fastRandom(18)
const site = await openTableSite()
const browser = await startBrowser()
const { page } = await visit(browser, site.url, { reducedMotion: 'reduce' })
await page.addInitScript(openPort)
await page.goto('/')

/** Presses "Play now" on the home page, with these choices remembered from last time. */
const begin = async ({ game, title, choice }) => {
  await page.goto('/')
  await page.evaluate(
    ([id, chosen]) => {
      const kept = JSON.parse(localStorage.getItem('tortuga') ?? '{}')
      localStorage.setItem('tortuga', JSON.stringify({ ...kept, name: 'Ada', play: { ...kept.play, [id]: chosen } }))
    },
    [game, choice],
  )
  await page.reload()
  await page.getByRole('button', { name: `Play now: ${title} against bots`, exact: true }).click()
  await page.waitForURL(/\/d\//)
  const id = new URL(page.url()).pathname.replace('/d/', '')
  await page.evaluate(match => window.tortugaPort.connect(match), id)
  return id
}

/** What the table's worker showed last, once it waits for Ada or is over. */
const shown = async () => {
  for (let tries = 0; tries < 3000; tries += 1) {
    const update = await page.evaluate(() => window.tortugaPort.newest())
    if (update !== null && (update.over || update.question !== null)) return update
    await wait(10)
  }
  throw new Error('the table never asked')
}

const send = async message => {
  const answer = await page.evaluate(said => window.tortugaPort.ask(said), message)
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
}

const play = async ({ game, undo = 0 }, reached) => {
  let undone = 0
  await shown()
  await send({ type: 'chat', text: 'Ahoy!' })
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const update = await shown()
    if (reached(update)) return true
    if (update.over) return false
    if (undone < undo && update.version > 8 * (undone + 1)) {
      undone += 1
      await send({ type: 'propose', version: update.version, proposal: { type: 'undo', back: 2 } })
    } else {
      const { move } = bots[game].sailor(update.view, { random, playouts: PLAYOUTS })
      await send({ type: 'move', question: update.question, move })
    }
  }
  throw new Error('the match did not end')
}

/** The journal of a match on this device; without secret and seed, because it is not over. */
const saveJournal = async (key, id) =>
  writeFileSync(join(JOURNALS, `${key}-on-device.jsonl`), await page.evaluate(match => window.tortugaPort.journal(match), id))

const matches = []
for (const match of MATCHES) {
  for (let tries = 1; ; tries += 1) {
    if (tries > MAX_TRIES) throw new Error(`${match.key} was not made`)
    const id = await begin(match)
    const isMade = await play(match, match.reached)
    const { version, over } = await shown()
    if (isMade) {
      console.log(`${match.key}: ${tries} tries`)
      if (match.isSaved) await saveJournal(match.key, id)
      matches.push({ key: match.key, id, game: match.game, seats: match.choice.seats, version, over })
      break
    }
    await page.evaluate(failed => window.tortugaPort.remove(failed), id)
  }
}
await page.goto('/')
const kept = await page.evaluate(dumpBrowser)
await browser.close()
await site.stop()
writeFileSync(join(TARGET, 'indexeddb.json.br'), compress(JSON.stringify({ matches, ...kept })))
