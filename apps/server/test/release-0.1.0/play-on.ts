/** Plays a match that version 0.1.0 left running to its end: people over sockets, bots in the server's pool, with a vote and an undo on the way. */
import { findEdition } from '@tortuga/games'
import { at, fastRandom, range } from '@tortuga/kit'
import type { Edition, Random, Seat } from '@tortuga/kit'
import { adviseMove } from '../all-editions.ts'
import type { TestClient } from '../test-client.ts'
import type { TestServer } from '../test-server.ts'
import type { ReleasedTable } from './open-store.ts'

/** The number of the rules of all games in version 0.1.0. */
export const RELEASED_RULES = 1

const MAX_ROUNDS = 2000
const BOT_TIMEOUT = 30_000

export const editionOf = async (game: string, rules: number): Promise<Edition> => {
  const edition = await findEdition(game, rules)
  if (edition === null) throw new Error(`no rules ${rules} of ${game}`)
  return edition
}

/** The people of a table, by seat; null for a bot's seat. */
export type People = readonly (TestClient | null)[]

const seated = (people: People): readonly TestClient[] => people.flatMap(client => (client === null ? [] : [client]))

/** Connects everybody who has a seat. */
export const connectPeople = async (server: TestServer, { id, cookies }: ReleasedTable): Promise<People> => {
  const people = cookies.map(cookie => (cookie === null ? null : server.watch(id, { cookie })))
  await Promise.all(seated(people).map(client => client.shown()))
  return people
}

export const closeAll = (people: People): void => {
  for (const client of people) client?.close()
}

const newestOf = (people: People) => {
  const updates = seated(people).flatMap(client => client.newest('update') ?? [])
  return at(
    updates.toSorted((one, other) => other.version - one.version),
    0,
  )
}

/** Waits until everybody shows the same version, which is at least this one. */
const synchronize = async (people: People, least = 0): Promise<void> => {
  for (;;) {
    const version = Math.max(least, newestOf(people).version)
    await Promise.all(seated(people).map(client => client.reaches(version)))
    if (newestOf(people).version === version) return
  }
}

/** Everybody who was asked answers the open proposal. Returns false if there is none. */
const answerProposal = async (people: People, agree: boolean): Promise<boolean> => {
  const { proposal } = newestOf(people)
  if (proposal === null) return false
  for (const seat of proposal.asks) {
    const answer = await people[seat]?.ask({ type: 'vote', proposal: proposal.version, agree })
    if (answer?.type !== 'done') throw new Error(`the vote failed: ${JSON.stringify(answer)}`)
    await synchronize(people, answer.version)
    if (!agree) break
  }
  return true
}

/** The seats whose people are asked now. */
const askedSeats = (people: People): readonly Seat[] =>
  range(people.length).filter(seat => {
    const update = people[seat]?.newest('update')
    return typeof update?.question === 'number' && update.players[seat]?.bot === null
  })

/** Takes one quiet move back without a vote, if somebody may. */
const undoOnce = async (people: People): Promise<boolean> => {
  const seat = askedSeats(people).find(one => (people[one]?.newest('update')?.undoable ?? 0) > 0)
  if (seat === undefined) return false
  const client = people[seat] as TestClient
  const { version } = await client.shown()
  const answer = await client.ask({ type: 'undo', version, back: 1 })
  if (answer.type !== 'done') throw new Error(`the undo failed: ${JSON.stringify(answer)}`)
  await synchronize(people, answer.version)
  return true
}

/** All people who are asked move at the same time; an answer that comes too late is refused as such. */
const moveAll = async (edition: Edition, people: People, random: Random): Promise<void> => {
  const answers = await Promise.all(
    askedSeats(people).map(async seat => {
      const client = people[seat] as TestClient
      const { view } = await client.shown()
      return client.move(adviseMove(edition, view, random))
    }),
  )
  for (const answer of answers) {
    if (answer.type === 'done') await synchronize(people, answer.version)
    else if (answer.type !== 'refused' || !['stale', 'not-awaited', 'over'].includes(answer.refusal.type))
      throw new Error(`the move failed: ${JSON.stringify(answer)}`)
  }
}

/** Plays `rounds` rounds, or fewer if the match ends. In a round, every person who is asked moves. `between` is called before each round. */
export const playRounds = async (
  edition: Edition,
  people: People,
  rounds: number,
  { seed = 0, between = async () => {} }: { readonly seed?: number; readonly between?: (round: number) => Promise<void> } = {},
): Promise<void> => {
  const random = fastRandom(seed)
  let isUndone = false
  for (let round = 0; round < rounds; round += 1) {
    await between(round)
    await synchronize(people)
    const { over, version } = newestOf(people)
    if (over) return
    if (!isUndone && (await undoOnce(people))) isUndone = true
    else if (askedSeats(people).length > 0) await moveAll(edition, people, random)
    else await at(seated(people), 0).until(() => newestOf(people).version > version, 'a bot', BOT_TIMEOUT)
  }
}

/** Plays to the end. */
export const playOut = async (
  edition: Edition,
  people: People,
  seed: number,
  between: (round: number) => Promise<void> = async () => {},
): Promise<void> => {
  await playRounds(edition, people, MAX_ROUNDS, { seed, between })
  if (!newestOf(people).over) throw new Error(`the match did not end in ${MAX_ROUNDS} rounds`)
}

/** Plays a match that was running to its end, under the rules it began with. */
export const playReleasedOut = async (server: TestServer, table: ReleasedTable, agree: boolean): Promise<void> => {
  const people = await connectPeople(server, table)
  for (const { newest } of seated(people)) {
    const rules = newest('welcome')?.match.rules
    if (rules !== RELEASED_RULES) throw new Error(`${table.key} has rules ${rules}`)
  }
  await answerProposal(people, agree)
  await playOut(await editionOf(table.game, RELEASED_RULES), people, table.version)
  closeAll(people)
}
