/** Tests of the laws themselves: the toy game passes all of them, and each planted fault breaks exactly the laws it names. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeLaws, LawError, LAWS, findShownFaceMismatches, sampleGame } from '../laws/index.ts'
import type { LawName } from '../laws/index.ts'
import { listingToy, notation } from './toy/fault-parts.ts'
import { FAULTS } from './toy/planted-faults.ts'
import { toy, toyOfRules1 } from './toy/index.ts'
import type { Event, Move } from './toy/types.ts'

const rulebook = readFileSync(new URL('toy/rulebook.md', import.meta.url), 'utf8')
const options = { rulebook, notation, matches: 6, unfolded: ['agenda'] } as const // the agenda is the next question

describeLaws(toy, options)
describeLaws(listingToy, options)

describe('planted faults', () => {
  const brokenLaws = ({ game, notation: faulty = notation }: (typeof FAULTS)[number]): readonly string[] => {
    const sample = sampleGame(game, { rulebook, notation: faulty, unfolded: ['agenda'], matches: 6, longest: 400, positions: 150 })
    return Object.entries(LAWS).flatMap(([name, law]) => {
      try {
        law(sample)
        return []
      } catch (error) {
        return [error instanceof LawError ? name : `${name}: ${String(error)}`]
      }
    })
  }

  for (const fault of FAULTS)
    it(`the law "${fault.law}" catches: ${fault.what}`, () => {
      expect(brokenLaws(fault).toSorted()).toEqual([fault.law, ...(fault.also ?? [])].toSorted())
    })

  it('cover every law', () => {
    const caught = new Set<LawName>(FAULTS.map(({ law }) => law))
    expect(Object.keys(LAWS).filter(name => !caught.has(name as LawName))).toEqual([])
  })
})

describe('a LawError', () => {
  it('contains the seed and the journal', () => {
    const sample = sampleGame({ ...toy, timeUp: (): Move => ({ type: 'offer', coins: 9 }) }, options)
    const seed = String(sample.walks[0]?.header.seed)
    expect(() => LAWS['timeUp is always legal'](sample)).toThrow(new RegExp(`of seed ${seed}[\\s\\S]*\\{"journal":2`))
  })
})

it('rules 1 of the toy game can be played, too', () => {
  const sample = sampleGame(toyOfRules1, options)
  expect(sample.walks.every(({ failure }) => failure === null)).toBe(true)
})

it('findShownFaceMismatches finds events that show other faces than they name', () => {
  const shownToAll = { ...toy, secrets: { ...toy.secrets, shownBy: (event: Event) => toy.secrets.shownBy(event, 'open') } }
  const shownToNobody = { ...toy, secrets: { ...toy.secrets, shownBy: () => [] } }
  expect([toy, shownToAll, shownToNobody].map(game => findShownFaceMismatches(sampleGame(game, options)))).toEqual([
    ['arranged'], // its crates lie face up already
    ['arranged', 'dealt', 'looked', 'packed', 'sailed', 'took'],
    ['arranged', 'dealt', 'landed', 'looked', 'packed', 'sailed', 'seized', 'took'],
  ])
})
