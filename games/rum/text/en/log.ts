/** Log lines in English. They address their reader: “You draw …”. */
import type { NameOf, Seat } from '@tortuga/kit'
import type { Texts } from '../types.ts'
import { visibleCards } from '../faces.ts'
import { card, cardList, cards, end, join, points, slotName } from './cards.ts'

/** A player and what they do: “Bonny draws”, “You draw”. */
const does = (name: NameOf, seat: Seat, verb: string, yours: string = verb.replace(/s$/, '')): string =>
  seat === name.you ? `You ${yours}` : `${name(seat)} ${verb}`

/** The names inside a sentence. */
const named = (name: NameOf, seats: readonly Seat[]): string => join(seats.map(seat => (seat === name.you ? 'you' : name(seat))))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Whether the verb for these seats stands in the plural, as it does for “you”. */
const isPlural = (name: NameOf, seats: readonly Seat[]): boolean => seats.length > 1 || seats[0] === name.you

export const log: Texts['log'] = {
  began: ({ start, dealer }, name) => {
    const starts = does(name, start, 'starts')
    return dealer === null ? `${starts}.` : `${does(name, dealer, 'deals')}, ${start === name.you ? 'you start' : starts}.`
  },
  'beach-laid': event => `On the beach: ${cardList(event.cards)}.`,
  dealt: (event, name) => {
    const open = event.cards.flatMap((face, seat) => {
      if (face === null) return []
      return seat === name.you ? [`Yours: ${card(face)}.`] : [`${name(seat)}: ${card(face)}.`]
    })
    return ['Each player gets a card.', ...open].join(' ')
  },
  drew: ({ seat, from, card: face, open }, name) => {
    if (from === 'wreck')
      return face === null
        ? `${does(name, seat, 'draws')} a card from the wreck.`
        : `${does(name, seat, 'draws')} from the wreck: ${card(face)}.`
    if (open && face !== null) return `${does(name, seat, 'takes')} ${card(face)} from the beach.`
    return `${does(name, seat, 'takes')} the face-down card from ${slotName(from)}${face === null ? '' : `: ${card(face)}`}.`
  },
  'parrot-drawn': ({ seat, from }, name) => `${does(name, seat, 'draws')} the parrot${from === 'wreck' ? '' : ` from ${slotName(from)}`}!`,
  refilled: ({ slot, card: face, open }) =>
    open && face !== null
      ? `A face-up card fills ${slotName(slot)}: ${card(face)}.`
      : `A face-down card fills ${slotName(slot)}${face === null ? '' : `: ${card(face)}`}.`,
  played: ({ seat, cards: played }, name) =>
    `${does(name, seat, 'plays')} a set: ${played.map(({ card: face, end: up }) => end(face, up)).join(', ')}.`,
  gained: ({ seat, colour, from, before, value, trio }, name) => {
    const how = trio ? ' (rum trio)' : ''
    if (from === seat) return `${does(name, seat, 'raises')} the ${colour} captain from ${before} to ${value}${how}.`
    if (from === null) return `${does(name, seat, 'gains')} the ${colour} captain, worth ${value}${how}.`
    return from === name.you
      ? `${does(name, seat, 'takes')} your ${colour} captain, now worth ${value}${how}.`
      : `${does(name, seat, 'takes')} the ${colour} captain from ${name(from)}, now worth ${value}${how}.`
  },
  'wreck-emptied': ({ seats }, name) =>
    `The wreck is empty. ${capital(named(name, seats))} ${isPlural(name, seats) ? 'have' : 'has'} the most cards and must return them.`,
  asked: ({ seats, amount }, name) => `The parrot: ${named(name, seats)} must return ${cards(amount)}${seats.length > 1 ? ' each' : ''}.`,
  sealed: ({ seat, cards: chosen }, name) =>
    `${does(name, seat, 'has chosen', 'have chosen')}${visibleCards(chosen).length > 0 ? `: ${cardList(visibleCards(chosen))}` : ''}.`,
  returned: ({ seat, cards: back }, name) =>
    `${does(name, seat, 'returns')} ${cards(back.length)}${visibleCards(back).length > 0 ? `: ${cardList(visibleCards(back))}` : ''}.`,
  'clock-rose': ({ to }) => (to === 8 ? 'The clock moves to 8: the pirate ship is here.' : `The clock moves to ${to}.`),
  'parrot-returned': () => 'The parrot goes into the wreck.',
  'tide-came': event => `The tide comes in! On the beach: ${cardList(event.cards)}.`,
  'washed-away': event => `A rum trio is washed away: ${cardList(event.cards)}.`,
  ended: ({ reason, places, scores }, name) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    const why = reason === 'points' ? 'Target reached' : 'The pirate ship is here'
    const win = winners.length > 1 ? 'share the win' : isPlural(name, winners) ? 'win' : 'wins'
    return `${why}: ${named(name, winners)} ${win} with ${points(scores[winners[0] ?? 0] ?? 0)}.`
  },
}
