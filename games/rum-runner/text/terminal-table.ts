/** Rum Runner's table as lines of text. Islands, hazards, ships and crew are numbered as the notation numbers them; every card of the hand gets a letter. */
import type { Seat } from '@tortuga/kit'
import type * as Rules from '../rules/index.ts'
import { texts } from './index.ts'
import type { Words } from './index.ts'

type Inks = 'bold' | 'dim' | 'inverse' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'white'
type Ink = Readonly<Record<Inks, (text: string) => string>>
export type Reader = { readonly name: (seat: Seat) => string; readonly language: 'en' | 'pl'; readonly ink: Ink }

/** What is asked of the rules, handed in: text knows their types alone. */
export type Asked = Pick<typeof Rules, 'askedBy' | 'cardOf' | 'cardsOf' | 'pointsOf'>

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const letterAt = (place: number): string => LETTERS.charAt(place)
export const placeOf = (letter: string): number => LETTERS.indexOf(letter)

/** Somebody to write for. */
export type Pen = Reader & { readonly words: Words; readonly rules: Asked }
export const penOf = (reader: Reader, rules: Asked): Pen => ({ ...reader, words: texts[reader.language].words, rules })

const coinsText = ({ ink }: Pen, coins: number): string => (coins === 0 ? '' : ` ${ink.yellow(`●${coins}`)}`)

/** Kind and colour go together: rum gold, combat red, navigation blue. */
const tint = ({ ink, rules }: Pen, view: Rules.View, face: Rules.Face, text: string): string => {
  const card = rules.cardOf(rules.cardsOf(view.options.cards), face)
  if (card.points > 0) return ink.yellow(text)
  const skills = [...new Set(card.ways.flatMap(way => (way.type === 'icons' ? [way.skill] : [])))]
  const isCombat = card.combat > 0 || skills.includes('combat')
  const isNavigation = card.navigation > 0 || skills.includes('navigation')
  return isCombat && isNavigation ? ink.magenta(text) : isCombat ? ink.red(text) : isNavigation ? ink.blue(text) : text
}
const sayCard = (pen: Pen, view: Rules.View, face: Rules.Face): string => tint(pen, view, face, pen.words.card(face))

type Lying = { readonly card: Rules.Face | null; readonly up: boolean; readonly coins: number; readonly seenBy: Rules.SeenBy }
const sayLying = (pen: Pen, view: Rules.View, { card, up, coins, seenBy }: Lying, since: boolean): string => {
  const face = card === null ? pen.ink.dim(pen.words.faceDown) : sayCard(pen, view, card)
  const marks = [...(since && card === null ? [pen.words.sinceStart] : []), ...(!up && seenBy !== 'crown' ? [pen.words.known] : [])]
  const noted = marks.length === 0 ? face : `${face} ${pen.ink.dim(`(${marks.join(', ')})`)}`
  return `${up || card === null ? noted : `(${noted})`}${coinsText(pen, coins)}`
}

/** An island by the name that the match's cards give it. */
export const sayIsland = ({ words, rules }: Pen, view: Rules.View, island: number): string =>
  words.island(rules.cardsOf(view.options.cards).islands[island] ?? `${island + 1}`)

const drawIslands = (pen: Pen, view: Rules.View): readonly string[] =>
  view.islands.flatMap(({ investment, hazards }, island) => {
    const deck = island === 0 && view.deckSizes.crown > 0 ? `${pen.words.deck} ${view.deckSizes.crown}` : pen.ink.dim(pen.words.empty)
    const held = investment === null ? deck : sayLying(pen, view, investment, false)
    const name = (view.raid?.island === island ? pen.ink.inverse : pen.ink.bold)(sayIsland(pen, view, island))
    const lane = hazards.map((hazard, place) => `      ${island + 1}.${place + 1} ${sayLying(pen, view, hazard, hazard.since)}`)
    return [`  [${island + 1}] ${name}: ${held}`, ...lane]
  })

const iconsText = (pen: Pen, view: Rules.View, { card, navigation, combat }: Rules.Crew | Rules.Ship): string => {
  const ready = pen.rules.cardOf(pen.rules.cardsOf(view.options.cards), card)
  const left = pen.words.navigation.repeat(ready.navigation - navigation) + pen.words.combat.repeat(ready.combat - combat)
  return left === '' ? '' : ` ${left}`
}

const drawFleet = (pen: Pen, view: Rules.View): readonly string[] =>
  view.fleet.flatMap((ship, index) => {
    const { places } = pen.rules.cardOf(pen.rules.cardsOf(view.options.cards), ship.card)
    const party = ship.raiding ? ` ${pen.ink.inverse(pen.words.party)}` : ''
    const crew = ship.crew.map(
      (member, berth) =>
        `      ${index + 1}.${berth + 1} ${sayCard(pen, view, member.card)}${iconsText(pen, view, member)}${member.due ? ' !' : ''}`,
    )
    const head = `  [${index + 1}] ${sayCard(pen, view, ship.card)}${iconsText(pen, view, ship)} ${ship.crew.length}/${places}`
    return [`${head}${coinsText(pen, ship.coins)}${party}`, ...crew]
  })

const drawSides = (pen: Pen, view: Rules.View): readonly string[] =>
  (['crown', 'pirate'] as const).map(side => {
    const seat = side === 'crown' ? view.crown : 1 - view.crown
    const mark = view.ending === null && view.turn === side ? '▶' : ' '
    const points = pen.words.points(pen.rules.pointsOf(view.options, view.scores, side))
    const facts = [
      points,
      pen.words.coins(view.supplies[side]),
      `${pen.words.hand} ${view.handSizes[side]}`,
      `${pen.words.deck} ${view.deckSizes[side]}`,
      `${pen.words.discards} ${view.discards[side].length}`,
    ]
    const name = view.side === side ? pen.ink.bold(pen.name(seat)) : pen.name(seat)
    const hand = view.hands === null ? '' : `: ${view.hands[side].map(face => sayCard(pen, view, face)).join(', ')}`
    return `  ${mark} ${name} (${pen.words.side[side]})  ${facts.join(' · ')}${hand}`
  })

const drawHand = (pen: Pen, view: Rules.View): readonly string[] => {
  if (view.side === null) return []
  const cards = view.hand.map((face, place) => {
    const { cost } = pen.rules.cardOf(pen.rules.cardsOf(view.options.cards), face)
    const text = texts[pen.language].cards[face]?.text ?? ''
    return `    ${pen.ink.bold(letterAt(place))}  ${sayCard(pen, view, face)} ${pen.ink.yellow(`●${cost}`)}  ${pen.ink.dim(text)}`
  })
  return [`  ${pen.words.hand}`, ...(cards.length === 0 ? [`    ${pen.ink.dim('–')}`] : cards)]
}

const drawQuestion = (pen: Pen, view: Rules.View): readonly string[] => {
  const [task] = view.agenda
  if (task === undefined) return []
  const side = pen.rules.askedBy(view.turn, task)
  if (side !== view.side) return [`  ${pen.words.waiting(side)}`]
  const name = task.type === 'do' ? task.effect.type : task.type
  const left = task.type === 'actions' ? ` ${pen.words.actionsLeft(view.actions)}.` : ''
  return [`  ${pen.ink.bold(pen.words.questions[name] ?? name)}${left}`]
}

export const drawTable = (rules: Asked, view: Rules.View, reader: Reader): readonly string[] => {
  const pen = penOf(reader, rules)
  const { words } = pen
  const open = [
    ...(view.shown === null ? [] : [`  ${words.shown}: ${sayCard(pen, view, view.shown)}`]),
    ...(view.removed.length === 0 ? [] : [`  ${words.removed}: ${view.removed.map(words.card).join(', ')}`]),
  ]
  return [
    `  ${[words.round(view.round), `${words.bank}: ${words.coins(view.bank)}`].join(' · ')}`,
    ...drawSides(pen, view),
    ...drawIslands(pen, view),
    `  ${words.fleet}`,
    ...drawFleet(pen, view),
    ...open,
    ...drawHand(pen, view),
    ...drawQuestion(pen, view),
  ]
}
