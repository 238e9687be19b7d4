/** The English log: one sentence per event, in the present tense. It addresses the reader as "you", and names the card that causes something first. */
import type { NameOf, Seat } from '@tortuga/kit'
import type { LootNames, SeaLogText } from '../types.ts'
import { BACKS } from './cards.ts'
import { cards, CATEGORIES, doubloons, join, orNothing, points, space, withMinus } from './counts.ts'

const isReader = (name: NameOf, seat: Seat): boolean => name.you === seat
/** A captain as the object of a sentence. */
const whom = (name: NameOf, seat: Seat): string => (isReader(name, seat) ? 'you' : name(seat))
/** A captain as its subject, with the verb: “Ola takes”, “You take”. */
const does = (name: NameOf, seat: Seat, verb: string, verbs = `${verb}s`): string =>
  isReader(name, seat) ? `You ${verb}` : `${name(seat)} ${verbs}`
const whose = (name: NameOf, seat: Seat): string => (isReader(name, seat) ? 'Your' : `${name(seat)}’s`)
const inner = (name: NameOf, seat: Seat): string => (isReader(name, seat) ? 'you have' : `${name(seat)} has`)

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const createLog = ({ card, known, counted }: LootNames): SeaLogText => ({
  began: ({ start, unseen }, name) => `${does(name, start, 'start')}.${unseen === 0 ? '' : ` ${cards(unseen)} are removed unseen.`}`,
  'shares-laid': ({ cards: laid }) => `On the spaces: ${laid.map(({ back }) => BACKS[back]).join(', ')}.`,
  'round-began': ({ round }) => `Round ${round}.`,
  looked: (event, name) => `${does(name, event.seat, 'look')} at ${space(event.space)}: ${orNothing(event.cards.map(known))}.`,
  left: (event, name) => `${does(name, event.seat, 'leave')} ${space(event.space)}.`,
  added: event => `${event.back === null ? 'A doubloon' : capital(BACKS[event.back])} is added to ${space(event.space)}.`,
  took: (event, name) =>
    `${does(name, event.seat, 'take')} ${space(event.space)}: ${orNothing([...event.cards.map(known), ...(event.doubloons > 0 ? [doubloons(event.doubloons)] : [])])}.`,
  drew: (event, name) => `${does(name, event.seat, 'take')} the top card of the deck: ${known(event.card)}.`,
  'found-deck-empty': ({ seat }, name) => `The deck is empty: ${whom(name, seat)} ${isReader(name, seat) ? 'take' : 'takes'} 1 doubloon.`,
  placed: (event, name) => `${does(name, event.seat, 'lay')} down ${known(event.card)}${event.card.open ? '' : ', face down'}.`,
  played: (event, name) => `${does(name, event.seat, 'play')} ${card(event.card)}.`,
  gained: (event, name) => `${whose(name, event.seat)} ${card(event.card)} brings ${doubloons(event.amount)}.`,
  paid: (event, name) => `${card(event.card)} costs ${whom(name, event.seat)} ${doubloons(event.amount)}.`,
  'parrot-moved': (event, name) => `${whose(name, event.seat)} ${card(event.card)} takes the Parrot from ${whom(name, event.from)}.`,
  picked: (event, name) =>
    `${whose(name, event.seat)} ${card(event.card)} takes a card from ${space(event.space)}: ${known(event.picked)}.`,
  'pirate-discarded': (event, name) => `${card(event.card)} costs ${whom(name, event.seat)} a Pirate: ${card(event.pirate)}.`,
  'boarding-began': ({ strengths, crews }, name) =>
    `Boarding! ${capital(strengths.map((strength, seat) => `${inner(name, seat)} ${crews[seat] === 0 ? 'no Pirates' : `strength ${withMinus(strength)}`}`).join(', '))}.`,
  fought: ({ seats: [one, other], winner, tied }, name) => {
    if (winner === null) return `${capital(whom(name, one))} and ${whom(name, other)} do not fight: neither has Pirates.`
    return `${does(name, winner, 'beat')} ${whom(name, winner === one ? other : one)}${tied ? ' (the Parrot breaks the tie)' : ''}.`
  },
  'chest-lost': (event, name) =>
    `${does(name, event.seat, 'take')} ${card(event.object)} from ${whom(name, event.from)}, and ${doubloons(event.taken)} out of it.`,
  resolved: (event, name) =>
    `${whose(name, event.seat)} ${card(event.card)} acts${event.victim === null ? '' : ` against ${whom(name, event.victim)}`}.`,
  'stole-doubloons': (event, name) =>
    `${whose(name, event.seat)} ${card(event.card)} steals ${doubloons(event.amount)} from ${whom(name, event.victim)}.`,
  'stole-rum': (event, name) =>
    `${whose(name, event.seat)} ${card(event.card)} steals ${known(event.rum)} from ${whom(name, event.victim)}.`,
  'exchanged-rum': (event, name) =>
    `${whose(name, event.seat)} ${card(event.card)} gives ${whom(name, event.victim)} ${known(event.given)} for ${known(event.taken)}.`,
  'exchanged-objects': (event, name) =>
    `${whose(name, event.seat)} ${card(event.card)} gives ${whom(name, event.victim)} ${card(event.given)} for ${card(event.taken)}.`,
  declined: (event, name) => `${whose(name, event.seat)} ${card(event.card)} exchanges nothing.`,
  aimed: (event, name) => `${whose(name, event.seat)} ${card(event.card)} goes after ${whom(name, event.victim)}.`,
  'object-discarded': (event, name) =>
    `${whose(name, event.by)} ${card(event.card)} makes ${whom(name, event.seat)} discard ${card(event.object)}${event.doubloons > 0 ? ` with ${doubloons(event.doubloons)}` : ''}.`,
  'no-effect': (event, name) => `${whose(name, event.seat)} ${card(event.card)} has no effect.`,
  'pirates-discarded': ({ pirates }) => `All Pirates are discarded: ${cards(pirates.flat().length)}.`,
  'chest-opened': (event, name) => `${does(name, event.seat, 'take')} ${doubloons(event.amount)} from ${card(event.object)}.`,
  revealed: (event, name) =>
    `${does(name, event.seat, 'reveal')} ${[
      ...(event.rum === null ? [] : [`Rum: ${orNothing(event.rum.map(card))}`]),
      ...(event.secrets === null ? [] : [`secrets: ${orNothing(event.secrets.map(card))}`]),
    ].join('; ')}.`,
  majority: (event, name) => `Most ${counted(event.of)}: ${whom(name, event.seat)} (${event.count}).`,
  counted: ({ category, points: all }, name) =>
    `${CATEGORIES[category]}: ${all.map((count, seat) => `${whom(name, seat)} ${withMinus(count)}`).join(', ')}.`,
  scored: (event, name) =>
    `${capital(whom(name, event.seat))}: doubloons ${event.doubloons}, Rum ${withMinus(event.rum)}, Relics ${withMinus(event.relics)}, secrets ${withMinus(event.secrets)}, Objects ${withMinus(event.objects)}; ${points(event.total)} in total.`,
  ended: ({ places, scores }, name) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    const [first = 0] = winners
    const result = points(scores[first] ?? 0)
    return winners.length === 1
      ? `${does(name, first, 'win')} with ${result}.`
      : `${capital(join(winners.map(seat => whom(name, seat))))} share the victory with ${result}.`
  },
})
