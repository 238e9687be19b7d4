/** The leak tests against servers with a planted leak: each leak is found at the step where it occurs. */
import { at, range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { REGISTRY } from '../src/config/games.ts'
import { differenceOf } from './leak/recording-client.ts'
import { openLeakServer } from './leak/leak-server.ts'
import { plantLeak, PLANTED_LEAKS, knownStatesOf } from './leak/planted-leaks.ts'
import { recordScenario, recordBotScenario } from './leak/scenario.ts'
import { makeWorldPairs } from './leak/world-pairs.ts'

const { game } = at(REGISTRY, 0)
const pairs = makeWorldPairs(game, 'planted', 200).filter(
  ({ turns, worlds, viewer }) =>
    worlds[0].applied.length > 0 && turns.some(({ seat }) => seat === viewer) && turns.some(({ seat }) => seat !== viewer),
)
const PAIRS = 12

describe('a leak is found in', () => {
  it.each(Object.entries(PLANTED_LEAKS))('%s', async (_, leak) => {
    const tried = range(PAIRS).map(index => at(pairs, Math.floor((index * pairs.length) / PAIRS)))
    const states = knownStatesOf(tried.flatMap(({ worlds }) => worlds))
    const servers = [
      await openLeakServer(plantLeak(REGISTRY, leak, states), leak.store),
      await openLeakServer(plantLeak(REGISTRY, leak, states), leak.store),
    ] as const
    const restore = leak.tamper?.(states)
    const found: string[] = []
    try {
      for (const pair of tried) {
        const recordings = [await recordScenario(servers[0], pair, 0), await recordScenario(servers[1], pair, 1)] as const
        const difference = differenceOf(...recordings)
        if (difference !== null) found.push(difference.when)
        if (found.length > 1) break
      }
    } finally {
      restore?.()
      await Promise.all(servers.map(server => server.stop()))
    }
    expect(found).not.toEqual([])
    for (const when of found) expect(when).toMatch(leak.found)
  })

  it('the request to a bot', async () => {
    const awaitedPairs = pairs.filter(({ viewer, worlds }) => viewer !== 'table' && worlds[0].match.asked[viewer] !== null)
    const pair = at(awaitedPairs, 0)
    const leak = at(Object.values(PLANTED_LEAKS), 0)
    const registry = plantLeak(REGISTRY, leak, knownStatesOf(pair.worlds))
    const servers = [await openLeakServer(registry), await openLeakServer(registry)] as const
    const recordings = [await recordBotScenario(servers[0], pair, 0), await recordBotScenario(servers[1], pair, 1)] as const
    await Promise.all(servers.map(server => server.stop()))
    expect(differenceOf(...recordings)?.when).toBe('thinking')
  })
})
