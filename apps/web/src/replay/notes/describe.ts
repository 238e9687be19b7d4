/** Log, positions and viewers of a replay in words. */
import { namesFor } from '@tortuga/kit'
import type { GameTypes, Language, Player, Seat, Viewer } from '@tortuga/kit'
import type { LogLine, WebGame } from '@tortuga/ui'
import type { VisibleEntry } from '@tortuga/wire'
import { linesOf, namesOf } from '../../table/model/log-lines.ts'
import type { ReplayText } from '../../text/en/replay.ts'
import type { WebTexts } from '../../text/language.ts'

export const describeViewer = (viewer: Viewer, players: readonly Player[], texts: WebTexts, text: ReplayText): string => {
  if (viewer === 'open') return text.viewerOpen
  if (viewer === 'table') return text.viewerTable
  const name = namesOf(players, texts)(viewer)
  return (players[viewer]?.bot ?? null) === null ? name : text.bot(name)
}

type LogContext = {
  readonly web: WebGame<GameTypes>
  readonly texts: WebTexts
  readonly text: ReplayText
  readonly language: Language
  /** By version. */
  readonly players: readonly (readonly Player[])[]
  /** The visitor's own seat, if the log is that of their view. Their lines say "You". */
  readonly you: Seat | null
  /** Who won, for the entry that ends the match. */
  readonly outcome: string
}

/** The log lines by version. A move without known events gets a general line. */
export const describeLog = (log: readonly VisibleEntry[], context: LogContext): readonly (readonly LogLine[])[] =>
  log.map(shown => {
    const { version, entry } = shown
    const players = context.players[version] ?? []
    const { you } = context
    const isYou = you !== null && players[you]?.name === context.players.at(-1)?.[you]?.name // not the player before a substitute
    const name = namesFor(namesOf(players, context.texts), isYou ? you : null)
    const describeShown = (): readonly LogLine[] => {
      try {
        return linesOf(shown, { ...context, name, before: context.players[version - 1] ?? players })
      } catch {
        return [] // an event of older rules, for which the game has no text any more
      }
    }
    const lines = describeShown()
    if (entry?.type === 'end') return [...lines, { key: `${version} end`, text: context.outcome, kind: 'now' }]
    if (lines.length > 0 || entry?.type !== 'move') return lines
    return [{ key: `${version}`, text: context.text.moved(name(entry.seat)), kind: 'line' }]
  })

/** The number of a version and what happened in it, as one text. */
export const describePosition = (version: number, last: number, lines: readonly LogLine[], text: ReplayText): string =>
  [`${text.position(version, last)}.`, ...lines.map(line => line.text)].join(' ')

export const describeTurn = (index: number, seat: Seat, players: readonly Player[], texts: WebTexts, text: ReplayText): string =>
  text.turnOf(index + 1, namesOf(players, texts)(seat))
