/** A journal read and played again as far as it goes: what each viewer saw of every version, and whether it holds. Pure; the worker beside it calls this. */
import { parseJournal, replay, upTo, verify } from '@tortuga/kit'
import type {
  Entry,
  Finding,
  Frame,
  Game,
  GameTypes,
  Header,
  Journal,
  Millis,
  Player,
  ReadJournal,
  Remembered,
  ReplayFault,
  Seat,
  Viewer,
} from '@tortuga/kit'
import { cleanName, showEntries, showSetup } from '@tortuga/room'
import type { Shown, ShownEntry } from '@tortuga/room'
import type { Decision } from '../coach/coach.ts'

/** The first line that is none of a journal, from 1. */
export type BadLine = Omit<ReadJournal & { readonly ok: false }, 'ok'>

/** What could be read: all of it, or the lines before the first bad one. */
export type Read = { readonly read: ReadJournal & { readonly ok: true }; readonly badLine: BadLine | null }

const headOf = (text: string, line: number): ReadJournal =>
  parseJournal(
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n'),
  )

/** Reads as far as it goes; a file whose first line is no header is no journal at all. */
export const readAsFar = (text: string): Read | BadLine => {
  const whole = parseJournal(text)
  if (whole.ok) return { read: whole, badLine: null }
  const badLine = { line: whole.line, problem: whole.problem }
  const head = badLine.line > 1 ? headOf(text, badLine.line) : whole
  return head.ok ? { read: head, badLine } : badLine
}

/** What the page has to know of a journal before it looks at any version. */
export type Facts = {
  readonly header: Header
  /** Entry n made version n + 1. */
  readonly entries: readonly ShownEntry[]
  /** Time left by seat, for every version. */
  readonly clocks: readonly (readonly Millis[] | null)[]
  /** The versions that could be played again; `last` lies below `first` where none could. */
  readonly played: { readonly first: number; readonly last: number }
  readonly fault: ReplayFault | null
  readonly sum: 'right' | 'wrong' | 'missing'
  readonly badLine: BadLine | null
}

/** One version through one viewer's eyes. */
export type Look = {
  readonly version: number
  readonly viewer: Viewer
  readonly view: unknown
  readonly events: readonly unknown[]
  readonly awaited: readonly Seat[]
}

/** A finding of the kit's, or the line that could not be read. */
export type Found = Omit<Finding, 'why'> & { readonly why: Finding['why'] | BadLine['problem'] }
export type Checked = { readonly holds: boolean; readonly findings: readonly Found[] }

export type Reel = {
  readonly facts: Facts
  look(version: number, viewer: Viewer): Look
  /** The whole log through these eyes. Of what could not be played the entries alone are known. */
  told(viewer: Viewer): readonly Shown[]
  /** What a seat's own people decided, with what they knew then. */
  decisions(seat: Seat): readonly Decision[]
  check(remembered: Remembered): Checked
}

/** The same game, telling how many moves it has made. */
const counted = (game: Game<GameTypes>, tell: (moves: number) => void): Game<GameTypes> => {
  let moves = 0
  return {
    ...game,
    apply: (state, seat, move, random) => {
      moves += 1
      tell(moves)
      return game.apply(state, seat, move, random)
    },
  }
}

/** The time left at every version: as the last move before it left it. */
export const clocksOf = (entries: readonly Entry[]): Facts['clocks'] => {
  const clocks: (readonly Millis[] | null)[] = [null]
  for (const entry of entries) clocks.push(entry.type === 'move' ? entry.clocks : (clocks.at(-1) ?? null))
  return clocks
}

const clean = (player: Player): Player => ({ ...player, name: cleanName(player.name) })

/** The same match with names that may be shown: whoever wrote the file may have put anything there. */
const withCleanNames = ({ header, entries }: Journal): Journal => ({
  header: { ...header, players: header.players.map(clean) },
  entries: entries.map(entry => (entry.type === 'sit' ? { ...entry, player: clean(entry.player) } : entry)),
})

/** Plays a journal; `tell` hears of every move made. */
export const playJournal = (game: Game<GameTypes>, { read, badLine }: Read, tell: (moves: number) => void): Reel => {
  const { header, entries } = withCleanNames(read.journal)
  const { frames, unplayed, fault } = replay(counted(game, tell), read.journal)
  const first = unplayed
  const played = { first, last: first + frames.length - 1 }
  const frameAt = (version: number): Frame<GameTypes> => {
    const frame = frames[version - first]
    if (frame === undefined) throw new Error(`version ${version} was not played`)
    return frame
  }
  const stored = entries.map((entry, index) => {
    const frame = frames[index + 1 - first]
    return { version: index + 1, entry, events: frame?.events ?? [], state: frame?.match.state }
  })
  const setup = { events: first === 0 ? (frames[0]?.events ?? []) : [], state: null }
  return {
    facts: {
      header,
      entries: showEntries(game, stored, 'table').flatMap(({ entry }) => (entry === null ? [] : [entry])),
      clocks: clocksOf(entries),
      played,
      fault,
      sum: read.sum,
      badLine,
    },
    look: (version, viewer) => {
      const { match, events } = frameAt(version)
      const awaited = upTo(match.asked.length).filter(seat => match.asked[seat] !== null)
      const step = { state: match.state, events }
      return { version, viewer, view: game.view(match.state, viewer), events: showSetup(game, step, viewer).events, awaited }
    },
    told: viewer => [showSetup(game, setup, viewer), ...showEntries(game, stored, viewer)],
    decisions: seat =>
      entries.flatMap((entry, version): readonly Decision[] => {
        const isOurs = entry.type === 'move' && entry.seat === seat && entry.by === 'player'
        if (!isOurs || version < played.first || version > played.last) return []
        return [{ version, view: game.view(frameAt(version).match.state, seat), move: entry.move }]
      }),
    check: remembered => {
      const { holds, findings } = verify(game, read, remembered)
      if (badLine === null) return { holds, findings }
      const file: Found = { check: 'file', result: 'fails', line: badLine.line, why: badLine.problem }
      return { holds: false, findings: findings.map(finding => (finding.check === 'file' ? file : finding)) }
    },
  }
}
