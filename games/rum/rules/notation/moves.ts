/** Prints and parses moves. `index.ts` describes the format. */
import { unreachable } from '@tortuga/kit'
import { SLOTS, type CardWithEnd, type Move, type SlotNumber } from '../data/types.ts'

const printCard = ({ card, end }: CardWithEnd): string => `${card}/${end === 'one' ? 1 : 2}`
const printSlots = (slots: readonly SlotNumber[] | null): string => {
  if (slots === null) return ''
  return slots.length === 0 ? ' with none' : ` with ${slots.map(slot => slot + 1).join(' ')}`
}

export const printMove = (move: Move): string => {
  switch (move.type) {
    case 'draw':
      return `draw ${move.from === 'wreck' ? 'wreck' : move.from + 1}`
    case 'play':
      return ['play', ...move.cards.map(printCard)].join(' ') + printSlots(move.beach)
    case 'discard':
      return ['discard', ...move.cards].join(' ')
    default:
      return unreachable(move)
  }
}

const parseSlot = (text: string): SlotNumber => {
  const slot = SLOTS.find(place => String(place + 1) === text)
  if (slot === undefined) throw new RangeError(`no such slot: ${text}`)
  return slot
}

const parseCard = (text: string): CardWithEnd => {
  const [card = '', bottles] = text.split('/')
  if (bottles !== '1' && bottles !== '2') throw new RangeError(`missing end, /1 or /2: ${text}`)
  return { card, end: bottles === '1' ? 'one' : 'two' }
}

/** Throws if the text is not a move. It does not check whether the move is legal. */
export const parseMove = (text: string): Move => {
  const [verb, ...rest] = text.trim().split(/\s+/)
  if (verb === 'draw') return { type: 'draw', from: rest[0] === 'wreck' ? 'wreck' : parseSlot(rest.join(' ')) }
  if (verb === 'discard') return { type: 'discard', cards: rest }
  if (verb !== 'play') throw new RangeError(`no such move: ${text}`)
  const end = rest.includes('with') ? rest.indexOf('with') : rest.length
  const named = rest.slice(end + 1).filter(word => word !== 'none')
  return { type: 'play', cards: rest.slice(0, end).map(parseCard), beach: end === rest.length ? null : named.map(parseSlot) }
}
