/** The golden games play out as they are written. Where they should not any more: `npm run golden`, and read the diff. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { playAllGolden } from './golden.ts'
import { listFiles, ROOT } from './sources.ts'

const games = playAllGolden()

for (const [path, text] of games) it(`${path} plays out as written`, () => expect(text).toBe(readFileSync(`${ROOT}${path}`, 'utf8')))

it('every golden file is one of them', () => expect(listFiles('games', /\/golden\/.*\.txt$/)).toEqual([...games.keys()].toSorted()))
