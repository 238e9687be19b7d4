/** Checks after a fuzz or kill run: they compare the messages that clients received with the stored matches. Each check returns its faults as sentences. */
import { replay } from '@tortuga/kit'
import type { Game, GameTypes, Proposal } from '@tortuga/kit'
import { projectEntries, projectSetup } from '@tortuga/room'
import type { StoredMatch, StoredEntry } from '@tortuga/room'
import type { RequestedProposal } from '@tortuga/wire'
import { isDeepStrictEqual } from 'node:util'
import type { Store } from '../../src/main.ts'
import { loadEdition } from '../all-editions.ts'
import type { Acknowledgement, ResilientClient } from './resilient-client.ts'

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The level of a bot is the table's, not the proposer's. */
const isSameProposal = (stored: Proposal, requested: RequestedProposal): boolean =>
  stored.type === 'bot' && requested.type === 'bot' ? stored.seat === requested.seat : isDeepStrictEqual(stored, requested)

/** Whether the stored entry is the acknowledged request. A proposal that needs no vote is stored as its result. */
const isEntryOf = ({ request }: Acknowledgement, seat: unknown, { entry }: StoredEntry): boolean => {
  switch (entry.type) {
    case 'move':
      return request.type === 'move' && entry.seat === seat && entry.by === 'player' && isDeepStrictEqual(entry.move, request.move)
    case 'vote':
      return request.type === 'vote' && entry.seat === seat && entry.agree === request.agree
    case 'propose':
      return request.type === 'propose' && entry.seat === seat && isSameProposal(entry.proposal, request.proposal)
    case 'undo':
      if (request.type === 'undo') return entry.seat === seat && entry.back === request.back
      return request.type === 'propose' && request.proposal.type === 'undo' && entry.seat === seat && entry.back === request.proposal.back
    case 'sit':
      return request.type === 'propose' && request.proposal.type === 'bot' && entry.seat === request.proposal.seat
    case 'end':
      return request.type === 'propose' && request.proposal.type === 'end' && entry.reason === 'agreed'
    default:
      return false
  }
}

/** A stored match with the edition it is played under. */
export type CheckedMatch = {
  readonly id: string
  readonly game: Game<GameTypes>
  readonly opened: StoredMatch
  readonly entries: readonly StoredEntry[]
}

export const readCheckedMatch = async (store: Store, id: string): Promise<CheckedMatch> => {
  const opened = await store.readMatch(id)
  if (opened === null) throw new Error(`the match ${id} is missing`)
  const { game } = await loadEdition(opened.header.game, opened.header.rules)
  return { id, game, opened, entries: await store.entriesBetween(id, 0, opened.match.version) }
}

/** Checks that the journal is complete and in order, and that replaying it gives the stored state. */
export const checkJournal = ({ id, game, opened, entries }: CheckedMatch): readonly string[] => {
  const faults: string[] = []
  const { version, state } = opened.match
  if (entries.length !== version || entries.some((entry, index) => entry.version !== index + 1))
    faults.push(`${id}: the journal has gaps: ${entries.map(entry => entry.version).join(' ')}`)
  if (opened.halted) faults.push(`${id}: halted`)
  const { fault, frames } = replay(game, { header: opened.header, entries: entries.map(({ entry }) => entry) })
  if (fault !== null) faults.push(`${id}: version ${fault.version} cannot be replayed: ${fault.problem}`)
  else if (!isDeepStrictEqual(asSent(frames.at(-1)?.match.state), state)) faults.push(`${id}: the replay ends in another state`)
  return faults
}

/** Checks that every acknowledged request is stored once and unchanged, and that no version is acknowledged for two requests, not even from two devices of one player. */
export const checkAcknowledged = ({ id, entries }: CheckedMatch, clients: readonly ResilientClient[]): readonly string[] => {
  const faults: string[] = []
  const requestByVersion = new Map<number, string>()
  for (const client of clients) {
    const seat = client.welcome()?.viewer
    for (const one of client.acknowledged()) {
      const stored = entries[one.version - 1]
      if (stored === undefined || !isEntryOf(one, seat, stored))
        faults.push(
          `${id}: ${client.name} got the acknowledgement ${JSON.stringify(one)}, but the stored entry is ${JSON.stringify(stored?.entry)} of ${entries.length}`,
        )
      if (requestByVersion.has(one.version))
        faults.push(`${id}: version ${one.version} belongs to ${requestByVersion.get(one.version)} and ${one.request.id}`)
      requestByVersion.set(one.version, one.request.id)
    }
  }
  return faults
}

/** Checks that the log and the view of one client match the stored match as that viewer may see it. */
export const checkShown = async (store: Store, checked: CheckedMatch, client: ResilientClient): Promise<readonly string[]> => {
  const { game } = checked
  const update = client.shown()
  const viewer = client.welcome()?.viewer
  const first = await store.stepAt(checked.id, 0)
  if (update === null || viewer === undefined || first === null) return [`${checked.id}: ${client.name} has received nothing`]
  const faults: string[] = []
  const expected = [projectSetup(game, first, viewer), ...projectEntries(game, checked.entries.slice(0, update.version), viewer)]
  for (const [version, shown] of expected.entries())
    if (client.log.get(version) !== JSON.stringify(shown))
      faults.push(
        `${checked.id}: ${client.name} has ${client.log.get(version)} as version ${version}, expected is ${JSON.stringify(shown)}`,
      )
  const step = await store.stepAt(checked.id, update.version)
  if (step === null || !isDeepStrictEqual(asSent(game.view(step.state, viewer)), update.view))
    faults.push(`${checked.id}: ${client.name} has another view of version ${update.version}`)
  return faults
}
