/** Which animal each seat of a table gets. */
import { expect, it } from 'vitest'
import { avatarsOfTable } from './avatar.tsx'

it('gives the animals of the seats where nobody has chosen, and the chosen one where somebody has', () => {
  expect(avatarsOfTable([null, null, undefined])).toEqual(['turtle', 'crab', 'octopus'])
  expect(avatarsOfTable([null, 'seal', null])).toEqual(['turtle', 'seal', 'octopus'])
})

it('gives another animal to a seat whose own was chosen by somebody else, and moves nobody else', () => {
  expect(avatarsOfTable([null, null, 'turtle'])).toEqual(['octopus', 'crab', 'turtle'])
  expect(avatarsOfTable(['crab', null, null, null])).toEqual(['crab', 'turtle', 'octopus', 'whale'])
})

it('lets two players choose the same, and takes a name of a newer server for none', () => {
  expect(avatarsOfTable(['whale', 'whale', 'kraken'])).toEqual(['whale', 'whale', 'octopus'])
})
