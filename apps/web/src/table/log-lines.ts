/** What happened, as lines: the game says its events, the shell says the rest. Log, screen reader and the last line on a phone all read these. */
import { unreachable } from '@tortuga/kit'
import type { GameTypes, Player, Proposal, Seat } from '@tortuga/kit'
import type { Shown, ShownEntry } from '@tortuga/room'
import type { Language, LogLine, WebGame } from '@tortuga/ui'
import type { Texts } from '../text/index.ts'
import type { TableModel } from './model.ts'
import { seatOf } from './model.ts'

/** Who sits there by name; somebody who was forgotten is a guest. */
export const namesOf = (players: readonly Player[], texts: Texts): ((seat: Seat) => string) => {
  return seat => {
    const name = players[seat]?.name ?? ''
    return name === '' ? texts.table.guest : name
  }
}

const sayProposal = (proposal: Proposal, who: string, name: (seat: Seat) => string, say: Texts['table']['entry']): string => {
  switch (proposal.type) {
    case 'undo':
      return say.proposeUndo(who, proposal.back)
    case 'bot':
      return say.proposeBot(who, name(proposal.seat))
    case 'end':
      return say.proposeEnd(who)
    default:
      return unreachable(proposal)
  }
}

/** What an entry says beside its events; null where the events say it all. */
export const sayEntry = (entry: ShownEntry, name: (seat: Seat) => string, { table: { entry: say } }: Texts): string | null => {
  switch (entry.type) {
    case 'move':
      return entry.by === 'clock' ? say.clock(name(entry.seat)) : null
    case 'undo':
      return say.undo(name(entry.seat), entry.back)
    case 'propose':
      return sayProposal(entry.proposal, name(entry.seat), name, say)
    case 'vote':
      return entry.agree ? say.yes(name(entry.seat)) : say.no(name(entry.seat))
    case 'sit':
      return entry.player.bot === null ? say.sitBack(name(entry.seat)) : say.sitBot(name(entry.seat))
    case 'rules':
      return say.rules
    case 'end':
      return entry.reason === 'agreed' ? say.endAgreed : entry.reason === 'abandoned' ? say.endAbandoned : null
    default:
      return unreachable(entry)
  }
}

export type Saying = {
  readonly web: WebGame<GameTypes>
  readonly texts: Texts
  readonly language: Language
  readonly name: (seat: Seat) => string
}

export const linesOf = ({ version, events, entry }: Shown, { web, texts, language, name }: Saying): readonly LogLine[] => {
  const said = entry === null ? texts.table.entry.began : sayEntry(entry, name, texts)
  const first: readonly LogLine[] = said === null ? [] : [{ key: `${version}`, text: said, kind: entry === null ? 'title' : 'line' }]
  const rest = events.flatMap((event, index): readonly LogLine[] => {
    const text = web.sayEvent(event as GameTypes['event'], name, language)
    return text === null ? [] : [{ key: `${version}.${index}`, text, kind: 'line' }]
  })
  return [...first, ...rest]
}

/** Whose turn it is: mine, or another person's. Bots answer before it could be read out. */
const turnLine = (model: TableModel, { texts, name }: Saying): readonly LogLine[] => {
  const { update } = model
  if (update === null || update.over) return []
  const seat = seatOf(model)
  // One key for one question: while others answer it too, it is not said anew.
  if (seat !== null && update.awaited.includes(seat))
    return [{ key: `turn ${update.question ?? ''}`, text: texts.table.yourTurnLong, kind: 'now' }]
  const others = update.awaited.filter(other => update.players[other]?.bot === null)
  return others.length === 0
    ? []
    : [{ key: `turn of ${others.join(' ')}`, text: texts.table.waitFor(texts.and(others.map(name))), kind: 'now' }]
}

/** Who left and who came back when the match was at this version. */
const comingLines = ({ presence: { comings } }: TableModel, version: number, { texts, name }: Saying): readonly LogLine[] => {
  const { entry } = texts.table
  return comings.flatMap((coming, index): readonly LogLine[] =>
    coming.version === version
      ? [{ key: `coming ${index}`, text: (coming.isHere ? entry.came : entry.left)(name(coming.seat)), kind: 'aside' }]
      : [],
  )
}

export const makeLog = (model: TableModel, saying: Saying): readonly LogLine[] => [
  ...model.log.flatMap(shown => [...linesOf(shown, saying), ...comingLines(model, shown.version, saying)]),
  ...turnLine(model, saying),
]

/** The seats whose moves still stand, oldest first. */
export const standingMoves = (log: readonly Shown[]): readonly Seat[] => {
  const standing: Seat[] = []
  for (const { entry } of log) {
    if (entry?.type === 'move') standing.push(entry.seat)
    if (entry?.type === 'undo') standing.length = Math.max(0, standing.length - entry.back)
    if (entry?.type === 'rules') standing.length = 0
  }
  return standing
}

/** How many moves must be taken back until this seat's last one is; null where it has none. */
export const backToMine = (log: readonly Shown[], seat: Seat): number | null => {
  const standing = standingMoves(log)
  const last = standing.lastIndexOf(seat)
  return last < 0 ? null : standing.length - last
}
