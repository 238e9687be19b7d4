/** The table of Sea of Clouds as lines of text: spaces, captains and all that lies before them, as their viewer knows it. */
import { at, type Seat } from '@tortuga/kit'
import type * as Rules from '../rules/index.ts'
import { createTexts, type Language, type Words } from './index.ts'

type Inks = 'bold' | 'dim' | 'inverse' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white'
type Ink = Readonly<Record<Inks, (text: string) => string>>
export type Reader = { readonly name: (seat: Seat) => string; readonly language: Language; readonly ink: Ink }

/** What is asked of the rules, handed in: text knows their types alone. */
export type Asked = Pick<typeof Rules, 'boardOf' | 'cardOf' | 'deckOf' | 'majoritiesOf' | 'scoreOf' | 'strengthOf'>

/** The nearest a terminal has; the word stands beside it. */
const BACK_INKS: Readonly<Record<Rules.Back, Inks>> = { rum: 'yellow', relic: 'magenta', object: 'cyan', pirate: 'red' }

/** Somebody to write for, in the words of the deck that is played with. */
export type Pen = Reader & { readonly words: Words; readonly deck: Rules.Deck }
export const penOf = (rules: Asked, view: Rules.View, reader: Reader): Pen => {
  const deck = rules.deckOf(view.options.deck)
  return { ...reader, deck, words: createTexts([deck.data])[reader.language].words }
}

export const sayFace = ({ ink, deck, words }: Pen, rules: Asked, face: Rules.Face): string =>
  ink[BACK_INKS[rules.cardOf(deck, face).back]](words.card(face).name)

/** R10.7: without reminders a face is drawn only where the viewer is looking now; with them, it is marked as seen before. */
const sayShareCard = (pen: Pen, rules: Asked, view: Rules.View, space: number, { back, face, seenBy }: Rules.Seen): string => {
  const [task] = view.agenda
  const isLooking = task?.type === 'decide' && task.seat === view.viewer && task.space === space
  const others = seenBy.filter(seat => seat !== view.viewer).map(pen.name)
  const marks = others.length === 0 ? '' : pen.ink.dim(` (${pen.words.seenBy(others)})`)
  if (face === null || (typeof view.viewer === 'number' && !isLooking && !view.options.reminders))
    return `${pen.ink[BACK_INKS[back]](`[${pen.words.back[back]}]`)}${marks}`
  return `${sayFace(pen, rules, face)}${marks}`
}

const drawSpaces = (pen: Pen, rules: Asked, view: Rules.View): readonly string[] =>
  view.shares.map(({ cards, doubloons }, space) => {
    const things = cards.map(card => sayShareCard(pen, rules, view, space, card))
    const all = doubloons > 0 ? [...things, pen.words.doubloons(doubloons)] : things
    return `    ${pen.ink.bold(String(space + 1))}  ${all.length === 0 ? pen.ink.dim(pen.words.empty) : all.join(', ')}`
  })

/** Equal cards once, with their number. */
const grouped = (names: readonly string[]): string =>
  [...new Set(names)]
    .map(name => {
      const count = names.filter(other => other === name).length
      return count === 1 ? name : `${name} ×${count}`
    })
    .join(', ')

/** R10.7 again: what others keep face down is known, but drawn only with reminders. */
const sayKept = (pen: Pen, rules: Asked, view: Rules.View, seat: Seat, cards: readonly Rules.Seen[]): string => {
  const isDrawn = typeof view.viewer !== 'number' || seat === view.viewer || view.options.reminders || view.agenda.length === 0
  return grouped(
    cards.map(({ back, face }) => (face !== null && isDrawn ? sayFace(pen, rules, face) : pen.ink.dim(`[${pen.words.back[back]}]`))),
  )
}

/** Points as far as this viewer knows the cards. */
const pointsOf = (pen: Pen, rules: Asked, view: Rules.View, seat: Seat): number => {
  const known = (cards: readonly Rules.Seen[]): readonly Rules.Face[] => cards.flatMap(({ face }) => face ?? [])
  const holdings = view.captains.map(({ doubloons, relics, objects, rum, secrets }) => ({
    doubloons,
    relics,
    objects: objects.map(({ card }) => card),
    rum: known(rum),
    secrets: known(secrets),
  }))
  return rules.scoreOf(pen.deck, at(holdings, seat), seat, rules.majoritiesOf(pen.deck, holdings, view.parrot)).total
}

const drawCaptain = (pen: Pen, rules: Asked, view: Rules.View, seat: Seat): readonly string[] => {
  const { words, ink } = pen
  const captain = at(view.captains, seat)
  const [task] = view.agenda
  const isAsked = task !== undefined && 'seat' in task && task.seat === seat
  const signs = [...(view.hat === seat ? [words.hat] : []), ...(view.parrot === seat ? [words.parrot] : [])]
  const name = seat === view.viewer ? ink.bold(pen.name(seat)) : pen.name(seat)
  const head = [
    ...(signs.length === 0 ? [] : [signs.join(', ')]),
    words.doubloons(captain.doubloons),
    `${words.strength}: ${captain.pirates.length === 0 ? '–' : rules.strengthOf(pen.deck, captain)}`,
    `≥ ${words.points(pointsOf(pen, rules, view, seat))}`,
  ]
  const rows: readonly (readonly [string, string])[] = [
    [words.pirates, grouped(captain.pirates.map(({ card }) => `${sayFace(pen, rules, card)} ${rules.cardOf(pen.deck, card).strength}`))],
    [words.relics, grouped(captain.relics.map(card => sayFace(pen, rules, card)))],
    [
      words.objects,
      grouped(
        captain.objects.map(
          ({ card, doubloons }) => `${sayFace(pen, rules, card)}${doubloons > 0 ? ` (${words.doubloons(doubloons)})` : ''}`,
        ),
      ),
    ],
    [words.rum, sayKept(pen, rules, view, seat, captain.rum)],
    [words.secrets, sayKept(pen, rules, view, seat, captain.secrets)],
  ]
  return [
    `  ${isAsked ? '▶' : ' '} ${name}  ${head.join(' · ')}`,
    ...rows.flatMap(([label, text]) => (text === '' ? [] : [`      ${label}: ${text}`])),
  ]
}

const drawQuestion = (pen: Pen, view: Rules.View): readonly string[] => {
  const [task] = view.agenda
  if (task === undefined || !('seat' in task)) return []
  if (task.seat !== view.viewer) return [`  ${pen.words.waitingFor(pen.name(task.seat))}`]
  return [`  ${pen.ink.bold(pen.words.question(task, face => pen.words.card(face).name))}`]
}

export const drawTable = (rules: Asked, view: Rules.View, reader: Reader): readonly string[] => {
  const pen = penOf(rules, view, reader)
  const { words } = pen
  const { rounds, boardings } = rules.boardOf(pen.deck, view.seats)
  const next = boardings.find(round => round >= view.round)
  const top = view.deckTop === null ? '' : ` [${words.back[view.deckTop]}]`
  const head = [
    words.round(view.round, rounds),
    ...(next === undefined ? [] : [words.nextBoarding(next)]),
    `${words.deck}: ${view.deckSize}${top}`,
    `${words.discards}: ${view.discards.length}`,
  ]
  return [
    `  ${head.join(' · ')}`,
    `  ${words.spaces}`,
    ...drawSpaces(pen, rules, view),
    ...view.captains.flatMap((_, seat) => drawCaptain(pen, rules, view, seat)),
    ...drawQuestion(pen, view),
  ]
}
