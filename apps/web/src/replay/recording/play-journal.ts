/** Reads a journal and replays it as far as possible: what each viewer saw of every version, and whether it is correct. Pure; the replay worker calls it. */
import { parseJournal, replay, range, verify } from '@tortuga/kit'
import type { ClientRecord, Entry, Frame, Game, GameTypes, Journal, Millis, ParsedJournal, Player, Seat, Viewer } from '@tortuga/kit'
import { projectEntries, projectSetup } from '@tortuga/room'
import { cleanName } from '@tortuga/wire'
import type { CheckFinding, CheckResult, Decision, PositionView, RecordingFacts, UnreadableLine, VisibleEntry } from '@tortuga/wire'

/** The readable part of a file: all of it, or the lines before the first unreadable one. */
export type ReadableJournal = { readonly read: ParsedJournal & { readonly ok: true }; readonly badLine: UnreadableLine | null }

const readBefore = (text: string, line: number): ParsedJournal =>
  parseJournal(
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n'),
  )

/** Returns the unreadable line if not even the header can be read. */
export const readJournal = (text: string): ReadableJournal | UnreadableLine => {
  const whole = parseJournal(text)
  if (whole.ok) return { read: whole, badLine: null }
  const badLine = { line: whole.line, problem: whole.problem }
  const head = badLine.line > 1 ? readBefore(text, badLine.line) : whole
  return head.ok ? { read: head, badLine } : badLine
}

export type PlayedJournal = {
  readonly facts: RecordingFacts
  position(version: number, viewer: Viewer): PositionView
  /** The complete log for one viewer. Versions that could not be replayed have entries but no events. */
  log(viewer: Viewer): readonly VisibleEntry[]
  /** The decisions of the people in a seat, each with the view they had then. */
  decisions(seat: Seat): readonly Decision[]
  check(remembered: ClientRecord): CheckResult
}

/** The same game, reporting how many moves it has applied. */
const withMoveCount = (game: Game<GameTypes>, onMove: (moves: number) => void): Game<GameTypes> => {
  let moves = 0
  return {
    ...game,
    apply: (state, seat, move, random) => {
      moves += 1
      onMove(moves)
      return game.apply(state, seat, move, random)
    },
  }
}

/** The time left at every version, as of the last move before it. */
export const clocksOf = (entries: readonly Entry[]): RecordingFacts['clocks'] => {
  const clocks: (readonly Millis[] | null)[] = [null]
  for (const entry of entries) clocks.push(entry.type === 'move' ? entry.clocks : (clocks.at(-1) ?? null))
  return clocks
}

const clean = (player: Player): Player => ({ ...player, name: cleanName(player.name) })

/** A file may contain any names, so those that are shown are cleaned first. */
const withCleanNames = ({ header, entries }: Journal): Journal => ({
  header: { ...header, players: header.players.map(clean) },
  entries: entries.map(entry => (entry.type === 'sit' ? { ...entry, player: clean(entry.player) } : entry)),
})

/** Replays a journal; `onMove` is called after every move. */
export const playJournal = (game: Game<GameTypes>, { read, badLine }: ReadableJournal, onMove: (moves: number) => void): PlayedJournal => {
  const { header, entries } = withCleanNames(read.journal)
  const { frames, fault } = replay(withMoveCount(game, onMove), read.journal)
  const lastPlayed = frames.length - 1
  const frameAt = (version: number): Frame<GameTypes> => {
    const frame = frames[version]
    if (frame === undefined) throw new Error(`version ${version} was not replayed`)
    return frame
  }
  const stored = entries.map((entry, index) => {
    const frame = frames[index + 1]
    return { version: index + 1, entry, events: frame?.events ?? [], state: frame?.match.state }
  })
  const setup = { events: frames[0]?.events ?? [], state: null }
  return {
    facts: {
      header,
      entries: projectEntries(game, stored, 'table').flatMap(({ entry }) => (entry === null ? [] : [entry])),
      clocks: clocksOf(entries),
      firstLine: read.firstLine,
      lastPlayed,
      fault,
      sum: read.sum,
      badLine,
    },
    position: (version, viewer) => {
      const { match, events } = frameAt(version)
      const awaited = range(match.asked.length).filter(seat => match.asked[seat] !== null)
      const step = { state: match.state, events }
      return { version, viewer, view: game.view(match.state, viewer), events: projectSetup(game, step, viewer).events, awaited }
    },
    log: viewer => [projectSetup(game, setup, viewer), ...projectEntries(game, stored, viewer)],
    decisions: seat =>
      entries.flatMap((entry, version): readonly Decision[] => {
        const isDecision = entry.type === 'move' && entry.seat === seat && entry.by === 'player'
        if (!isDecision || version > lastPlayed) return []
        return [{ version, view: game.view(frameAt(version).match.state, seat), move: entry.move }]
      }),
    check: remembered => {
      const { verdict, findings } = verify(game, read, remembered)
      if (badLine === null) return { verdict, findings }
      const file: CheckFinding = { check: 'file', result: 'fails', line: badLine.line, why: badLine.problem }
      return { verdict: 'forged', findings: findings.map(finding => (finding.check === 'file' ? file : finding)) }
    },
  }
}
