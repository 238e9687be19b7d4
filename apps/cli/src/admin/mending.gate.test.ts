/** Mending a halted match: a fault in the rules halts it, the host finds the cause, exports it, and lets the match go on once the rules work. */
import { at } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import type { RumTypes } from '@tortuga/rum/rules'
import type { ServerMessage } from '@tortuga/wire'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { REGISTRY } from '../../../server/src/config/games.ts'
import { openStore } from '../../../server/src/main.ts'
import type { TestClient } from '../../../server/test/test-client.ts'
import { startServer } from '../../../server/test/test-server.ts'
import { temporaryFolder } from '../../../../tools/temporary.ts'
import { runWith } from '../../test/terminal.ts'

/** RUM with a planted fault that a test can mend. */
const createFaultyRum = () => {
  const fault = { isMended: false }
  const registry = REGISTRY.map(entry => {
    if (entry.game.id !== rum.id) return entry
    const { apply } = entry.game
    const faulty: typeof apply = (...given) => {
      if (!fault.isMended) throw new Error('a planted fault')
      return apply(...given)
    }
    return { ...entry, game: { ...entry.game, apply: faulty } }
  })
  return { fault, registry }
}

const firstMove = async (player: TestClient): Promise<unknown> => [...rum.moves((await player.shown()).view as RumTypes['view'])].at(-1)

it('a halted match is found, exported, retried after the fix and played on', async () => {
  const folder = temporaryFolder('mending')
  const store = await openStore({ dataFolder: folder })
  const { fault, registry } = createFaultyRum()
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const server = await startServer('sqlite', { store, registry, log, ticks: false })
  const admin = (...argv: readonly string[]) => runWith(['admin', ...argv, '--data', folder])
  const { id, players } = await server.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
  const mover = players.find(player => player.newest('update')?.question !== null) ?? at(players, 0)

  expect((await admin('retry', id)).err).toBe(`${id} is not halted.\n`)
  expect((await admin('show', id)).out).toContain('Nothing has halted this match.')
  const move = await firstMove(mover)
  void mover.move(move) // a fault is answered by `trouble`
  await Promise.all(players.map(player => player.until(() => player.newest('trouble')?.code === 'halted', 'the halt')))

  // The log names match, version, input and the stack.
  expect(lines.map(line => JSON.parse(line) as unknown)).toMatchObject([
    { level: 50, match: id, version: 0, input: { said: { move } }, error: expect.stringMatching(/a planted fault[^]*mending\.gate\.test/) },
  ])

  expect((await admin('list')).out).toMatch(new RegExp(`${id} +rum +halted`))
  const shown = await admin('show', id)
  expect(shown.out).toMatch(new RegExp(`^${id}: rum, rules ${rum.rules}, halted\n`))
  for (const part of ['seat 0: ', 'Halted at version 0:', 'a planted fault', `admin retry ${id}`]) expect(shown.out).toContain(part)
  expect((await admin('show', id, '--lang', 'pl')).out).toContain('Wstrzymana w wersji 0:')

  const file = join(folder, 'halted.journal')
  expect((await admin('export', id, file)).out).toContain('Written to')
  expect(JSON.parse(readFileSync(`${file}.cause.json`, 'utf8'))).toMatchObject({
    match: id,
    game: 'rum',
    version: 0,
    error: expect.stringContaining('a planted fault'),
    state: (await store.stepAt(id, 0))?.state,
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await runWith(['replay', file])).exit).toBe(0)
  expect((await admin('export', id, file)).err).toContain('already exists')

  // Without a fix the match is halted again, and players are told.
  expect((await admin('retry', id)).out).toContain(`${id} goes on.`)
  await server.server().tick()
  const before = mover.messages.length
  void mover.move(move)
  await mover.until(
    () => mover.messages.slice(before).some(message => message.type === 'trouble' && message.code === 'halted'),
    'a second halt',
  )
  expect(lines).toHaveLength(2)

  fault.isMended = true
  const isWelcome = ({ type }: ServerMessage): boolean => type === 'welcome'
  const heard = players.map(({ messages }) => messages.length)
  expect((await admin('retry', id)).exit).toBe(0)
  await server.server().tick()
  // The players' pages hear that it goes on, without a reload.
  for (const [seat, player] of players.entries())
    await player.until(() => player.messages.slice(at(heard, seat)).some(isWelcome), 'the word that it goes on')
  expect(await mover.move(move)).toMatchObject({ type: 'done', version: 1 })
  await Promise.all(players.map(player => player.reaches(1)))
  expect((await store.readMatch(id))?.halted).toBe(false)
  expect((await admin('show', id)).out).toContain('a planted fault') // the cause stays known

  for (const action of ['show', 'retry']) expect((await admin(action, 'none')).err).toBe('There is no match none.\n')
  expect((await admin('export', 'none', join(folder, 'none'))).err).toBe('There is no match none, or it has not begun.\n')
  await server.stop()
  await store.close()
})
