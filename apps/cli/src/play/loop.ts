/** The loop of a match in the terminal: draws the table, lists the moves, reads an answer, lets the bots play. */
import { at, isNearTie } from '@tortuga/kit'
import type { Advice, GameTypes, Seat } from '@tortuga/kit'
import { sayRefusal } from '../games/registered-game.ts'
import { lookUpRule, openRulebook } from '../games/rulebook.ts'
import type { Prompt } from '../terminal/prompt.ts'
import type { TerminalReader } from '@tortuga/kit'
import { PROMPT_COMMANDS } from '../text/commands.ts'
import type { PlayKey } from '../text/commands.ts'
import type { CliTexts } from '../text/index.ts'
import { askBot, undoOwnMove } from './session.ts'
import type { SessionEvent, TerminalMatch } from './session.ts'

export type PlayContext = {
  readonly session: TerminalMatch
  readonly seat: Seat
  readonly prompt: Prompt
  readonly texts: CliTexts
  readonly reader: TerminalReader
}

/** Maximum number of choices listed by default. */
const LISTED = 20

export const printEvents = ({ session: { entry }, seat, prompt, reader }: PlayContext, events: readonly SessionEvent[]): void => {
  for (const event of events) {
    const seen = entry.game.viewEvent(event, seat)
    if (seen !== null) prompt.say(reader.ink.cyan(`  ${entry.words[reader.language].event(seen, reader.name)}`))
  }
}

const viewOf = ({ session, seat }: PlayContext): unknown => session.entry.game.view(session.record.current().state, seat)

const drawTable = (context: PlayContext, choices: readonly unknown[], all: boolean): void => {
  const { session, prompt, texts, reader } = context
  const { terminal } = session.entry
  const view = viewOf(context)
  const shown = all ? choices : choices.slice(0, LISTED)
  prompt.say('', ...terminal.draw(view, reader), '', reader.ink.bold(texts.play.choices))
  prompt.say(...shown.map((choice, index) => `${String(index + 1).padStart(4)}  ${terminal.sayMove(choice, view, reader)}`))
  if (shown.length < choices.length) prompt.say(`      ${reader.ink.dim(texts.play.moreChoices(choices.length - shown.length))}`)
}

/** Explains how to type moves: at the start, and after input that was not understood. */
const tellTyping = (context: PlayContext): void => {
  const { session, prompt, texts, reader } = context
  const lines = session.entry.terminal.howToType(viewOf(context), reader)
  if (lines.length > 0) prompt.say(...[texts.play.typed, ...lines.map(line => `      ${line}`)].map(reader.ink.dim))
}

/** A key and the text after it. Only the rulebook key takes an argument. */
const readKey = ({ play }: CliTexts, typed: string): { readonly key: PlayKey; readonly rest: string } | null => {
  const rules = /^(\?|\S+)\s*(.*)$/.exec(typed)
  const [first, rest] = [rules?.[1]?.toLowerCase() ?? '', rules?.[2]?.trim() ?? '']
  const key = PROMPT_COMMANDS.find(name => play.keys[name].includes(first) && (name === 'rules' || rest === ''))
  return key === undefined ? null : { key, rest }
}

const inPercent = (chance: number): number => Math.round(chance * 100)

/** The chance of the second-best move, that of the best one if they are about equal; null if there is none. */
const percentOfNext = (chance: number, distance: Pick<Advice<GameTypes>, 'lead' | 'leadError'>): number | null => {
  if (distance.lead === undefined) return null
  return inPercent(isNearTie(distance) ? chance : chance - distance.lead)
}

const giveHint = (context: PlayContext): void => {
  const { session, seat, prompt, texts, reader } = context
  const { entry } = session
  const { move: best, reason, chance, ...distance } = askBot(session, seat, null)
  const why = reason === null ? '' : ` – ${entry.words[reader.language].reason(reason)}`
  const odds = chance === null ? '' : ` ${texts.play.chance(inPercent(chance), percentOfNext(chance, distance))}`
  prompt.say(reader.ink.yellow(`${texts.play.hint(entry.terminal.sayMove(best, viewOf(context), reader))}${why}${odds}`))
}

/** Reads a move: the number of a choice, or a move in notation. */
const readChoice = (
  context: PlayContext,
  choices: readonly unknown[],
  typed: string,
): { readonly move: unknown } | { readonly complaint: string } => {
  const { session, texts } = context
  if (/^\d+$/.test(typed)) {
    const choice = choices[Number(typed) - 1]
    return choice === undefined ? { complaint: texts.play.noSuchChoice(choices.length) } : { move: choice }
  }
  const { terminal, parseMove } = session.entry
  try {
    return { move: parseMove(terminal.spell(typed, viewOf(context))) }
  } catch {
    return { complaint: texts.play.notUnderstood }
  }
}

/** Plays the typed move; returns whether it was played. */
const tryMove = (context: PlayContext, choices: readonly unknown[], typed: string): boolean => {
  const { session, seat, prompt, texts, reader } = context
  const choice = readChoice(context, choices, typed)
  const complain = (sentence: string): false => (prompt.say(reader.ink.red(sentence)), false)
  if ('complaint' in choice) {
    complain(choice.complaint)
    tellTyping(context)
    return false
  }
  const submitted = session.record.play(seat, choice.move, 'player')
  if (!submitted.ok) {
    const named = submitted.rules.map(number => `${number} ${session.entry.words[reader.language].rule(number)}`.trim())
    const rests = named.length === 0 ? '' : ` ${texts.play.rests(named)}`
    return complain(`${sayRefusal(session.entry, reader.language, submitted.refusal)}${rests}`)
  }
  prompt.say('')
  for (const { events } of submitted.applied) printEvents(context, events)
  return true
}

const undo = (context: PlayContext): boolean => {
  const { session, seat, prompt, texts, reader } = context
  const undone = undoOwnMove(session, seat)
  prompt.say(
    undone === null ? reader.ink.red(texts.play.nothingToUndo) : reader.ink.cyan(`  ${texts.play.tookBack(reader.name(seat), undone)}`),
  )
  return undone !== null
}

/** Answers a question that leaves the player no choice. After an undo the player sees it, so that the undo can go back further. */
const answerObvious = (context: PlayContext): boolean => {
  const { session, seat } = context
  const answer = session.record.entries.at(-1)?.type === 'undo' ? null : (session.entry.game.obviousMove?.(viewOf(context), {}) ?? null)
  if (answer === null) return false
  const submitted = session.record.play(seat, answer, 'player')
  if (!submitted.ok) throw new Error(`an obvious move was refused: ${submitted.refusal.type}`)
  for (const { events } of submitted.applied) printEvents(context, events)
  return true
}

/** Asks the player for one move; false if the player leaves. */
const askPerson = async (context: PlayContext): Promise<boolean> => {
  const { session, prompt, texts, reader } = context
  const { game, terminal } = session.entry
  const view = viewOf(context)
  const choices = [...game.moves(view)]
    .map(choice => ({ choice, rank: terminal.rank(choice, view) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : b.rank - a.rank))
    .map(({ choice }) => choice)
  drawTable(context, choices, false)
  if (session.record.current().version < session.record.header.seats) tellTyping(context)
  for (;;) {
    const typed = (await prompt.ask(texts.play.prompt))?.trim()
    const pressed = typed === undefined ? ({ key: 'quit', rest: '' } as const) : readKey(texts, typed)
    switch (pressed?.key) {
      case 'quit':
        return false
      case 'rules':
        prompt.say(...lookUpRule(openRulebook(game.id, reader.language), pressed.rest, texts))
        break
      case 'hint':
        giveHint(context)
        break
      case 'more':
        drawTable(context, choices, true)
        break
      case 'undo':
        if (undo(context)) return true
        break
      default:
        if (typed === '') drawTable(context, choices, false)
        else if (tryMove(context, choices, typed ?? '')) return true
    }
  }
}

/** Plays until the match is over or the player leaves. */
export const playToEnd = async (context: PlayContext): Promise<void> => {
  const { session, seat } = context
  const { record } = session
  for (let match = record.current(); !match.over; match = record.current()) {
    const awaited = record.game.awaited(match.state)
    const bot = awaited.find(other => other !== seat)
    if (bot === undefined) {
      if (!answerObvious(context) && !(await askPerson(context))) return
      continue
    }
    const level = at(record.header.players, bot).bot ?? ''
    const submitted = record.play(bot, askBot(session, bot, level).move, 'bot')
    if (!submitted.ok) throw new Error(`the bot ${level} was refused: ${submitted.refusal.type}`)
    for (const { events } of submitted.applied) printEvents(context, events)
  }
}
