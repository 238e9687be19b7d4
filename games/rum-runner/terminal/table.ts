/** Rum Runner's table as lines of text. Islands, hazards, ships and crew have the numbers of the notation; every card of the hand has a letter. */
import type { TerminalReader } from '@tortuga/kit'
import { sideAskedBy, cardOf, cardsOf, isUp, pointsOf, questionName, SIDES } from '../rules/index.ts'
import type { CrewMember, Face, Investment, Ship, View } from '../rules/index.ts'
import { texts, type GameTerms } from '../text/index.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const letterAt = (place: number): string => LETTERS.charAt(place)
export const handIndexOf = (letter: string): number => LETTERS.indexOf(letter)

/** The reader with the game's terms in the reader's language. */
export type TerminalContext = TerminalReader & { readonly terms: GameTerms }
export const contextFor = (reader: TerminalReader): TerminalContext => ({ ...reader, terms: texts[reader.language].terms })

const coinsText = ({ ink }: TerminalContext, coins: number): string => (coins === 0 ? '' : ` ${ink.yellow(`●${coins}`)}`)

/** Rum is yellow, combat red, navigation blue. */
const tint = ({ ink }: TerminalContext, view: View, face: Face, text: string): string => {
  const card = cardOf(cardsOf(view.options.cards), face)
  if (card.points > 0) return ink.yellow(text)
  const skills = [...new Set(card.ways.flatMap(way => (way.type === 'icons' ? [way.skill] : [])))]
  const isCombat = card.combat > 0 || skills.includes('combat')
  const isNavigation = card.navigation > 0 || skills.includes('navigation')
  return isCombat && isNavigation ? ink.magenta(text) : isCombat ? ink.red(text) : isNavigation ? ink.blue(text) : text
}
const drawCard = (context: TerminalContext, view: View, face: Face): string => tint(context, view, face, context.terms.card(face))

const drawCrownCard = (context: TerminalContext, view: View, inPlay: Investment<Face | null>, since: boolean): string => {
  const { card, visibility, coins } = inPlay
  const isKnown = visibility === 'seen' || visibility === 'shown'
  const face = card === null ? context.ink.dim(context.terms.faceDown) : drawCard(context, view, card)
  const marks = [...(since && card === null ? [context.terms.sinceStart] : []), ...(isKnown ? [context.terms.known] : [])]
  const noted = marks.length === 0 ? face : `${face} ${context.ink.dim(`(${marks.join(', ')})`)}`
  return `${isUp(inPlay) || card === null ? noted : `(${noted})`}${coinsText(context, coins)}`
}

/** Islands come from the card file of the match. */
export const nameIsland = ({ terms }: TerminalContext, view: View, island: number): string =>
  terms.island(cardsOf(view.options.cards).islands[island] ?? `${island + 1}`)

const drawIslands = (context: TerminalContext, view: View): readonly string[] =>
  view.islands.flatMap(({ investment, hazards }, island) => {
    const deck =
      island === 0 && view.deckSizes.crown > 0 ? `${context.terms.deck} ${view.deckSizes.crown}` : context.ink.dim(context.terms.empty)
    const held = investment === null ? deck : drawCrownCard(context, view, investment, false)
    const name = (view.raid?.island === island ? context.ink.inverse : context.ink.bold)(nameIsland(context, view, island))
    const lane = hazards.map((hazard, place) => `      ${island + 1}.${place + 1} ${drawCrownCard(context, view, hazard, hazard.since)}`)
    return [`  [${island + 1}] ${name}: ${held}`, ...lane]
  })

const iconsText = (context: TerminalContext, view: View, { card, navigation, combat }: CrewMember | Ship): string => {
  const ready = cardOf(cardsOf(view.options.cards), card)
  const left = context.terms.navigation.repeat(ready.navigation - navigation) + context.terms.combat.repeat(ready.combat - combat)
  return left === '' ? '' : ` ${left}`
}

const drawFleet = (context: TerminalContext, view: View): readonly string[] =>
  view.fleet.flatMap((ship, index) => {
    const { places } = cardOf(cardsOf(view.options.cards), ship.card)
    const party = ship.raiding ? ` ${context.ink.inverse(context.terms.party)}` : ''
    const crew = ship.crew.map(
      (member, berth) =>
        `      ${index + 1}.${berth + 1} ${drawCard(context, view, member.card)}${iconsText(context, view, member)}${member.due ? ' !' : ''}`,
    )
    const head = `  [${index + 1}] ${drawCard(context, view, ship.card)}${iconsText(context, view, ship)} ${ship.crew.length}/${places}`
    return [`${head}${coinsText(context, ship.coins)}${party}`, ...crew]
  })

const drawSides = (context: TerminalContext, view: View): readonly string[] =>
  SIDES.map(side => {
    const seat = side === 'crown' ? view.crown : 1 - view.crown
    const mark = view.ending === null && view.turn === side ? '▶' : ' '
    const points = context.terms.points(pointsOf(view.options, view.scores, side))
    const facts = [
      points,
      context.terms.coins(view.supplies[side]),
      `${context.terms.hand} ${view.handSizes[side]}`,
      `${context.terms.deck} ${view.deckSizes[side]}`,
      `${context.terms.discards} ${view.discards[side].length}`,
    ]
    const name = view.side === side ? context.ink.bold(context.name(seat)) : context.name(seat)
    const hand = view.hands === null ? '' : `: ${view.hands[side].map(face => drawCard(context, view, face)).join(', ')}`
    return `  ${mark} ${name} (${context.terms.side[side]})  ${facts.join(' · ')}${hand}`
  })

const drawHand = (context: TerminalContext, view: View): readonly string[] => {
  if (view.side === null) return []
  const cards = view.hand.map((face, place) => {
    const { cost } = cardOf(cardsOf(view.options.cards), face)
    const text = texts[context.language].cards[face]?.text ?? ''
    return `    ${context.ink.bold(letterAt(place))}  ${drawCard(context, view, face)} ${context.ink.yellow(`●${cost}`)}  ${context.ink.dim(text)}`
  })
  return [`  ${context.terms.hand}`, ...(cards.length === 0 ? [`    ${context.ink.dim('–')}`] : cards)]
}

const drawQuestion = (context: TerminalContext, view: View): readonly string[] => {
  const [task] = view.agenda
  if (task === undefined) return []
  const side = sideAskedBy(view, task)
  if (side !== view.side) return [`  ${context.terms.waiting(side)}`]
  const left = task.type === 'actions' ? ` ${context.terms.actionsLeft(view.actions)}.` : ''
  return [`  ${context.ink.bold(context.terms.questions[questionName(task)])}${left}`]
}

export const drawTable = (view: View, reader: TerminalReader): readonly string[] => {
  const context = contextFor(reader)
  const { terms } = context
  const open = [
    ...(view.shown === null ? [] : [`  ${terms.shown}: ${drawCard(context, view, view.shown)}`]),
    ...(view.removed.length === 0 ? [] : [`  ${terms.removed}: ${view.removed.map(terms.card).join(', ')}`]),
  ]
  return [
    `  ${[terms.round(view.round), `${terms.bank}: ${terms.coins(view.bank)}`].join(' · ')}`,
    ...drawSides(context, view),
    ...drawIslands(context, view),
    `  ${terms.fleet}`,
    ...drawFleet(context, view),
    ...open,
    ...drawHand(context, view),
    ...drawQuestion(context, view),
  ]
}
