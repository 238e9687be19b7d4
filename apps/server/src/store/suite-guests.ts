/** Guests: tokens, links, blocks, and forgetting. */
import type { Entry } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { beginTable, lastWrite, madeAt, person, tableOf, writeOf } from './suite-data.ts'
import type { Subject } from './suite-data.ts'

export const describeGuests = (subject: Subject): void => {
  describe('guests', () => {
    it('knows a guest by each token', async () => {
      const { store } = subject
      await store.addGuest('ola', 'Ola', 'hash')
      expect(await store.findGuest('hash')).toEqual({ id: 'ola', name: 'Ola', barred: false })
      expect(await store.findGuest('other')).toBeNull()
      await store.rename('ola', 'Aleksandra')
      expect(await store.findGuest('hash')).toMatchObject({ name: 'Aleksandra' })
      await expect(store.addGuest('ola', 'Second', 'hash2')).rejects.toThrow()
      expect(await store.findGuest('hash2')).toBeNull()
    })

    it('bars and lets in again', async () => {
      const { store } = subject
      await store.addGuest('ola', 'Ola', 'hash')
      expect(await store.bar('ola', true)).toBe(true)
      expect(await store.findGuest('hash')).toMatchObject({ barred: true })
      expect(await store.bar('ola', false)).toBe(true)
      expect(await store.findGuest('hash')).toMatchObject({ barred: false })
      expect(await store.bar('nobody', true)).toBe(false)
    })

    it('finds those who may no longer be here among any number', async () => {
      const { store } = subject
      for (const name of ['ola', 'jan', 'eve']) await store.addGuest(name, name, `hash of ${name}`)
      await store.bar('jan', true)
      await store.forget('eve')
      expect(await store.findUnwelcome(['ola', 'jan', 'eve'])).toEqual([
        { id: 'jan', isBarred: true },
        { id: 'eve', isBarred: false },
      ])
      expect(await store.findUnwelcome([])).toEqual([])
      const many = Array.from({ length: 1200 }, (_, index) => `nobody ${index}`)
      expect(await store.findUnwelcome(['ola', ...many])).toHaveLength(1200)
    })

    it('uses a link once, in time', async () => {
      const { store, other } = subject
      await store.addGuest('ola', 'Ola', 'hash')
      await store.addLink('link', 'ola', 500)
      await store.addLink('old', 'ola', 400)
      expect(await store.useLink('old', 'phone', 400)).toBeNull()
      expect(await store.useLink('unknown', 'phone', 100)).toBeNull()
      const used = await Promise.all([store.useLink('link', 'phone', 450), other.useLink('link', 'tablet', 450)])
      expect(used.filter(guest => guest !== null)).toEqual([{ id: 'ola', name: 'Ola', barred: false }])
      const devices = await Promise.all([store.findGuest('phone'), store.findGuest('tablet')])
      expect(devices.filter(guest => guest !== null)).toHaveLength(1)
      expect(await store.useLink('link', 'third', 450)).toBeNull()
      expect(await store.findGuest('hash')).not.toBeNull()
    })

    it('blocks and unblocks', async () => {
      const { store } = subject
      await store.addGuest('ola', 'Ola', 'hash')
      await store.setBlocked('ola', 'eve', true)
      await store.setBlocked('ola', 'eve', true)
      await store.setBlocked('ola', 'jan', true)
      expect((await store.blockedBy('ola')).toSorted()).toEqual(['eve', 'jan'])
      await store.setBlocked('ola', 'eve', false)
      expect(await store.blockedBy('ola')).toEqual(['jan'])
      expect(await store.blockedBy('jan')).toEqual([])
    })

    it('forgets name, tokens, links, blocks and talk; the seat stays', async () => {
      const { store } = subject
      const sit: Entry = { type: 'sit', at: 0, seat: 0, player: { name: 'Ola Sekretna', bot: null } }
      const chairs = [person('ola', 'Ola Sekretna'), person('jan', 'Jan')]
      await store.addGuest('ola', 'Ola Sekretna', 'hash')
      await store.addGuest('jan', 'Jan', 'hash2')
      await store.addLink('link', 'ola', 10_000)
      await store.setBlocked('jan', 'ola', true)
      await store.setBlocked('ola', 'jan', true)
      const playing = await beginTable(store, { chairs })
      const over = await beginTable(store, { chairs })
      for (const table of [playing, over]) {
        await store.append(writeOf(table, 0, { made: [madeAt(1, sit)] }))
        await store.addChat(table.id, { player: 'ola', seat: 0, text: 'moje słowa', at: 1 })
        await store.addChat(table.id, { player: 'jan', seat: 1, text: 'hej', at: 2 })
      }
      await store.append(lastWrite(over, 1))
      await store.settled()
      const alone = tableOf({ chairs: [person('ola', 'Ola Sekretna'), null] })
      const shared = tableOf({ chairs })
      await store.openTable(alone)
      await store.openTable(shared)

      await store.forget('ola')
      for (const { id } of [playing, over]) {
        const opened = await store.open(id)
        expect(opened?.players).toEqual([
          { name: '', bot: null },
          { name: 'Jan', bot: null },
        ])
        const everything = [
          opened,
          await store.between(id, 0, 9),
          await store.chat(id),
          await store.findTable(id),
          await store.listOf('jan', 9),
        ]
        expect(JSON.stringify(everything)).not.toContain('Sekretna')
        expect(JSON.stringify(everything)).not.toContain('moje')
        expect(await store.chat(id)).toHaveLength(1)
        expect((await store.findTable(id))?.table).toMatchObject({
          opener: '',
          chairs: [{ player: null, name: '', bot: null }, { player: 'jan' }],
        })
        expect(await store.hasLeft(id)).toEqual([true, false])
        expect((await store.seen(id))[0]).toBeNull()
      }
      expect(await store.findTable(alone.id)).toBeNull()
      expect(await store.findTable(shared.id)).toMatchObject({ table: { opener: '', chairs: [null, { player: 'jan' }] }, revision: 1 })
      expect(await store.findGuest('hash')).toBeNull()
      expect(await store.useLink('link', 'new', 1)).toBeNull()
      expect([await store.blockedBy('jan'), await store.blockedBy('ola'), await store.listOf('ola', 9)]).toEqual([[], [], []])
      expect(await store.findGuest('hash2')).toMatchObject({ name: 'Jan' })
    })
  })
}
