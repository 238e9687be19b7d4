/** The lab in English. */
import { pluralFor } from '@tortuga/kit'
import type { LabTexts } from './texts.ts'

const plural = pluralFor('en')
const list = (names: readonly string[]): string => names.join(', ')
const games = (count: number): string => plural(count, { one: 'game', other: 'games' })
const time = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : seconds < 5400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`

const ORDER = [
  'whoever begins',
  'the second in turn',
  'the third in turn',
  'the fourth in turn',
  'the fifth in turn',
  'the sixth in turn',
] as const

export const en: LabTexts = {
  misuse: {
    options: (given, presets) => `"${given}" is neither a set of options (${list(presets)}) nor JSON nor a file.`,
    notJson: name => `"${name}" is no JSON object.`,
    badOptions: (name, why, options) => `"${name}" does not fit this game's options at: ${why}; there are: ${list(options)}.`,
    games: '--games is a whole number from 1 to 1000000.',
    playouts: '--playouts is a whole number from 1 to 10000000.',
    bots: (given, seats) =>
      `--bots names ${given}, and there are ${plural(seats, { one: 'seat', other: 'seats' })}: name as many or fewer.`,
    cores: '--cores is a whole number from 0 to 256; 0 only with DATABASE_URL, where others do the work.',
    minutes: '--minutes is a whole number from 1 to 100000.',
    seed: '--seed is 1 to 100 characters long.',
    ladderAgainst: 'Choose one of --ladder and --against.',
    fewRungs: 'A ladder needs at least two bots.',
    noDatabase: 'lab-worker needs DATABASE_URL=postgres://…: the table where the jobs are.',
    folder: {
      unwritable: path => `Nothing can be written to "${path}".`,
      'not-a-run': path => `"${path}" is not empty and holds no run of the lab; name another folder.`,
      'another-run': path => `"${path}" holds another run (another game, bots, seats, options or seed); name another folder.`,
      'another-build': path => `"${path}" was played by another build, whose bots may play otherwise; name another folder.`,
    },
  },
  progress: (done, all, speed, left) =>
    `${Math.floor((100 * done) / Math.max(1, all))} %, ${done} of ${games(all)}${left === null ? '' : `, ${speed.toFixed(speed < 10 ? 1 : 0)} a second, ${time(left)} left`}`,
  run: {
    begins: (count, cores) =>
      `${games(count)} on ${plural(cores, { one: 'core', other: 'cores' })}. Ctrl-C stops; the same command with the same --out goes on.`,
    goesOn: done => `${games(done)} are there already.`,
    shared: 'The run is on the table in PostgreSQL: every lab-worker there takes part.',
    stopped: (done, all) => `Stopped: ${done} of ${games(all)} are kept. The same command with the same --out goes on.`,
    outOfTime: minutes => `The time is up after ${plural(minutes, { one: 'minute', other: 'minutes' })}.`,
    fault: ({ game, problem }, file) => `Game ${game} could not be played: ${problem}. What there is of it is in ${file}.`,
    written: files => `Written: ${list(files)}`,
    replay: file => `Any of the games worth a look opens with: tortuga replay ${file}`,
  },
  worker: {
    ready: cores => `Waiting for jobs with ${plural(cores, { one: 'core', other: 'cores' })}. Ctrl-C ends it; nothing is lost.`,
    played: (count, all) => `${games(count)} played, ${all} in all.`,
    foreign: 'Jobs of another build are waiting: this one cannot play them.',
    trouble: why => `The database does not answer (${why}); trying again.`,
    stopped: count => `Ended after ${games(count)}.`,
  },
  report: {
    title: game => `${game} in the lab`,
    ladderTitle: game => `The ladder of ${game}`,
    sections: {
      glance: 'At a glance',
      comparison: 'The two variants compared',
      wins: 'Wins',
      scores: 'Scores',
      length: 'Length, and what happens on the way',
      endings: 'How games end',
      cards: 'Cards',
      outliers: 'Games worth a look',
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
      ending: 'end',
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
    facts: (count, deals, seats, bots, seed) =>
      `${count} games of ${deals} deals, ${plural(seats, { one: 'seat', other: 'seats' })}, bots: ${list(bots)}. Seed: ${seed}.`,
    variant: (letter, name) => `${letter}: ${name}`,
    early: (count, wanted) => `Stopped early, with ${count} of ${wanted} games.`,
    seat: number => `seat ${number}`,
    order: number => ORDER[number - 1] ?? `place ${number} in turn`,
    groupings: { seat: 'By seat', order: 'By turn order', side: 'By side', bot: 'By bot' },
    everybody: 'everybody',
    winsOf: who => `wins of ${who}`,
    scoreOf: who => `points of ${who}`,
    endsBy: ending => `ends: ${ending}`,
    length: 'moves in a game',
    margin: 'lead of the first over the second, in points',
    shared: 'first place is shared',
    verdicts: { above: 'more than even', below: 'less than even', even: 'could be even' },
    winSentence: (who, share, interval, even, verdict) =>
      `${who} wins ${share} (${interval}); an even share is ${even}. ${
        {
          above: 'That is more than noise: an advantage.',
          below: 'That is more than noise: a disadvantage.',
          even: 'That may well be noise.',
        }[verdict]
      }`,
    lengthSentence: (median, low, high) => `Half of the games have up to ${median} moves; nine in ten have ${low} to ${high}.`,
    endingSentence: (ending, share) => `Most often (${share}) a game ends thus: ${ending}.`,
    deadSentence: names => `Dead cards, played in fewer than 5 % of the games: ${list(names)}.`,
    noneDead: 'No card is dead: each is played in at least 5 % of the games, as far as these games can tell.',
    cardsLead: cards =>
      `Shares of games in which a card is taken and played, and how often those who did so won. Winners play more cards than losers, so compare with “all cards”. Of ${cards} cards about ${Math.max(1, Math.round(cards / 20))} would fall outside by chance.`,
    outliersLead: 'Each is a journal: tortuga replay opens it, and so does the page, as a saved match.',
    outliers: {
      longest: value => `longest: ${value} moves`,
      shortest: value => `shortest: ${value} moves`,
      highest: value => `highest score: ${value}`,
      lowest: value => `lowest score: ${value}`,
      widest: value => `widest lead: ${value}`,
      ending: () => 'rare end',
    },
    real: 'more than noise',
    noise: 'could be noise',
    differs: (what, change, interval, isReal) =>
      `${what}: ${change} (${interval}). ${isReal ? 'That is more than noise.' : 'That is no more than noise may give.'}`,
    sameGames: 'The two variants played the very same games: nothing differs at all.',
    nothingDiffers: (first, second, figures) =>
      `Between ${first} and ${second} nothing differs by more than noise may give (${figures} figures compared).`,
    someDiffer: (first, second, real, figures) =>
      `From ${first} to ${second}, ${real} of ${figures} figures ${real === 1 ? 'differs' : 'differ'} by more than noise.`,
    comparisonLead: deals =>
      `Both variants played the same ${deals} deals. A difference is called more than noise where chance would give it in fewer than one of twenty such comparisons, the number of figures reckoned in.`,
    ladderLead: playouts =>
      `Mirrored deals: each is played once for every turn of the seats. ${playouts === null ? 'Every bot with the budget it has at the table.' : `Bots that search do so with ${playouts} playouts a move, which may be less than at the table.`}`,
    orMore: lead => `${lead} or more`,
    orLess: lead => `${lead} or less`,
    ratingsLead: first => `One scale for all; ${first} stands at 0.`,
    placeLead: (even, middle) => `The first bot sits alone among the others: an even share is ${even}, a middling place ${middle}.`,
    how: {
      command: 'The command:',
      seeds: (kind, seed, last) =>
        `The seed of deal n is the SHA-256 of “tortuga-${kind}-1”, “${seed}” and n, on three lines; n goes from 0 to ${last}.`,
      build: (rules, build) => `Rules ${rules}, build ${build}.`,
      intervals:
        'Intervals hold the truth in 95 of 100 such runs: Wilson’s for shares, Student’s for means. Games of the same deal hang together, so deals are counted, not games. A shared win counts its part.',
      elo: 'Elo of a pair is what its share and interval come to; the scale is fitted to all pairs together (Bradley and Terry), its intervals come from a thousand fits to shares as they might be in truth.',
      again: 'The same command plays the same games again on any machine; games.jsonl has a line for each.',
    },
    plots: {
      share: 'share',
      change: 'difference',
      games: 'how many games',
      seats: 'how many players',
      moves: 'moves',
      points: 'points',
      lead: 'lead in points',
      elo: 'Elo',
      evenLine: 'even',
      baseLine: 'all cards',
      noLine: 'no difference',
      forest: what => `${what}, with 95 % intervals`,
      histogram: what => `How often: ${what}`,
      dots: 'Games by length and lead; the ringed ones open',
      inTable: 'The same figures are in the table.',
    },
    page: { language: 'Language', theme: 'Colours', themes: { auto: 'as the system', light: 'light', dark: 'dark' }, contents: 'Contents' },
  },
}
