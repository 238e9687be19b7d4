/** `verify` says what holds, what was not checked and why, and which line does not hold. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runWith } from '../../test/terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'tortuga-verify-'))
const saved = join(folder, 'saved.journal')
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
  lines = readFileSync(saved, 'utf8').trimEnd().split('\n')
})

describe('a match that holds', () => {
  it('says so, and what was left out', async () => {
    const { exit, out } = await runWith(['verify', saved])
    expect(exit).toBe(0)
    expect(out.match(/^✓/gm)).toHaveLength(5)
    expect(out).toContain('– Your own bytes: not checked, give them with --own.')
    expect(out).toMatch(/It holds\.\n$/)
  })

  it('as far as it was checked, where it has no checksum and no end', async () => {
    const { exit, out } = await verifyLines(lines.slice(0, 3))
    expect(exit).toBe(0)
    expect(out).toContain('checksum: not checked')
    expect(out).toContain('The end: not checked')
    expect(out).toMatch(/What was checked holds\.\n$/)
  })
})

describe('a match that does not hold', () => {
  it('names the line: a changed move', async () => {
    const { exit, out } = await verifyLines(
      changing(2, line => line.replace(/"move":\{.*?\},"by"/, '"move":{"type":"draw","from":7},"by"')),
    )
    expect(exit).toBe(1)
    expect(out).toContain('Line 3 does not hold')
    expect(out).toMatch(/It does not hold\.\n$/)
  })

  it('a changed hash, a swapped secret, foreign bytes, a broken checksum', async () => {
    const last = lines.length - 2
    const broken = [
      await verifyLines(changing(last, line => line.replace(/"hash":"\w{8}/, '"hash":"00000000'))),
      await verifyLines(changing(0, line => line.replace(/"secret":"\w{8}/, '"secret":"ffffffff'))),
      await verifyLines(lines, '--own', 'ee'.repeat(32)),
      await verifyLines(changing(lines.length - 1, line => line.replace(/"sum":"\w{8}/, '"sum":"00000000'))),
    ]
    const complaints = [
      `Line ${last + 1} does not hold`,
      'Line 1 does not hold',
      'your bytes are not among',
      `Line ${lines.length} does not hold`,
    ]
    for (const [index, { exit, out }] of broken.entries())
      expect({ exit, out }).toEqual({ exit: 1, out: expect.stringContaining(complaints[index] ?? '') })
  })

  it('and one that cannot be read at all', async () => {
    expect(await verifyLines(['{}'])).toMatchObject({ exit: 1, out: expect.stringContaining('Line 1 is no header of a match.') })
    expect(await verifyLines([lines[0] ?? '', 'x'])).toMatchObject({ exit: 1, out: expect.stringContaining('Line 2 is not JSON.') })
    expect(await verifyLines([lines[0] ?? '', '{"type":"move"}'], '--lang', 'pl')).toMatchObject({
      exit: 1,
      out: expect.stringContaining('Wiersz 2 nie jest wpisem partii.'),
    })
  })
})
