/** Of each game, one match that version 0.1.0 left in a store on SQLite is played to its end by this build; `play-on.full.test.ts` plays all of them. */
import { at } from '@tortuga/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkFinishedMatch } from './check-match.ts'
import { RELEASED_TABLES } from './open-store.ts'
import { playReleasedOut, RELEASED_RULES } from './play-on.ts'
import { openReleased } from './released-server.ts'
import type { ReleasedServer } from './released-server.ts'

/** In the middle of an effect, if the game has any. */
const SAMPLES = ['rum-parrot-three', 'runner-raided', 'rummikub-announcement', 'sea-discard-pirate']

let server: ReleasedServer
beforeAll(async () => {
  server = await openReleased('sqlite')
})
afterAll(() => server.stop())

it.each(RELEASED_TABLES.sqlite.filter(({ key }) => SAMPLES.includes(key)))('plays $key of 0.1.0 to its end', async table => {
  await playReleasedOut(server, table, true)
  const cookie = at(
    table.cookies.filter(one => one !== null),
    0,
  )
  expect(await checkFinishedMatch(server, { id: table.id, cookie, rules: RELEASED_RULES, every: 16 })).toEqual([])
})
