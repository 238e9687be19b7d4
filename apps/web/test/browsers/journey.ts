/** One journey for every game and browser: from the home page to a table against bots, some moves, a reload in the middle, more moves. */
import { MANIFESTS } from '@tortuga/games'
import type { Millis } from '@tortuga/kit'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { KIT_TEXTS } from '../../../../packages/ui/src/text/kit-text.ts'
import { LOG_LINES } from '../games/journeys.ts'
import { until } from '../support/play.ts'
import type { Site } from '../support/site.ts'
import { en } from '../support/texts.ts'
import { countOf, seen, textsOf, titleOf } from './driver.ts'
import type { Driver } from './driver.ts'

const SUBMIT = '.table [data-mark="hinted"] .btn, .table .btn.main:not([aria-disabled="true"])'
/** A round of Rummikub may be over after five turns. */
const MOVES_BEFORE_RELOAD = 2
const MOVES_AFTER_RELOAD = 1

const kit = KIT_TEXTS.en
const LOG = { selector: LOG_LINES }

const isOver = async (driver: Driver): Promise<boolean> => (await countOf(driver, { selector: '[role="dialog"]', name: en.table.over })) > 0

/** Where the table waits until the player has read it, for example at the end of a round, the player goes on. */
const goOn = async (driver: Driver): Promise<void> => {
  const isHeld = (await countOf(driver, { selector: '.game-table[data-phase="hold"]' })) > 0
  for (const name of isHeld ? [kit.goOn, kit.goOnToTurn] : []) await driver.tryClick({ selector: 'button', name })
}

/** Waits for this player's turn; false if the match is over. */
const waitForTurn = async (driver: Driver): Promise<boolean> => {
  await until('my turn, or the end', async () => {
    await goOn(driver)
    return (await titleOf(driver)).startsWith(en.lists.yourTurn) || (await isOver(driver))
  })
  return !(await isOver(driver))
}

/** How long one step of a move may take before the hint is asked for again. */
const STEP: Millis = 5000

/** Whether it comes true within the time of a step. */
const comesTrue = async (test: () => Promise<boolean>): Promise<boolean> => {
  for (const end = Date.now() + STEP; Date.now() < end; await wait(40)) if (await test()) return true
  return false
}

/** Follows the hint: it lays a move out, or marks the button that makes it. A click that comes too late is left out, and the next round looks again. */
const makeMove = async (driver: Driver): Promise<void> => {
  const before = await countOf(driver, LOG)
  const isMade = async (): Promise<boolean> => (await countOf(driver, LOG)) > before || (await isOver(driver))
  await until('the move to be logged', async () => {
    if (await isMade()) return true
    await driver.tryClick({ selector: 'button', name: en.table.hint })
    await comesTrue(async () => (await countOf(driver, { selector: '.hint-line' })) > 0 || (await isMade()))
    await driver.tryClick({ selector: '.hint-line .btn' })
    await driver.tryClick({ selector: SUBMIT })
    return comesTrue(isMade)
  })
}

type Story = { readonly log: readonly string[]; readonly title: string }

const storyOf = async (driver: Driver): Promise<Story> => ({ log: await textsOf(driver, LOG), title: await titleOf(driver) })

/** A table that plays nothing. */
const RESTING = '.game-table[data-phase="rest"]'

/** What the player sees of the match once it waits for their move: their own move may be logged before the bots answer it. */
const settledStory = async (driver: Driver): Promise<Story> => {
  let story = await storyOf(driver)
  await until('the match to wait for me', async () => {
    const before = story
    await wait(1000)
    await waitForTurn(driver)
    await until('the table to have shown everything', async () => (await countOf(driver, { selector: RESTING })) > 0)
    story = await storyOf(driver)
    return JSON.stringify(story) === JSON.stringify(before)
  })
  return story
}

/** Presses the button until the table is there: the home page may move under the first click while it is still loading. */
const sitDown = (driver: Driver, name: string, table: string): Promise<void> =>
  until(`the table ${table}`, async () => {
    await driver.tryClick({ selector: 'button', name })
    return comesTrue(async () => (await countOf(driver, { selector: table })) > 0)
  })

const makeMoves = async (driver: Driver, moves: number): Promise<void> => {
  for (let made = 0; made < moves && (await waitForTurn(driver)); made += 1) await makeMove(driver)
}

/** An expression for the page: what it shows, for a test that has failed. */
const SHOWN = `location.href + '\\n' + document.body.innerText`

/** Call it at the top of a test file: one browser and one site for all games. */
export const describeJourneys = (start: () => Promise<Driver>, open: () => Promise<Site>): void => {
  const stage = {} as { driver: Driver; site: Site }
  beforeAll(async () => {
    stage.site = await open()
    stage.driver = await start()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await stage.driver?.evaluate(SHOWN), await stage.driver?.errors())
  })
  afterAll(async () => {
    await stage.driver?.close()
    await stage.site?.stop()
  })

  it.each(MANIFESTS.map(({ id, load }) => [id, load] as const))('%s: can be played over a reload', async (_, load) => {
    const { driver, site } = stage
    const [{ table }, { title }] = await Promise.all([load.journey(), load.listing()])
    await driver.open(site.url)
    await sitDown(driver, en.shelf.playWith(title.en), table)
    await makeMoves(driver, MOVES_BEFORE_RELOAD)
    const before = await settledStory(driver)
    expect(before.log.length).toBeGreaterThan(MOVES_BEFORE_RELOAD)
    await driver.reload()
    await seen(driver, { selector: table })
    expect(await settledStory(driver)).toEqual(before)
    await makeMoves(driver, MOVES_AFTER_RELOAD)
    expect((await textsOf(driver, LOG)).length).toBeGreaterThan(before.log.length)
    expect(await driver.errors()).toEqual([])
  })
}
