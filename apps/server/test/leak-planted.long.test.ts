/** The suite about leaks, held against servers that do leak: each leak is found, and found where it is. */
import { at, upTo } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { REGISTRY } from '../src/registry.ts'
import { differenceOf } from './leak/ear.ts'
import { openHouse } from './leak/house.ts'
import { plantIn, PLANTS, truthOf } from './leak/plants.ts'
import { tell, tellBot } from './leak/story.ts'
import { makePairings } from './leak/worlds.ts'

const { game } = at(REGISTRY, 0)
const pairings = makePairings(game, 'planted').filter(
  ({ turns, worlds, viewer }) =>
    worlds[0].made.length > 0 && turns.some(({ seat }) => seat === viewer) && turns.some(({ seat }) => seat !== viewer),
)
const TRIES = 12

describe('a leak is found in', () => {
  it.each(Object.entries(PLANTS))('%s', async (_, plant) => {
    const tried = upTo(TRIES).map(index => at(pairings, Math.floor((index * pairings.length) / TRIES)))
    const truth = truthOf(tried.flatMap(({ worlds }) => worlds))
    const houses = [
      await openHouse(plantIn(REGISTRY, plant, truth), plant.store),
      await openHouse(plantIn(REGISTRY, plant, truth), plant.store),
    ] as const
    const repair = plant.tamper?.(truth)
    const found: string[] = []
    try {
      for (const pairing of tried) {
        const told = [await tell(houses[0], pairing, 0), await tell(houses[1], pairing, 1)] as const
        const difference = differenceOf(...told)
        if (difference !== null) found.push(difference.when)
        if (found.length > 1) break
      }
    } finally {
      repair?.()
      await Promise.all(houses.map(house => house.stop()))
    }
    expect(found).not.toEqual([])
    for (const when of found) expect(when).toMatch(plant.found)
  })

  it('what a bot is given to think about', async () => {
    const asked = pairings.filter(({ viewer, worlds }) => viewer !== 'table' && worlds[0].match.asked[viewer] !== null)
    const pairing = at(asked, 0)
    const plant = at(Object.values(PLANTS), 0)
    const registry = plantIn(REGISTRY, plant, truthOf(pairing.worlds))
    const houses = [await openHouse(registry), await openHouse(registry)] as const
    const told = [await tellBot(houses[0], pairing, 0), await tellBot(houses[1], pairing, 1)] as const
    await Promise.all(houses.map(house => house.stop()))
    expect(differenceOf(...told)?.when).toBe('thinking')
  })
})
