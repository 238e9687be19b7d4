/**
 * A fair queue for bot moves: addresses take turns, then the players of one address, then arrival order decides. A visitor with
 * many tables therefore delays only their own bots.
 */

/** The player a bot thinks for. Null if its table has no player: all such tables share one turn. */
export type Requester = { readonly address: string; readonly player: string } | null

type QueuedRequest = { readonly address: string; readonly player: string; readonly begin: () => void }

type FairQueue = {
  /** Resolves when it is the requester's turn; the caller must `release` the turn afterwards. */
  readonly acquire: (requester: Requester) => Promise<void>
  readonly release: () => void
}

export const createFairQueue = (concurrency: number): FairQueue => {
  const queue: QueuedRequest[] = [] // in arrival order
  const lastTurns = new Map<string, number>() // the last turn of each address and player; cleared when the queue is idle
  let free = concurrency
  let turn = 0

  const lastTurnOf = (name: string): number => lastTurns.get(name) ?? 0
  const isBefore = (one: QueuedRequest, other: QueuedRequest): boolean =>
    one.address === other.address ? lastTurnOf(one.player) < lastTurnOf(other.player) : lastTurnOf(one.address) < lastTurnOf(other.address)

  const start = ({ address, player, begin }: QueuedRequest): void => {
    turn += 1
    lastTurns.set(address, turn)
    lastTurns.set(player, turn)
    begin()
  }
  const takeNext = (): QueuedRequest | undefined => {
    const [first] = queue
    if (first === undefined) return undefined
    const next = queue.reduce((best, one) => (isBefore(one, best) ? one : best), first)
    queue.splice(queue.indexOf(next), 1)
    return next
  }

  return {
    acquire: requester =>
      new Promise(resolve => {
        const request = { address: requester?.address ?? '', player: requester?.player ?? '', begin: resolve }
        if (free === 0) queue.push(request)
        else {
          free -= 1
          start(request)
        }
      }),
    release: () => {
      const next = takeNext()
      if (next !== undefined) return start(next)
      free += 1
      if (free === concurrency) lastTurns.clear()
    },
  }
}
