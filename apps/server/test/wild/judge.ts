/** What must hold when the storm is over: what clients were shown and told against what is stored. Gives the faults in words. */
import { replay } from '@tortuga/kit'
import type { Game, GameTypes } from '@tortuga/kit'
import { showEntries, showSetup } from '@tortuga/room'
import type { Opened, Stored } from '@tortuga/room'
import { isDeepStrictEqual } from 'node:util'
import type { Store } from '../../src/main.ts'
import type { Acknowledged, Follower } from './follower.ts'

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The acknowledged message is the entry at that version. A proposal that needs nobody's yes is carried out at once. */
const isThere = ({ said }: Acknowledged, seat: unknown, { entry }: Stored): boolean => {
  switch (entry.type) {
    case 'move':
      return said.type === 'move' && entry.seat === seat && entry.by === 'player' && isDeepStrictEqual(entry.move, said.move)
    case 'vote':
      return said.type === 'vote' && entry.seat === seat && entry.agree === said.agree
    case 'propose':
      return said.type === 'propose' && entry.seat === seat && isDeepStrictEqual(entry.proposal, said.proposal)
    case 'undo':
      if (said.type === 'undo') return entry.seat === seat && entry.back === said.back
      return said.type === 'propose' && said.proposal.type === 'undo' && entry.seat === seat && entry.back === said.proposal.back
    case 'sit':
      return said.type === 'propose' && said.proposal.type === 'bot' && entry.seat === said.proposal.seat
    case 'end':
      return said.type === 'propose' && said.proposal.type === 'end' && entry.reason === 'agreed'
    default:
      return false
  }
}

export type Truth = { readonly id: string; readonly opened: Opened; readonly entries: readonly Stored[] }

export const readTruth = async (store: Store, id: string): Promise<Truth> => {
  const opened = await store.open(id)
  if (opened === null) throw new Error(`the match ${id} is gone`)
  return { id, opened, entries: await store.between(id, 0, opened.match.version) }
}

/** The journal by itself: whole, in order, and played again by the rules to the state that is stored. */
export const judgeJournal = (game: Game<GameTypes>, { id, opened, entries }: Truth): readonly string[] => {
  const faults: string[] = []
  const { version, state } = opened.match
  if (entries.length !== version || entries.some((entry, index) => entry.version !== index + 1))
    faults.push(`${id}: the journal has holes: ${entries.map(entry => entry.version).join(' ')}`)
  if (opened.halted) faults.push(`${id}: halted`)
  const { fault, frames } = replay(game, { header: opened.header, entries: entries.map(({ entry }) => entry) })
  if (fault !== null) faults.push(`${id}: version ${fault.version} cannot be played again: ${fault.problem}`)
  else if (!isDeepStrictEqual(asSent(frames.at(-1)?.match.state), state)) faults.push(`${id}: played again it ends elsewhere`)
  return faults
}

/** Everything acknowledged is stored, once, as it was said. Two devices of one player may not both have the same version. */
export const judgeAcknowledged = ({ id, entries }: Truth, followers: readonly Follower[]): readonly string[] => {
  const faults: string[] = []
  const taken = new Map<number, string>()
  for (const follower of followers) {
    const seat = follower.welcome()?.viewer
    for (const one of follower.acknowledged()) {
      const stored = entries[one.version - 1]
      if (stored === undefined || !isThere(one, seat, stored))
        faults.push(
          `${id}: ${follower.name} was told ${JSON.stringify(one)} is done, stored is ${JSON.stringify(stored?.entry)} of ${entries.length}`,
        )
      if (taken.has(one.version)) faults.push(`${id}: version ${one.version} belongs to ${taken.get(one.version)} and ${one.said.id}`)
      taken.set(one.version, one.said.id)
    }
  }
  return faults
}

/** What one client shows, as far as it has come: each line of the log and the view are its share of what is stored. */
export const judgeShown = async (store: Store, game: Game<GameTypes>, truth: Truth, follower: Follower): Promise<readonly string[]> => {
  const update = follower.shown()
  const viewer = follower.welcome()?.viewer
  const first = await store.at(truth.id, 0)
  if (update === null || viewer === undefined || first === null) return [`${truth.id}: ${follower.name} has seen nothing`]
  const faults: string[] = []
  const right = [showSetup(game, first, viewer), ...showEntries(game, truth.entries.slice(0, update.version), viewer)]
  for (const [version, shown] of right.entries())
    if (follower.log.get(version) !== JSON.stringify(shown))
      faults.push(`${truth.id}: ${follower.name} has ${follower.log.get(version)} as version ${version}, right is ${JSON.stringify(shown)}`)
  const step = await store.at(truth.id, update.version)
  if (step === null || !isDeepStrictEqual(asSent(game.view(step.state, viewer)), update.view))
    faults.push(`${truth.id}: ${follower.name} has another view of version ${update.version}`)
  return faults
}
