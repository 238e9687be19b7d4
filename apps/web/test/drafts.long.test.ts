/** What is being put together outlives a reload at every table, for the same question and the same seat alone. The socket is played by the test. */
import type { Game, GameTypes } from '@tortuga/kit'
import { beginMatch, update, welcome } from '@tortuga/room'
import type { FromServer, Settings } from '@tortuga/room'
import { notation as rumNotation, rum } from '@tortuga/rum/rules'
import { notation as runnerNotation, rumRunner } from '@tortuga/rum-runner/rules'
import { notation as rummikubNotation, rummikub } from '@tortuga/rummikub/rules'
import { notation as seaNotation, seaOfClouds } from '@tortuga/sea-of-clouds/rules'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visit } from './browser.ts'
import type { Visit } from './browser.ts'
import { until } from './play.ts'
import { openSite } from './site.ts'
import { setStage } from './stage.ts'

const stage = setStage(openSite)

const SETTINGS: Settings = { clock: { type: 'none' }, spectators: true, listed: false, takebacks: true }
const seated = ['Ola', 'Jan'].map(name => ({ name, bot: null, contribution: '' }))

/** What the server says to whoever sits down in this position. */
const said = (game: Game<GameTypes>, state: unknown, viewer: number): readonly FromServer[] => {
  const [options] = Object.values(game.presets)
  const begun = beginMatch(game, { id: 'played', options, settings: SETTINGS, seated, secret: '00'.repeat(32) }, 0)
  const awaited = game.awaited(state)
  const asked = seated.map((_, seat) => (awaited.includes(seat) ? 7 : null))
  const match = { ...begun.match, version: 7, state, asked }
  const opened = { ...begun, match, settings: SETTINGS, players: begun.header.players, halted: false }
  return [welcome(opened, viewer), update(game, opened, viewer, null, [], 0)]
}

type Case = {
  readonly game: unknown
  readonly state: unknown
  readonly another: unknown // the same seat is asked something else
  readonly taps: readonly string[]
  readonly made: string // there as long as the draft is
}

const RUM = 'en | beach: orange2-green1 (yellow2-blue1) purple2-red1 | B: red2-blue1'
const RUNNER = 'crown | coins: 3 3 | bivalve-bay: (gold-rum)'
const RUMMIKUB = 'pl | B: R1 R2 | opened: A'
const CASES: Readonly<Record<string, Case>> = {
  RUM: {
    game: rum,
    state: rumNotation.parseState(`${RUM} | A: green2-blue1 green2-purple1 black2-red1`),
    another: rumNotation.parseState(`${RUM} | A: green2-blue1 green2-purple1`),
    taps: ['[data-card="green2-blue1#0"]', '[data-card="green2-purple1#0"]'],
    made: '.rum-hand [data-card][aria-pressed="true"]',
  },
  'Rum Runner': {
    game: rumRunner,
    state: runnerNotation.parseState(`${RUNNER} | crown hand: reef light-rum`),
    another: runnerNotation.parseState(`${RUNNER} | crown hand: reef`),
    taps: ['.rr-hand [data-stop] >> nth=0'],
    made: '.rr-hand [data-mark="picked"]',
  },
  'Sea of Clouds': {
    game: seaOfClouds,
    state: seaNotation.parseState(
      'standard | A: 3 objects cutlass | B: 3 objects chest+2 | agenda: effect A swindler exchange-object vs B, end-boarding',
    ),
    another: seaNotation.parseState(
      'standard | round: 5 | A: 3 objects cutlass | B: 3 objects chest+2 | agenda: effect A swindler exchange-object vs B, end-boarding',
    ),
    taps: ['.soc-option >> nth=0'],
    made: '.soc-option[data-state="chosen"]',
  },
  Rummikub: {
    game: rummikub,
    state: rummikubNotation.parseState(`${RUMMIKUB} | table: K4 K5 K6 | A: K7 O9`),
    another: rummikubNotation.parseState(`${RUMMIKUB} | table: K4 K5 K6 | A: K7 O9 R5`),
    taps: ['.rk-rack [data-face="K7"]', '.rk-board [data-face="K6"]'],
    made: '.rk-board [data-face="K7"]',
  },
}

/** Somebody at a table whose socket says what `says` gives whenever it is greeted. */
const sit = async (says: () => readonly FromServer[]): Promise<Visit> => {
  const visitor = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
  await visitor.context.routeWebSocket(/\/socket$/, socket => {
    socket.onMessage(text => {
      if (String(text).includes('"hello"')) for (const message of says()) socket.send(JSON.stringify(message))
    })
  })
  return visitor
}
const open = async (page: Page): Promise<void> => {
  await page.goto('/t/played')
  await page.locator('main .wood:not(.outline-shelf)').waitFor()
}

describe('a draft outlives a reload', () => {
  it.each(Object.entries(CASES))('%s', async (_, { game: played, state, another, taps, made }) => {
    const game = played as Game<GameTypes>
    let says = said(game, state, 0)
    const { page, context, complaints } = await sit(() => says)
    const come = async (): Promise<number> => {
      await open(page)
      return page.locator(made).count()
    }
    expect(await come()).toBe(0)
    for (const tap of taps) await page.locator(tap).click()
    await until('the draft', async () => (await page.locator(made).count()) > 0)
    const count = await page.locator(made).count()
    expect(await come()).toBe(count)

    says = said(game, state, 1)
    expect(await come(), 'another seat on this device').toBe(0)
    says = said(game, state, 0)
    expect(await come()).toBe(count)
    says = said(game, another, 0)
    expect(await come(), 'another question').toBe(0)
    says = said(game, state, 0)
    expect(await come(), 'dropped for good').toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})
