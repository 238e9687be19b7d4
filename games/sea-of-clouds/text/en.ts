/** Sea of Clouds in English. */
import { pluralFor } from '@tortuga/kit'
import type { Back, Seen, Shown, Space, Task } from '../rules/index.ts'
import type { CardBook } from './cards.ts'
import type { Texts } from './texts.ts'
import { chapters, titles } from './titles-en.ts'

const plural = pluralFor('en')
const BACKS: Readonly<Record<Back, string>> = { rum: 'a Rum', relic: 'a Relic', object: 'an Object', pirate: 'a Pirate' }
const COUNTED: Readonly<Record<string, string>> = { rum: 'Rum', relic: 'Relics', doubloons: 'doubloons' }

const cards = (count: number): string => plural(count, { one: 'card', other: 'cards' })
const doubloons = (count: number): string => plural(count, { one: 'doubloon', other: 'doubloons' })
const minus = (count: number): string => String(count).replace('-', '−')
const points = (count: number): string => plural(count, { one: 'point', other: 'points' }).replace('-', '−')
/** What a share is worth: a gain, nothing or a loss. */
const worth = (count: number, before = ''): string =>
  count > 0 ? `${before}about ${points(count)} here` : count === 0 ? 'next to nothing here' : `a loss of about ${points(-count)} here`
const hopes = (count: number): string =>
  count > 0
    ? `about ${count} to be hoped for elsewhere`
    : count === 0
      ? 'nothing to be hoped for elsewhere'
      : `a loss of about ${-count} elsewhere`
const space = (number: Space): string => `space ${number + 1}`
const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
const orNothing = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(', '))

const question = (task: Task, card: (face: string) => string): string => {
  switch (task.type) {
    case 'decide':
      return `Take what lies on ${space(task.space)}, or leave it?`
    case 'play-cards':
      return 'Which card do you play next?'
    case 'resolve':
      return 'Which Pirate do you resolve next?'
    case 'discard-object':
      return `${card(task.card)}: which of your Objects do you discard?`
    case 'effect':
      switch (task.effect.type) {
        case 'discard-pirate':
          return `${card(task.card)}: which of your Pirates do you discard?`
        case 'take-share-card':
          return `${card(task.card)}: which card do you take?`
        case 'exchange-rum':
        case 'exchange-object':
          return `${card(task.card)}: what do you exchange?`
        default:
          return `${card(task.card)}: at whom do you aim it?`
      }
    default:
      return ''
  }
}

export const createEn = (book: CardBook): Texts => {
  const card = (face: string): string => book(face).name
  const seen = ({ back, face }: Pick<Seen, 'back' | 'face'>): string => (face === null ? BACKS[back] : card(face))
  const list = (shown: readonly Shown[]): string => orNothing(shown.map(seen))
  const counted = (of: string): string => COUNTED[of] ?? card(of)
  return {
    game: { name: 'Sea of Clouds', about: 'Share out the loot, board your neighbours, and keep your secrets to the end.' },
    log: {
      began: ({ start, unseen }, name) => `${name(start)} begins.${unseen === 0 ? '' : ` ${cards(unseen)} are left out unseen.`}`,
      'shares-laid': ({ backs }) => `On the spaces: ${backs.map(back => BACKS[back]).join(', ')}.`,
      'round-began': ({ round }) => `Round ${round}.`,
      looked: (event, name) => `${name(event.seat)} looks at ${space(event.space)}: ${list(event.cards)}.`,
      left: (event, name) => `${name(event.seat)} leaves ${space(event.space)}.`,
      added: event => `${event.back === null ? 'A doubloon' : `A card (${BACKS[event.back]})`} is added to ${space(event.space)}.`,
      took: (event, name) =>
        `${name(event.seat)} takes ${space(event.space)}: ${orNothing([...event.cards.map(seen), ...(event.doubloons > 0 ? [doubloons(event.doubloons)] : [])])}.`,
      drew: (event, name) => `${name(event.seat)} takes the top card of the deck: ${seen(event.card)}.`,
      'found-deck-empty': ({ seat }, name) => `The deck is empty: ${name(seat)} takes 1 doubloon.`,
      placed: (event, name) => `${name(event.seat)} lays down ${seen(event.card)}${event.card.open ? '' : ', face down'}.`,
      played: (event, name) => `${name(event.seat)} plays ${card(event.card)}.`,
      gained: (event, name) => `${name(event.seat)} takes ${doubloons(event.amount)} (${card(event.card)}).`,
      paid: (event, name) => `${name(event.seat)} pays ${doubloons(event.amount)} (${card(event.card)}).`,
      'parrot-moved': (event, name) => `${name(event.seat)} takes the Parrot from ${name(event.from)} (${card(event.card)}).`,
      picked: (event, name) => `${name(event.seat)} takes a card from ${space(event.space)}: ${seen(event.picked)} (${card(event.card)}).`,
      'pirate-discarded': (event, name) => `${name(event.seat)} discards ${card(event.pirate)} (${card(event.card)}).`,
      'boarding-began': ({ strengths, crews }, name) =>
        `Boarding! ${strengths.map((strength, seat) => `${name(seat)} ${crews[seat] === 0 ? 'without Pirates' : strength}`).join(', ')}.`,
      fought: ({ seats: [one, other], winner, tied }, name) =>
        winner === null
          ? `${name(one)} and ${name(other)} do not fight: neither has Pirates.`
          : `${name(winner)} beats ${name(winner === one ? other : one)}${tied ? ' (a tie, by the Parrot)' : ''}.`,
      'chest-lost': (event, name) =>
        `${name(event.seat)} takes ${card(event.object)} from ${name(event.from)}, and ${doubloons(event.taken)} out of it.`,
      'stole-doubloons': (event, name) =>
        `${name(event.seat)} steals ${doubloons(event.amount)} from ${name(event.victim)} (${card(event.card)}).`,
      'stole-rum': (event, name) => `${name(event.seat)} steals ${seen(event.rum)} from ${name(event.victim)} (${card(event.card)}).`,
      'exchanged-rum': (event, name) =>
        `${name(event.seat)} gives ${name(event.victim)} ${seen(event.given)} for ${seen(event.taken)} (${card(event.card)}).`,
      'exchanged-objects': (event, name) =>
        `${name(event.seat)} gives ${name(event.victim)} ${card(event.given)} for ${card(event.taken)} (${card(event.card)}).`,
      declined: (event, name) => `${name(event.seat)} exchanges nothing (${card(event.card)}).`,
      aimed: (event, name) => `${name(event.seat)} aims ${card(event.card)} at ${name(event.victim)}.`,
      'object-discarded': (event, name) =>
        `${name(event.seat)} discards ${card(event.object)}${event.doubloons > 0 ? ` with ${doubloons(event.doubloons)}` : ''} (${card(event.card)}).`,
      'no-effect': (event, name) => `${card(event.card)} brings ${name(event.seat)} nothing.`,
      'pirates-discarded': ({ pirates }) => `All Pirates are discarded: ${cards(pirates.flat().length)}.`,
      'chest-opened': (event, name) => `${name(event.seat)} takes ${doubloons(event.amount)} from ${card(event.object)}.`,
      revealed: (event, name) =>
        `${name(event.seat)} turns up Rum: ${orNothing(event.rum.map(card))}; secrets: ${orNothing(event.secrets.map(card))}.`,
      majority: (event, name) => `Most ${counted(event.of)}: ${name(event.seat)} (${event.count}).`,
      scored: (event, name) =>
        `${name(event.seat)}: doubloons ${event.doubloons}, Rum ${minus(event.rum)}, Relics ${minus(event.relics)}, secrets ${minus(event.secrets)}, Objects ${minus(event.objects)}; ${points(event.total)} in all.`,
      ended: ({ places, scores }, name) => {
        const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
        return `${join(winners.map(name))} ${winners.length === 1 ? 'wins' : 'share the win'} with ${points(scores[winners[0] ?? 0] ?? 0)}.`
      },
    },
    refusals: {
      over: () => 'The match is over.',
      watching: () => 'You are watching this match.',
      'not-asked': () => 'It is not for you to answer now.',
      'another-question': ({ asked }) =>
        asked === 'decide' ? 'First take or leave what you are looking at.' : 'You are asked something else first.',
      'not-in-hand': ({ place }) => `You have not taken so many cards: there is no card ${place + 1}.`,
      'no-card-there': refusal => `There is no card ${refusal.place + 1} on ${space(refusal.space)}.`,
      'not-your-pirate': refusal => `${card(refusal.card)} is not one of your Pirates.`,
      'nothing-to-resolve': refusal => `${card(refusal.card)} has been resolved already.`,
      'wrong-victim': refusal =>
        refusal.victim === null
          ? `${card(refusal.card)} is resolved for one captain at a time: say for whom.`
          : `${card(refusal.card)} cannot be resolved for that captain now.`,
      'not-defeated': () => 'You have not defeated that captain.',
      'not-your-rum': refusal => `You have no ${card(refusal.card)} among your Rum.`,
      'not-your-object': refusal => `${card(refusal.card)} is not one of your face-up Objects.`,
      'no-such-object': refusal =>
        refusal.card === null ? 'Say which Object you want for it.' : `That captain has no ${card(refusal.card)} face up.`,
      'no-rum-there': () => 'That captain has no Rum.',
      'drawn-blind': () => 'The other Rum is drawn blind: you cannot choose it.',
    },
    reasons: {
      'at-random': () => 'picked at random',
      takes: ({ points: now, hoped }) => `${worth(now)}, ${hopes(hoped)}`,
      leaves: ({ points: now, hoped }) => `${worth(now, 'only ')}, ${hopes(hoped)}`,
      denies: ({ points: count }) => `else the next captain gets about ${points(count)}`,
      arms: ({ strength, rounds }) =>
        `adds ${strength} to your strength; boarding ${rounds === 1 ? 'after this round' : `in ${plural(rounds, { one: 'round', other: 'rounds' })}`}`,
      foresees: () => 'fewer points now, but better chances after the next turns',
      orders: reason => `${card(reason.card)} comes best first`,
      picks: ({ points: count }) => (count > 0 ? `promises about ${points(count)}` : 'nothing better is to be had'),
      'gives-up': reason => `${card(reason.card)} is missed least`,
      resolves: reason => `${card(reason.card)} comes best first`,
      aims: () => 'hurts where it matters most',
      exchanges: ({ points: count }) => `brings about ${points(count)}`,
      keeps: () => 'nothing better is to be had',
    },
    options: {
      deck: {
        name: 'Deck',
        about: 'Which loot cards and boards are played with. The printed list is not public.',
        values: { completed: 'The known cards, completed to 94' },
      },
      startSeat: { name: 'Who begins', about: 'The captain with Hat and Parrot.', values: { random: 'A random captain' } },
      reminders: {
        name: 'Reminders',
        about: 'Whether the table shows you again the faces you have seen before.',
        values: { true: 'Yes', false: 'No, from memory' },
      },
    },
    presets: { standard: { name: 'Standard', about: 'A random captain begins; the table reminds you of what you have seen.' } },
    bots: {
      'cabin-boy': { name: 'Cabin boy', about: 'Plays like a child: more often than not any answer at all.' },
      deckhand: { name: 'Deckhand', about: 'Knows the rules and slips often.' },
      sailor: { name: 'Sailor', about: 'Plays sensibly, with a slip now and then.' },
      boatswain: { name: 'Boatswain', about: 'Thinks of the next captain and seldom slips.' },
      captain: { name: 'Captain', about: 'Thinks as long as it may, and makes no slips.' },
    },
    chapters,
    rules: titles,
    words: {
      spaces: 'Spaces',
      deck: 'Deck',
      discards: 'Discards',
      hat: 'Hat',
      parrot: 'Parrot',
      boarding: 'Boarding',
      strength: 'Strength',
      pirates: 'Pirates',
      relics: 'Relics',
      objects: 'Objects',
      rum: 'Rum',
      secrets: 'Secrets',
      faceDown: 'face down',
      empty: 'empty',
      nobody: 'nobody',
      yourTurn: 'You are asked',
      back: { rum: 'Rum', relic: 'Relic', object: 'Object', pirate: 'Pirate' },
      kind: { immediate: 'immediate', permanent: 'permanent', secret: 'secret' },
      round: (round, rounds) => `Round ${round} of ${rounds}`,
      nextBoarding: round => `boarding after round ${round}`,
      space,
      cards,
      doubloons,
      points,
      seenBy: names => (names.length === 0 ? 'seen by nobody' : `seen by ${join(names)}`),
      waitingFor: name => `Waiting for ${name}.`,
      question,
      take: 'Take it all',
      leave: 'Leave it',
      play: name => `Play ${name}`,
      pick: (from, place, name) => `Take card ${place + 1} of ${space(from)}: ${name}`,
      discard: name => `Discard ${name}`,
      resolve: (name, victim) => `Resolve ${name}${victim === null ? '' : ` against ${victim}`}`,
      aim: victim => `Aim at ${victim}`,
      exchange: (victim, give, take) => `Give ${victim} ${give} for ${take ?? 'a random Rum'}`,
      decline: 'Exchange nothing',
      seen,
      card: book,
      counted,
    },
  }
}
