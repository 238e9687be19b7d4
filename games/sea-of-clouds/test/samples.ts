/** Samples of Sea of Clouds for the workbench and the pictures. */
import type { GameSamples, SamplePosition } from '@tortuga/games/samples'
import type { LootEffect, SeaTypes, Task, View } from '../rules/index.ts'

/** Tasks and effects that happen without a question. A new one without an entry here or below does not compile. */
type NeverAsks =
  | 'effect' // its own type counts instead
  | 'refill'
  | 'end-turn'
  | 'board'
  | 'end-boarding'
  | 'end-round'
  | 'take-doubloons'
  | 'pay-doubloons'
  | 'take-parrot'
  | 'add-to-shares'
type AskingKind = Exclude<Task['type'] | LootEffect['type'], NeverAsks>

/** A boarding in which A may aim an effect at two defeated captains. */
const aiming = (effect: string): SamplePosition => ({
  position: `standard | A: 3 | B: 3 rum rum-4 objects cutlass cursed-idol | C: 3 rum rum-2 | agenda: effect A ${effect} vs B C, end-boarding`,
  viewer: 0,
})
const EXCHANGE_RUM =
  'standard | A: 3 rum rotgut rum-1 | B: 3 rum rum-4 rum-2 | C: 3 | agenda: effect A smuggler exchange-rum vs B C, end-boarding'
const EXCHANGE_OBJECT =
  'standard | A: 3 objects rusty-sword | B: 3 objects cutlass magic-shell.2 secrets rum-guide | agenda: effect A swindler exchange-object vs B, end-boarding'
const ORDER = 'standard | hand: beer cook | A: 3 | B: 3 | agenda: play-cards A, end-turn A'
const EMPTY_DECK = 'standard | spaces: rum-1 / cutlass +1 / - +2 | A: 3 | B: 3 | deck: - | discards: …'

/** A position with cards everywhere. */
const LATE =
  'standard | round: 6 | spaces: gunner{A} rotgut / purse{B} +1 / kraken-eye{A} +2 | A: 6 pirates cook relics kraken-eye.2 objects cutlass rum rum-1 rum-2 secrets rum-guide | B: 4 pirates gunner.2 relics behemoth-tooth objects chest+3 rum rum-4 | discards: steward'

const QUESTIONS: Readonly<Record<AskingKind, SamplePosition | null>> = {
  decide: null,
  'play-cards': null,
  resolve: null,
  'take-share-card': null,
  'discard-pirate': {
    position: 'standard | A: 3 pirates cook gunner | B: 3 | agenda: effect A mutiny discard-pirate, end-turn A',
    viewer: 0,
  },
  'steal-doubloons': aiming('rachel-cruz steal-doubloons 2'),
  'steal-rum': aiming('gunner steal-rum 1'),
  'loser-discards': aiming('mr-feather loser-discards'),
  'discard-object': null,
  'exchange-rum': null,
  'exchange-object': null,
}

export const samples: GameSamples<SeaTypes> = {
  questionOf: ({ agenda: [task] }: View) => (task?.type === 'effect' ? task.effect.type : (task?.type ?? 'none')),
  questions: QUESTIONS,
  refusals: {
    'not-defeated': { position: EXCHANGE_OBJECT, viewer: 0, move: 'exchange A 1 for 1' },
    'no-rum-there': { position: EXCHANGE_RUM, viewer: 0, move: 'exchange C 1' },
    'not-your-rum': { position: EXCHANGE_RUM, viewer: 0, move: 'exchange B 3' },
    'drawn-blind': { position: EXCHANGE_RUM, viewer: 0, move: 'exchange B 1 for 1' },
    'not-in-hand': { position: ORDER, viewer: 0, move: 'play 3' },
    'no-such-object': { position: EXCHANGE_OBJECT, viewer: 0, move: 'exchange B 1 for 3' },
    'not-your-object': { position: EXCHANGE_OBJECT, viewer: 0, move: 'exchange B 2 for 1' },
  },
  events: {
    aimed: { ...aiming('mr-feather loser-discards'), move: 'aim B' },
    'found-deck-empty': { position: EMPTY_DECK, after: ['leave', 'leave'], viewer: 0, move: 'leave' },
  },
  taps: [
    { position: LATE, viewer: 0, name: 'A captain’s board', taps: ['.soc-seat-open'] },
    { position: LATE, viewer: 0, name: 'A part of a board', taps: ['.soc-bay >> nth=1'] },
    { position: LATE, viewer: 0, name: 'A share', taps: ['.soc-pile'] },
    { position: LATE, viewer: 0, name: 'Deck and discards', taps: ['.soc-deck'] },
    { ...aiming('mr-feather loser-discards'), name: 'An answer in preparation', taps: ['.soc .option'] },
  ],
  pictures: [
    { name: 'order', golden: 'standard-4', moves: 79, viewer: 2 },
    { name: 'boarding', golden: 'standard-3', moves: 72, viewer: 0 },
  ],
}
