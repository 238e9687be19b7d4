/** RUM in English: what is said at every table. */
import { pluralFor } from '@tortuga/kit'
import type { Colour, End, Face, SlotNumber } from '../rules/index.ts'
import { endsOf, shownOf } from './faces.ts'
import type { Sayings } from './texts.ts'
import { cited } from './titles-en.ts'

const plural = pluralFor('en')

export const cards = (count: number): string => plural(count, { one: 'card', other: 'cards' })
export const points = (count: number): string => plural(count, { one: 'point', other: 'points' })
export const bottles = (count: number, colour: Colour): string => plural(count, { one: `${colour} bottle`, other: `${colour} bottles` })
export const slotName = (slot: SlotNumber): string => `slot ${slot + 1}`
export const card = (face: Face): string => {
  const ends = endsOf(face)
  return ends === null ? 'the parrot' : `2 ${ends.double} / 1 ${ends.single}`
}
export const end = (face: Face, up: End): string => {
  const ends = endsOf(face)
  return ends === null ? 'the parrot' : up === 'two' ? `2 ${ends.double}` : `1 ${ends.single}`
}
const list = (faces: readonly Face[]): string => faces.map(card).join(', ')
export const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
const verb = (count: number, one: string, more: string): string => (count === 1 ? one : more)

export const en: Sayings = {
  log: {
    began: ({ start, dealer }, name) => (dealer === null ? `${name(start)} begins.` : `${name(dealer)} deals, ${name(start)} begins.`),
    'beach-laid': event => `On the beach: ${list(event.cards)}.`,
    dealt: (event, name) =>
      ['Everybody gets a card.', ...event.cards.flatMap((face, seat) => (face === null ? [] : [`${name(seat)}: ${card(face)}.`]))].join(
        ' ',
      ),
    drew: ({ seat, from, card: face, open }, name) => {
      if (from === 'wreck')
        return face === null ? `${name(seat)} draws a card from the wreck.` : `${name(seat)} draws from the wreck: ${card(face)}.`
      if (open && face !== null) return `${name(seat)} takes ${card(face)} from the beach.`
      return `${name(seat)} takes the face-down card of ${slotName(from)}${face === null ? '' : `: ${card(face)}`}.`
    },
    'parrot-drawn': ({ seat, from }, name) => `${name(seat)} draws the parrot${from === 'wreck' ? '' : ` from ${slotName(from)}`}!`,
    refilled: ({ slot, card: face, open }) =>
      open && face !== null
        ? `Into ${slotName(slot)}, face up: ${card(face)}.`
        : `A face-down card fills ${slotName(slot)}${face === null ? '' : `: ${card(face)}`}.`,
    played: (event, name) => `${name(event.seat)} plays a set: ${event.cards.map(laid => end(laid.card, laid.end)).join(', ')}.`,
    gained: ({ seat, colour, from, before, value, trio }, name) => {
      const how = trio ? ' (rum trio)' : ''
      if (from === seat) return `${name(seat)} raises the ${colour} captain from ${before} to ${value}${how}.`
      if (from === null) return `${name(seat)} gains the ${colour} captain at ${value}${how}.`
      return `${name(seat)} takes the ${colour} captain from ${name(from)}, now at ${value}${how}.`
    },
    'wreck-emptied': ({ seats }, name) =>
      `The wreck is empty: ${join(seats.map(name))} ${verb(seats.length, 'holds', 'hold')} the most cards.`,
    asked: ({ seats, amount }, name) => `${join(seats.map(name))} must return ${cards(amount)}${seats.length > 1 ? ' each' : ''}.`,
    sealed: ({ seat, cards: chosen }, name) => `${name(seat)} has chosen${shownOf(chosen).length > 0 ? `: ${list(shownOf(chosen))}` : ''}.`,
    returned: ({ seat, cards: back }, name) =>
      `${name(seat)} returns ${cards(back.length)}${shownOf(back).length > 0 ? `: ${list(shownOf(back))}` : ''}.`,
    'clock-rose': ({ to }) => (to === 8 ? 'The clock shows 8: the pirate ship is here.' : `The clock shows ${to}.`),
    'parrot-returned': () => 'The parrot goes into the wreck.',
    'tide-came': event => `The tide! On the beach: ${list(event.cards)}.`,
    'washed-away': event => `A trio is washed away: ${list(event.cards)}.`,
    ended: ({ reason, places, scores }, name) => {
      const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
      const why = reason === 'points' ? 'The target is reached.' : 'The pirate ship has come.'
      return `${why} ${join(winners.map(name))} ${verb(winners.length, 'wins', 'share the win')} with ${points(scores[winners[0] ?? 0] ?? 0)}.`
    },
  },
  refusals: {
    over: () => 'The match is over.',
    watching: () => 'You are watching this match.',
    'not-your-turn': () => 'It is not your turn.',
    'discards-first': ({ amount }) => `First the discards: ${cards(amount)} for the parrot.`,
    'no-discard-owed': () => 'You owe no cards now.',
    'not-in-hand': ({ card: face }) => `You do not hold ${card(face)}.`,
    'card-twice': ({ card: face }) => `You cannot use ${card(face)} twice.`,
    'wrong-count': ({ given, amount }) => `You must return ${cards(amount)}, not ${given}.`,
    'no-cards': () => 'A set needs at least one card from your hand.',
    'beach-counts-whole': () => 'In this edition all face-up bottles of the beach count; they are not chosen.',
    'slot-face-down': ({ slot }) => `No bottle lies face up in ${slotName(slot)}.`,
    'slot-twice': ({ slot }) => `You have named ${slotName(slot)} twice.`,
    'gains-nothing': ({ shortfalls }) =>
      `This set gains no captain: ${shortfalls
        .map(({ colour, bottles: count, value, own }) =>
          own && value === 8
            ? `your ${colour} captain cannot rise above 8`
            : `${bottles(count, colour)} against ${own ? 'your own' : 'a'} captain at ${value}`,
        )
        .join('; ')}.`,
    'hand-adds-nothing': ({ colours }) => `One of your cards must help to gain a captain (${join(colours)}).`,
  },
  reasons: {
    'at-random': () => 'picked at random',
    wins: ({ points: count }) => `wins at once with ${points(count)}`,
    gains: ({ points: won, taken, cards: count }) =>
      `${points(won)} won${taken > 0 ? ` and ${taken} taken from others` : ''} for ${cards(count)}`,
    'draws-for': ({ colour, value }) => `helps to bring the ${colour} captain to ${value}`,
    digs: () => 'nothing in sight is better than a fresh card',
    'keeps-best': () => 'keeps the cards that promise most',
  },
  presets: {
    pl: { name: 'Polish edition', about: 'A random player begins; all beach bottles count.' },
    en: { name: 'English edition', about: 'The player after the dealer begins; beach bottles are chosen.' },
  },
  bots: {
    'cabin-boy': { name: 'Cabin boy', about: 'Plays like a child: more often than not any move at all.' },
    deckhand: { name: 'Deckhand', about: 'Knows the rules and slips in every third move.' },
    sailor: { name: 'Sailor', about: 'Plays sensibly, with a slip now and then.' },
    boatswain: { name: 'Boatswain', about: 'Thinks ahead and seldom slips.' },
    captain: { name: 'Captain', about: 'Thinks as long as it may, and makes no slips.' },
  },
  rules: cited,
}
