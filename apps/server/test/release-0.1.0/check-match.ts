/** Checks a finished match as its players can: the journal verifies under the rules it began with, and every version is shown as the replay shows it. */
import { findEdition } from '@tortuga/games'
import { at, parseJournal, range, replay, verify } from '@tortuga/kit'
import type { Finding, Frame, GameTypes, Header, Viewer } from '@tortuga/kit'
import { versionSchema } from '@tortuga/wire'
import { isDeepStrictEqual } from 'node:util'
import type { TestServer } from '../test-server.ts'

/** `rules` is the number that the match must have; each `every`-th version is requested, for one viewer after the other, or all versions for all viewers if it is null. */
type FinishedMatch = { readonly id: string; readonly cookie: string; readonly rules: number; readonly every: number | null }

/** What no journal can prove: who was absent when a match ended early or a bot took a seat, and when a clock ran out. */
const UNPROVABLE: readonly Finding['why'][] = [
  'ended-early',
  'winner-by-absence',
  'bot-without-vote',
  'substitute-without-vote',
  'end-without-vote',
  'by-clock',
]

/** The checks of `verify` that did not hold, without those that no journal can pass and the one for the player's own contribution, which needs the client's record. */
export const failuresOf = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ check, result, why }) => result !== 'holds' && check !== 'own' && check !== 'head' && !UNPROVABLE.includes(why))

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The versions and viewers to request: always the first and the last version for everybody. */
const choosePlaces = ({ seats }: Header, last: number, every: number | null): readonly (readonly [version: number, viewer: Viewer])[] => {
  const viewers: readonly Viewer[] = [...range(seats), 'table', 'open']
  return range(last + 1).flatMap(version => {
    if (every === null || version === 0 || version === last) return viewers.map(viewer => [version, viewer] as const)
    return version % every === 0 ? [[version, at(viewers, (version / every) % viewers.length)] as const] : []
  })
}

/** Compares every stored state and event with the replay. */
const checkStored = async (server: TestServer, id: string, frames: readonly Frame<GameTypes>[]): Promise<readonly string[]> => {
  const stored = await server.store.entriesBetween(id, 0, frames.length)
  if (stored.length !== frames.length - 1) return [`${stored.length} stored entries, ${frames.length - 1} replayed ones`]
  const faults: string[] = []
  for (const { version, events } of stored) {
    const { match, events: replayed } = at(frames, version)
    const step = await server.store.stepAt(id, version)
    if (!isDeepStrictEqual([step, events], asSent([{ state: match.state, events: replayed }, replayed])))
      faults.push(`version ${version} differs from the replay`)
  }
  return faults
}

/** Returns faults as sentences. */
export const checkFinishedMatch = async (server: TestServer, { id, cookie, rules, every }: FinishedMatch): Promise<readonly string[]> => {
  const { status, text } = await server.api('GET', `/api/matches/${id}/journal`, undefined, { cookie })
  const parsed = parseJournal(text)
  if (!parsed.ok) return [`no journal: ${status} ${text.slice(0, 200)}`]
  const { header, entries } = parsed.journal
  const edition = await findEdition(header.game, header.rules)
  if (edition === null || header.rules !== rules) return [`rules ${header.rules} instead of ${rules}`]
  const { game } = edition
  const failures = failuresOf(verify(game, parsed).findings)
  if (failures.length > 0) return failures.map(finding => `does not verify: ${JSON.stringify(finding)}`)
  const { frames } = replay(game, parsed.journal)
  const faults = [...(await checkStored(server, id, frames))]
  for (const [version, viewer] of choosePlaces(header, entries.length, every)) {
    const { status: shown, read } = await server.api('GET', `/api/matches/${id}/versions/${version}?viewer=${viewer}`)
    const view = game.view(at(frames, version).match.state, viewer)
    if (shown !== 200 || !isDeepStrictEqual(read(versionSchema).view, asSent(view)))
      faults.push(`version ${version} for ${viewer} is not shown: ${shown}`)
  }
  return faults
}
