/** What is still to happen, as text: `decide A 1, end-turn A`, `effect A gunner steal-rum 1 vs B C`; and the battles of a boarding: `0 6 4 2; A<B B>C`. */
import { unreachable, type Seat } from '@tortuga/kit'
import type { EffectData } from './deck-data.ts'
import { letterOf, seatOf, spaceOf } from './notation-moves.ts'
import type { Battle, Boarding, Task } from './types.ts'

const printEffect = (effect: EffectData): string => ('amount' in effect ? `${effect.type} ${effect.amount}` : effect.type)

const printTask = (task: Task): string => {
  switch (task.type) {
    case 'look':
    case 'decide':
      return `${task.type} ${letterOf(task.seat)} ${task.space + 1}`
    case 'play-cards':
    case 'end-turn':
    case 'resolve':
      return `${task.type} ${letterOf(task.seat)}`
    case 'refill':
      return `refill ${task.space + 1}`
    case 'effect': {
      const against = task.against.length === 0 ? '' : ` vs ${task.against.map(letterOf).join(' ')}`
      return `effect ${letterOf(task.seat)} ${task.card} ${printEffect(task.effect)}${against}`
    }
    case 'discard-object':
      return `discard-object ${letterOf(task.seat)} ${task.card} ${letterOf(task.by)}`
    case 'board':
    case 'end-boarding':
    case 'end-round':
      return task.type
    default:
      return unreachable(task)
  }
}
export const printAgenda = (agenda: readonly Task[]): string => (agenda.length === 0 ? '-' : agenda.map(printTask).join(', '))

const parseEffect = (type: string | undefined, amount: string | undefined): EffectData => {
  switch (type) {
    case 'take-doubloons':
    case 'pay-doubloons':
    case 'steal-doubloons':
    case 'steal-rum':
      return { type, amount: Number(amount) }
    case 'take-parrot':
    case 'add-to-shares':
    case 'discard-pirate':
    case 'take-share-card':
    case 'exchange-rum':
    case 'exchange-object':
    case 'loser-discards':
      return { type }
    default:
      throw new RangeError(`no such effect: ${String(type)}`)
  }
}

const parseTask = (text: string): Task => {
  const [body = '', victims] = text.split(' vs ')
  const [type, one, two = '', three, four] = body.trim().split(/\s+/)
  switch (type) {
    case 'look':
    case 'decide':
      return { type, seat: seatOf(one), space: spaceOf(two) }
    case 'play-cards':
    case 'end-turn':
    case 'resolve':
      return { type, seat: seatOf(one) }
    case 'refill':
      return { type, space: spaceOf(one) }
    case 'effect': {
      const against = victims === undefined ? [] : victims.trim().split(/\s+/).map(seatOf)
      return { type, seat: seatOf(one), card: two, effect: parseEffect(three, four), against }
    }
    case 'discard-object':
      return { type, seat: seatOf(one), card: two, by: seatOf(three) }
    case 'board':
    case 'end-boarding':
    case 'end-round':
      return { type }
    default:
      throw new RangeError(`no such task: ${text}`)
  }
}
export const parseAgenda = (text: string): readonly Task[] => (text === '-' ? [] : text.split(',').map(parseTask))

/** `A>B` A has won, `A<B` B has, `A-B` nobody; `=` behind it: a tie. */
const printBattle = ({ seats: [one, other], winner, tied }: Battle): string => {
  const sign = winner === null ? '-' : winner === one ? '>' : '<'
  return `${letterOf(one)}${sign}${letterOf(other)}${tied ? '=' : ''}`
}
export const printBoarding = ({ strengths, battles }: Boarding): string => `${strengths.join(' ')}; ${battles.map(printBattle).join(' ')}`

const parseBattle = (text: string): Battle => {
  const [, first, sign, second, tie] = /^(.)([<>-])(.)(=?)$/.exec(text) ?? []
  const seats: readonly [Seat, Seat] = [seatOf(first), seatOf(second)]
  return { seats, winner: sign === '-' ? null : sign === '>' ? seats[0] : seats[1], tied: tie === '=' }
}
export const parseBoarding = (text: string): Boarding => {
  const [strengths = '', battles = ''] = text.split(';')
  return { strengths: strengths.trim().split(/\s+/).map(Number), battles: battles.trim().split(/\s+/).map(parseBattle) }
}
