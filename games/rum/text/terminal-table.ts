/** RUM's table as lines of text. Every colour stands with its name, and every card of the hand gets a letter to call it by. */
import { at } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import type * as Rules from '../rules/index.ts'
import { endsOf } from './faces.ts'
import { texts } from './index.ts'
import type { Words } from './index.ts'

type Inks = 'bold' | 'dim' | 'inverse' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white'
type Ink = Readonly<Record<Inks, (text: string) => string>>
export type Reader = { readonly name: (seat: Seat) => string; readonly language: 'en' | 'pl'; readonly ink: Ink }

/** What is asked of the rules, handed in: text knows their types alone. */
export type Asked = Pick<typeof Rules, 'addLaid' | 'countingSlots' | 'deckOf' | 'gainedValue' | 'pointsOf' | 'tallyBeach' | 'targetFor'>

/** A hand has no more cards than the deck. */
const LETTERS = 'abcdefghijklmnopqrstu'
export const letterAt = (place: number): string => LETTERS.charAt(place)
export const placeOf = (letter: string): number => LETTERS.indexOf(letter)

/** The nearest a terminal has. */
const COLOUR_INKS: Readonly<Record<Rules.Colour, Inks>> = {
  red: 'red',
  orange: 'yellow',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'magenta',
  black: 'dim',
}

/** Somebody to write for. */
export type Pen = Reader & { readonly words: Words }
export const penOf = (reader: Reader): Pen => ({ ...reader, words: texts[reader.language].words })
export const tint = ({ ink }: Pen, colour: Rules.Colour, text: string): string => ink[COLOUR_INKS[colour] ?? 'white'](text)

/** One end of a card: `2 red`. */
export const sayEnd = (pen: Pen, face: Rules.Face, end: Rules.End): string => {
  const ends = endsOf(face)
  return ends === null ? pen.words.parrot : tint(pen, end === 'two' ? ends.double : ends.single, pen.words.end(face, end))
}

/** A whole card: `2 red / 1 orange`. */
export const sayCard = (pen: Pen, face: Rules.Face): string =>
  endsOf(face) === null ? pen.words.parrot : `${sayEnd(pen, face, 'two')} / ${sayEnd(pen, face, 'one')}`

/** On the beach the single bottle is up. */
const saySlot = (pen: Pen, slot: Rules.Slot<Rules.Face | null>): string => {
  if (slot.type === 'empty') return pen.ink.dim(pen.words.empty)
  if (slot.card === null) return pen.ink.dim(pen.words.faceDown)
  if (slot.type === 'down') return `${pen.ink.dim(`${pen.words.faceDown}:`)} ${sayCard(pen, slot.card)}`
  if (endsOf(slot.card) === null) return pen.ink.bold(pen.words.parrot)
  return `${sayEnd(pen, slot.card, 'one')} ${pen.ink.dim(`(${pen.words.end(slot.card, 'two')})`)}`
}

const drawCaptains = (pen: Pen, { captains, viewer }: Rules.View): readonly string[] => {
  const widest = Math.max(...captains.map(({ colour }) => pen.words.colour(colour).length))
  return captains.map(({ colour, value, owner }) => {
    const name = tint(pen, colour, pen.words.colour(colour).padEnd(widest))
    const holder = owner === null ? pen.ink.dim('–') : owner === viewer ? pen.ink.bold(pen.name(owner)) : pen.name(owner)
    return `    ${name}  ${value} ${tint(pen, colour, '■'.repeat(value).padEnd(8, '·'))}  ${holder}`
  })
}

const drawPlayers = (pen: Pen, { pointsOf }: Asked, view: Rules.View): readonly string[] => {
  const seats = view.handSizes.map((_, seat) => seat)
  const widest = Math.max(...seats.map(seat => pen.name(seat).length))
  return seats.map(seat => {
    const name = pen.name(seat).padEnd(widest)
    const points = pen.words.points(pointsOf(view.captains, seat)).padEnd(10)
    const shown = view.hands?.[seat] ?? (seat === view.viewer ? [] : at(view.known, seat))
    const label = view.hands === null ? ` (${pen.words.knownCards}:` : ' ('
    const cards = shown.length === 0 ? '' : `${label} ${shown.map(face => sayCard(pen, face)).join(', ')})`.replace('( ', '(')
    const turn = view.ending === null && seat === view.turn ? '▶' : ' '
    return `  ${turn} ${seat === view.viewer ? pen.ink.bold(name) : name}  ${points}  ${pen.words.hand}: ${at(view.handSizes, seat)}${cards}`
  })
}

const drawHand = (pen: Pen, { viewer, hand }: Rules.View): readonly string[] => {
  if (typeof viewer !== 'number') return []
  const cards = hand.map((face, place) => `    ${pen.ink.bold(letterAt(place))}  ${sayCard(pen, face)}`)
  return [`  ${pen.words.hand}`, ...(cards.length === 0 ? [`    ${pen.ink.dim('–')}`] : cards)]
}

const drawAsk = (pen: Pen, { viewer, ask }: Rules.View): readonly string[] => {
  if (ask === null) return []
  const others = ask.waiting.filter(seat => seat !== viewer)
  return [
    ...(others.length < ask.waiting.length ? [`  ${pen.ink.bold(pen.words.chooseDiscards(ask.amount))}`] : []),
    ...(others.length > 0 ? [`  ${pen.words.waitingFor(others.map(pen.name))}`] : []),
  ]
}

export const drawTable = (rules: Asked, view: Rules.View, reader: Reader): readonly string[] => {
  const pen = penOf(reader)
  const { words } = pen
  const cost = rules.deckOf(view.options.deck).discards[view.clock] ?? 0
  const clock = `${words.clock}: ${view.clock} / 8${cost === 0 ? '' : ` (${words.parrotCosts(cost)})`}`
  return [
    `  ${[clock, `${words.wreck}: ${view.wreckSize}`, `${words.target}: ${rules.targetFor(view.seats)}`].join(' · ')}`,
    `  ${words.captains}`,
    ...drawCaptains(pen, view),
    `  ${words.beach}   ${view.beach.map((slot, place) => `[${place + 1}] ${saySlot(pen, slot)}`).join('   ')}`,
    ...drawPlayers(pen, rules, view),
    ...drawHand(pen, view),
    ...drawAsk(pen, view),
  ]
}
