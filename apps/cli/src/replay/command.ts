/** `tortuga replay`: steps through a saved match, or prints it completely if the input is a pipe. */
import { at, parseJournal, replaceAt, replay } from '@tortuga/kit'
import type { Frame, GameTypes, Journal, Language, Viewer } from '@tortuga/kit'
import { readFileText, readLanguage, readNumber } from '../games/arguments.ts'
import { createColours, sanitizeLine } from '../terminal/terminal-output.ts'
import { EXIT, UsageError } from '../terminal/io.ts'
import type { Io } from '../terminal/io.ts'
import type { CliGame } from '../games/registered-game.ts'
import { findCliEdition } from '../games/editions.ts'
import { REGISTRY } from '../games/registry.ts'
import { createPrompt } from '../terminal/prompt.ts'
import type { Prompt } from '../terminal/prompt.ts'
import type { TerminalReader } from '@tortuga/kit'
import { TEXTS } from '../text/index.ts'
import { REPLAY_COMMANDS } from '../text/commands.ts'
import type { CliTexts } from '../text/index.ts'

export type ReplayFlags = { readonly seat?: string; readonly open?: boolean; readonly table?: boolean; readonly lang?: string }

const readViewer = ({ errors }: CliTexts, { seat, open, table }: ReplayFlags, seats: number): Viewer => {
  if ([seat !== undefined, open === true, table === true].filter(Boolean).length > 1) throw new UsageError(errors.oneView)
  if (seat !== undefined) return readNumber(seat, 0, seats - 1, errors.seat(seats))
  return table === true ? 'table' : 'open'
}

/** One frame as lines: the version, what happened, the table after it. */
const show = (
  entry: CliGame,
  { replay: words }: CliTexts,
  frame: Frame<GameTypes>,
  last: number,
  viewer: Viewer,
  reader: TerminalReader,
): readonly string[] => {
  const { game, terminal } = entry
  const { entry: written, events, version } = frame
  const seen = events.map(event => game.viewEvent(event, viewer)).filter(event => event !== null)
  const eventLines = seen.map(event => `  ${entry.words[reader.language].event(event, reader.name)}`)
  const describeEntry = (): readonly string[] => {
    if (written === null) return [words.setUp]
    if (written.type === 'move') return [words.move(reader.name(written.seat), written.by)]
    return [(words.entries[written.type] as (entry: unknown, name: TerminalReader['name']) => string)(written, reader.name)]
  }
  return [
    '',
    reader.ink.bold(words.at(version, last)),
    ...[...describeEntry(), ...eventLines].map(line => reader.ink.cyan(line)),
    '',
    ...terminal.draw(game.view(frame.match.state, viewer), reader),
  ]
}

/** The index of the frame to show after this input; null to quit, undefined if the input is not understood. */
const follow = (
  { replay: words }: CliTexts,
  typed: string,
  place: number,
  frames: readonly Frame<GameTypes>[],
): number | null | undefined => {
  const last = frames.length - 1
  const step = REPLAY_COMMANDS.find(name => words.keys[name].includes(typed.toLowerCase()))
  switch (step) {
    case 'quit':
      return null
    case 'next':
      return Math.min(place + 1, last)
    case 'previous':
      return Math.max(place - 1, 0)
    case 'first':
      return 0
    case 'last':
      return last
    default: {
      const found = /^\d+$/.test(typed) ? frames.findIndex(({ version }) => version === Number(typed)) : -1
      return found < 0 ? undefined : found
    }
  }
}

const stepThrough = async (
  prompt: Prompt,
  texts: CliTexts,
  frames: readonly Frame<GameTypes>[],
  draw: (frame: Frame<GameTypes>) => readonly string[],
): Promise<void> => {
  const [first, last] = [at(frames, 0).version, at(frames, frames.length - 1).version]
  let place = 0
  prompt.say(...draw(at(frames, place)))
  for (;;) {
    const typed = await prompt.ask(texts.replay.prompt)
    const next = typed === null ? null : follow(texts, typed.trim(), place, frames)
    if (next === null) return
    if (next === undefined) prompt.say(texts.replay.noSuchStep(first, last))
    else prompt.say(...draw(at(frames, next)))
    place = next ?? place
  }
}

/** The players' names by seat at this version. */
const namesAt = ({ header, entries }: Journal, version: number): readonly string[] =>
  entries
    .slice(0, version)
    .reduce((players, entry) => (entry.type === 'sit' ? replaceAt(players, entry.seat, entry.player) : players), header.players)
    .map(({ name }) => name)

export const runReplay = async (io: Io, fallback: Language, file: string, options: ReplayFlags): Promise<number> => {
  const language = readLanguage(TEXTS[fallback], options.lang, fallback)
  const texts = TEXTS[language]
  const say = (...lines: readonly string[]): void => void io.output.write(lines.map(line => `${sanitizeLine(line)}\n`).join(''))

  const read = parseJournal(readFileText(texts, file))
  if (!read.ok) {
    say(texts.verify.unreadable(read.line, read.problem))
    return EXIT.failure
  }
  const { header } = read.journal
  const registered = REGISTRY.find(({ game }) => game.id === header.game)
  if (registered === undefined) {
    const known = REGISTRY.map(({ game }) => game.id)
    say(texts.verify.otherGame(header.game, known))
    return EXIT.failure
  }
  const entry = await findCliEdition(registered, header.rules)
  if (entry === null) {
    say(texts.verify.otherRules(header.game, header.rules))
    return EXIT.failure
  }
  const viewer = readViewer(texts, options, header.seats)
  const ink = createColours(io.colour)
  const { frames, fault } = replay(entry.game, read.journal)
  const draw = (frame: Frame<GameTypes>): readonly string[] => {
    const names = namesAt(read.journal, frame.version)
    return show(entry, texts, frame, read.journal.entries.length, viewer, { language, ink, name: seat => at(names, seat) })
  }

  say(ink.bold(texts.replay.title(entry.words[language].title, header.match, namesAt(read.journal, 0))))
  if (!io.interactive) for (const frame of frames) say(...draw(frame))
  if (fault !== null)
    say(ink.red(texts.replay.stops(fault.version === 0 ? 1 : fault.version + read.firstLine - 1, texts.verify.why[fault.problem])))
  if (frames.length === 0) return EXIT.failure
  if (io.interactive) {
    const prompt = createPrompt(io)
    await stepThrough(prompt, texts, frames, draw)
    prompt.close()
  }
  return fault === null ? EXIT.success : EXIT.failure
}
