/** The unfinished tables that were opened from each address since this node started: a visitor can make any number of players, but has few addresses. */
import type { AddressTables } from '../context/server-context.ts'
import type { TableStore } from '../store/port/store.ts'

export const createAddressTables = (store: Pick<TableStore, 'findUnfinished'>, limit: number): AddressTables => {
  const byAddress = new Map<string, Set<string>>()
  return {
    mayOpen: async address => {
      const opened = byAddress.get(address)
      if (opened === undefined || opened.size < limit) return true
      const unfinished = new Set(await store.findUnfinished([...opened]))
      for (const id of opened) if (!unfinished.has(id)) opened.delete(id)
      return opened.size < limit
    },
    add: (address, id) => void byAddress.set(address, (byAddress.get(address) ?? new Set()).add(id)),
  }
}
