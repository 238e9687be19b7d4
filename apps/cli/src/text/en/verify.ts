/** The texts of verify in English. */
import { pluralFor } from '@tortuga/kit'
import type { Finding, Verdict, VerifyCheck } from '@tortuga/kit'

const plural = pluralFor('en')
const list = (names: readonly string[]): string => names.join(', ')

export const verify = {
  title: (game: string, rules: number, seats: number, entries: number) =>
    `${game}, rules ${rules}, ${plural(seats, { one: 'seat', other: 'seats' })}, ${plural(entries, { one: 'entry', other: 'entries' })}`,
  unreadable: (line: number, problem: 'empty' | 'not-json' | 'no-header' | 'no-entry') =>
    `Line ${line} ${{ empty: 'is empty: this is not a saved match', 'not-json': 'is not JSON', 'no-header': 'is not the header of a match', 'no-entry': 'is not an entry of a match' }[problem]}.`,
  otherGame: (game: string, games: readonly string[]) =>
    `This is a match of "${game}", which this version does not know; it knows: ${list(games)}.`,
  otherRules: (game: string, rules: number) =>
    `This match of ${game} was played under rules ${rules}, which this version does not have. A newer version can open it.`,
  holds: {
    file: 'The file is complete: its checksum matches.',
    commitment: 'The secret matches the commitment in the file. To compare that with the one you saw before the match, pass --commitment.',
    commitmentSeen: 'The secret matches the commitment you saw before the match.',
    seed: 'The seed follows from the secret and the players’ contributions.',
    own: 'Your contribution is in the seed.',
    start: 'The match was dealt by the rules.',
    head: 'You saw the match to its end, and nothing was cut off, changed or inserted.',
    play: 'Every entry replays exactly as recorded.',
    consent:
      'By the file, every agreed end and every bot or substitute that took a player’s seat was voted on; the clock made no move that you did not see.',
    end: 'The match is over, and its final state has the recorded hash.',
  } satisfies Readonly<Record<VerifyCheck | 'commitmentSeen', string>>,
  names: {
    file: 'The file’s checksum',
    commitment: 'The commitment',
    seed: 'The seed',
    own: 'Your contribution',
    start: 'The start',
    head: 'The head of the hash chain',
    play: 'The replay',
    consent: 'Votes and clock',
    end: 'The end',
  } satisfies Readonly<Record<VerifyCheck, string>>,
  notChecked: (name: string, line: number | null, why: string) => `${name}${line === null ? '' : ` (line ${line})`}: not checked, ${why}.`,
  fails: (line: number, why: string) => `Line ${line} fails: ${why}.`,
  why: {
    'no-checksum': 'the file has none',
    'checksum-differs': 'the checksum does not match; the file was changed or truncated',
    'not-asked-for': 'not requested',
    'not-opened': 'the secret is not published',
    differs: 'the replay gives something else',
    'not-among-them': 'your contribution is not among the players’ contributions',
    'not-the-one-seen': 'it is not the commitment you saw before you sat down',
    'other-entries': 'up to this line the journal differs from what you saw',
    'cut-off': 'you saw a later version, so the journal was cut off',
    'seen-in-part': 'you saw the match only up to this line, and nothing proves the lines after it',
    'from-position': 'the match starts from a given position',
    'not-over': 'the replayed match does not end',
    'ended-early': 'the match did not end by its rules, and nothing proves that no moves were cut off before this end',
    'winner-by-absence': 'the winner is named because the others were absent, and nothing proves that they were',
    'substitute-without-vote': 'this seat was opened for a substitute without a vote, and nothing proves that the others had left',
    'bot-without-vote': 'a bot took this seat without a vote, and nothing proves that its player had left',
    'end-without-vote': 'this end was agreed without a vote, and nothing proves that the others were absent',
    'by-clock': 'the clock made this move for a player, and nothing proves that the time was up',
    'no-seed': 'there is no seed to replay it with',
    options: 'this game has no such options or seats',
    refused: 'the rules do not allow it',
    'not-time-up': 'the clock cannot have played this move',
    'not-alone': 'other players would have had to agree to this undo',
    rules: 'it belongs to another edition of the rules',
    broken: 'the rules fail on it',
  } satisfies Readonly<Record<Exclude<Finding['why'], null>, string>>,
  notAskedFor: {
    commitment: 'the match was played without a commitment',
    seed: 'the match was played without a commitment',
    own: 'pass it with --own',
    head: 'pass the last one you saw with --head VERSION:HASH',
  },
  verdicts: {
    proven: 'Proven: everything is correct.',
    consistent:
      'Everything in the file is correct. To prove that it is the match you played, pass --own, --commitment and the --head of its last entry.',
    'not-provable': 'Not provable: what was checked is correct, but not everything could be checked (exit code 3).',
    forged: 'Forged or damaged: this match does not verify.',
  } satisfies Readonly<Record<Verdict, string>>,
}
