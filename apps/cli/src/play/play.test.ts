/** Complete games in the terminal with input from a pipe: they end, are saved, and the saved files verify. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseJournal } from '@tortuga/kit'
import type { Journal } from '@tortuga/kit'
import { runWith } from '../../test/terminal.ts'
import type { CommandRun } from '../../test/terminal.ts'
import { fileFolder } from '../../../../tools/temporary.ts'

const folder = fileFolder('play')
let files = 0
const newFile = (): string => join(folder, `${(files += 1)}.journal`)

const SEED = '5e'.repeat(32)
/** Plays the first listed set, or draws if there is none. */
const EAGER = Array.from({ length: 500 }, () => ['5', '1']).flat()

const read = (file: string): Journal => {
  const found = parseJournal(readFileSync(file, 'utf8'))
  if (!found.ok) throw new Error(`line ${found.line}: ${found.problem}`)
  expect(found.sum).toBe('right')
  return found.journal
}

const play = async (
  typed: readonly string[],
  ...options: readonly string[]
): Promise<CommandRun & { readonly file: string; readonly journal: Journal }> => {
  const file = newFile()
  const ran = await runWith(['play', 'rum', '--save', file, ...options], typed)
  return { ...ran, file, journal: read(file) }
}

describe('a complete game', () => {
  it.each([
    ['2', 'pl', 'deckhand', 'pl'],
    ['3', 'en', 'cabin-boy', 'en'],
    ['4', 'pl', 'deckhand', 'en'],
  ])('with %s seats, language %s, bots %s and preset %s', async (seats, lang, bots, options) => {
    const { exit, out, err, file, journal } = await play(EAGER, '--seats', seats, '--lang', lang, '--bots', bots, '--options', options)
    expect({ exit, err }).toEqual({ exit: 0, err: '' })
    expect(journal.entries.at(-1)).toMatchObject({ type: 'end', reason: 'outcome' })
    expect(out).toContain(lang === 'pl' ? 'Koniec rozgrywki.' : 'The match is over.')
    expect(out).not.toMatch(/undefined|NaN|\[object/)
    const own = journal.header.contributions[0] ?? ''
    const verified = await runWith(['verify', file, '--own', own, '--lang', lang])
    expect(verified).toMatchObject({ exit: 0, err: '' })
    expect(verified.out).toContain(lang === 'pl' ? 'W pliku wszystko się zgadza.' : 'Everything in the file is correct.')
    expect(verified.out.match(/^✓/gm)).toHaveLength(8)
  })

  it('is reproduced by its seed, without a commitment', async () => {
    const games = [
      await play(EAGER, '--seed', SEED, '--seats', '3', '--seat', '1', '--bots', 'sailor'),
      await play(EAGER, '--seed', SEED, '--seats', '3', '--seat', '1', '--bots', 'sailor'),
    ]
    expect(games[1]?.journal.entries).toEqual(games[0]?.journal.entries)
    expect(games[0]?.journal.header).toMatchObject({ seed: SEED, commitment: null, secret: null })
    expect(await runWith(['verify', games[0]?.file ?? ''])).toMatchObject({ exit: 3, out: expect.stringContaining('without a commitment') })
  })
})

describe('at the prompt', () => {
  it('leaving by q or by the end of input saves the match with its secret', async () => {
    for (const typed of [['1', 'q', '1'], ['1']]) {
      const { exit, out, file, journal } = await play(typed)
      expect(exit).toBe(0)
      expect(out).toContain('You left the table.')
      expect(journal.header.secret).not.toBeNull()
      expect(journal.entries.at(-1)).toMatchObject({ type: 'end', reason: 'abandoned' })
      expect((await runWith(['verify', file])).exit).toBe(3)
    }
  })

  it('undo takes back the last move and the bots’ answers, and the journal shows it', async () => {
    const { out, file, journal } = await play(['u', '1', '1', 'u', 'undo', 'u', '2', 'q'])
    expect(out.match(/You have no move to undo/g)).toHaveLength(2)
    expect(out.match(/Player undoes \d+ moves?\./g)).toHaveLength(2)
    expect(journal.entries.filter(({ type }) => type === 'undo')).toHaveLength(2)
    expect((await runWith(['verify', file])).exit).toBe(3)
  })

  it('moves can be typed in either language', async () => {
    const { journal, out } = await play(['draw wreck', 'dobierz 2', 'q'], '--lang', 'pl')
    const own = journal.entries.filter(entry => entry.type === 'move' && entry.seat === 0)
    expect(own).toMatchObject([{ move: { type: 'draw', from: 'wreck' } }, { move: { type: 'draw', from: 1 } }])
    expect(out).toContain('Możesz:')
  })

  it('unknown input gets an answer and changes nothing', async () => {
    const typed = ['', 'x', '0', '99', 'draw 9', 'play', '-1', 'é', '1.5', 'hh', 'u u', '? 77', 'play zz2', 'a1 a1', 'q']
    const { out, journal } = await play(typed, '--seed', SEED)
    expect(journal.entries.filter(({ type, ...entry }) => type === 'move' && 'seat' in entry && entry.seat === 0)).toEqual([])
    expect(out).toContain('Not understood')
    expect(out).toContain('Choose a number from 1 to')
    expect(out).toContain('There is no chapter or rule 77.')
  })

  it('a refusal names its rules, and ? shows them', async () => {
    const { out } = await play(['discard a', '?', '? 4', '?r4.1', 'rules R4.1', 'q'], '--seed', SEED)
    expect(out).toMatch(/\(R\d+\.\d+[^)]*; type \? and the number to read the rule\)/)
    expect(out).toContain('The rulebook:')
    expect(out).toContain('4. Playing a set')
    expect(out.match(/R4\.1/g)?.length).toBeGreaterThanOrEqual(3)
  })

  it('a hint has a reason, and m shows all choices', async () => {
    const { out, journal } = await play(['h', 'm', 'q'], '--seed', SEED)
    expect(out).toMatch(/Hint: .+ – .+/)
    expect(journal.entries.filter(entry => entry.type === 'move' && entry.seat === 0)).toEqual([])
  })
})

describe('options', () => {
  it('of the game can be changed one by one, and are shown at the start', async () => {
    const { journal, out } = await play(['q'], '--option', 'handMustContribute=true', '--option', 'startSeat=1')
    expect(journal.header.options).toMatchObject({ handMustContribute: true, startSeat: 1, beachBottles: 'all' })
    expect(out).toContain('A hand card must help: Yes')
    expect(out).toContain('Who starts: Seat 2')
  })

  it('can be given by the name of their value', async () => {
    const { journal } = await play(['q'], '--lang', 'pl', '--option', 'beachBottles=wybierasz', '--option', 'handMustContribute=Tak')
    expect(journal.header.options).toMatchObject({ handMustContribute: true, beachBottles: 'chosen' })
  })

  it('are listed in the help, of one game or of all', async () => {
    const one = await runWith(['play', 'rummikub', '--help'])
    expect(one.exit).toBe(0)
    expect(one.out).toMatch(/penaltyTiles=1 \(0, 2, 3\)\n +How many tiles a player takes/)
    expect(one.out).not.toContain('handMustContribute')
    const all = await runWith(['play', '--help', '--lang', 'pl'])
    for (const option of [
      'handMustContribute=false (true)',
      'mulligan=false (true)',
      'jokerSetsFrozen=false (true)',
      'reminders=true (false)',
    ])
      expect(all.out).toContain(option)
    expect(all.out).toContain('Opcje gry rum-runner')
  })
})

describe('names and seats', () => {
  it('can be chosen by the player', async () => {
    const { journal } = await play(['q'], '--name', 'Jack', '--seats', '3', '--seat', '2', '--bots', 'sailor')
    expect(journal.header.players).toEqual([
      { name: 'Anne', bot: 'sailor' },
      { name: 'Mary', bot: 'sailor' },
      { name: 'Jack', bot: null },
    ])
    expect(journal.header.contributions.map(own => own.length)).toEqual([0, 0, 64])
  })
})
