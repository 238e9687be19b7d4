/** Moves as text: `draw wreck`, `draw 2`, `play red2-blue1/2 green2-red1/1 with 1 3`, `discard red2-blue1`. After the stroke: the bottles of the end that is up. */
import { unreachable } from '@tortuga/kit'
import { SLOTS, type Laid, type Move, type SlotNumber } from './types.ts'

const printLaid = ({ card, end }: Laid): string => `${card}/${end === 'one' ? 1 : 2}`
const printSlots = (slots: readonly SlotNumber[] | null): string => {
  if (slots === null) return ''
  return slots.length === 0 ? ' with none' : ` with ${slots.map(slot => slot + 1).join(' ')}`
}

export const printMove = (move: Move): string => {
  switch (move.type) {
    case 'draw':
      return `draw ${move.from === 'wreck' ? 'wreck' : move.from + 1}`
    case 'play':
      return ['play', ...move.cards.map(printLaid)].join(' ') + printSlots(move.beach)
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

const parseLaid = (text: string): Laid => {
  const [card = '', bottles] = text.split('/')
  if (bottles !== '1' && bottles !== '2') throw new RangeError(`which end lies up? ${text}`)
  return { card, end: bottles === '1' ? 'one' : 'two' }
}

/** A fault for text that is no move; whether the move is legal is another question. */
export const parseMove = (text: string): Move => {
  const [verb, ...rest] = text.trim().split(/\s+/)
  if (verb === 'draw') return { type: 'draw', from: rest[0] === 'wreck' ? 'wreck' : parseSlot(rest.join(' ')) }
  if (verb === 'discard') return { type: 'discard', cards: rest }
  if (verb !== 'play') throw new RangeError(`no such move: ${text}`)
  const end = rest.includes('with') ? rest.indexOf('with') : rest.length
  const named = rest.slice(end + 1).filter(word => word !== 'none')
  return { type: 'play', cards: rest.slice(0, end).map(parseLaid), beach: end === rest.length ? null : named.map(parseSlot) }
}
