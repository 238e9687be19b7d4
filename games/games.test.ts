/** Every manifest tells the truth about its game, and every edition of every game can be found. */
import { findEdition, MANIFESTS } from '@tortuga/games'
import { at, CONTRACT, LANGUAGES } from '@tortuga/kit'
import type { OptionValue } from '@tortuga/kit'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../tools/files.ts'

it('the list contains every game in this folder once', () => {
  const folders = listFiles('games', /^games\/[^/]+\/game\.ts$/).map(path => at(path.split('/'), 1))
  expect(MANIFESTS.map(({ id }) => id).toSorted()).toEqual(folders.toSorted())
})

describe.each(MANIFESTS.map(manifest => [manifest.id, manifest] as const))('%s', (id, { seats, rules, load, editions = {} }) => {
  it('has the id, seats and rules number of its rules and its listing', async () => {
    const [{ game }, listing, { listing: ofTable }] = await Promise.all([load.rules(), load.listing(), load.web()])
    expect([game.id, game.seats, game.rules, game.contract]).toEqual([id, seats, rules, CONTRACT])
    expect([listing.id, listing.seats]).toEqual([id, seats])
    expect(ofTable).toBe(listing)
  })

  it('names every preset, level and cited rule in every language', async () => {
    const [{ game }, { bots }, texts] = await Promise.all([load.rules(), load.bots(), load.texts()])
    for (const language of LANGUAGES) {
      const { presets, bots: levels, rules: titles } = texts[language]
      expect(Object.keys(game.presets).filter(name => (presets[name]?.name ?? '') === '')).toEqual([])
      expect(Object.keys(bots).filter(level => (levels[level]?.name ?? '') === '')).toEqual([])
      expect(
        Object.values<readonly string[]>(game.refusalRules).flatMap(rules => rules.filter(rule => (titles[rule] ?? '') === '')),
      ).toEqual([])
    }
  })

  it('lets players choose every option: in a form, by a preset, or there is only one value', async () => {
    const [{ game, publicOptions = game.schemas.options }, setup] = await Promise.all([load.rules(), load.setup?.()])
    const presets = Object.values(game.presets) as readonly Readonly<Record<string, unknown>>[]
    const offered = new Set(setup?.offered.map(({ option }) => option))
    const { entries } = publicOptions as unknown as {
      readonly entries: Readonly<Record<string, { readonly options?: readonly unknown[] }>>
    }
    const isFixed = (option: string): boolean => entries[option]?.options?.length === 1
    for (const option of Object.keys(presets[0] ?? {})) {
      const byPreset = new Set(presets.map(preset => preset[option])).size > 1
      expect([option, offered.has(option) || byPreset || isFixed(option)]).toEqual([option, true])
    }
  })

  it('offers valid values, or says why they contradict the others, and describes them in every language', async () => {
    const [{ game, publicOptions = game.schemas.options }, setup] = await Promise.all([load.rules(), load.setup?.()])
    for (const { option, group, values } of setup?.offered ?? []) {
      for (const language of LANGUAGES) {
        const { options, groups } = setup!.texts[language]
        expect([option, options[option]?.name ?? '', options[option]?.about ?? '']).not.toContain('')
        expect(group === null || (groups[group] ?? '') !== '').toBe(true)
        const isNamed = (value: OptionValue): boolean => typeof value === 'number' || options[option]?.values[String(value)] !== undefined
        expect(values(seats[1]).filter(value => !isNamed(value))).toEqual([])
      }
      for (const preset of Object.values(game.presets))
        for (const value of values(seats[1])) {
          const chosen = Object.assign({}, preset, { [option]: value })
          const conflict = setup?.findConflict?.(chosen) ?? null
          expect([option, value, v.is(publicOptions, chosen)]).toEqual([option, value, conflict === null])
          if (conflict !== null) for (const language of LANGUAGES) expect(setup?.texts[language].conflicts?.[conflict] ?? '').not.toBe('')
        }
    }
  })

  it('finds the current edition and the frozen ones, each loaded once', async () => {
    const current = await findEdition(id, rules)
    const { game } = await load.rules()
    expect(current?.game).toBe(game)
    for (const number of [rules, ...Object.keys(editions).map(Number)]) {
      const edition = await findEdition(id, number)
      expect([edition?.game.id, edition?.game.rules]).toEqual([id, number])
      expect(Object.keys(edition?.bots ?? {})).not.toEqual([])
      expect(await findEdition(id, number)).toBe(edition)
    }
  })

  it('has no edition of later or earlier rules', async () => {
    expect(await findEdition(id, rules + 1)).toBeNull()
    expect(await findEdition(id, 0)).toBeNull()
    expect(await findEdition(id, Number.NaN)).toBeNull()
  })
})

it('an unknown game has no edition', async () => expect(await findEdition('chess', 1)).toBeNull())
