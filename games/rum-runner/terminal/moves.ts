/** Moves in the terminal: as lines in a list of choices, and as the player types them. */
import type { Language, TerminalReader } from '@tortuga/kit'
import { cardOf, cardsOf, facedHazard, type Move, type View } from '../rules/index.ts'
import { en } from '../text/en/terminal.ts'
import type { PieceNames, TerminalText } from '../text/index.ts'
import { pl } from '../text/pl/terminal.ts'
import { SYNONYMS } from './synonyms.ts'
import { contextFor, handIndexOf, nameIsland, type TerminalContext } from './table.ts'

const TERMINAL_TEXTS: Readonly<Record<Language, TerminalText>> = { en, pl }

/** Names as the table shows them, with the numbers that tell equal pieces apart. */
const pieceNames = (context: TerminalContext, view: View): PieceNames => {
  const { terms } = context
  const number = (...parts: readonly number[]): string => parts.map(part => part + 1).join('.')
  const place: PieceNames['place'] = ({ island, hazard }) => {
    const held = view.islands[island]
    const entry = hazard === null ? held?.investment : held?.hazards[hazard]
    const face = entry?.card ?? null
    const name = nameIsland(context, view, island)
    const where = hazard === null ? name : `${name} ${number(island, hazard)}`
    return `${face === null ? terms.faceDown : terms.card(face)} (${where})`
  }
  const ship: PieceNames['ship'] = index => `${terms.card(view.fleet[index]?.card ?? '?')} [${number(index)}]`
  return {
    card: terms.card,
    island: island => nameIsland(context, view, island),
    place,
    ship,
    berth: ({ ship: index, crew }) => (crew === null ? ship(index) : terms.card(view.fleet[index]?.crew[crew]?.card ?? '?')),
    coins: spot => (spot.type === 'ship' ? ship(spot.ship) : place(spot)),
    crew: ships =>
      ships
        .flatMap((faces, index) => {
          const before = view.fleet[index]?.crew.map(({ card }) => card) ?? []
          return before.join() === faces.join() ? [] : [`${ship(index)}: ${faces.map(terms.card).join(', ') || '–'}`]
        })
        .join('; '),
    hazard: hazard => place({ island: view.raid?.island ?? 0, hazard }),
    way: index => {
      const lane = view.raid === null ? [] : (view.islands[view.raid.island]?.hazards ?? [])
      const face = lane[facedHazard(view)]?.card ?? null
      return face === null ? null : (cardOf(cardsOf(view.options.cards), face).ways[index] ?? null)
    },
  }
}

export const buttonLabel = (move: Move, view: View, reader: TerminalReader): string => {
  const sentence = TERMINAL_TEXTS[reader.language].moves[move.type] as (move: Move, names: PieceNames) => string
  return sentence(move, pieceNames(contextFor(reader), view))
}

/** Moves that change the most come first; equal ranks keep the order of the rules. */
const RANKS: Partial<Record<Move['type'], number>> = {
  flip: 9,
  gain: 8,
  draw: 8,
  event: 7,
  raid: 6,
  ship: 5,
  found: 5,
  crew: 4,
  hazard: 3,
  invest: 2,
  recall: 1,
}
export const rank = (move: Move): number => RANKS[move.type] ?? 0

/** Translates typed text into the notation: synonyms become its words, letters become cards of the hand. */
export const spell = (text: string, view: View): string => {
  const typed = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(word => word !== '')
  const [verb = '', ...rest] = typed.map((word, index) =>
    index === 0 || word.length > 1 ? (SYNONYMS.find(synonyms => synonyms.includes(word))?.[0] ?? word) : word,
  )
  const named = rest.map(word => {
    const [, letter, island] = /^([a-z])(@\d+)?$/.exec(word) ?? []
    const card = letter === undefined ? undefined : view.hand[handIndexOf(letter)]
    return card === undefined ? word : `${card}${island ?? ''}`
  })
  return [verb, ...named].join(' ')
}

export const howToType = (view: View, { language }: TerminalReader): readonly string[] => {
  const [task] = view.agenda
  const lines = TERMINAL_TEXTS[language].howToType
  if (task?.type === 'raise') return lines.raise
  return task?.type === 'actions' && view.side !== null ? lines[view.side] : []
}
