/** Guests: tokens, blocks, forgetting. */
import type { Entry } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { beginTable, lastWrite, appliedAt, personOccupant, tableOf, writeOf } from './sample-data.ts'
import type { StoreSubject } from './sample-data.ts'

export const describeGuests = (subject: StoreSubject): void => {
  describe('guests', () => {
    it('finds a guest by each token', async () => {
      const { store } = subject
      await store.addGuest('ola', 'Ola', 'hash')
      expect(await store.findGuest('hash')).toEqual({ id: 'ola', name: 'Ola', barred: false, avatar: null, device: 'hash', seen: 1000 })
      expect(await store.findGuest('other')).toBeNull()
      expect([await store.rename('ola', 'Aleksandra'), await store.rename('nobody', 'Nobody')]).toEqual([true, false])
      expect(await store.findGuest('hash')).toMatchObject({ name: 'Aleksandra' })
      await expect(store.addGuest('ola', 'Second', 'hash2')).rejects.toThrow()
      expect(await store.findGuest('hash2')).toBeNull()
    })

    it('shows a chosen avatar at every seat of its player, until the player is forgotten', async () => {
      const { store } = subject
      await store.addGuest('ola', 'Ola', 'hash')
      const table = await beginTable(store)
      expect(await store.avatars(table.id)).toEqual([null, null])
      await store.setAvatar('ola', 'whale')
      expect(await store.findGuest('hash')).toMatchObject({ avatar: 'whale' })
      expect(await store.avatars(table.id)).toEqual(['whale', null])
      expect((await store.listTablesOf('ola', 10))[0]?.avatars).toEqual(['whale', null])
      await store.setAvatar('ola', null)
      expect(await store.avatars(table.id)).toEqual([null, null])
      await store.setAvatar('ola', 'crab')
      await store.forget('ola')
      expect(await store.avatars(table.id)).toEqual([null, null])
      expect(await store.avatars('nowhere')).toEqual([])
    })

    it('bars and unbars a guest', async () => {
      const { store } = subject
      await store.addGuest('ola', 'Ola', 'hash')
      expect(await store.setBarred('ola', true)).toBe(true)
      expect(await store.findGuest('hash')).toMatchObject({ barred: true })
      expect(await store.setBarred('ola', false)).toBe(true)
      expect(await store.findGuest('hash')).toMatchObject({ barred: false })
      expect(await store.setBarred('nobody', true)).toBe(false)
    })

    it('finds the devices of barred and forgotten guests, and signed-out ones, among any number of devices', async () => {
      const { store } = subject
      for (const name of ['ola', 'jan', 'eve']) await store.addGuest(name, name, `hash of ${name}`)
      await store.addLink('link', 'ola', 5000)
      await store.useLink('link', 'phone of ola', 1000)
      await store.setBarred('jan', true)
      await store.forget('eve')
      await store.signOut('ola', 'hash of ola', { only: 'phone of ola' })
      expect(await store.findRemoved(['hash of ola', 'hash of jan', 'hash of eve', 'phone of ola'])).toEqual([
        { device: 'hash of jan', isBarred: true },
        { device: 'hash of eve', isBarred: false },
        { device: 'phone of ola', isBarred: false },
      ])
      expect(await store.findRemoved([])).toEqual([])
      const many = Array.from({ length: 1200 }, (_, index) => `nobody ${index}`)
      expect(await store.findRemoved(['hash of ola', ...many])).toHaveLength(1200)
    })

    it('finds guests of whom no device was seen for a while, unless they have a running match', async () => {
      const { store, clock } = subject
      for (const name of ['ola', 'jan', 'eve', 'iza', 'ewa']) {
        await store.addGuest(name, name, `hash of ${name}`)
        clock.now += 1000
      }
      await store.addLink('link', 'eve', 90_000)
      await store.useLink('link', 'second of eve', 50_000)
      await store.seeDevices(['hash of ewa', 'hash of nobody'], 60_000)
      expect(await store.listInactive(40_000, 10)).toEqual(['ola', 'jan', 'iza'])
      expect(await store.listInactive(50_000, 10)).toEqual(['ola', 'jan', 'iza'])
      expect(await store.listInactive(40_000, 2)).toEqual(['ola', 'jan'])
      expect(await store.listInactive(2000, 10)).toEqual(['ola'])

      const running = await beginTable(store)
      expect(await store.listInactive(40_000, 10)).toEqual(['iza'])
      expect(await store.forgetInactive('ola', 40_000)).toBe(false)
      await store.append(lastWrite(running, 0))
      expect(await store.listInactive(40_000, 10)).toEqual(['ola', 'jan', 'iza'])
      expect(await store.forgetInactive('ola', 40_000)).toBe(true)
      expect(await store.forgetInactive('ola', 40_000)).toBe(false)
      await store.seeDevices(['hash of jan'], 70_000)
      expect(await store.forgetInactive('jan', 40_000)).toBe(false)
      expect((await store.findGuest('hash of jan'))?.seen).toBe(70_000)
      expect(await store.findGuest('hash of ola')).toBeNull()
      expect((await store.findTable(running.id))?.table.occupants.map(occupant => occupant?.name)).toEqual(['', 'Jan'])
    })

    it('finds guests who never had a seat', async () => {
      const { store } = subject
      for (const name of ['ola', 'jan', 'eve', 'iza']) await store.addGuest(name, name, `hash of ${name}`)
      const given = await beginTable(store, { occupants: [personOccupant('ola', 'Ola'), personOccupant('iza', 'Iza')] })
      await store.append(writeOf(given, 0, { owner: { seat: 1, player: 'jan', name: 'Jan' } }))
      await store.append(lastWrite(given, 1))
      expect(await store.listInactive(9000, 10, 'visitors')).toEqual(['eve'])
      expect(await store.forgetInactive('iza', 9000, 'visitors')).toBe(false)
      await store.openTable(tableOf({ opener: 'eve', occupants: [personOccupant('eve', 'Eve'), null] }))
      expect(await store.forgetInactive('eve', 9000, 'visitors')).toBe(false)
      await store.deleteMatch(given.id)
      expect((await store.listInactive(9000, 10, 'visitors')).toSorted()).toEqual(['iza', 'jan', 'ola'])
      expect(await store.forgetInactive('iza', 9000, 'visitors')).toBe(true)
      expect(await store.findGuest('hash of iza')).toBeNull()
    })

    it('marks any number of devices as seen', async () => {
      const { store } = subject
      await store.addGuest('ola', 'Ola', 'hash')
      await store.seeDevices([...Array.from({ length: 1200 }, (_, index) => `hash ${index}`), 'hash'], 2000)
      expect((await store.findGuest('hash'))?.seen).toBe(2000)
      await store.seeDevices([], 3000)
      expect((await store.findGuest('hash'))?.seen).toBe(2000)
    })

    it('blocks another player at every table, and shows it only where it was done', async () => {
      const { store } = subject
      await store.addGuest('ola', 'Ola', 'hash')
      await store.setBlocked('ola', 'eve', 'here', true)
      await store.setBlocked('ola', 'eve', 'here', true)
      await store.setBlocked('ola', 'jan', 'here', true)
      for (const match of ['here', 'elsewhere'])
        expect(await store.blockedBy('ola', match)).toEqual(
          new Map([
            ['eve', Infinity],
            ['jan', Infinity],
          ]),
        )
      expect((await store.blockedAt('ola', 'here')).toSorted()).toEqual(['eve', 'jan'])
      expect(await store.blockedAt('ola', 'elsewhere')).toEqual([])
      expect(await store.blockedBy('jan', 'here')).toEqual(new Map())
    })

    it('unblocks a player at one table, and elsewhere once no block is left', async () => {
      const { store, clock } = subject
      const untilOf = async (match: string): Promise<number | undefined> => (await store.blockedBy('ola', match)).get('jan')
      await store.addGuest('ola', 'Ola', 'hash')
      for (const match of ['here', 'there']) await store.setBlocked('ola', 'jan', match, true)
      clock.now = 1000
      await store.setBlocked('ola', 'jan', 'here', false)
      expect([await store.blockedAt('ola', 'here'), await store.blockedAt('ola', 'there')]).toEqual([[], ['jan']])
      expect([await untilOf('here'), await untilOf('there'), await untilOf('elsewhere')]).toEqual([1000, Infinity, Infinity])
      clock.now = 2000
      await store.setBlocked('ola', 'jan', 'there', false)
      expect(await store.blockedAt('ola', 'there')).toEqual([])
      expect([await untilOf('here'), await untilOf('there'), await untilOf('elsewhere')]).toEqual([1000, 2000, 2000])
      await store.setBlocked('ola', 'jan', 'here', true)
      expect([await untilOf('here'), await untilOf('there'), await untilOf('elsewhere')]).toEqual([Infinity, 2000, Infinity])
    })

    it('[S12.2] forgets a player whose seat a substitute has taken', async () => {
      const { store } = subject
      await store.addGuest('ola', 'Ola Sekretna', 'hash')
      const table = await beginTable(store, {
        occupants: [personOccupant('ola', 'Ola Sekretna'), personOccupant('jan', 'Jan')],
        opener: 'jan',
      })
      const sit: Entry = { type: 'sit', at: 0, seat: 0, player: { name: 'Ewa', bot: null } }
      await store.append(writeOf(table, 0, { applied: [appliedAt(1, sit)], owner: { seat: 0, player: 'ewa', name: 'Ewa' } }))
      await store.forget('ola')
      const opened = await store.readMatch(table.id)
      expect([opened?.header.players[0]?.name, opened?.players[0]?.name]).toEqual(['', 'Ewa'])
      expect([opened?.owners, await store.findGivenSeat(table.id, 'ola')]).toEqual([['ewa', 'jan'], null])
    })

    it('forgets name, tokens, links, blocks and chat, and keeps the seat', async () => {
      const { store } = subject
      const sit: Entry = { type: 'sit', at: 0, seat: 0, player: { name: 'Ola Sekretna', bot: null } }
      const occupants = [personOccupant('ola', 'Ola Sekretna'), personOccupant('jan', 'Jan')]
      await store.addGuest('ola', 'Ola Sekretna', 'hash')
      await store.addGuest('jan', 'Jan', 'hash2')
      await store.addLink('link', 'ola', 10_000)
      await store.setBlocked('jan', 'ola', 'here', true)
      await store.setBlocked('ola', 'jan', 'here', true)
      const playing = await beginTable(store, { occupants })
      const over = await beginTable(store, { occupants })
      for (const table of [playing, over]) {
        await store.append(writeOf(table, 0, { applied: [appliedAt(1, sit)] }))
        await store.addChat(table.id, { player: 'ola', seat: 0, text: 'moje słowa', at: 1 })
        await store.addChat(table.id, { player: 'jan', seat: 1, text: 'hej', at: 2 })
      }
      await store.append(lastWrite(over, 1))
      await store.settled()
      const alone = tableOf({ occupants: [personOccupant('ola', 'Ola Sekretna'), null] })
      const shared = tableOf({ occupants })
      await store.openTable(alone)
      await store.openTable(shared)

      await store.forget('ola')
      for (const { id } of [playing, over]) {
        const opened = await store.readMatch(id)
        expect(opened?.players).toEqual([
          { name: '', bot: null },
          { name: 'Jan', bot: null },
        ])
        const everything = [
          opened,
          await store.entriesBetween(id, 0, 9),
          await store.chat(id),
          await store.findTable(id),
          await store.listTablesOf('jan', 9),
        ]
        expect(JSON.stringify(everything)).not.toContain('Sekretna')
        expect(JSON.stringify(everything)).not.toContain('moje')
        expect(await store.chat(id)).toHaveLength(1)
        expect((await store.findTable(id))?.table).toMatchObject({
          opener: '',
          occupants: [{ player: null, name: '', bot: null }, { player: 'jan' }],
        })
        expect(await store.readLeft(id)).toEqual([true, false])
        expect((await store.lastSeen(id))[0]).toBeNull()
      }
      expect(await store.findTable(alone.id)).toBeNull()
      expect(await store.findTable(shared.id)).toMatchObject({ table: { opener: '', occupants: [null, { player: 'jan' }] }, revision: 1 })
      expect(await store.findGuest('hash')).toBeNull()
      expect(await store.useLink('link', 'new', 1)).toBeNull()
      expect([await store.blockedBy('jan', 'here'), await store.blockedBy('ola', 'here')]).toEqual([new Map(), new Map()])
      expect(await store.listTablesOf('ola', 9)).toEqual([])
      expect(await store.findGuest('hash2')).toMatchObject({ name: 'Jan' })
    })
  })
}
