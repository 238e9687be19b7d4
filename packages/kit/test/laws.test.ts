/** The laws are examined, too: the toy game keeps them all, and each planted fault turns just the law red that names it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeLaws, LawBroken, LAWS, shownOtherwise, sitExam } from '../laws/index.ts'
import type { LawName } from '../laws/index.ts'
import { FAULTS, listingToy, notation } from './toy/faults.ts'
import { toy, toyOfRules1 } from './toy/index.ts'
import type { Event, Move } from './toy/types.ts'

const rulebook = readFileSync(new URL('toy/rulebook.md', import.meta.url), 'utf8')
const papers = { rulebook, notation, matches: 6 }

describeLaws(toy, papers)
describeLaws(listingToy, papers)

describe('the laws, examined by planted faults', () => {
  const brokenLaws = ({ game, notation: written = notation }: (typeof FAULTS)[number]): readonly string[] => {
    const exam = sitExam(game, { rulebook, notation: written, matches: 6, longest: 400, positions: 150 })
    return Object.entries(LAWS).flatMap(([name, law]) => {
      try {
        law(exam)
        return []
      } catch (error) {
        return [error instanceof LawBroken ? name : `${name}: ${String(error)}`]
      }
    })
  }

  for (const fault of FAULTS) it(`«${fault.law}» catches: ${fault.what}`, () => expect(brokenLaws(fault)).toEqual([fault.law]))

  it('every law has a fault that only it catches', () => {
    const caught = new Set<LawName>(FAULTS.map(({ law }) => law))
    expect(Object.keys(LAWS).filter(name => !caught.has(name as LawName))).toEqual([])
  })
})

describe('a broken law', () => {
  it('says the seed and shows the journal', () => {
    const exam = sitExam({ ...toy, timeUp: (): Move => ({ type: 'offer', coins: 9 }) }, papers)
    const seed = String(exam.walks[0]?.header.seed)
    expect(() => LAWS['timeUp is always legal'](exam)).toThrow(new RegExp(`of seed ${seed}[\\s\\S]*\\{"journal":1`))
  })
})

it('the rules before the present ones were a game as well', () => {
  const exam = sitExam(toyOfRules1, papers)
  expect(exam.walks.every(({ trouble }) => trouble === null)).toBe(true)
})

it('events that show other faces than they name are found', () => {
  const lax = { ...toy, secrets: { ...toy.secrets, shownBy: (event: Event) => toy.secrets.shownBy(event, 'open') } }
  const strict = { ...toy, secrets: { ...toy.secrets, shownBy: () => [] } }
  expect([toy, lax, strict].map(game => shownOtherwise(sitExam(game, papers)))).toEqual([
    [],
    ['dealt', 'looked', 'sailed', 'took'],
    ['dealt', 'landed', 'looked', 'sailed', 'seized', 'took'],
  ])
})
