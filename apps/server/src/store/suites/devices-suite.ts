/** The devices of a guest: links to further ones, and signing them out. */
import { describe, expect, it } from 'vitest'
import { MAX_DEVICES } from '../port/store.ts'
import type { StoreSubject } from './sample-data.ts'

export const describeDevices = (subject: StoreSubject): void => {
  describe('devices', () => {
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
      expect(await store.signOut('ola', 'phone', { only: 'tablet' })).toEqual(['tablet'])
      expect(await store.useLink('prepared', 'again', 5000)).toBeNull()
      expect([await store.signOut('ola', 'phone', { only: 'hash of jan' }), await store.findGuest('tablet')]).toEqual([[], null])
      await add('tablet', 5000)
      expect((await store.signOut('ola', 'hash of ola', 'others'))?.toSorted()).toEqual(['phone', 'tablet'])
      expect((await store.listDevices('ola')).map(({ hash }) => hash)).toEqual(['hash of ola'])
      expect(await store.findGuest('hash of jan')).not.toBeNull()
    })

    it('leaves a device to a guest whose devices sign each other out at the same time', async () => {
      const { store, other } = subject
      await store.addGuest('ola', 'Ola', 'laptop')
      for (let round = 0; round < 10; round += 1) {
        const [own = ''] = (await store.listDevices('ola')).map(({ hash }) => hash)
        await store.addLink('link', 'ola', 90_000)
        await store.useLink('link', `phone ${round}`, 2000)
        const results = await Promise.all([
          store.signOut('ola', own, round % 2 === 0 ? 'others' : { only: `phone ${round}` }),
          other.signOut('ola', `phone ${round}`, { only: own }),
        ])
        expect(results.filter(result => result === null)).toHaveLength(1)
        expect(await store.listDevices('ola')).toHaveLength(1)
      }
      await store.addLink('link', 'ola', 90_000)
      expect(await store.signOut('ola', 'nobody', 'others')).toBeNull()
      expect(await store.useLink('link', 'tablet', 2000)).not.toBeNull()
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
  })
}
