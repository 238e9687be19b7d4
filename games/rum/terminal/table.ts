/** Draws the table of RUM as lines of text. Every colour is named, and every card of the hand has a letter to type. */
import { at, type TerminalReader } from '@tortuga/kit'
import { askOf, deckOf, pointsOf, questionOf, targetFor } from '../rules/index.ts'
import type { Face, Question, Slot, View } from '../rules/index.ts'
import type { TerminalText } from '../text/types.ts'
import { endsOf } from '../text/faces.ts'
import { cardText, contextFor, endText, letterAt, tint, type RumTerminalContext } from './context.ts'

/** On the beach, the one-bottle end points up. */
const slotText = (context: RumTerminalContext, slot: Slot<Face | null>): string => {
  const { ink, text } = context
  if (slot.type === 'empty') return ink.dim(text.empty)
  if (slot.card === null) return ink.dim(text.faceDown)
  if (slot.type === 'down') return `${ink.dim(`${text.faceDown}:`)} ${cardText(context, slot.card)}`
  if (endsOf(slot.card) === null) return ink.bold(text.parrot)
  return `${endText(context, slot.card, 'one')} ${ink.dim(`(${text.end(slot.card, 'two')})`)}`
}

const captainLines = (context: RumTerminalContext, { captains, viewer }: View): readonly string[] => {
  const { ink, name, text } = context
  const widest = Math.max(...captains.map(({ colour }) => text.colour(colour).length))
  return captains.map(({ colour, value, owner }) => {
    const label = tint(context, colour, text.colour(colour).padEnd(widest))
    const holder = owner === null ? ink.dim('–') : owner === viewer ? ink.bold(name(owner)) : name(owner)
    return `    ${label}  ${value} ${tint(context, colour, '■'.repeat(value).padEnd(8, '·'))}  ${holder}`
  })
}

const playerLines = (context: RumTerminalContext, view: View): readonly string[] => {
  const { ink, name, text } = context
  const seats = view.handSizes.map((_, seat) => seat)
  const widest = Math.max(...seats.map(seat => name(seat).length))
  return seats.map(seat => {
    const player = name(seat).padEnd(widest)
    const points = text.points(pointsOf(view.captains, seat)).padEnd(10)
    const visible = view.hands?.[seat] ?? (seat === view.viewer ? [] : at(view.known, seat))
    const label = view.hands === null ? `${text.knownCards}: ` : ''
    const cards = visible.length === 0 ? '' : ` (${label}${visible.map(face => cardText(context, face)).join(', ')})`
    const turn = view.ending === null && seat === view.turn ? '▶' : ' '
    return `  ${turn} ${seat === view.viewer ? ink.bold(player) : player}  ${points}  ${text.hand}: ${at(view.handSizes, seat)}${cards}`
  })
}

const handLines = (context: RumTerminalContext, { viewer, hand }: View): readonly string[] => {
  if (typeof viewer !== 'number') return []
  const cards = hand.map((face, index) => `    ${context.ink.bold(letterAt(index))}  ${cardText(context, face)}`)
  return [`  ${context.text.hand}`, ...(cards.length === 0 ? [`    ${context.ink.dim('–')}`] : cards)]
}

const sayQuestion = <K extends Question['type']>({ questions }: TerminalText, task: Extract<Question, { type: K }>): string =>
  questions[task.type](task)

/** What the viewer is asked, and who else still has to return cards. */
const questionLines = ({ ink, name, text }: RumTerminalContext, view: View): readonly string[] => {
  const question = questionOf(view)
  const others = askOf(view)?.waiting.filter(seat => seat !== view.viewer) ?? []
  return [
    ...(question === null ? [] : [`  ${ink.bold(sayQuestion(text, question))}`]),
    ...(others.length > 0 ? [`  ${text.waitingFor(others.map(name))}`] : []),
  ]
}

export const draw = (view: View, reader: TerminalReader): readonly string[] => {
  const context = contextFor(reader)
  const { text } = context
  const cost = deckOf(view.options.deck).discards[view.clock] ?? 0
  const clock = `${text.clock}: ${view.clock} / 8${cost === 0 ? '' : ` (${text.parrotCosts(cost)})`}`
  return [
    `  ${[clock, `${text.wreck}: ${view.wreckSize}`, `${text.target}: ${targetFor(view.seats)}`].join(' · ')}`,
    `  ${text.captains}`,
    ...captainLines(context, view),
    `  ${text.beach}   ${view.beach.map((slot, index) => `[${index + 1}] ${slotText(context, slot)}`).join('   ')}`,
    ...playerLines(context, view),
    ...handLines(context, view),
    ...questionLines(context, view),
  ]
}
