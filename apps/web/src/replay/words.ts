/** Findings, eyes and lines as sentences. */
import type { GameTypes, Player, Seat, Viewer } from '@tortuga/kit'
import type { Shown } from '@tortuga/room'
import type { Language, LogLine, WebGame } from '@tortuga/ui'
import { linesOf, namesOf } from '../table/log-lines.ts'
import type { Texts } from '../text/index.ts'
import type { Checked, Found } from './reading.ts'
import type { ReplayTexts } from './text/texts.ts'

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** What was found about one thing; `isSeen`: the seal was remembered from before the match. */
export const sayFound = ({ check, result, line, why }: Found, isSeen: boolean, { check: words }: ReplayTexts): string => {
  if (result === 'holds') return words.holds[check === 'commitment' && isSeen ? 'commitmentSeen' : check]
  if (result === 'not-checked') {
    if (why === 'not-asked-for') return check === 'own' ? words.notChecked.own : words.notChecked.unsealed
    if (check === 'end' && why === 'not-over') return words.notChecked.unreached
  }
  const because = why === null ? '' : words.why[why]
  return line === null ? asSentence(because) : `${words.atLine(line)} ${because}.`
}

/** The whole in one sentence. Only what was checked to the last point is said to hold as a whole. */
export const sayVerdict = ({ holds, findings }: Checked, { check: { all, some, none } }: ReplayTexts): string => {
  if (!holds) return none
  return findings.every(({ result }) => result === 'holds') ? all : some
}

/** Whose eyes these are. */
export const sayEyes = (viewer: Viewer, players: readonly Player[], texts: Texts, words: ReplayTexts): string => {
  if (viewer === 'open') return words.eyesOpen
  if (viewer === 'table') return words.eyesTable
  const name = namesOf(players, texts)(viewer)
  return (players[viewer]?.bot ?? null) === null ? name : words.bot(name)
}

type Saying = {
  readonly web: WebGame<GameTypes>
  readonly texts: Texts
  readonly words: ReplayTexts
  readonly language: Language
  readonly players: readonly (readonly Player[])[]
  /** Who won, for the entry that ends the match. */
  readonly outcome: string
}

/** The log line by line, by version. A move nothing is known of is at least said to have been made. */
export const sayAll = (told: readonly Shown[], saying: Saying): readonly (readonly LogLine[])[] =>
  told.map(shown => {
    const { version, entry } = shown
    const name = namesOf(saying.players[version] ?? [], saying.texts)
    const lines = (): readonly LogLine[] => {
      try {
        return linesOf(shown, { ...saying, name })
      } catch {
        return [] // an event of older rules, for which there are no words any more
      }
    }
    const said = lines()
    const line = (text: string): readonly LogLine[] => [{ key: `${version}`, text, kind: 'line' }]
    if (entry?.type === 'end') return [...said, { key: `${version} end`, text: saying.outcome, kind: 'now' }]
    return said.length === 0 && entry?.type === 'move' ? line(saying.words.moved(name(entry.seat))) : said
  })

/** A position in one breath: its number, and what happened last. */
export const sayPosition = (version: number, last: number, lines: readonly LogLine[], words: ReplayTexts): string =>
  [`${words.position(version, last)}.`, ...lines.map(({ text }) => text)].join(' ')

/** Names in a list of turns. */
export const sayTurn = (index: number, seat: Seat, players: readonly Player[], texts: Texts, words: ReplayTexts): string =>
  words.turnOf(index + 1, namesOf(players, texts)(seat))
