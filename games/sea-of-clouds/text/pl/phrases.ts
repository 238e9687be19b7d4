/** Polish words and phrases that the terminal and the web table share. */
import type { CardBook } from '../card-book.ts'
import { createQuestion } from '../question.ts'
import type { LootNames, SeaPhrases, SeaQuestionText } from '../types.ts'
import { doubloons, join, points, space, spaceGenitive } from './counts.ts'

const chooseTarget = (card: string): string => `${card}: kto jest celem?`
const chooseExchange = (card: string): string => `${card}: co wymieniasz?`

const QUESTIONS: SeaQuestionText = {
  tasks: {
    decide: task => `Bierzesz wszystko z ${spaceGenitive(task.space)} czy zostawiasz?`,
    'play-cards': () => 'Którą kartę zagrywasz teraz?',
    resolve: () => 'Który pirat działa teraz?',
    'discard-object': (task, card) => `${card(task.card)}: który swój przedmiot odrzucasz?`,
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
    'discard-pirate': card => `${card}: którego pirata odrzucasz?`,
    'take-share-card': card => `${card}: którą kartę bierzesz?`,
    'steal-doubloons': chooseTarget,
    'steal-rum': chooseTarget,
    'exchange-rum': chooseExchange,
    'exchange-object': chooseExchange,
    'loser-discards': chooseTarget,
  },
}

export const createPhrases = (book: CardBook, { known, counted }: LootNames): SeaPhrases => ({
  deck: 'Talia',
  discards: 'Odrzucone',
  hat: 'Kapelusz',
  parrot: 'Papuga',
  pirates: 'Piraci',
  relics: 'Relikty',
  objects: 'Przedmioty',
  rum: 'Rum',
  secrets: 'Tajne karty',
  faceDown: 'zakryta',
  empty: 'puste',
  back: { rum: 'Rum', relic: 'Relikt', object: 'Przedmiot', pirate: 'Pirat' },
  kind: { immediate: 'natychmiastowy', permanent: 'stały', secret: 'tajny' },
  round: (round, rounds) => `Runda ${round} z ${rounds}`,
  nextBoarding: round => `abordaż po rundzie ${round}`,
  space,
  doubloons,
  points,
  seenBy: names => (names.length === 0 ? 'nikt nie zna' : `${names.length === 1 ? 'zna' : 'znają'} ${join(names)}`),
  resolved: 'już rozpatrzony',
  pending: names => `jeszcze do rozpatrzenia, cel: ${join(names)}`,
  waitingFor: name => `Teraz gra ${name}.`,
  question: createQuestion(QUESTIONS),
  leave: 'Zostaw',
  play: name => `Zagraj: ${name}`,
  pick: (from, place, name) => `Weź kartę ${place + 1} z ${spaceGenitive(from)}: ${name}`,
  discard: name => `Odrzuć: ${name}`,
  resolve: (name, victim) => `Rozpatrz: ${name}${victim === null ? '' : ` (cel: ${victim})`}`,
  aim: victim => `Cel: ${victim}`,
  decline: 'Bez wymiany',
  known,
  card: book,
  counted,
})
