/** The game itself, at a prompt: draws the table, lists what can be done, reads an answer, lets the bots answer in turn. */
import { at } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import { sayRefusal } from '../registered.ts'
import { consult, openRulebook } from '../rulebook.ts'
import type { Talk } from '../talk.ts'
import type { Reader } from '../terminal.ts'
import { KEYS } from '../text/texts.ts'
import type { Key, Texts } from '../text/texts.ts'
import { advise, move, takeBack } from './session.ts'
import type { Event, Session } from './session.ts'

export type Seating = {
  readonly session: Session
  readonly seat: Seat
  readonly talk: Talk
  readonly texts: Texts
  readonly reader: Reader
}

/** So many choices are listed unasked. */
const LISTED = 20

export const tell = ({ session: { entry }, seat, talk, reader }: Seating, events: readonly Event[]): void => {
  for (const event of events) {
    const seen = entry.game.viewEvent(event, seat)
    if (seen !== null) talk.say(reader.ink.cyan(`  ${entry.words[reader.language].event(seen, reader.name)}`))
  }
}

const viewOf = ({ session, seat }: Seating): unknown => session.entry.game.view(session.match.state, seat)

const drawTable = (seating: Seating, choices: readonly unknown[], all: boolean): void => {
  const { session, talk, texts, reader } = seating
  const { terminal } = session.entry
  const view = viewOf(seating)
  const shown = all ? choices : choices.slice(0, LISTED)
  talk.say('', ...terminal.draw(view, reader), '', reader.ink.bold(texts.play.choices))
  talk.say(...shown.map((choice, index) => `${String(index + 1).padStart(4)}  ${terminal.sayMove(choice, view, reader)}`))
  if (shown.length < choices.length) talk.say(`      ${reader.ink.dim(texts.play.moreChoices(choices.length - shown.length))}`)
}

/** Said once at the start, and again when somebody did not get it right. */
const tellTyping = (seating: Seating): void => {
  const { session, talk, texts, reader } = seating
  const lines = session.entry.terminal.howToType(viewOf(seating), reader)
  if (lines.length > 0) talk.say(...[texts.play.typed, ...lines.map(line => `      ${line}`)].map(reader.ink.dim))
}

/** A key and what was typed after it. Only the rules take anything there. */
const readKey = ({ play }: Texts, typed: string): { readonly key: Key; readonly rest: string } | null => {
  const rules = /^(\?|\S+)\s*(.*)$/.exec(typed)
  const [first, rest] = [rules?.[1]?.toLowerCase() ?? '', rules?.[2]?.trim() ?? '']
  const key = KEYS.find(name => play.keys[name].includes(first) && (name === 'rules' || rest === ''))
  return key === undefined ? null : { key, rest }
}

const inPercent = (chance: number): number => Math.round(chance * 100)

const giveHint = (seating: Seating): void => {
  const { session, seat, talk, texts, reader } = seating
  const { entry } = session
  const { move: best, reason, chance, lead } = advise(session, seat, at(Object.keys(entry.bots), Object.keys(entry.bots).length - 1))
  const why = reason === null ? '' : ` – ${entry.words[reader.language].reason(reason)}`
  const odds = chance === null ? '' : ` ${texts.play.chance(inPercent(chance), lead === undefined ? null : inPercent(chance - lead))}`
  talk.say(reader.ink.yellow(`${texts.play.hint(entry.terminal.sayMove(best, viewOf(seating), reader))}${why}${odds}`))
}

/** What a line asks to play: one of the choices, or a move as it is typed. */
const readChoice = (
  seating: Seating,
  choices: readonly unknown[],
  typed: string,
): { readonly move: unknown } | { readonly complaint: string } => {
  const { session, texts } = seating
  if (/^\d+$/.test(typed)) {
    const choice = choices[Number(typed) - 1]
    return choice === undefined ? { complaint: texts.play.noSuchChoice(choices.length) } : { move: choice }
  }
  const { terminal, parseMove } = session.entry
  try {
    return { move: parseMove(terminal.spell(typed, viewOf(seating))) }
  } catch {
    return { complaint: texts.play.notUnderstood }
  }
}

/** Plays what was typed; whether that was a move. */
const tryMove = (seating: Seating, choices: readonly unknown[], typed: string): boolean => {
  const { session, seat, talk, texts, reader } = seating
  const choice = readChoice(seating, choices, typed)
  const complain = (sentence: string): false => (talk.say(reader.ink.red(sentence)), false)
  if ('complaint' in choice) {
    complain(choice.complaint)
    tellTyping(seating)
    return false
  }
  const submitted = move(session, seat, choice.move, 'player')
  if (!submitted.ok) {
    const named = submitted.rules.map(number => `${number} ${session.entry.words[reader.language].rule(number)}`.trim())
    const rests = named.length === 0 ? '' : ` ${texts.play.rests(named)}`
    return complain(`${sayRefusal(session.entry, reader.language, submitted.refusal)}${rests}`)
  }
  talk.say('')
  for (const { events } of submitted.made) tell(seating, events)
  return true
}

const undo = (seating: Seating): boolean => {
  const { session, seat, talk, texts, reader } = seating
  const back = takeBack(session, seat)
  talk.say(back === null ? reader.ink.red(texts.play.nothingToUndo) : reader.ink.cyan(`  ${texts.play.tookBack(reader.name(seat), back)}`))
  return back !== null
}

/** One question to the person; false when they leave. */
const askPerson = async (seating: Seating): Promise<boolean> => {
  const { session, talk, texts, reader } = seating
  const { game, terminal } = session.entry
  const view = viewOf(seating)
  const choices = [...game.moves(view)]
    .map(choice => ({ choice, rank: terminal.rank(choice, view) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : b.rank - a.rank))
    .map(({ choice }) => choice)
  drawTable(seating, choices, false)
  if (session.match.version < session.header.seats) tellTyping(seating)
  for (;;) {
    const typed = (await talk.ask(texts.play.prompt))?.trim()
    const pressed = typed === undefined ? ({ key: 'quit', rest: '' } as const) : readKey(texts, typed)
    switch (pressed?.key) {
      case 'quit':
        return false
      case 'rules':
        talk.say(...consult(openRulebook(game.id, reader.language), pressed.rest, texts))
        break
      case 'hint':
        giveHint(seating)
        break
      case 'more':
        drawTable(seating, choices, true)
        break
      case 'undo':
        if (undo(seating)) return true
        break
      default:
        if (typed === '') drawTable(seating, choices, false)
        else if (tryMove(seating, choices, typed ?? '')) return true
    }
  }
}

/** To the end of the match, or until the person leaves. */
export const playOn = async (seating: Seating): Promise<void> => {
  const { session, seat } = seating
  while (!session.match.over) {
    const awaited = session.entry.game.awaited(session.match.state)
    const bot = awaited.find(chair => chair !== seat)
    if (bot === undefined) {
      if (!(await askPerson(seating))) return
      continue
    }
    const level = at(session.header.players, bot).bot ?? ''
    const submitted = move(session, bot, advise(session, bot, level).move, 'bot')
    if (!submitted.ok) throw new Error(`the bot ${level} was refused: ${submitted.refusal.type}`)
    for (const { events } of submitted.made) tell(seating, events)
  }
}
