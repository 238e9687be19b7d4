/** The report in English. Figures are passed in as formatted text. */
import { pluralFor } from '@tortuga/kit'
import type { SeatGrouping } from '../../analysis/observations.ts'
import type { OutlierKind } from '../../analysis/outliers.ts'

const plural = pluralFor('en')
const list = (names: readonly string[]): string => names.join(', ')
const ORDER = [
  'the first player',
  'the second player',
  'the third player',
  'the fourth player',
  'the fifth player',
  'the sixth player',
] as const

export const report = {
  title: (game: string) => `${game} in the lab`,
  /** The unit of a difference between two shares. */
  percentagePoints: 'pp',
  ladderTitle: (game: string) => `The ladder of ${game}`,
  sections: {
    glance: 'At a glance',
    comparison: 'The two variants compared',
    wins: 'Wins',
    scores: 'Scores',
    length: 'Length and counts',
    endings: 'How games end',
    cards: 'Cards',
    outliers: 'Notable games',
    ratings: 'Elo',
    pairings: 'Pairings',
    how: 'How this was made',
  },
  columns: {
    who: 'who',
    wins: 'wins',
    interval: '95 % interval',
    even: 'even share',
    verdict: 'verdict',
    mean: 'mean',
    deviation: 'deviation',
    least: 'least',
    median: 'median',
    most: 'most',
    what: 'what',
    ending: 'ending',
    share: 'share',
    card: 'card',
    side: 'side',
    taken: 'taken',
    played: 'played',
    wonTaken: 'taken and won',
    wonPlayed: 'played and won',
    wonKept: 'held at the end and won',
    base: 'all cards',
    why: 'why',
    game: 'game',
    moves: 'moves',
    lead: 'lead',
    file: 'file',
    first: 'first',
    second: 'second',
    difference: 'difference',
    bot: 'bot',
    elo: 'Elo',
    against: 'against',
    games: 'games',
    place: 'mean place',
  },
  facts: (count: string, deals: string, seats: number, bots: readonly string[], seed: string) =>
    `${count} games of ${deals} deals, ${plural(seats, { one: 'seat', other: 'seats' })}, bots: ${list(bots)}. Seed: ${seed}.`,
  variant: (letter: string, name: string) => `${letter}: ${name}`,
  early: (count: string, wanted: string) => `Stopped early, with ${count} of ${wanted} games.`,
  /** A seat, counted from 1. */
  seat: (number: number) => `seat ${number}`,
  /** A place in turn order, counted from 1. */
  order: (number: number): string => ORDER[number - 1] ?? `player ${number}`,
  groupings: { seat: 'By seat', order: 'By turn order', side: 'By side', bot: 'By bot' } satisfies Readonly<Record<SeatGrouping, string>>,
  everybody: 'everybody',
  winsOf: (who: string) => `wins of ${who}`,
  scoreOf: (who: string) => `points of ${who}`,
  endsBy: (ending: string) => `ending: ${ending}`,
  length: 'moves per game',
  margin: 'lead of the first over the second, in points',
  shared: 'shared first place',
  verdicts: { above: 'more than even', below: 'less than even', even: 'could be even' },
  winSentence: (who: string, share: string, interval: string, even: string, verdict: 'above' | 'below' | 'even') =>
    `${who} wins ${share} (${interval}); an even share is ${even}. ${
      {
        above: 'That is more than noise: an advantage.',
        below: 'That is more than noise: a disadvantage.',
        even: 'That may well be noise.',
      }[verdict]
    }`,
  lengthSentence: (median: string, low: string, high: string) =>
    `Half of the games have up to ${median} moves; nine in ten have ${low} to ${high}.`,
  endingSentence: (ending: string, share: string) => `Most common ending (${share}): ${ending}.`,
  deadSentence: (names: readonly string[]) => `Dead cards, played in fewer than 5 % of the games: ${list(names)}.`,
  noneDead: 'No card is dead: each is played in at least 5 % of the games, as far as these games can tell.',
  cardsLead: (cards: number) =>
    `Shares of games in which a card is taken and played, and how often the players who did so won. Winners play more cards than losers, so compare with “all cards”. Of ${cards} cards about ${Math.max(1, Math.round(cards / 20))} would stand out by chance.`,
  outliersLead: 'Each game is a journal: open it with tortuga replay, or on the page as a saved match.',
  outliers: {
    longest: value => `longest: ${value} moves`,
    shortest: value => `shortest: ${value} moves`,
    highest: value => `highest score: ${value}`,
    lowest: value => `lowest score: ${value}`,
    widest: value => `widest lead: ${value}`,
    ending: () => 'rare ending',
  } as Readonly<Record<OutlierKind, (value: string) => string>>,
  real: 'more than noise',
  noise: 'could be noise',
  differs: (what: string, change: string, interval: string, isReal: boolean) =>
    `${what}: ${change} (${interval}). ${isReal ? 'That is more than noise.' : 'That could be noise.'}`,
  sameGames: 'Both variants played exactly the same games: nothing differs.',
  nothingDiffers: (first: string, second: string, figures: number) =>
    `Between ${first} and ${second} nothing differs by more than noise (${figures} figures compared).`,
  someDiffer: (first: string, second: string, real: number, figures: number) =>
    `From ${first} to ${second}, ${real} of ${figures} figures ${real === 1 ? 'differs' : 'differ'} by more than noise.`,
  comparisonLead: (deals: string) =>
    `Both variants played the same ${deals} deals. A difference is called more than noise if its p-value, corrected for multiple comparisons, is below 0.05.`,
  ladderLead: (playouts: string | null) =>
    `Mirrored deals: each is played once for every rotation of the seats. ${playouts === null ? 'Every bot has its usual search budget.' : `Searching bots get ${playouts} playouts a move, possibly less than usual.`}`,
  /** An Elo difference without an upper bound. */
  orMore: (lead: string) => `${lead} or more`,
  orLess: (lead: string) => `${lead} or less`,
  ratingsLead: (first: string) => `One scale for all bots; ${first} is at 0.`,
  placeLead: (even: string, middle: string) =>
    `The first bot sits alone among the others: an even share is ${even}, the average place ${middle}.`,
  how: {
    command: 'The command:',
    seeds: (kind: string, seed: string, last: number) =>
      `The seed of deal n is the SHA-256 of “tortuga-${kind}-1”, “${seed}” and n, on three lines; n runs from 0 to ${last}.`,
    build: (rules: number, build: string) => `Rules ${rules}, build ${build}.`,
    intervals:
      'Intervals contain the true value in 95 of 100 such runs: Wilson’s for shares, Student’s for means. Games of the same deal are correlated, so deals are counted, not games. A shared win counts as a fraction.',
    elo: 'The Elo difference of a pair follows from its share and interval. The scale is fitted to all pairs together (Bradley–Terry); its intervals come from a thousand fits to posterior draws.',
    again: 'The same command plays the same games on any machine; games.jsonl has one line per game.',
  },
  plots: {
    share: 'share',
    change: 'difference',
    games: 'number of games',
    seats: 'number of players',
    moves: 'moves',
    points: 'points',
    lead: 'lead in points',
    elo: 'Elo',
    evenLine: 'even',
    baseLine: 'all cards',
    noLine: 'no difference',
    forest: (what: string) => `${what}, with 95 % intervals`,
    histogram: (what: string) => `Distribution: ${what}`,
    dots: 'Games by length and lead; ringed games are links',
    inTable: 'The same figures are in the table.',
  },
  page: { language: 'Language', theme: 'Theme', themes: { auto: 'system', light: 'light', dark: 'dark' }, contents: 'Contents' },
}
