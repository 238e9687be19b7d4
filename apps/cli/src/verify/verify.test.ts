/** `verify` reports the checks that hold, the checks it skipped and why, and the line that fails. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headAt, parseJournal, sha256Hex } from '@tortuga/kit'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { runWith } from '../../test/terminal.ts'
import { fileFolder } from '../../../../tools/temporary.ts'

const folder = fileFolder('verify')
const saved = join(folder, 'saved.journal')
const finished = join(folder, 'finished.journal')
let lines: readonly string[] = []

const verifyLines = async (changed: readonly string[], ...options: readonly string[]) => {
  const file = join(folder, 'changed.journal')
  writeFileSync(file, changed.map(line => `${line}\n`).join(''))
  return runWith(['verify', file, ...options])
}
const changing = (index: number, change: (line: string) => string): readonly string[] =>
  lines.map((line, place) => (place === index ? change(line) : line))

beforeAll(async () => {
  await runWith(['play', 'rum', '--bots', 'cabin-boy', '--save', saved], ['1', '1', '1', 'q'])
  await runWith(
    ['play', 'rum', '--bots', 'cabin-boy', '--save', finished],
    Array.from({ length: 2000 }, () => '1'),
  )
  lines = readFileSync(saved, 'utf8').trimEnd().split('\n')
})

describe('a match that verifies', () => {
  it('is reported with the checks that were skipped', async () => {
    const { exit, out } = await runWith(['verify', finished])
    expect(exit).toBe(0)
    expect(out.match(/^✓/gm)).toHaveLength(7)
    expect(out).toContain('– Your contribution: not checked, pass it with --own.')
    expect(out).toMatch(/Everything in the file is correct\. To prove that it is the match you played, pass .*\n$/)
  })

  it('is proven by the commitment, the contribution and the head of its last entry, and not by an earlier head', async () => {
    const parsed = parseJournal(readFileSync(finished, 'utf8'))
    if (!parsed.ok) throw new Error(parsed.problem)
    const { header, entries } = parsed.journal
    const own = ['--own', header.contributions.find(bytes => bytes !== '') ?? '']
    const commitment = ['--commitment', header.commitment ?? '']
    const head = (version: number) => ['--head', `${version}:${headAt(parsed.journal, version)}`]

    const proven = await runWith(['verify', finished, ...own, ...commitment, ...head(entries.length)])
    expect(proven).toMatchObject({ exit: 0, out: expect.stringContaining('✓ The secret matches the commitment you saw before the match.') })
    expect(proven.out).toMatch(/Proven: everything is correct\.\n$/)

    const inPart = await runWith(['verify', finished, ...own, ...commitment, ...head(2)])
    expect(inPart.out).toContain('The head of the hash chain (line 3): not checked, you saw the match only up to this line')
    const unsealed = await runWith(['verify', finished, ...own, ...head(entries.length)])
    expect(unsealed.out).toContain('✓ The secret matches the commitment in the file. To compare that')
    for (const { exit, out } of [inPart, unsealed]) {
      expect(exit).toBe(0)
      expect(out).toMatch(/pass --own, --commitment and the --head of its last entry\.\n$/)
    }
    const polish = await runWith(['verify', finished, ...head(2), '--lang', 'pl'])
    expect(polish.out).toContain('(wiersz 3): nie sprawdzono, rozgrywkę było widać tylko do tego wiersza')
  })

  it('is reported as partly checked if the file has no checksum and no end', async () => {
    const { exit, out } = await verifyLines(lines.slice(0, 3))
    expect(exit).toBe(3)
    expect(out).toContain('checksum: not checked')
    expect(out).toContain('The end: not checked')
    expect(out).toMatch(/Not provable: what was checked is correct, but not everything could be checked \(exit code 3\)\.\n$/)
  })
})

/** A forger can always write a matching checksum. */
const withSum = (changed: readonly string[]): readonly string[] => {
  const body = changed.map(line => `${line}\n`).join('')
  return [...changed, JSON.stringify({ sum: sha256Hex(body) })]
}

describe('a forged match is never called correct', () => {
  const winner = (line: string): string => line.replace('"abandoned","outcome":null', '"agreed","outcome":{"places":[2,1],"scores":[0,0]}')

  it('if its entries were cut off and an agreed outcome was invented', async () => {
    const { exit, out } = await verifyLines(withSum([...lines.slice(0, -2), winner(lines.at(-2) ?? '')]))
    expect(exit).toBe(3)
    expect(out).toContain(`Votes and clock (line ${lines.length - 1}): not checked, this end was agreed without a vote`)
    expect(out).toContain('The end (line')
    expect(out).toContain('nothing proves that they were')
  })

  it('if a bot took the player’s seat without a vote', async () => {
    const bot = '{"type":"sit","at":0,"seat":0,"player":{"name":"Rolf","bot":"cabin-boy"}}'
    const forged = withSum([lines[0] ?? '', bot, ...lines.slice(1, -1)].filter(line => !line.includes('"by":"player"')))
    const { exit, out } = await verifyLines(forged.slice(0, 2))
    expect(exit).toBe(3)
    expect(out).toContain('Votes and clock (line 2): not checked, a bot took this seat without a vote')
    expect((await verifyLines(forged.slice(0, 2), '--lang', 'pl')).out).toContain(
      'Głosowania i zegar (wiersz 2): nie sprawdzono, bot zajął',
    )
  })

  it('if it starts from a state that nobody dealt, under whatever rules number', async () => {
    const header = v.parse(v.record(v.string(), v.unknown()), JSON.parse(lines[0] ?? ''))
    const old = (rules: number): readonly string[] => {
      const { start: _, ...rest } = header
      const before = { ...rest, journal: 1, rules, commitment: null, secret: null }
      return withSum([JSON.stringify(before), JSON.stringify({ type: 'rules', at: 0, rules, state: {} })])
    }
    expect(await verifyLines(old(0))).toMatchObject({
      exit: 1,
      out: expect.stringContaining('under rules 0, which this version does not have'),
    })
    expect(await verifyLines(old(1))).toMatchObject({ exit: 3, out: expect.stringContaining('the match starts from a given position') })
    expect((await verifyLines(withSum([JSON.stringify({ ...header, rules: 0 }), ...lines.slice(1, -1)]))).exit).toBe(1)
  })
})

describe('a match of rules that this release does not have', () => {
  it('is reported with a sentence, by verify and by replay', async () => {
    const file = join(folder, 'newer.journal')
    writeFileSync(file, `${changing(0, line => line.replace(/"rules":\d+/, '"rules":99')).join('\n')}\n`)
    const sentence = 'This match of rum was played under rules 99, which this version does not have.'
    for (const command of ['verify', 'replay'])
      expect(await runWith([command, file])).toMatchObject({ exit: 1, out: expect.stringContaining(sentence) })
    expect(await runWith(['verify', file, '--lang', 'pl'])).toMatchObject({ exit: 1, out: expect.stringContaining('według zasad 99') })
  })
})

describe('a match that does not verify', () => {
  it('reports the line of a changed move', async () => {
    const { exit, out } = await verifyLines(
      changing(2, line => line.replace(/"move":\{.*?\},"by"/, '"move":{"type":"draw","from":7},"by"')),
    )
    expect(exit).toBe(1)
    expect(out).toContain('Line 3 fails')
    expect(out).toMatch(/Forged or damaged: this match does not verify\.\n$/)
  })

  it('reports a changed hash, a swapped secret, a foreign contribution, a broken checksum', async () => {
    const last = lines.length - 2
    const broken = [
      await verifyLines(changing(last, line => line.replace(/"hash":"\w{8}/, '"hash":"00000000'))),
      await verifyLines(changing(0, line => line.replace(/"secret":"\w{8}/, '"secret":"ffffffff'))),
      await verifyLines(lines, '--own', 'ee'.repeat(32)),
      await verifyLines(changing(lines.length - 1, line => line.replace(/"sum":"\w{8}/, '"sum":"00000000'))),
    ]
    const complaints = [`Line ${last + 1} fails`, 'Line 1 fails', 'your contribution is not among', `Line ${lines.length} fails`]
    for (const [index, { exit, out }] of broken.entries())
      expect({ exit, out }).toEqual({ exit: 1, out: expect.stringContaining(complaints[index] ?? '') })
  })

  it('reports a file that cannot be read', async () => {
    expect(await verifyLines(['{}'])).toMatchObject({ exit: 1, out: expect.stringContaining('Line 1 is not the header of a match.') })
    expect(await verifyLines([lines[0] ?? '', 'x'])).toMatchObject({ exit: 1, out: expect.stringContaining('Line 2 is not JSON.') })
    expect(await verifyLines([lines[0] ?? '', '{"type":"move"}'], '--lang', 'pl')).toMatchObject({
      exit: 1,
      out: expect.stringContaining('Wiersz 2 nie jest wpisem rozgrywki.'),
    })
  })
})
