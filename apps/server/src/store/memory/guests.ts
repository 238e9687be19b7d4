/** Guests of the memory store. */
import type { MemoryGuest, MemoryData, MemoryTable } from './data.ts'
import { blockedUntil } from '../port/blocks.ts'
import { FORGOTTEN_NAME, MAX_DEVICES } from '../port/store.ts'
import type { GuestStore, StoredDevice } from '../port/store.ts'

const forgetSeats = (row: MemoryTable, guest: string): void => {
  const isWaiting = row.table.status === 'waiting'
  const opener = row.table.opener === guest ? FORGOTTEN_NAME : row.table.opener
  const occupants = row.table.occupants.map(occupant =>
    occupant?.player !== guest ? occupant : isWaiting ? null : { ...occupant, player: null, name: FORGOTTEN_NAME },
  )
  row.seats = row.seats.map(occupant =>
    occupant?.player !== guest ? occupant : isWaiting ? null : { ...occupant, player: null, name: FORGOTTEN_NAME, gone: true, seen: null },
  )
  row.former = row.former.map(owner => (owner.player === guest ? { ...owner, player: null, name: FORGOTTEN_NAME } : owner))
  row.table = { ...row.table, opener, occupants }
  row.revision += 1
}

export const createMemoryGuests = ({ guests, tables, chat, bus, now }: MemoryData): GuestStore => {
  const change = (id: string, update: (row: MemoryGuest) => void): boolean => {
    const row = guests.get(id)
    if (row !== undefined) update(row)
    return row !== undefined
  }
  const forget = (id: string): void => {
    for (const row of tables.values()) {
      const { table } = row
      if (table.opener !== id && ![...table.occupants, ...row.former].some(owner => owner?.player === id)) continue
      forgetSeats(row, id)
      const isEmpty = row.table.occupants.every(occupant => (occupant?.player ?? null) === null)
      if (table.status === 'waiting' && isEmpty) tables.delete(table.id)
      bus.publish({ type: 'table', id: table.id })
    }
    for (let n = chat.length - 1; n >= 0; n -= 1) if (chat[n]?.line.player === id) chat.splice(n, 1)
    for (const row of guests.values()) {
      row.blocked.delete(id)
      row.places = row.places.filter(({ other }) => other !== id)
    }
    guests.delete(id)
  }
  const devicesOf = ({ devices }: MemoryGuest): readonly StoredDevice[] =>
    [...devices]
      .map(([hash, times]) => ({ hash, ...times }))
      .sort((one, other) => other.seen - one.seen || (one.hash < other.hash ? -1 : 1))
  const lastSeen = ({ devices }: MemoryGuest): number => Math.max(...[...devices.values()].map(({ seen }) => seen))
  const isInactive = (row: MemoryGuest, before: number, who: 'all' | 'visitors'): boolean =>
    lastSeen(row) < before &&
    ![...tables.values()].some(
      ({ table, former }) =>
        (who === 'visitors' || table.status === 'playing') &&
        [...table.occupants, ...(who === 'visitors' ? former : [])].some(owner => owner?.player === row.guest.id),
    )
  return {
    addGuest: (id, name, tokenHash) => {
      if (guests.has(id)) return Promise.reject(new Error(`guest ${id} already exists`))
      guests.set(id, {
        guest: { id, name, barred: false, avatar: null },
        devices: new Map([[tokenHash, { added: now(), seen: now() }]]),
        links: new Map(),
        blocked: new Set(),
        places: [],
      })
      return Promise.resolve()
    },
    findGuest: tokenHash => {
      const row = [...guests.values()].find(({ devices }) => devices.has(tokenHash))
      return Promise.resolve(row === undefined ? null : { ...row.guest, device: tokenHash, seen: row.devices.get(tokenHash)?.seen ?? null })
    },
    seeDevices: (tokenHashes, at) => {
      for (const { devices } of guests.values()) for (const [hash, device] of devices) if (tokenHashes.includes(hash)) device.seen = at
      return Promise.resolve()
    },
    rename: (id, name) => Promise.resolve(change(id, row => (row.guest = { ...row.guest, name }))),
    setAvatar: (id, avatar) => {
      change(id, row => (row.guest = { ...row.guest, avatar }))
      return Promise.resolve()
    },
    addLink: (linkHash, guest, expires) => {
      for (const { links } of guests.values()) for (const [hash, end] of links) if (end <= now()) links.delete(hash)
      change(guest, row => (row.links = new Map([[linkHash, expires]])))
      return Promise.resolve()
    },
    useLink: (linkHash, tokenHash, now) => {
      const row = [...guests.values()].find(({ links }) => links.has(linkHash))
      const expires = row?.links.get(linkHash) ?? 0
      row?.links.delete(linkHash)
      if (row === undefined || expires <= now) return Promise.resolve(null)
      for (const { hash } of devicesOf(row).slice(MAX_DEVICES - 1)) row.devices.delete(hash)
      row.devices.set(tokenHash, { added: now, seen: now })
      return Promise.resolve(row.guest)
    },
    listDevices: guest => {
      const row = guests.get(guest)
      return Promise.resolve(row === undefined ? [] : devicesOf(row))
    },
    signOut: (guest, by, which) => {
      const row = guests.get(guest)
      if (row?.devices.has(by) !== true) return Promise.resolve(null)
      const isOut = (hash: string): boolean => (which === 'others' ? hash !== by : hash === which.only)
      const out = [...row.devices.keys()].filter(isOut)
      for (const hash of out) row.devices.delete(hash)
      row.links.clear()
      return Promise.resolve(out)
    },
    forget: id => Promise.resolve(forget(id)),
    listInactive: (before, limit, who = 'all') => {
      const inactive = [...guests.values()]
        .filter(row => isInactive(row, before, who))
        .sort((one, other) => lastSeen(one) - lastSeen(other))
      return Promise.resolve(inactive.slice(0, limit).map(({ guest }) => guest.id))
    },
    forgetInactive: (id, before, who = 'all') => {
      const row = guests.get(id)
      if (row === undefined || !isInactive(row, before, who)) return Promise.resolve(false)
      forget(id)
      return Promise.resolve(true)
    },
    setBarred: (id, barred) => Promise.resolve(change(id, row => (row.guest = { ...row.guest, barred }))),
    findRemoved: devices => {
      const barred = new Map([...guests.values()].flatMap(row => [...row.devices.keys()].map(hash => [hash, row.guest.barred] as const)))
      const unwelcome = devices.filter(device => barred.get(device) !== false)
      return Promise.resolve(unwelcome.map(device => ({ device, isBarred: barred.has(device) })))
    },
    setBlocked: (guest, other, match, blocked) => {
      change(guest, row => {
        row.places = row.places.filter(place => place.other !== other || place.match !== match)
        row.places = [...row.places, { match, other, until: blocked ? null : now() }]
        if (blocked) row.blocked.add(other)
        else if (!row.places.some(place => place.other === other && place.until === null)) row.blocked.delete(other)
      })
      return Promise.resolve()
    },
    blockedAt: (guest, match) => {
      const places = guests.get(guest)?.places.filter(place => place.match === match && place.until === null) ?? []
      return Promise.resolve(places.map(({ other }) => other))
    },
    blockedBy: (guest, match) => {
      const { blocked, places } = guests.get(guest) ?? { blocked: new Set<string>(), places: [] }
      return Promise.resolve(blockedUntil(blocked, places, match))
    },
  }
}
