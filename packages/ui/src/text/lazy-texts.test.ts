/** Texts that are loaded one language at a time. */
import { expect, it } from 'vitest'
import { createLazyTexts } from './lazy-texts.ts'

it('are read in the languages that were loaded, and loaded once', async () => {
  const loads: string[] = []
  const loader = (text: string) => () => {
    loads.push(text)
    return Promise.resolve({ text })
  }
  const { texts, load } = createLazyTexts({ en: loader('sea'), pl: loader('morze') })
  expect(() => texts.pl).toThrow('pl')
  await load('pl')
  await load('pl')
  expect(texts.pl.text).toBe('morze')
  expect(() => texts.en).toThrow('en')
  expect(loads).toEqual(['morze'])
})
