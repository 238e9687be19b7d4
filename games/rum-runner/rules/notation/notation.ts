/** Positions and moves as text, for tests, golden games and bug reports.
 *
 *  lot | crown: A | turn: pirate 3 | actions: 3 | coins: 5 5 | home-port: - < (hidden-harbor)* | privateer-point: (light-rum)+2 < port-taxes (reef) |
 *  fleet: longboat[peg-leg-paul], sloop+1[cutthroat-carlie doug-doubloon] | crown hand: … | pirate hand: -
 *
 *  An island: its investment, `<`, and its lane, innermost hazard first.
 *  A crown card: parentheses mean face down, `+2` coins, `?` seen by the pirate, `??` seen by all, `*` in place since setup.
 *  A ship: `>` in the raiding party, `/n1` and `/c1` used icons, `+1` coins, crew in square brackets, `!` effect still due.
 *  `-` is empty. A card without a copy number is the first copy not named elsewhere.
 *  Piles: hand, deck (top card first), discard and score of each side; removed. `…` stands for all cards of the side not named elsewhere; a deck field that is left out contains them.
 *  Other fields: shown, top (known cards of the pirate's deck), mixed, raid, agenda, ending, and at the end `options: {…}` if no preset matches. */
import { at } from '@tortuga/kit'
import * as v from 'valibot'
import { parseMove, printMove } from './moves.ts'
import { parseHazard, parseInvestment, parseShip, printHazard, printInvestment, printShip } from './cards.ts'
import { kindOf, TASKS } from '../agenda.ts'
import { EFFECTS } from '../effects/effects.ts'
import { OptionsSchema, PRESETS } from '../options.ts'
import { cardOf, cardsOf, type CardSet } from '../data/pieces.ts'
import { COINS } from '../setup.ts'
import { WAYS } from '../raid/ways.ts'
import { turnTasksFrom } from '../turn.ts'
import {
  ENDINGS,
  SIDES,
  type BySide,
  type RunnerEnding,
  type Island,
  type Options,
  type Piece,
  type Raid,
  type Side,
  type State,
  type Task,
} from '../data/types.ts'

const words = (text: string): readonly string[] => text.split(' ').filter(word => word !== '' && word !== '-')
const orDash = (list: readonly string[], glue = ' '): string => (list.length === 0 ? '-' : list.join(glue))
const PILES = ['hand', 'deck', 'discard', 'score'] as const
const REST = '…'

const printOptions = (options: Options): readonly [first: string, last: string] => {
  const json = JSON.stringify(options)
  const preset = Object.entries(PRESETS).find(([, known]) => JSON.stringify(known) === json)
  return preset === undefined ? ['own', ` | options: ${json}`] : [preset[0], '']
}

const printTask = (task: Task): string => `${task.type} ${kindOf(task).print(task)}`.trim()

const printRaid = (islands: readonly string[], { island, facing, result }: Raid): string =>
  `raid: ${at(islands, island)} ${facing + 1}${result === null ? '' : ` ${result}`}`

const pilesOf = (state: State): Readonly<Record<(typeof PILES)[number], BySide<readonly Piece[]>>> => ({
  hand: state.hands,
  deck: state.decks,
  discard: state.discards,
  score: state.scores,
})

const printState = (state: State): string => {
  const [first, last] = printOptions(state.options)
  const { islands } = cardsOf(state.options.cards)
  const piles = pilesOf(state)
  const fields = [
    first,
    `crown: ${state.crown === 0 ? 'A' : 'B'}`,
    `turn: ${state.turn} ${state.round}`,
    `actions: ${state.actions}`,
    `coins: ${state.supplies.crown} ${state.supplies.pirate}`,
    `bank: ${state.bank}`,
    ...state.islands.map(
      ({ investment, hazards }, island) => `${at(islands, island)}: ${printInvestment(investment)} < ${orDash(hazards.map(printHazard))}`,
    ),
    `fleet: ${orDash(state.fleet.map(printShip), ', ')}`,
    ...PILES.flatMap(pile => SIDES.map(side => `${side} ${pile}: ${orDash(piles[pile][side])}`)),
    `removed: ${orDash(state.removed)}`,
    ...(state.shown === null ? [] : [`shown: ${state.shown}`]),
    ...(state.knownTop === 0 ? [] : [`top: ${state.knownTop}`]),
    ...(state.mixed ? ['mixed: yes'] : []),
    ...(state.raid === null ? [] : [printRaid(islands, state.raid)]),
    `agenda: ${orDash(state.agenda.map(printTask), '; ')}`,
    ...(state.ending === null ? [] : [`ending: ${state.ending}`]),
  ]
  return fields.join(' | ') + last
}

type Fields = ReadonlyMap<string, string>

const parseOptions = (first: string, json: string | undefined): Options => {
  if (json !== undefined) return v.parse(OptionsSchema, JSON.parse(json))
  const preset = Object.entries(PRESETS).find(([name]) => name === first)
  if (preset === undefined) throw new RangeError(`no such preset: ${first}`)
  return preset[1]
}

const allPieces = ({ hazards, ships, decks }: CardSet): readonly Piece[] => [...hazards, ...decks.crown, ...ships, ...decks.pirate]

const NAME = /[a-z][a-z-]*[a-z](?:\.\d+)?/g
const isCardField = (name: string): boolean => !['crown', 'turn', 'raid', 'agenda', 'ending', 'mixed'].includes(name)

/** The fields by name, with full piece names and `…` expanded. */
const parseFields = (cards: CardSet, parts: readonly string[]): Fields => {
  const given = parts.map(part => [part.slice(0, part.indexOf(':')).trim(), part.slice(part.indexOf(':') + 1).trim()] as const)
  const fields = new Map(given)
  for (const side of SIDES) {
    const isGiven = PILES.some(pile => fields.get(`${side} ${pile}`)?.includes(REST))
    if (!fields.has(`${side} deck`)) fields.set(`${side} deck`, isGiven ? '-' : REST)
    if (!fields.has(`${side} discard`)) fields.set(`${side} discard`, isGiven ? '-' : 'starting')
  }
  const left = new Set(allPieces(cards))
  const claim = (name: string): string => {
    if (name === 'starting') return name
    const piece = name.includes('.') ? name : [...left].find(one => cardOf(cards, one).face === name)
    if (piece === undefined || !left.delete(piece)) throw new RangeError(`card is unknown or named twice: ${name}`)
    return piece
  }
  for (const [name, text] of fields)
    if (isCardField(name)) for (const found of text.match(NAME) ?? []) if (found.includes('.')) claim(found)
  const named = new Map(
    Array.from(fields, ([name, text]) => [
      name,
      isCardField(name) ? text.replaceAll(NAME, found => (found.includes('.') ? found : claim(found))) : text,
    ]),
  )
  for (const side of SIDES) {
    const starting = side === 'crown' ? cards.hazards : cards.ships
    const isDefault = named.get(`${side} discard`) === 'starting'
    const rest = [...left].filter(piece => cardOf(cards, piece).side === side)
    const apart = isDefault ? rest.filter(piece => starting.includes(piece)) : []
    named.set(`${side} discard`, (named.get(`${side} discard`) ?? '').replace('starting', apart.join(' ')))
    for (const pile of PILES) {
      const text = named.get(`${side} ${pile}`) ?? ''
      if (text.includes(REST)) named.set(`${side} ${pile}`, text.replace(REST, rest.filter(piece => !apart.includes(piece)).join(' ')))
    }
  }
  return named
}

const parseIsland = (text: string): Island<Piece> => {
  const [investment = '-', lane = ''] = text.split('<').map(part => part.trim())
  return { investment: parseInvestment(investment), hazards: words(lane).map(parseHazard) }
}

const parseRaid = (islands: readonly string[], text: string | undefined): Raid | null => {
  if (text === undefined) return null
  const [island = '', facing, result] = text.split(' ')
  if (!islands.includes(island)) throw new RangeError(`no such island: ${island}`)
  return {
    island: islands.indexOf(island),
    facing: Number(facing) - 1,
    result: result === 'stopped' || result === 'success' ? result : null,
  }
}

const lookUp = <T extends object, K extends keyof T>(table: T, name: string): T[K] => {
  if (!Object.hasOwn(table, name)) throw new RangeError(`no such task: ${name}`)
  return table[name as K]
}
/** `actions`, `mulligan {"side":"crown"}`, `do draw {"count":1} from crew 1.1`, `way pay {"coins":2}` */
const parseTask = (text: string): Task => {
  const [type = '', name = ''] = text.split(' ')
  const kind: Pick<ReturnType<typeof kindOf>, 'parse'> = type === 'do'
    ? lookUp(EFFECTS, name)
    : type === 'way'
      ? lookUp(WAYS, name)
      : lookUp(TASKS, type)
  return kind.parse(text.slice(type.length).trim())
}

const parseAgenda = (side: Side, text: string | undefined): readonly Task[] => {
  if (text === undefined) return turnTasksFrom(side, 'actions')
  if (text.endsWith(REST)) return turnTasksFrom(side, text.slice(0, -1).trim())
  return text === '-' ? [] : text.split('; ').map(parseTask)
}

const checkPieces = (cards: CardSet, pieces: readonly Piece[]): void => {
  const missing = allPieces(cards).find(piece => !pieces.includes(piece))
  if (missing !== undefined) throw new RangeError(`card is missing: ${missing}`)
}

const parseState = (text: string): State => {
  const [body = '', json] = text.split(' | options: ')
  const [first = '', ...parts] = body.split('|').map(part => part.trim())
  const options = parseOptions(first, json)
  const cards = cardsOf(options.cards)
  const fields = parseFields(cards, parts)
  const [turn = '', round = '1'] = (fields.get('turn') ?? 'crown 1').split(' ')
  const side = SIDES.find(name => name === turn)
  if (side === undefined) throw new RangeError(`no such side: ${turn}`)
  const pile = (name: string): BySide<readonly Piece[]> => ({
    crown: words(fields.get(`crown ${name}`) ?? ''),
    pirate: words(fields.get(`pirate ${name}`) ?? ''),
  })
  const [crownCoins = 5, pirateCoins = 5] = words(fields.get('coins') ?? '').map(Number)
  const islands = cards.islands.map(name => parseIsland(fields.get(name) ?? '-'))
  const fleet = (fields.get('fleet') ?? '-') === '-' ? [] : (fields.get('fleet') ?? '').split(', ').map(parseShip)
  const onTable = [...islands.flatMap(({ investment, hazards }) => [...(investment === null ? [] : [investment]), ...hazards]), ...fleet]
  const coinsOutsideBank = onTable.reduce((sum, { coins }) => sum + coins, crownCoins + pirateCoins)
  const ending = fields.get('ending')
  const shown = fields.get('shown') ?? null
  const state: State = {
    options,
    seats: 2,
    crown: fields.get('crown') === 'B' ? 1 : 0,
    turn: side,
    round: Number(round),
    actions: Number(fields.get('actions') ?? 3),
    bank: Number(fields.get('bank') ?? COINS - coinsOutsideBank),
    supplies: { crown: crownCoins, pirate: pirateCoins },
    hands: pile('hand'),
    decks: pile('deck'),
    discards: pile('discard'),
    scores: pile('score'),
    removed: words(fields.get('removed') ?? ''),
    islands,
    fleet,
    shown,
    knownTop: Number(fields.get('top') ?? 0),
    mixed: fields.has('mixed'),
    raid: parseRaid(cards.islands, fields.get('raid')),
    agenda: parseAgenda(side, fields.get('agenda')),
    ending: ENDINGS.find((known): known is RunnerEnding => known === ending) ?? null,
  }
  const inPiles = [state.hands, state.decks, state.discards, state.scores].flatMap(({ crown, pirate }) => [...crown, ...pirate])
  const aboard = fleet.flatMap(({ crew }) => crew)
  checkPieces(cards, [...inPiles, ...state.removed, ...[...onTable, ...aboard].map(({ card }) => card), ...(shown === null ? [] : [shown])])
  return state
}

export const notation = { printState, parseState, printMove, parseMove }
