/** The match of one room as it is stored. Entries are appended by compare-and-set, so nothing is ever computed from a state that is not stored. */
import { at, createUndoFinder, headAfter, replaceAt } from '@tortuga/kit'
import type { Game, GameTypes, Millis, Player, SubmitResult } from '@tortuga/kit'
import { clocksAfter, deadlineOf } from './clocks.ts'
import { callRules, type RulesFault } from './errors.ts'
import type { AppendResult, MatchWrite, RoomEdition, RoomPorts, SeatOwner, StoredMatch } from '../ports.ts'

/** A change that the kernel has accepted. */
export type AcceptedChange = SubmitResult<GameTypes> & { readonly ok: true }

const PAGE_SIZE = 32
/** An undo is not searched further back than this: a match may have thousands of moves that are undone already. */
const MAX_ENTRIES_READ = 2000

const playersAfter = (players: readonly Player[], { applied }: AcceptedChange): readonly Player[] =>
  applied.reduce((sitting, { entry }) => (entry.type === 'sit' ? replaceAt(sitting, entry.seat, entry.player) : sitting), players)

const headOf = ({ header, match: { version, head } }: StoredMatch, { applied }: AcceptedChange): string | null =>
  headAfter(
    header,
    head === null ? null : { version, head },
    applied.map(({ entry }) => entry),
  )

const ownersAfter = (owners: StoredMatch['owners'], owner: SeatOwner | null): StoredMatch['owners'] =>
  owners === null || owner === null ? owners : replaceAt(owners, owner.seat, owner.player)

/** The write that follows the stored match `before`: new entries, state, players, clocks and deadline. */
const writeAfter = (
  id: string,
  game: Game<GameTypes>,
  before: StoredMatch,
  change: AcceptedChange,
  { key, owner }: Pick<MatchWrite, 'key' | 'owner'>,
  areBotsAwake: boolean,
  now: Millis,
): MatchWrite => {
  const { entry } = at(change.applied, 0)
  const mover = entry.type === 'move' ? entry.seat : null
  const players = playersAfter(before.players, change)
  const continues = mover !== null && callRules(entry, () => game.continuesTurn?.(before.match.state, change.match.state) === true)
  const clocks = clocksAfter(before, change.match, mover, continues, now)
  const deadline = change.match.over ? null : deadlineOf(clocks, change.match, players, areBotsAwake, now)
  const next = { ...change.match, head: headOf(before, change) }
  return { id, expected: before.match.version, key, applied: change.applied, next, players, owner, clocks, deadline }
}

export type MatchStorage = ReturnType<typeof createMatchStorage>

/** `haltedHere` holds the matches that were halted while this process was running. One that was halted before is tried again, because a new build may have mended its rules. */
export const createMatchStorage = ({ store, findEdition, report }: RoomPorts, id: string, haltedHere: Set<string>) => {
  let current: StoredMatch | null = null
  let edition: RoomEdition | null = null
  let isHaltStored: boolean | null = null // at the last read or write; null before the first

  return {
    /** The match as last read or written; null before the first read, or if it has not begun. */
    current: (): StoredMatch | null => current,

    /** Reads the match again. A match keeps its rules, so its edition is looked up once. */
    read: async (): Promise<StoredMatch | null> => {
      const stored = await store.readMatch(id)
      if (stored !== null) edition ??= await findEdition(stored.header.game, stored.header.rules)
      if (stored?.halted === false) haltedHere.delete(id)
      if (stored?.halted === true && isHaltStored === false) haltedHere.add(id) // another node has just halted it
      isHaltStored = stored?.halted ?? null
      current = stored === null ? null : { ...stored, halted: stored.halted && haltedHere.has(id) }
      return current
    },

    /** Whether this build has the rules of the match. If not, the match waits for a newer build and is not changed. */
    hasRules: (): boolean => edition !== null,

    /** The edition of the match that was read. */
    edition: (): RoomEdition => {
      if (edition === null) throw new Error(`this build does not have rules ${current?.header.rules} of ${current?.header.game}`)
      return edition
    },

    /** The state before the last `back` moves that have not been undone, null if there are fewer; reads no further back than necessary. */
    stateBefore: async ({ match }: StoredMatch, back: number): Promise<unknown> => {
      const find = createUndoFinder(back)
      for (let upTo = match.version; upTo > Math.max(0, match.version - MAX_ENTRIES_READ); upTo -= PAGE_SIZE)
        for (const stored of (await store.entriesBetween(id, Math.max(0, upTo - PAGE_SIZE), upTo)).toReversed()) {
          const version = find(stored)
          if (version !== null) return (await store.stepAt(id, version))?.state ?? null
        }
      return null
    },

    /** Compare-and-set: stores the change if `before` is still the newest version. */
    append: async (
      game: Game<GameTypes>,
      before: StoredMatch,
      change: AcceptedChange,
      origin: Pick<MatchWrite, 'key' | 'owner'>,
      areBotsAwake: boolean,
      now: Millis,
    ): Promise<AppendResult> => {
      const write = writeAfter(id, game, before, change, origin, areBotsAwake, now)
      try {
        const result = await store.append(write)
        const { next: match, players, clocks, deadline } = write
        if (result.type === 'stored') {
          current = { ...before, match, players, owners: ownersAfter(before.owners, write.owner), clocks, deadline, halted: false }
          isHaltStored = false
        }
        return result
      } catch (error) {
        current = null // the write may or may not have been stored: read it again
        throw error
      }
    },

    /** Marks the match as halted and stores the evidence. */
    halt: async (fault: RulesFault): Promise<void> => {
      haltedHere.add(id)
      const evidence = { version: current?.match.version ?? 0, input: fault.input, error: fault.message }
      report({ type: 'halted', id, ...evidence })
      await store.halt(id, evidence)
      if (current !== null) current = { ...current, halted: true }
    },
  }
}
