/** `tortuga replay`: steps through a saved match, forward and back; into a pipe it prints all of it. */
import { at, parseJournal, replaceAt, replay } from '@tortuga/kit'
import type { Frame, GameTypes, Journal, Viewer } from '@tortuga/kit'
import { readFileText, readLanguage, readNumber } from '../arguments.ts'
import { createInk, harmless } from '../ink.ts'
import { EXIT, Misuse } from '../io.ts'
import type { Io } from '../io.ts'
import type { Language } from '../language.ts'
import type { Registered } from '../registered.ts'
import { REGISTRY } from '../registry.ts'
import { createTalk } from '../talk.ts'
import type { Talk } from '../talk.ts'
import type { Reader } from '../terminal.ts'
import { TEXTS } from '../text/index.ts'
import { STEPS } from '../text/texts.ts'
import type { Texts } from '../text/texts.ts'

export type ReplayOptions = { readonly seat?: string; readonly open?: boolean; readonly table?: boolean; readonly lang?: string }

const readViewer = ({ misuse }: Texts, { seat, open, table }: ReplayOptions, seats: number): Viewer => {
  if ([seat !== undefined, open === true, table === true].filter(Boolean).length > 1) throw new Misuse(misuse.oneView)
  if (seat !== undefined) return readNumber(seat, 0, seats - 1, misuse.seat(seats))
  return table === true ? 'table' : 'open'
}

/** One frame as lines: where we are, what happened, the table after it. */
const show = (
  entry: Registered,
  { replay: words }: Texts,
  frame: Frame<GameTypes>,
  last: number,
  viewer: Viewer,
  reader: Reader,
): readonly string[] => {
  const { game, terminal } = entry
  const { entry: written, events, version } = frame
  const seen = events.map(event => game.viewEvent(event, viewer)).filter(event => event !== null)
  const told = seen.map(event => `  ${entry.words[reader.language].event(event, reader.name)}`)
  const say = (): readonly string[] => {
    if (written === null) return [words.setUp]
    if (written.type === 'move') return [words.move(reader.name(written.seat), written.by)]
    return [(words.entries[written.type] as (entry: unknown, name: Reader['name']) => string)(written, reader.name)]
  }
  return [
    '',
    reader.ink.bold(words.at(version, last)),
    ...[...say(), ...told].map(line => reader.ink.cyan(line)),
    '',
    ...terminal.draw(game.view(frame.match.state, viewer), reader),
  ]
}

/** Where a typed line leads: a place in the list, null to leave, undefined where it means nothing. */
const follow = ({ replay: words }: Texts, typed: string, place: number, frames: readonly Frame<GameTypes>[]): number | null | undefined => {
  const last = frames.length - 1
  const step = STEPS.find(name => words.keys[name].includes(typed.toLowerCase()))
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

const walk = async (
  talk: Talk,
  texts: Texts,
  frames: readonly Frame<GameTypes>[],
  draw: (frame: Frame<GameTypes>) => readonly string[],
): Promise<void> => {
  const [first, last] = [at(frames, 0).version, at(frames, frames.length - 1).version]
  let place = 0
  talk.say(...draw(at(frames, place)))
  for (;;) {
    const typed = await talk.ask(texts.replay.prompt)
    const next = typed === null ? null : follow(texts, typed.trim(), place, frames)
    if (next === null) return
    if (next === undefined) talk.say(texts.replay.noSuchStep(first, last))
    else talk.say(...draw(at(frames, next)))
    place = next ?? place
  }
}

/** Names by seat, as they were at this version. */
const namesAt = ({ header, entries }: Journal, version: number): readonly string[] =>
  entries
    .slice(0, version)
    .reduce((players, entry) => (entry.type === 'sit' ? replaceAt(players, entry.seat, entry.player) : players), header.players)
    .map(({ name }) => name)

export const runReplay = async (io: Io, fallback: Language, file: string, options: ReplayOptions): Promise<number> => {
  const language = readLanguage(TEXTS[fallback], options.lang, fallback)
  const texts = TEXTS[language]
  const say = (...lines: readonly string[]): void => void io.output.write(lines.map(line => `${harmless(line)}\n`).join(''))

  const read = parseJournal(readFileText(texts, file))
  if (!read.ok) {
    say(texts.verify.unreadable(read.line, read.problem))
    return EXIT.fails
  }
  const { header } = read.journal
  const entry = REGISTRY.find(({ game }) => game.id === header.game)
  if (entry === undefined) {
    const known = REGISTRY.map(({ game }) => game.id)
    say(texts.verify.otherGame(header.game, known))
    return EXIT.fails
  }
  const viewer = readViewer(texts, options, header.seats)
  const ink = createInk(io.colour)
  const { frames, unplayed, fault } = replay(entry.game, read.journal)
  const draw = (frame: Frame<GameTypes>): readonly string[] => {
    const names = namesAt(read.journal, frame.version)
    return show(entry, texts, frame, read.journal.entries.length, viewer, { language, ink, name: seat => at(names, seat) })
  }

  say(ink.bold(texts.replay.title(entry.words[language].title, header.match, namesAt(read.journal, 0))))
  if (frames.length === 0 && fault === null) say(texts.replay.nothing)
  else if (unplayed > 0 && fault === null) say(texts.replay.unplayed(unplayed))
  if (!io.interactive) for (const frame of frames) say(...draw(frame))
  if (fault !== null) say(ink.red(texts.replay.stops(fault.version + 1, texts.verify.why[fault.problem])))
  if (frames.length === 0) return EXIT.fails
  if (io.interactive) {
    const talk = createTalk(io)
    await walk(talk, texts, frames, draw)
    talk.close()
  }
  return fault === null ? EXIT.fine : EXIT.fails
}
