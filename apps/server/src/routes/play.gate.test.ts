/** Whole matches over sockets, from the first seat to the journal, with lost connections and restarts. */
import { parseJournal, verify } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import type { RumTypes } from '@tortuga/rum/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient, MessageOf } from '../../test/test-client.ts'
import { startServer } from '../../test/test-server.ts'
import type { StoreKind, TestServer } from '../../test/test-server.ts'
import { chatSchema, problemSchema, rematchSchema, tableInfoSchema, versionSchema, type TableInfo } from '@tortuga/wire'

/** Every player answers with the last listed move until the match is over. */
const playOut = async (players: readonly TestClient[], stop = Number.POSITIVE_INFINITY): Promise<void> => {
  await Promise.all(
    players.map(async player => {
      for (;;) {
        const isDone = ({ over, version }: MessageOf<'update'>): boolean => over || version >= stop
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
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  describe('a match', () => {
    it('is played by two people to its end; then its secret is revealed, and it can be verified, replayed and played again', async () => {
      const { id, guests, players } = await server.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
      const [ola, jan] = players as [TestClient, TestClient]
      const watcher = server.watch(id)
      const running = await guests[0]!.api('GET', `/api/matches/${id}/journal`)
      expect([running.status, running.read(problemSchema).error.code]).toEqual([409, 'not-over'])
      expect((await guests[0]!.api('GET', `/api/matches/${id}/versions/0`)).read(versionSchema).viewer).toBe(0)
      expect((await guests[0]!.api('GET', `/api/matches/${id}/versions/0?viewer=1`)).read(problemSchema).error.code).toBe('not-over')
      expect((await server.api('GET', `/api/matches/${id}/versions/0?viewer=open`)).read(problemSchema).error.code).toBe('not-over')
      expect((await server.api('GET', `/api/matches/${id}/versions/0`)).read(versionSchema).viewer).toBe('table')

      await playOut(players)
      await watcher.until(() => watcher.newest('opened') !== null, 'the secret')
      const last = await ola.shown()
      expect(await jan.shown()).toMatchObject({ version: last.version, outcome: last.outcome, over: true })

      const { text } = await guests[1]!.api('GET', `/api/matches/${id}/journal`)
      const read = parseJournal(text)
      if (!read.ok) throw new Error('no journal')
      const head = { version: last.version, head: last.head ?? '' }
      expect(verify<GameTypes>(rum, read, { head }).findings.filter(({ result }) => result !== 'holds')).toMatchObject([{ check: 'own' }])
      expect(read.journal.header.secret).toBe(ola.newest('opened')?.secret)

      const open = await server.api('GET', `/api/matches/${id}/versions/${last.version - 1}?viewer=open`)
      expect(open.body).toMatchObject({ viewer: 'open', version: last.version - 1 })
      expect((await server.api('GET', `/api/matches/${id}/versions/${last.version + 1}`)).read(problemSchema).error.code).toBe(
        'no-such-version',
      )
      expect((await server.api('GET', `/api/matches/${id}/versions/0?viewer=2`)).read(problemSchema).error.code).toBe('bad-seats')

      const replies = await Promise.all(guests.map(guest => guest.api('POST', `/api/matches/${id}/rematch`)))
      const rematches = replies.map(reply => reply.read(rematchSchema))
      expect(new Set(rematches.map(rematch => rematch.id)).size).toBe(1)
      expect(rematches.map(({ seat }) => seat)).toEqual([0, 1])
      expect((await guests[0]!.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).rematch).toBe(rematches[0]!.id)
      expect((await server.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).rematch).toBeNull()
    })

    it('is played against bots that think in workers', async () => {
      const { id, players } = await server.seatAll(
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
      expect((await server.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).status).toBe('over')
      expect(
        players[0]!.messages
          .flatMap(message => (message.type === 'update' ? message.shown : []))
          .some(({ entry }) => entry?.type === 'move' && entry.by === 'bot'),
      ).toBe(true)
    })

    it('survives lost connections and a restart, and a repeated request is applied once', async () => {
      const { players } = await server.seatAll({ game: 'rum' }, ['Ola', 'Jan'])
      await playOut(players, 4)
      await Promise.all(players.map(player => player.reaches(4)))
      const awaited = players.find(player => player.newest('update')?.question !== null)!
      const before = await awaited.shown()
      const [move] = rum.moves(before.view as RumTypes['view'])
      const message = { type: 'move', id: 'twice', question: before.question ?? 0, move } as const
      const first = awaited.ask(message)
      for (const player of players) player.cut()
      await server.restart()
      expect(await first).toEqual({ type: 'done', id: 'twice', version: before.version + 1 })
      expect(await awaited.ask(message)).toEqual({ type: 'done', id: 'twice', version: before.version + 1 })
      expect(awaited.opens()).toBeGreaterThan(1)
      await playOut(players)
      expect(players.map(player => player.newest('update')?.over)).toEqual([true, true])
    })
  })

  describe('a waiting table', () => {
    it('gives every player their own seat when it begins, even if seats changed hands before', async () => {
      const [ola, jan, ewa] = [await server.addGuest('Ola'), await server.addGuest('Jan'), await server.addGuest('Ewa')]
      const { id } = await ola.openTable({ game: 'rum', seats: 2, spectators: false })
      await jan.sit(id, 0)
      const clients = [ola, jan, ewa].map(guest => guest.join(id))
      await Promise.all(clients.map(client => client.until(() => client.newest('waiting') !== null, 'the waiting table')))
      await jan.api('DELETE', `/api/matches/${id}/seats/mine`)
      await ewa.sit(id, 0)
      await ola.sit(id, 1)
      expect((await clients[0]!.shown()).view).toMatchObject({ viewer: 1 })
      expect((await clients[2]!.shown()).view).toMatchObject({ viewer: 0 })
      await clients[1]!.until(() => clients[1]!.newest('bye') !== null, 'a bye')
      expect(clients[1]!.newest('bye')?.code).toBe('no-spectators')
      expect(clients[1]!.messages.filter(({ type }) => !['waiting', 'here', 'bye'].includes(type))).toEqual([])
    })

    it('disconnects a removed player, sends the seat with each chat message, and hides messages of blocked players', async () => {
      const [ola, jan] = [await server.addGuest('Ola'), await server.addGuest('Jan')]
      const { id } = await ola.openTable({ game: 'rum', seats: 3 })
      await jan.sit(id, 2)
      const [hers, his] = [ola.join(id), jan.join(id)]
      await his.until(() => his.newest('waiting') !== null, 'the waiting table')
      await hers.until(() => hers.newest('waiting') !== null, 'the waiting table')
      await his.ask({ type: 'chat', text: 'Ahoy' })
      await hers.until(() => hers.newest('chat') !== null, 'a message')
      expect(hers.newest('chat')).toMatchObject({ seat: 2, text: 'Ahoy' })
      expect((await ola.api('GET', `/api/matches/${id}/chat`)).read(chatSchema).chat).toMatchObject([{ seat: 2, text: 'Ahoy' }])
      await ola.api('POST', '/api/me/blocks', { match: id, seat: 2 })
      expect((await ola.api('GET', `/api/matches/${id}/chat`)).read(chatSchema).chat).toEqual([])
      await his.ask({ type: 'chat', text: 'Anybody there?' })
      await hers.ask({ type: 'chat', text: 'Nobody' })
      await hers.until(() => hers.newest('chat')?.text === 'Nobody', 'her own message')
      expect(hers.messages.flatMap(message => (message.type === 'chat' ? [message.text] : []))).toEqual(['Ahoy', 'Nobody'])
      await ola.api('DELETE', `/api/matches/${id}/seats/2`)
      await his.until(() => his.newest('bye') !== null, 'a bye')
      expect(his.newest('bye')?.code).toBe('removed')
    })
  })

  describe('a seat in play', () => {
    it('is no longer marked as left once its owner reconnects', async () => {
      const { id, guests } = await server.seatAll({ game: 'rum', seats: 2 }, ['Ola', 'Jan'])
      const left = async (): Promise<readonly boolean[]> => (await server.api('GET', `/api/matches/${id}`)).read(tableInfoSchema).left
      const hers = guests[0]!.join(id)
      await hers.until(() => hers.newest('update') !== null, 'the table')
      await guests[1]!.api('DELETE', `/api/matches/${id}/seats/mine`)
      expect(await left()).toEqual([false, true])
      const his = guests[1]!.join(id)
      await his.until(() => his.newest('update') !== null, 'the table again')
      expect(await left()).toEqual([false, false])
    })

    it('is played by a bot when its owner leaves, and can be reclaimed', async () => {
      const { id, guests } = await server.seatAll({ game: 'rum', seats: 2, bots: [{ seat: 1, level: 'cabin-boy' }] }, ['Ola'])
      expect((await guests[0]!.api('DELETE', `/api/matches/${id}/seats/mine`)).status).toBe(204)
      const info = async (): Promise<TableInfo> => (await server.api('GET', `/api/matches/${id}`)).read(tableInfoSchema)
      expect(await info()).toMatchObject({ left: [true, false], seats: [{ name: 'Ola', bot: 'sailor' }, {}] })
      const back = await guests[0]!.api('POST', `/api/matches/${id}/seats/mine`)
      expect(back.body).toEqual({ seat: 0 })
      const after = await info()
      if (after.status === 'playing') expect(after).toMatchObject({ left: [false, false], seats: [{ name: 'Ola', bot: null }, {}] })
    })
  })
})
