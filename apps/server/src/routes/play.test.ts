/** Play over sockets: from sitting down to the journal, with lines that break and a server that restarts. */
import { parseJournal, verify } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import type { RumTypes } from '@tortuga/rum/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Player, Told } from '../../test/player.ts'
import { startServer } from '../../test/table.ts'
import type { StoreKind, TestServer } from '../../test/table.ts'
import type { TableInfo } from '../lobby/info.ts'

type Failed = { readonly error: { readonly code: string } }
type AtVersion = { readonly viewer: unknown; readonly version: number; readonly view: unknown; readonly events: readonly unknown[] }

/** Everybody answers their questions with the last listed move until the match is over. */
const playOut = async (players: readonly Player[], stop = Number.POSITIVE_INFINITY): Promise<void> => {
  await Promise.all(
    players.map(async player => {
      for (;;) {
        const isDone = ({ over, version }: Told<'update'>): boolean => over || version >= stop
        await player.until(() => player.newest('update')!.question !== null || isDone(player.newest('update')!), 'a question')
        const shown = await player.shown()
        if (isDone(shown)) return
        const moves = [...rum.moves(shown.view as RumTypes['view'])]
        const answer = await player.move(moves.at(-1))
        expect(answer.type).toBe('done')
        if (answer.type === 'done') await player.reaches(answer.version)
      }
    }),
  )
}

describe.each<StoreKind>(['memory', 'sqlite'])('over %s', kind => {
  let house: TestServer
  beforeAll(async () => {
    house = await startServer(kind)
  })
  afterAll(() => house.stop())

  describe('a match', () => {
    it('is played by two people to its end, opened, verified and looked through', async () => {
      const { id, guests, players } = await house.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
      const [ola, jan] = players as [Player, Player]
      const watcher = house.watch(id)
      const running = await guests[0]!.api<Failed>('GET', `/api/matches/${id}/journal`)
      expect([running.status, running.body.error.code]).toEqual([409, 'not-over'])
      expect((await guests[0]!.api<AtVersion>('GET', `/api/matches/${id}/versions/0`)).body.viewer).toBe(0)
      expect((await guests[0]!.api<Failed>('GET', `/api/matches/${id}/versions/0?viewer=1`)).body.error.code).toBe('not-over')
      expect((await house.api<Failed>('GET', `/api/matches/${id}/versions/0?viewer=open`)).body.error.code).toBe('not-over')
      expect((await house.api<AtVersion>('GET', `/api/matches/${id}/versions/0`)).body.viewer).toBe('table')

      await playOut(players)
      await watcher.until(() => watcher.newest('opened') !== null, 'the opening')
      const last = await ola.shown()
      expect(await jan.shown()).toMatchObject({ version: last.version, outcome: last.outcome, over: true })

      const { text } = await guests[1]!.api('GET', `/api/matches/${id}/journal`)
      const read = parseJournal(text)
      if (!read.ok) throw new Error('no journal')
      expect(verify<GameTypes>(rum, read).findings.filter(({ result }) => result !== 'holds')).toMatchObject([{ check: 'own' }])
      expect(read.journal.header.secret).toBe(ola.newest('opened')?.secret)

      const open = await house.api<AtVersion>('GET', `/api/matches/${id}/versions/${last.version - 1}?viewer=open`)
      expect(open.body).toMatchObject({ viewer: 'open', version: last.version - 1 })
      expect((await house.api<Failed>('GET', `/api/matches/${id}/versions/${last.version + 1}`)).body.error.code).toBe('no-such-version')
      expect((await house.api<Failed>('GET', `/api/matches/${id}/versions/0?viewer=2`)).body.error.code).toBe('bad-seats')

      const rematches = await Promise.all(
        guests.map(guest => guest.api<{ id: string; seat: number }>('POST', `/api/matches/${id}/rematch`)),
      )
      expect(new Set(rematches.map(({ body }) => body.id)).size).toBe(1)
      expect(rematches.map(({ body }) => body.seat)).toEqual([1, 0])
      expect((await guests[0]!.api<TableInfo>('GET', `/api/matches/${id}`)).body.rematch).toBe(rematches[0]!.body.id)
      expect((await house.api<TableInfo>('GET', `/api/matches/${id}`)).body.rematch).toBeNull()
    })

    it('is played against bots that think in workers', async () => {
      const { id, players } = await house.seatAll(
        {
          game: 'rum',
          seats: 3,
          bots: [
            { seat: 1, level: 'sailor' },
            { seat: 2, level: 'cabin-boy' },
          ],
        },
        ['Ola'],
      )
      await playOut(players)
      expect((await house.api<TableInfo>('GET', `/api/matches/${id}`)).body.status).toBe('over')
      expect(
        players[0]!.heard
          .flatMap(message => (message.type === 'update' ? message.shown : []))
          .some(({ entry }) => entry?.type === 'move' && entry.by === 'bot'),
      ).toBe(true)
    })

    it('goes on over cut lines and a restart, and nothing is done twice', async () => {
      const { players } = await house.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
      await playOut(players, 4)
      await Promise.all(players.map(player => player.reaches(4)))
      const awaited = players.find(player => player.newest('update')?.question !== null)!
      const before = await awaited.shown()
      const [move] = rum.moves(before.view as RumTypes['view'])
      const said = { type: 'move', id: 'twice', question: before.question ?? 0, move } as const
      const first = awaited.ask(said)
      for (const player of players) player.cut()
      await house.restart()
      expect(await first).toEqual({ type: 'done', id: 'twice', version: before.version + 1 })
      expect(await awaited.ask(said)).toEqual({ type: 'done', id: 'twice', version: before.version + 1 })
      expect(awaited.opens()).toBeGreaterThan(1)
      await playOut(players)
      expect(players.map(player => player.newest('update')?.over)).toEqual([true, true])
    })
  })

  describe('a waiting table', () => {
    it('gives everybody their own seat when it begins, whoever sat where before', async () => {
      const [ola, jan, ewa] = [await house.addGuest('Ola'), await house.addGuest('Jan'), await house.addGuest('Ewa')]
      const { id } = await ola.openTable({ game: 'rum', seats: 2, spectators: false })
      await jan.sit(id, 0)
      const lines = [ola, jan, ewa].map(guest => guest.join(id))
      await Promise.all(lines.map(line => line.until(() => line.newest('waiting') !== null, 'the waiting table')))
      await jan.api('DELETE', `/api/matches/${id}/seats/mine`)
      await ewa.sit(id, 0)
      await ola.sit(id, 1)
      expect((await lines[0]!.shown()).view).toMatchObject({ viewer: 1 })
      expect((await lines[2]!.shown()).view).toMatchObject({ viewer: 0 })
      await lines[1]!.until(() => lines[1]!.newest('bye') !== null, 'a goodbye')
      expect(lines[1]!.newest('bye')?.code).toBe('no-spectators')
      expect(lines[1]!.heard.filter(({ type }) => !['waiting', 'bye'].includes(type))).toEqual([])
    })

    it('tells somebody who is removed, and speaks of seats in its talk', async () => {
      const [ola, jan] = [await house.addGuest('Ola'), await house.addGuest('Jan')]
      const { id } = await ola.openTable({ game: 'rum', seats: 3 })
      await jan.sit(id, 2)
      const [hers, his] = [ola.join(id), jan.join(id)]
      await his.until(() => his.newest('waiting') !== null, 'the waiting table')
      await hers.until(() => hers.newest('waiting') !== null, 'the waiting table')
      await his.ask({ type: 'chat', text: 'Ahoy' })
      await hers.until(() => hers.newest('chat') !== null, 'a word')
      expect(hers.newest('chat')).toMatchObject({ seat: 2, text: 'Ahoy' })
      expect((await ola.api<{ chat: unknown[] }>('GET', `/api/matches/${id}/chat`)).body.chat).toMatchObject([{ seat: 2, text: 'Ahoy' }])
      await ola.api('POST', '/api/me/blocks', { match: id, seat: 2 })
      expect((await ola.api<{ chat: unknown[] }>('GET', `/api/matches/${id}/chat`)).body.chat).toEqual([])
      await his.ask({ type: 'chat', text: 'Anybody there?' })
      await hers.ask({ type: 'chat', text: 'Nobody' })
      await hers.until(() => hers.newest('chat')?.text === 'Nobody', 'her own word')
      expect(hers.heard.flatMap(message => (message.type === 'chat' ? [message.text] : []))).toEqual(['Ahoy', 'Nobody'])
      await ola.api('DELETE', `/api/matches/${id}/seats/2`)
      await his.until(() => his.newest('bye') !== null, 'a goodbye')
      expect(his.newest('bye')?.code).toBe('removed')
    })
  })

  describe('a seat in play', () => {
    it('is not left any more once its owner is back at the table', async () => {
      const { id, guests } = await house.seatAll({ game: 'rum', seats: 2 }, ['Ola', 'Jan'])
      const left = async (): Promise<readonly boolean[]> => (await house.api<TableInfo>('GET', `/api/matches/${id}`)).body.left
      const hers = guests[0]!.join(id)
      await hers.until(() => hers.newest('update') !== null, 'the table')
      await guests[1]!.api('DELETE', `/api/matches/${id}/seats/mine`)
      expect(await left()).toEqual([false, true])
      const his = guests[1]!.join(id)
      await his.until(() => his.newest('update') !== null, 'the table again')
      expect(await left()).toEqual([false, false])
    })

    it('is played on by a bot when its owner leaves, and is taken back', async () => {
      const { id, guests } = await house.seatAll({ game: 'rum', seats: 2, bots: [{ seat: 1, level: 'cabin-boy' }] }, ['Ola'])
      expect((await guests[0]!.api('DELETE', `/api/matches/${id}/seats/mine`)).status).toBe(204)
      const info = async (): Promise<TableInfo> => (await house.api<TableInfo>('GET', `/api/matches/${id}`)).body
      expect(await info()).toMatchObject({ left: [true, false], seats: [{ name: 'Ola', bot: 'sailor' }, {}] })
      const back = await guests[0]!.api<{ seat: number }>('POST', `/api/matches/${id}/seats/mine`)
      expect(back.body).toEqual({ seat: 0 })
      const after = await info()
      if (after.status === 'playing') expect(after).toMatchObject({ left: [false, false], seats: [{ name: 'Ola', bot: null }, {}] })
    })
  })
})
