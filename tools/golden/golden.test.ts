/** Golden games of every edition of every game: the rules still play them, and the recorded sums show that no edition changed. After an intended change of the rules run `npm run golden` and read the diff. */
import { MANIFESTS } from '@tortuga/games'
import { adaptEdition } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { findGoldenFaults, readGoldenGames, readSums, sumOf } from './golden-files.ts'
import type { GoldenGames, GoldenRecord } from './golden-files.ts'
import { playGoldenGames } from './golden.ts'

/** One comparison per file, so that a failure shows the first line that differs. */
const expectSame = (played: GoldenGames, stored: GoldenGames): void => {
  expect([...played.keys()].toSorted()).toEqual([...stored.keys()].toSorted())
  for (const [name, text] of played) expect(`${name}\n${text}`).toBe(`${name}\n${stored.get(name) ?? ''}`)
}

describe.each(MANIFESTS.map(manifest => [manifest.id, manifest] as const))('%s', (id, { rules, load, golden, editions = {} }) => {
  it('plays its golden games', async () => {
    expectSame(playGoldenGames(await load.rules(), golden?.seats), readGoldenGames(id, 'golden'))
  })

  it('changed no golden game while the rules number stayed, and froze every earlier edition', () => {
    const record: GoldenRecord = {
      current: rules,
      frozen: Object.keys(editions).map(Number),
      sums: readSums(id),
      golden: readGoldenGames(id, 'golden'),
      goldenOf: number => readGoldenGames(id, `editions/${number}`),
    }
    expect(findGoldenFaults(record)).toEqual([])
  })

  for (const [number, { load: loadFrozen, clockMoves }] of Object.entries(editions))
    it(`plays the golden games of rules ${number} with the frozen module, byte for byte`, async () => {
      const edition = adaptEdition(await loadFrozen(), clockMoves)
      expect([edition.game.id, edition.game.rules]).toEqual([id, Number(number)])
      const stored = readGoldenGames(id, `editions/${number}`)
      const seats = [...new Set([...stored.keys()].map(name => Number(/-(\d+)\.txt$/.exec(name)?.[1])))]
      expectSame(playGoldenGames(edition, seats), stored)
    })
})

describe('the gate', () => {
  const golden = (text: string): GoldenGames => new Map([['a-2.txt', text]])
  const [one, two, changed] = [golden('one'), golden('two'), golden('changed')]
  const sound: GoldenRecord = {
    current: 2,
    frozen: [1],
    sums: { 1: sumOf(one), 2: sumOf(two) },
    golden: two,
    goldenOf: () => one,
  }

  it('accepts a sound record, also of rules that are frozen and current', () => {
    expect(findGoldenFaults(sound)).toEqual([])
    expect(findGoldenFaults({ current: 1, frozen: [1], sums: { 1: sumOf(one) }, golden: one, goldenOf: () => one })).toEqual([])
  })

  it.each<[fault: string, Partial<GoldenRecord>, sentence: string]>([
    ['a changed golden game', { golden: changed }, 'the golden games in golden differ from the recorded sum of rules 2'],
    ['a changed frozen game', { goldenOf: () => changed }, 'the golden games in editions/1 differ from the recorded sum of rules 1'],
    ['a number without a sum', { sums: { 1: sumOf(one) } }, 'the sum of rules 2 is not recorded: run `npm run golden`'],
    ['an earlier number that is not frozen', { frozen: [] }, 'rules 1 are not frozen'],
    ['a frozen edition without golden games', { goldenOf: () => new Map() }, 'editions/1 has no golden games'],
    ['a sum of later rules', { sums: { ...sound.sums, 3: '' } }, 'a sum is recorded for rules 3, which do not exist'],
  ])('finds %s', (_, fault, sentence) => expect(findGoldenFaults({ ...sound, ...fault })).toEqual([sentence]))

  it('has one sum per set of golden games, whatever their order', () => {
    const both = [...one, ['b-2.txt', 'b']] as const
    expect(sumOf(new Map(both))).toBe(sumOf(new Map(both.toReversed())))
    expect(sumOf(new Map(both))).not.toBe(sumOf(one))
  })
})
