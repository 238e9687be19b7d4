/** The complete command with few games: reproducible figures, resumed runs, journals that open, and clear errors. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { newFolder, runLab } from '../../test/lab.ts'
import { runWith } from '../../test/terminal.ts'

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8')
const Subject = v.looseObject({ type: v.string(), by: v.optional(v.nullable(v.string())), group: v.optional(v.string(), '') })
const Figure = v.looseObject({ subject: Subject, share: v.optional(v.object({ share: v.number() })) })
const Variant = v.looseObject({
  name: v.string(),
  options: v.record(v.string(), v.unknown()),
  cards: v.optional(v.array(v.unknown())),
  figures: v.array(Figure),
})
/** What the tests read of a report. */
const ReportSchema = v.looseObject({
  variants: v.array(Variant),
  comparison: v.nullable(v.array(v.looseObject({ subject: Subject }))),
  ladder: v.nullable(v.looseObject({ ratings: v.nullable(v.array(v.looseObject({ bot: v.string() }))) })),
})
type ReadReport = v.InferOutput<typeof ReportSchema>

const reportIn = (folder: string): ReadReport => v.parse(ReportSchema, JSON.parse(read(folder, 'report.json')))
const winsOf = (report: ReadReport, by: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (report.variants[0]?.figures ?? []).flatMap(({ subject, share }) =>
      subject.type === 'wins' && subject.by === by && share !== undefined ? [[subject.group, share.share]] : [],
    ),
  )

describe('a run', () => {
  it('reports wins by seat, order and bot, and writes table, data and page', async () => {
    const out = newFolder()
    const { exit, out: printed } = await runLab(`rum --games 40 --cores 1 --bots greedy,random --out ${out}`)
    expect(exit).toBe(0)
    expect(printed).toMatch(/Greedy wins (9\d|100)\.\d %/)
    expect(printed).toContain('How games end')
    const report = reportIn(out)
    expect(report).toMatchObject({ game: 'rum', seats: 2, seed: 'lab', isComplete: true, variants: [{ games: 40, deals: 20, even: 0.5 }] })
    expect(Object.keys(winsOf(report, 'bot'))).toEqual(['greedy', 'random'])
    for (const by of ['seat', 'order']) expect(Object.values(winsOf(report, by)).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
    expect(report.variants[0]?.cards).toHaveLength(21)
    expect(read(out, 'report.html')).toContain('<html lang="en">')
  })

  it('is the same on any number of cores and in every language, but differs with another seed', async () => {
    const folders = [newFolder(), newFolder(), newFolder()]
    await runLab(`rum --games 6 --seats 3 --seed x --out ${folders[0]}`)
    await runLab(`rum --games 6 --seats 3 --seed x --cores 1 --lang pl --out ${folders[1]}`)
    await runLab(`rum --games 6 --seats 3 --seed y --out ${folders[2]}`)
    const [one = '', same = '', other = ''] = folders.map(folder => read(folder, 'report.json'))
    expect(same).toBe(one)
    expect(other).not.toBe(one)
  })

  it('resumes after an interruption, even in the middle of a line, and can be extended', async () => {
    const [whole, cut] = [newFolder(), newFolder()]
    await runLab(`rum --games 20 --cores 1 --out ${whole}`)
    await runLab(`rum --games 11 --cores 1 --out ${cut}`)
    appendFileSync(join(cut, 'games.jsonl'), '{"fixture":0,"game":15,"pla')
    const { err } = await runLab(`rum --games 20 --cores 1 --out ${cut}`)
    expect(err).toContain('11 games already played.')
    expect(read(cut, 'report.json')).toBe(read(whole, 'report.json'))
    expect(read(cut, 'games.jsonl').split('\n')).toHaveLength(21)
  })

  it('stops on request and keeps the games played so far', async () => {
    const out = newFolder()
    const until = async (): Promise<void> => {
      while (!existsSync(join(out, 'games.jsonl')) || read(out, 'games.jsonl').length === 0)
        await new Promise(resolve => setTimeout(resolve, 5))
    }
    const { exit, out: printed } = await runLab(`rum --games 100000 --out ${out}`, { toldToStop: until })
    expect(exit).toBe(1)
    const kept = Number(/Stopped: (\d+) of 100000/.exec(printed)?.[1])
    expect(kept).toBeGreaterThan(0)
    expect(read(out, 'games.jsonl').trimEnd().split('\n')).toHaveLength(kept)
  })

  it('links every notable game to a journal that replay opens and verify accepts', async () => {
    const out = newFolder()
    await runLab(`rum-runner --games 4 --bots plain --cores 1 --out ${out}`)
    const files = readdirSync(join(out, 'journals'))
    const linked = [...read(out, 'report.html').matchAll(/href="(journals\/[^"]+)"/g)].map(found => found[1] ?? '')
    expect(new Set(linked)).toEqual(new Set(files.map(file => `journals/${file}`)))
    const file = join(out, linked[0] ?? '')
    expect(await runWith(['replay', file])).toMatchObject({ exit: 0, out: expect.stringContaining('plain (1)') })
    expect(await runWith(['verify', file])).toMatchObject({
      exit: 3,
      out: expect.stringContaining('Not provable: what was checked is correct, but'),
    })
  })
})

describe('two variants', () => {
  it('play the same deals and are compared; a real change is distinguished from noise', async () => {
    const out = newFolder()
    const { out: printed } = await runLab(`rum-runner --games 10 --bots plain --cores 1 --against {"turnCap":5} --out ${out}`)
    expect(printed).toMatch(/figures differs? by more than noise/)
    const { variants, comparison } = reportIn(out)
    expect(variants.map(({ name }) => name)).toEqual(['lot', '{"turnCap":5}'])
    expect(variants[1]?.options).toEqual({ ...variants[0]?.options, turnCap: 5 })
    expect(comparison?.find(({ subject }) => subject.type === 'length')).toMatchObject({ deals: 10, isShare: false, isReal: true })
    expect(comparison?.find(({ subject }) => subject.type === 'shared')).toMatchObject({ isReal: false })
  })

  it('that play the same games are reported once', async () => {
    const { out: printed } = await runLab(`rum --games 2 --bots random --cores 1 --against pl --out ${newFolder()}`)
    expect(printed).toContain('played exactly the same games')
    expect(printed.match(/^At a glance$/gm)).toHaveLength(1)
    expect(printed).not.toMatch(/^[AB]: At a glance$/m)
  })

  it('can differ by a deck file', async () => {
    const deck = join(newFolder(), '..', 'wilder.json')
    const text = readFileSync(new URL('../../../../games/rum/rules/data/paley.json', import.meta.url), 'utf8')
    const standard = v.parse(v.looseObject({ discards: v.array(v.looseObject({ cards: v.number() })) }), JSON.parse(text))
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
  it('reports Elo from mirrored pairs and writes a table', async () => {
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

  it('with more than two seats reports the share and the mean place', async () => {
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
  it('is refused if it contains another run or other files, or cannot be written', async () => {
    const out = newFolder()
    await runLab(`rum --games 1 --cores 1 --out ${out}`)
    expect(await runLab(`rum --games 2 --seed other --out ${out}`)).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/contains another run/),
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
    expect(await runLab(`rum --games 2 --out ${full}`)).toMatchObject({ exit: 2, err: expect.stringMatching(/contains no lab run/) })
    expect(await runLab(`rum --games 2 --out ${join(full, 'letter.txt')}`)).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/Cannot write to/),
    })
  })
})
