/** Guests in memory. */
import type { GuestKept, Memory, TableKept } from './memory-matches.ts'
import { FORGOTTEN } from './store.ts'
import type { Guests } from './store.ts'

const forgetSeats = (kept: TableKept, guest: string): void => {
  const isWaiting = kept.table.status === 'waiting'
  const opener = kept.table.opener === guest ? FORGOTTEN : kept.table.opener
  const chairs = kept.table.chairs.map(chair =>
    chair?.player !== guest ? chair : isWaiting ? null : { ...chair, player: null, name: FORGOTTEN },
  )
  kept.sitting = kept.sitting.map(chair =>
    chair?.player !== guest ? chair : isWaiting ? null : { ...chair, player: null, name: FORGOTTEN, gone: true, seen: null },
  )
  kept.table = { ...kept.table, opener, chairs }
  kept.revision += 1
}

export const rememberGuests = ({ guests, tables, chat, bus }: Memory): Guests => {
  const change = (id: string, made: (kept: GuestKept) => void): boolean => {
    const kept = guests.get(id)
    if (kept !== undefined) made(kept)
    return kept !== undefined
  }
  return {
    addGuest: (id, name, tokenHash) => {
      if (guests.has(id)) return Promise.reject(new Error(`there is a guest ${id} already`))
      guests.set(id, { guest: { id, name, barred: false }, tokens: new Set([tokenHash]), links: new Map(), blocked: new Set() })
      return Promise.resolve()
    },
    findGuest: tokenHash => Promise.resolve([...guests.values()].find(({ tokens }) => tokens.has(tokenHash))?.guest ?? null),
    rename: (id, name) => {
      change(id, kept => (kept.guest = { ...kept.guest, name }))
      return Promise.resolve()
    },
    addLink: (linkHash, guest, expires) => {
      change(guest, ({ links }) => links.set(linkHash, expires))
      return Promise.resolve()
    },
    useLink: (linkHash, tokenHash, now) => {
      const kept = [...guests.values()].find(({ links }) => links.has(linkHash))
      const expires = kept?.links.get(linkHash) ?? 0
      kept?.links.delete(linkHash)
      if (kept === undefined || expires <= now) return Promise.resolve(null)
      kept.tokens.add(tokenHash)
      return Promise.resolve(kept.guest)
    },
    forget: id => {
      for (const kept of tables.values()) {
        const { table } = kept
        if (table.opener !== id && !table.chairs.some(chair => chair?.player === id)) continue
        forgetSeats(kept, id)
        const isEmpty = kept.table.chairs.every(chair => (chair?.player ?? null) === null)
        if (table.status === 'waiting' && isEmpty) tables.delete(table.id)
        bus.tell({ type: 'table', id: table.id })
      }
      for (let n = chat.length - 1; n >= 0; n -= 1) if (chat[n]?.line.player === id) chat.splice(n, 1)
      for (const { blocked } of guests.values()) blocked.delete(id)
      guests.delete(id)
      return Promise.resolve()
    },
    bar: (id, barred) => Promise.resolve(change(id, kept => (kept.guest = { ...kept.guest, barred }))),
    findUnwelcome: ids =>
      Promise.resolve(ids.filter(id => guests.get(id)?.guest.barred !== false).map(id => ({ id, isBarred: guests.has(id) }))),
    setBlocked: (guest, other, blocked) => {
      change(guest, kept => (blocked ? kept.blocked.add(other) : kept.blocked.delete(other)))
      return Promise.resolve()
    },
    blockedBy: guest => Promise.resolve([...(guests.get(guest)?.blocked ?? [])]),
  }
}
