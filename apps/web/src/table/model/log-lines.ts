/** The log of a table as lines of text: events in the game's words, everything else in ours. The log, the screen reader and the last line on a phone use them. */
import { at, namesFor, unreachable } from '@tortuga/kit'
import type { GameTypes, Language, NameOf, Player, Proposal, Seat } from '@tortuga/kit'
import type { VisibleEntry, PublicEntry } from '@tortuga/wire'
import type { LogLine, WebGame } from '@tortuga/ui'
import type { WebTexts } from '../../text/language.ts'
import { isSubstitution, playersInLog } from './player-history.ts'
import type { TableModel } from './table-model.ts'
import { seatOf } from './table-model.ts'

/** Names by seat; a player who has used “Forget me” is a guest. */
export const namesOf = (players: readonly Player[], texts: WebTexts): ((seat: Seat) => string) => {
  return seat => {
    const name = players[seat]?.name ?? ''
    return name === '' ? texts.guest : name
  }
}

const describeProposal = (proposal: Proposal, who: string, name: (seat: Seat) => string, text: WebTexts['table']['entry']): string => {
  switch (proposal.type) {
    case 'undo':
      return text.proposeUndo(who, proposal.back)
    case 'bot':
      return text.proposeBot(who, name(proposal.seat))
    case 'substitute':
      return text.proposeSubstitute(who, name(proposal.seat))
    case 'end':
      return text.proposeEnd(who)
    default:
      return unreachable(proposal)
  }
}

/** The line of an entry in addition to its events; null if the events say everything. `before` are the players before the entry, if it may have changed them. */
export const describeEntry = (
  entry: PublicEntry,
  name: (seat: Seat) => string,
  texts: WebTexts,
  before: readonly Player[] = [],
): string | null => {
  const { entry: text } = texts.table
  switch (entry.type) {
    case 'move':
      return entry.by === 'clock' ? text.clock(name(entry.seat)) : null
    case 'undo':
      return text.undo(name(entry.seat), entry.back)
    case 'propose':
      return describeProposal(entry.proposal, name(entry.seat), name, text)
    case 'vote':
      return entry.agree ? text.yes(name(entry.seat)) : text.no(name(entry.seat))
    case 'sit':
      if (isSubstitution(entry, before)) return text.substitute(name(entry.seat), namesOf(before, texts)(entry.seat))
      return entry.player.bot === null ? text.sitBack(name(entry.seat)) : text.sitBot(name(entry.seat))
    case 'end':
      return entry.reason === 'agreed' ? text.endAgreed : entry.reason === 'abandoned' ? text.endAbandoned : null
    default:
      return unreachable(entry)
  }
}

export type LogContext = {
  readonly web: WebGame<GameTypes>
  readonly texts: WebTexts
  readonly language: Language
  readonly name: NameOf
  /** The players before the entry. */
  readonly before?: readonly Player[]
}

export const linesOf = (
  { version, events, entry }: VisibleEntry,
  { web, texts, language, name, before }: LogContext,
): readonly LogLine[] => {
  const own = entry === null ? texts.table.entry.began : describeEntry(entry, name, texts, before)
  const first: readonly LogLine[] = own === null ? [] : [{ key: `${version}`, text: own, kind: entry === null ? 'title' : 'line' }]
  const rest = (events as readonly GameTypes['event'][]).flatMap((event, index): readonly LogLine[] => {
    const text = web.sayEvent(event, name, language)
    const cards = web.cardsIn?.(event, language) ?? []
    return text === null ? [] : [{ key: `${version}.${index}`, text, kind: 'line', cards }]
  })
  return [...first, ...rest]
}

/** The lines of each entry. The first line of a turn, in which another seat moves than before, is marked. */
const groupTurns = (log: readonly VisibleEntry[], contexts: readonly LogContext[]): readonly (readonly LogLine[])[] => {
  let last: Seat | null = null
  return log.map((shown, index) => {
    const [first, ...rest] = linesOf(shown, at(contexts, index))
    const { entry } = shown
    const isTurnStart = entry?.type === 'move' && entry.seat !== last
    if (entry?.type === 'move' && first !== undefined) last = entry.seat
    return first === undefined ? [] : [isTurnStart ? { ...first, isTurnStart } : first, ...rest]
  })
}

/** Whose turn it is. Bots are left out: they answer before a screen reader could say it. */
const turnLine = (model: TableModel, { texts, name }: LogContext): readonly LogLine[] => {
  const { update } = model
  if (update === null || update.over) return []
  const seat = seatOf(model)
  // One key per question, so that it is not announced again while others answer it.
  if (seat !== null && update.awaited.includes(seat))
    return [{ key: `turn ${update.question ?? ''}`, text: texts.table.yourTurnLong, kind: 'now' }]
  const others = update.awaited.filter(other => update.players[other]?.bot === null)
  return others.length === 0
    ? []
    : [{ key: `turn of ${others.join(' ')}`, text: texts.table.waitFor(texts.and(others.map(name)), others.length), kind: 'now' }]
}

/** Who left and who came back when the match was at this version. */
const presenceLines = ({ presence: { changes } }: TableModel, version: number, { texts, name }: LogContext): readonly LogLine[] => {
  const { entry } = texts.table
  return changes.flatMap((change, index): readonly LogLine[] =>
    change.version === version
      ? [{ key: `presence ${index}`, text: (change.isHere ? entry.came : entry.left)(name(change.seat)), kind: 'aside' }]
      : [],
  )
}

/** The context of each entry: before a substitute sat down, the seat has the former name, and it is not the viewer's. */
const contextsOf = (model: TableModel, context: LogContext): readonly LogContext[] => {
  const { you = null } = context.name
  const now = model.update?.players ?? []
  const names = new Map<readonly Player[], NameOf>([[now, context.name]])
  return playersInLog(model).map(({ before, after }) => {
    const isYou = you !== null && after[you]?.name === now[you]?.name
    const name = names.get(after) ?? namesFor(namesOf(after, context.texts), isYou ? you : null)
    names.set(after, name)
    return { ...context, name, before }
  })
}

/** `isBehind` while the table still shows what happened: then nobody is asked yet. */
export const buildLog = (model: TableModel, context: LogContext, isBehind: boolean): readonly LogLine[] => {
  const contexts = contextsOf(model, context)
  return [
    ...groupTurns(model.log, contexts).flatMap((lines, index) => [
      ...lines,
      ...presenceLines(model, model.log[index]?.version ?? 0, at(contexts, index)),
    ]),
    ...(isBehind ? [] : turnLine(model, context)),
  ]
}

/** The seats of all moves that were not undone, oldest first. */
export const standingMoves = (log: readonly VisibleEntry[]): readonly Seat[] => {
  const seats: Seat[] = []
  for (const { entry } of log) {
    if (entry?.type === 'move') seats.push(entry.seat)
    if (entry?.type === 'undo') seats.length = Math.max(0, seats.length - entry.back)
  }
  return seats
}

/** How many moves must be undone to undo this seat's last one; null if it has none. */
export const movesBackToSeat = (log: readonly VisibleEntry[], seat: Seat): number | null => {
  const seats = standingMoves(log)
  const last = seats.lastIndexOf(seat)
  return last < 0 ? null : seats.length - last
}
