/** The table as lines of text: the spaces, the captains and their boards, as the viewer knows them. */
import { at, type Seat, type TerminalReader } from '@tortuga/kit'
import { boardOf, cardOf, majoritiesOf, scoreOf, strengthOf, type Face, type FaceDownLootView, type View } from '../rules/index.ts'
import { createContext, sayBack, sayFace, type SeaTerminalContext } from './context.ts'

/** R10.7: without reminders a face is drawn only where the viewer is looking now. */
const sayShareCard = (context: SeaTerminalContext, view: View, space: number, { back, face, seenBy }: FaceDownLootView): string => {
  const [task] = view.agenda
  const isLooking = task?.type === 'decide' && task.seat === view.viewer && task.space === space
  const others = seenBy.filter(seat => seat !== view.viewer).map(context.name)
  const marks = others.length === 0 ? '' : context.ink.dim(` (${context.phrases.seenBy(others)})`)
  const isHidden = face === null || (typeof view.viewer === 'number' && !isLooking && !view.options.reminders)
  return `${isHidden ? sayBack(context, back) : sayFace(context, face)}${marks}`
}

const drawSpaces = (context: SeaTerminalContext, view: View): readonly string[] =>
  view.shares.map(({ cards, doubloons }, space) => {
    const names = cards.map(card => sayShareCard(context, view, space, card))
    const all = doubloons > 0 ? [...names, context.phrases.doubloons(doubloons)] : names
    return `    ${context.ink.bold(String(space + 1))}  ${all.length === 0 ? context.ink.dim(context.phrases.empty) : all.join(', ')}`
  })

/** Lists equal names once, with their number. */
const grouped = (names: readonly string[]): string =>
  [...new Set(names)]
    .map(name => {
      const count = names.filter(other => other === name).length
      return count === 1 ? name : `${name} ×${count}`
    })
    .join(', ')

/** R10.7: without reminders, the face-down cards of others are drawn as backs even if the viewer knows them. */
const sayFaceDown = (context: SeaTerminalContext, view: View, seat: Seat, cards: readonly FaceDownLootView[]): string => {
  const isDrawn = typeof view.viewer !== 'number' || seat === view.viewer || view.options.reminders || view.agenda.length === 0
  return grouped(
    cards.map(({ back, face }) => (face !== null && isDrawn ? sayFace(context, face) : context.ink.dim(`[${context.phrases.back[back]}]`))),
  )
}

/** The points that the cards known to this viewer are worth. */
const pointsOf = (context: SeaTerminalContext, view: View, seat: Seat): number => {
  const known = (cards: readonly FaceDownLootView[]): readonly Face[] => cards.flatMap(({ face }) => face ?? [])
  const holdings = view.captains.map(({ doubloons, relics, objects, rum, secrets }) => ({
    doubloons,
    relics,
    objects: objects.map(({ card }) => card),
    rum: known(rum),
    secrets: known(secrets),
  }))
  return scoreOf(context.deck, at(holdings, seat), seat, majoritiesOf(context.deck, holdings, view.parrot)).total
}

const drawCaptain = (context: SeaTerminalContext, view: View, seat: Seat): readonly string[] => {
  const { phrases, ink, deck } = context
  const captain = at(view.captains, seat)
  const [task] = view.agenda
  const isAsked = task !== undefined && 'seat' in task && task.seat === seat
  const signs = [...(view.hat === seat ? [phrases.hat] : []), ...(view.parrot === seat ? [phrases.parrot] : [])]
  const name = seat === view.viewer ? ink.bold(context.name(seat)) : context.name(seat)
  const head = [
    ...(signs.length === 0 ? [] : [signs.join(', ')]),
    phrases.doubloons(captain.doubloons),
    `${context.text.strength}: ${captain.pirates.length === 0 ? '–' : strengthOf(deck, captain)}`,
    `≥ ${phrases.points(pointsOf(context, view, seat))}`,
  ]
  const sayObject = ({ card, doubloons }: (typeof captain.objects)[number]): string =>
    `${sayFace(context, card)}${doubloons > 0 ? ` (${phrases.doubloons(doubloons)})` : ''}`
  const rows: readonly (readonly [string, string])[] = [
    [phrases.pirates, grouped(captain.pirates.map(({ card }) => `${sayFace(context, card)} ${cardOf(deck, card).strength}`))],
    [phrases.relics, grouped(captain.relics.map(card => sayFace(context, card)))],
    [phrases.objects, grouped(captain.objects.map(sayObject))],
    [phrases.rum, sayFaceDown(context, view, seat, captain.rum)],
    [phrases.secrets, sayFaceDown(context, view, seat, captain.secrets)],
  ]
  return [
    `  ${isAsked ? '▶' : ' '} ${name}  ${head.join(' · ')}`,
    ...rows.flatMap(([label, text]) => (text === '' ? [] : [`      ${label}: ${text}`])),
  ]
}

const drawQuestion = (context: SeaTerminalContext, view: View): readonly string[] => {
  const [task] = view.agenda
  if (task === undefined || !('seat' in task)) return []
  if (task.seat !== view.viewer) return [`  ${context.phrases.waitingFor(context.name(task.seat))}`]
  return [`  ${context.ink.bold(context.phrases.question(task, face => context.phrases.card(face).name))}`]
}

export const drawTable = (view: View, reader: TerminalReader): readonly string[] => {
  const context = createContext(view, reader)
  const { phrases } = context
  const { rounds, boardings } = boardOf(context.deck, view.seats)
  const next = boardings.find(round => round >= view.round)
  const top = view.deckTop === null ? '' : ` [${phrases.back[view.deckTop]}]`
  const head = [
    phrases.round(view.round, rounds),
    ...(next === undefined ? [] : [phrases.nextBoarding(next)]),
    `${phrases.deck}: ${view.deckSize}${top}`,
    `${phrases.discards}: ${view.discards.length}`,
  ]
  return [
    `  ${head.join(' · ')}`,
    `  ${context.text.spaces}`,
    ...drawSpaces(context, view),
    ...view.captains.flatMap((_, seat) => drawCaptain(context, view, seat)),
    ...drawQuestion(context, view),
  ]
}
