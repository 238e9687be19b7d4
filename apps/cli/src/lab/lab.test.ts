/** The command as a whole, with few games: figures that repeat, runs that go on, journals that open, and clear words where something is wrong. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder, runLab } from '../../test/lab.ts'
import { runWith } from '../../test/terminal.ts'
import type { Report } from './report/report.ts'

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8')
const reportIn = (folder: string): Report => JSON.parse(read(folder, 'report.json')) as Report
const winsOf = (report: Report, by: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (report.variants[0]?.figures ?? []).flatMap(({ subject, share }) =>
      subject.type === 'wins' && subject.by === by && share !== undefined ? [[subject.group, share.share]] : [],
    ),
  )

describe('a run', () => {
  it('tells who wins, by seat, order and bot, and writes table, data and page', async () => {
    const out = newFolder()
    const { exit, out: told } = await runLab(`rum --games 40 --cores 1 --bots greedy,random --out ${out}`)
    expect(exit).toBe(0)
    expect(told).toMatch(/Greedy wins (9\d|100)\.\d %/)
    expect(told).toContain('How games end')
    const report = reportIn(out)
    expect(report).toMatchObject({ game: 'rum', seats: 2, seed: 'lab', isComplete: true, variants: [{ games: 40, deals: 20, even: 0.5 }] })
    expect(Object.keys(winsOf(report, 'bot'))).toEqual(['greedy', 'random'])
    for (const by of ['seat', 'order']) expect(Object.values(winsOf(report, by)).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
    expect(report.variants[0]?.cards).toHaveLength(21)
    expect(read(out, 'report.html')).toContain('<html lang="en">')
  })

  it('is the same on any number of cores, in either language, and another with another seed', async () => {
    const folders = [newFolder(), newFolder(), newFolder()]
    await runLab(`rum --games 6 --seats 3 --seed x --out ${folders[0]}`)
    await runLab(`rum --games 6 --seats 3 --seed x --cores 1 --lang pl --out ${folders[1]}`)
    await runLab(`rum --games 6 --seats 3 --seed y --out ${folders[2]}`)
    const [one = '', same = '', other = ''] = folders.map(folder => read(folder, 'report.json'))
    expect(same).toBe(one)
    expect(other).not.toBe(one)
  })

  it('goes on where it was cut off, even in the middle of a line, and can be made longer', async () => {
    const [whole, cut] = [newFolder(), newFolder()]
    await runLab(`rum --games 20 --cores 1 --out ${whole}`)
    await runLab(`rum --games 11 --cores 1 --out ${cut}`)
    appendFileSync(join(cut, 'games.jsonl'), '{"fixture":0,"game":15,"pla')
    const { err } = await runLab(`rum --games 20 --cores 1 --out ${cut}`)
    expect(err).toContain('11 games are there already.')
    expect(read(cut, 'report.json')).toBe(read(whole, 'report.json'))
    expect(read(cut, 'games.jsonl').split('\n')).toHaveLength(21)
  })

  it('stops when it is told to and keeps what was played', async () => {
    const out = newFolder()
    const until = async (): Promise<void> => {
      while (!existsSync(join(out, 'games.jsonl')) || read(out, 'games.jsonl').length === 0)
        await new Promise(resolve => setTimeout(resolve, 5))
    }
    const { exit, out: told } = await runLab(`rum --games 100000 --out ${out}`, { toldToStop: until })
    expect(exit).toBe(1)
    const kept = Number(/Stopped: (\d+) of 100000/.exec(told)?.[1])
    expect(kept).toBeGreaterThan(0)
    expect(read(out, 'games.jsonl').trimEnd().split('\n')).toHaveLength(kept)
  })

  it('links every game worth a look to a journal that replay opens and verify holds', async () => {
    const out = newFolder()
    await runLab(`rum-runner --games 4 --bots plain --cores 1 --out ${out}`)
    const files = readdirSync(join(out, 'journals'))
    const linked = [...read(out, 'report.html').matchAll(/href="(journals\/[^"]+)"/g)].map(found => found[1] ?? '')
    expect(new Set(linked)).toEqual(new Set(files.map(file => `journals/${file}`)))
    const file = join(out, linked[0] ?? '')
    expect(await runWith(['replay', file])).toMatchObject({ exit: 0, out: expect.stringContaining('plain (1)') })
    expect(await runWith(['verify', file])).toMatchObject({ exit: 0, out: expect.stringContaining('What was checked holds.') })
  })
})

describe('two variants', () => {
  it('play the same deals and are compared; a real change is told from noise', async () => {
    const out = newFolder()
    const { out: told } = await runLab(`rum-runner --games 10 --bots plain --cores 1 --against {"turnCap":5} --out ${out}`)
    expect(told).toMatch(/figures differs? by more than noise/)
    const { variants, comparison } = reportIn(out)
    expect(variants.map(({ name }) => name)).toEqual(['lot', '{"turnCap":5}'])
    expect(variants[1]?.options).toEqual({ ...(variants[0]?.options as object), turnCap: 5 })
    expect(comparison?.find(({ subject }) => subject.type === 'length')).toMatchObject({ deals: 10, isShare: false, isReal: true })
    expect(comparison?.find(({ subject }) => subject.type === 'shared')).toMatchObject({ isReal: false })
  })

  it('that play the same games are told of once', async () => {
    const { out: told } = await runLab(`rum --games 2 --bots random --cores 1 --against pl --out ${newFolder()}`)
    expect(told).toContain('played the very same games')
    expect(told.match(/^At a glance$/gm)).toHaveLength(1)
    expect(told).not.toMatch(/^[AB]: At a glance$/m)
  })

  it('may be told apart by a deck file', async () => {
    const deck = join(newFolder(), '..', 'wilder.json')
    const standard = JSON.parse(readFileSync(new URL('../../../../games/rum/rules/decks/paley.json', import.meta.url), 'utf8')) as {
      discards: { cards: number }[]
    }
    writeFileSync(deck, JSON.stringify({ ...standard, discards: standard.discards.map(row => ({ ...row, cards: 9 })) }))
    const out = newFolder()
    await runLab(`rum --games 4 --bots random --cores 1 --against ${deck} --out ${out}`)
    expect(reportIn(out).variants[1]).toMatchObject({
      name: 'wilder.json',
      options: { deck: { discards: expect.arrayContaining([expect.objectContaining({ cards: 9 })]) } },
    })
  })
})

describe('a ladder', () => {
  it('gives Elo from mirrored pairs, and a table to paste', async () => {
    const out = newFolder()
    const { exit } = await runLab(`rum-runner --ladder --bots random,plain --games 12 --cores 1 --out ${out}`)
    expect(exit).toBe(0)
    const { ladder, seed, kind } = reportIn(out)
    expect({ seed, kind }).toEqual({ seed: 'ladder', kind: 'ladder' })
    expect(ladder?.pairings).toMatchObject([{ one: 'plain', other: 'random', games: 12, sides: [{ side: 'crown' }, { side: 'pirate' }] }])
    expect(ladder?.ratings?.map(({ bot }) => bot)).toEqual(['random', 'plain'])
    expect(read(out, 'ladder.md')).toMatch(/\| plain \| random \| 12 \| (8|9|10)\d?\d?\.\d % \|/)
    expect(read(out, 'ladder.md')).toContain('./tortuga lab rum-runner --ladder --games 12 --bots random,plain --seats 2 --seed ladder')
  })

  it('with more than two seats gives the share against an even one, and the mean place', async () => {
    const out = newFolder()
    await runLab(`rum --ladder --bots random,greedy --seats 4 --games 8 --cores 1 --out ${out}`)
    expect(reportIn(out).ladder).toMatchObject({
      ratings: null,
      pairings: [{ one: 'greedy', other: 'random', games: 8, lead: null, place: { mean: expect.any(Number) } }],
    })
    expect(read(out, 'report.html')).toContain('25.0')
  })
})

describe('a folder', () => {
  it('of another run, of something else, or that cannot be written is refused', async () => {
    const out = newFolder()
    await runLab(`rum --games 1 --cores 1 --out ${out}`)
    expect(await runLab(`rum --games 2 --seed other --out ${out}`)).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/holds another run/),
    })
    expect(await runLab(`rum --games 2 --lang pl --seats 3 --out ${out}`)).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/inne badanie/),
    })
    const plan = read(out, 'plan.json')
    writeFileSync(join(out, 'plan.json'), plan.replace(/"build": "\w+"/, '"build": "older"'))
    expect(await runLab(`rum --games 2 --out ${out}`)).toMatchObject({ exit: 2, err: expect.stringMatching(/another build/) })
    const full = newFolder()
    mkdirSync(full)
    writeFileSync(join(full, 'letter.txt'), 'mine')
    expect(await runLab(`rum --games 2 --out ${full}`)).toMatchObject({ exit: 2, err: expect.stringMatching(/holds no run/) })
    expect(await runLab(`rum --games 2 --out ${join(full, 'letter.txt')}`)).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/can be written/),
    })
  })
})
