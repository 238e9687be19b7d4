/** Who thinks next: addresses take turns, within an address its players do, and only then it counts who came first. One visitor's many tables hold up that visitor alone. */

/** Whom a bot thinks for; null where nobody sits at its table: all such tables share one turn. */
export type Asker = { readonly address: string; readonly player: string } | null

type Waiting = { readonly address: string; readonly player: string; readonly begin: () => void }

export type Turns = {
  /** Resolves when it is the asker's turn, which `end` ends. */
  readonly take: (asker: Asker) => Promise<void>
  readonly end: () => void
}

/** So many turns at once. */
export const createTurns = (atOnce: number): Turns => {
  const line: Waiting[] = [] // in the order they came
  const served = new Map<string, number>() // addresses and players, by when it was last their turn; as long as anybody waits
  let free = atOnce
  let turn = 0

  const lastTurn = (name: string): number => served.get(name) ?? 0
  const isBefore = (one: Waiting, other: Waiting): boolean =>
    one.address === other.address ? lastTurn(one.player) < lastTurn(other.player) : lastTurn(one.address) < lastTurn(other.address)

  const begin = ({ address, player, begin: go }: Waiting): void => {
    turn += 1
    served.set(address, turn)
    served.set(player, turn)
    go()
  }
  const takeNext = (): Waiting | undefined => {
    const [first] = line
    if (first === undefined) return undefined
    const next = line.reduce((best, one) => (isBefore(one, best) ? one : best), first)
    line.splice(line.indexOf(next), 1)
    return next
  }

  return {
    take: asker =>
      new Promise(resolve => {
        const waiting = { address: asker?.address ?? '', player: asker?.player ?? '', begin: resolve }
        if (free === 0) line.push(waiting)
        else {
          free -= 1
          begin(waiting)
        }
      }),
    end: () => {
      const next = takeNext()
      if (next !== undefined) return begin(next)
      free += 1
      if (free === atOnce) served.clear()
    },
  }
}
