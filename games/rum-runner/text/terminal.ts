/** Rum Runner in a terminal: the table, moves as choices, and how they are typed: `raid 2 with 1 3`, `found a@2`. */
import type { Face, Move, View } from '../rules/index.ts'
import { drawTable, penOf, placeOf, sayIsland } from './terminal-table.ts'
import type { Asked, Pen, Reader } from './terminal-table.ts'
import { SAID, SYNONYMS, TYPING, type Naming } from './terminal-words.ts'

/** Names as the table shows them, with the numbers that tell equal ones apart. */
const namingOf = (pen: Pen, view: View): Naming => {
  const { words, rules } = pen
  const number = (...parts: readonly number[]): string => parts.map(part => part + 1).join('.')
  const place: Naming['place'] = ({ island, hazard }) => {
    const held = view.islands[island]
    const entry = hazard === null ? held?.investment : held?.hazards[hazard]
    const face = entry?.card ?? null
    const name = sayIsland(pen, view, island)
    const where = hazard === null ? name : `${name} ${number(island, hazard)}`
    return `${face === null ? words.faceDown : words.card(face)} (${where})`
  }
  const ship: Naming['ship'] = index => `${words.card(view.fleet[index]?.card ?? '?')} [${number(index)}]`
  const facing = (): Face | null => {
    const lane = view.raid === null ? [] : (view.islands[view.raid.island]?.hazards ?? [])
    return lane.findLast(({ up }, index) => up && index <= (view.raid?.facing ?? -1))?.card ?? null
  }
  return {
    card: words.card,
    island: island => sayIsland(pen, view, island),
    place,
    ship,
    berth: ({ ship: index, crew }) => (crew === null ? ship(index) : words.card(view.fleet[index]?.crew[crew]?.card ?? '?')),
    coins: spot => (spot.type === 'ship' ? ship(spot.ship) : place(spot)),
    crew: ships =>
      ships
        .flatMap((faces, index) => {
          const before = view.fleet[index]?.crew.map(({ card }) => card) ?? []
          return before.join() === faces.join() ? [] : [`${ship(index)}: ${faces.map(words.card).join(', ') || '–'}`]
        })
        .join('; '),
    hazard: hazard => place({ island: view.raid?.island ?? 0, hazard }),
    way: index => {
      const face = facing()
      return face === null ? null : (rules.cardOf(rules.cardsOf(view.options.cards), face).ways[index] ?? null)
    },
  }
}

const sayMove = (rules: Asked, move: Move, view: View, reader: Reader): string => {
  const sentence = SAID[reader.language][move.type] as (move: Move, naming: Naming) => string
  return sentence(move, namingOf(penOf(reader, rules), view))
}

/** What changes most comes first; equals stay in the game's own order. */
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
const rank = (move: Move): number => RANKS[move.type] ?? 0

/** What was typed, as the notation has it: words of either language, and letters for the cards of the hand. */
const spell = (text: string, view: View): string => {
  const typed = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(word => word !== '')
  const [verb = '', ...rest] = typed.map((word, index) =>
    index === 0 || word.length > 1 ? (SYNONYMS.find(words => words.includes(word))?.[0] ?? word) : word,
  )
  const named = rest.map(word => {
    const [, letter, island] = /^([a-z])(@\d+)?$/.exec(word) ?? []
    const card = letter === undefined ? undefined : view.hand[placeOf(letter)]
    return card === undefined ? word : `${card}${island ?? ''}`
  })
  return [verb, ...named].join(' ')
}

const howToType = (view: View, { language }: Reader): readonly string[] => {
  const [task] = view.agenda
  if (task?.type === 'raise') return TYPING[language].raise
  return task?.type === 'actions' && view.side !== null ? TYPING[language][view.side] : []
}

/** The rules' own functions are handed in, so that no rule is said twice. */
export const createTerminal = (rules: Asked) => ({
  draw: (view: View, reader: Reader): readonly string[] => drawTable(rules, view, reader),
  sayMove: (move: Move, view: View, reader: Reader): string => sayMove(rules, move, view, reader),
  rank,
  spell,
  howToType,
})
