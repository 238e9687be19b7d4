/** English words and phrases that the terminal and the web table share. */
import type { CardBook } from '../card-book.ts'
import { createQuestion } from '../question.ts'
import type { LootNames, SeaPhrases, SeaQuestionText } from '../types.ts'
import { doubloons, join, points, space } from './counts.ts'

const chooseTarget = (card: string): string => `${card}: which captain is the target?`
const chooseExchange = (card: string): string => `${card}: what do you exchange?`

const QUESTIONS: SeaQuestionText = {
  tasks: {
    decide: task => `Take everything on ${space(task.space)}, or leave it?`,
    'play-cards': () => 'Which card do you play next?',
    resolve: () => 'Which Pirate acts next?',
    'discard-object': (task, card) => `${card(task.card)}: which of your Objects do you discard?`,
    refill: null,
    'end-turn': null,
    board: null,
    'end-boarding': null,
    'end-round': null,
  },
  effects: {
    'take-doubloons': null,
    'pay-doubloons': null,
    'take-parrot': null,
    'add-to-shares': null,
    'discard-pirate': card => `${card}: which of your Pirates do you discard?`,
    'take-share-card': card => `${card}: which card do you take?`,
    'steal-doubloons': chooseTarget,
    'steal-rum': chooseTarget,
    'exchange-rum': chooseExchange,
    'exchange-object': chooseExchange,
    'loser-discards': chooseTarget,
  },
}

export const createPhrases = (book: CardBook, { known, counted }: LootNames): SeaPhrases => ({
  deck: 'Deck',
  discards: 'Discards',
  hat: 'Hat',
  parrot: 'Parrot',
  pirates: 'Pirates',
  relics: 'Relics',
  objects: 'Objects',
  rum: 'Rum',
  secrets: 'Secrets',
  faceDown: 'face down',
  empty: 'empty',
  back: { rum: 'Rum', relic: 'Relic', object: 'Object', pirate: 'Pirate' },
  kind: { immediate: 'immediate', permanent: 'permanent', secret: 'secret' },
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  nextBoarding: round => `boarding after round ${round}`,
  space,
  doubloons,
  points,
  seenBy: names => (names.length === 0 ? 'seen by nobody' : `seen by ${join(names)}`),
  resolved: 'already resolved',
  pending: names => `still to be resolved against ${join(names)}`,
  waitingFor: name => `Waiting for ${name}.`,
  question: createQuestion(QUESTIONS),
  leave: 'Leave it',
  play: name => `Play ${name}`,
  pick: (from, place, name) => `Take card ${place + 1} of ${space(from)}: ${name}`,
  discard: name => `Discard ${name}`,
  resolve: (name, victim) => `Resolve ${name}${victim === null ? '' : ` against ${victim}`}`,
  aim: victim => `Aim at ${victim}`,
  decline: 'Exchange nothing',
  known,
  card: book,
  counted,
})
