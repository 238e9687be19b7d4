/** Guests: tokens, links, blocks, forgetting. */
import type { Entry } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { MAX_DEVICES } from '../port/store.ts'
import { beginTable, lastWrite, appliedAt, personOccupant, tableOf, writeOf } from './sample-data.ts'
import type { StoreSubject } from './sample-data.ts'

export const describeGuests = (subject: StoreSubject): void => {
  describe('guests', () => {
    it('finds a guest by each token', async () => {
      const { store } = subject
      await store.addGuest('ola', 'Ola', 'hash')
      expect(await store.findGuest('hash')).toEqual({ id: 'ola', name: 'Ola', barred: false, avatar: null, device: 'hash', seen: 1000 })
      expect(await store.findGuest('other')).toBeNull()
      await store.rename('ola', 'Aleksandra')
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
      await store.signOut('ola', { only: 'phone of ola' })
      expect(await store.findRemoved(['hash of ola', 'hash of jan', 'hash of eve', 'phone of ola'])).toEqual([
        { device: 'hash of jan', isBarred: true },
        { device: 'hash of eve', isBarred: false },
        { device: 'phone of ola', isBarred: false },
      ])
      expect(await store.findRemoved([])).toEqual([])
      const many = Array.from({ length: 1200 }, (_, index) => `nobody ${index}`)
      expect(await store.findRemoved(['hash of ola', ...many])).toHaveLength(1200)
    })

    it('lists the devices of a guest, and signs out one or all others together with a pending link', async () => {
      const { store } = subject
      for (const name of ['ola', 'jan']) await store.addGuest(name, name, `hash of ${name}`)
      const add = async (device: string, at: number): Promise<void> => {
        await store.addLink(`link of ${device}`, 'ola', 90_000)
        await store.useLink(`link of ${device}`, device, at)
      }
      await add('phone', 2000)
      await add('tablet', 3000)
      await store.seeDevices(['phone'], 4000)
      expect(await store.listDevices('ola')).toEqual([
        { hash: 'phone', added: 2000, seen: 4000 },
        { hash: 'tablet', added: 3000, seen: 3000 },
        { hash: 'hash of ola', added: 1000, seen: 1000 },
      ])
      await store.addLink('prepared', 'ola', 90_000)
      expect(await store.signOut('ola', { only: 'tablet' })).toEqual(['tablet'])
      expect(await store.useLink('prepared', 'again', 5000)).toBeNull()
      expect([await store.signOut('ola', { only: 'hash of jan' }), await store.findGuest('tablet')]).toEqual([[], null])
      await add('tablet', 5000)
      expect((await store.signOut('ola', { except: 'hash of ola' })).toSorted()).toEqual(['phone', 'tablet'])
      expect((await store.listDevices('ola')).map(({ hash }) => hash)).toEqual(['hash of ola'])
      expect(await store.findGuest('hash of jan')).not.toBeNull()
    })

    it('keeps the devices that were seen last, if a guest adds too many', async () => {
      const { store } = subject
      await store.addGuest('ola', 'Ola', 'device 0')
      for (let n = 1; n <= MAX_DEVICES; n += 1) {
        await store.addLink(`link ${n}`, 'ola', 90_000)
        await store.useLink(`link ${n}`, `device ${n}`, 1000 + n)
        await store.seeDevices(['device 0'], 1000 + n)
      }
      const kept = (await store.listDevices('ola')).map(({ hash }) => hash)
      expect(kept).toHaveLength(MAX_DEVICES)
      expect([kept.includes('device 0'), kept.includes('device 1'), kept.includes(`device ${MAX_DEVICES}`)]).toEqual([true, false, true])
    })

    it('accepts a link once and before it expires', async () => {
      const { store, other } = subject
      await store.addGuest('ola', 'Ola', 'hash')
      await store.addLink('old', 'ola', 400)
      expect(await store.useLink('old', 'phone', 400)).toBeNull()
      await store.addLink('link', 'ola', 500)
      expect(await store.useLink('unknown', 'phone', 100)).toBeNull()
      const used = await Promise.all([store.useLink('link', 'phone', 450), other.useLink('link', 'tablet', 450)])
      expect(used.filter(guest => guest !== null)).toEqual([{ id: 'ola', name: 'Ola', barred: false, avatar: null }])
      const devices = await Promise.all([store.findGuest('phone'), store.findGuest('tablet')])
      expect(devices.filter(guest => guest !== null)).toHaveLength(1)
      expect(await store.useLink('link', 'third', 450)).toBeNull()
      expect(await store.findGuest('hash')).not.toBeNull()
    })

    it('keeps one link per guest and none that has expired', async () => {
      const { store, clock } = subject
      for (const name of ['ola', 'jan', 'eve']) await store.addGuest(name, name, `hash of ${name}`)
      await store.addLink('expired', 'jan', 2000)
      await store.addLink('kept', 'eve', 5000)
      await store.addLink('replaced', 'ola', 5000)
      clock.now = 2000
      await store.addLink('link', 'ola', 6000)
      const uses = ['expired', 'replaced', 'kept', 'link'].map(link => store.useLink(link, `token by ${link}`, 1500))
      expect((await Promise.all(uses)).map(guest => guest?.id ?? null)).toEqual([null, null, 'eve', 'ola'])
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
