/** Texts of the shuffle check and of the page that explains it. */
import type { Finding, ParsedJournal, Verdict, VerifyCheck } from '@tortuga/kit'

type Why = NonNullable<Finding['why']> | (ParsedJournal & { readonly ok: false })['problem']

export const fairness = {
  check: {
    title: 'Check the shuffle',
    intro: 'Your browser has read the record of the game, repeated the shuffle and replayed every move. Result:',
    running: 'Checking…',
    failed: 'The check itself failed. Try again.',
    verdicts: {
      proven: 'Proven: everything is correct. Neither the server nor any player could choose the cards alone.',
      consistent: 'Everything in the record is correct. Only players who saw the game to its end can prove that this is its record.',
      'not-provable': 'Not provable: what could be checked is correct.',
      forged: 'Forged or damaged: something is not correct.',
    } satisfies Record<Verdict, string>,
    results: { holds: 'confirmed', fails: 'failed', 'not-checked': 'not checked' },
    names: {
      file: 'Record intact',
      commitment: 'Secret matches its seal',
      seed: 'Shuffle from all parts',
      own: 'Your part included',
      start: 'Dealt by the rules',
      head: 'Nothing cut off or inserted',
      play: 'Every move valid',
      consent: 'Nobody passed over',
      end: 'Same final position',
    } satisfies Record<VerifyCheck, string>,
    holds: {
      file: 'The checksum matches every line, so the file was not damaged by accident.',
      commitment:
        'The secret revealed at the end matches the seal in the record. Your browser remembers no seal from before the game to compare it with.',
      commitmentSeen:
        'The secret revealed at the end is the one sealed before the game, and the seal is exactly the one your browser saw before you sat down.',
      seed: 'The shuffle was made from the sealed secret and from the parts of all players’ browsers, and from nothing else.',
      own: 'The random number your browser added when you sat down is part of it.',
      start: 'The game began with a deal by the rules, not with a position that somebody chose.',
      head: 'Your browser saw the game to its end, and the record has the same entries: nothing was cut off, changed or inserted.',
      play: 'Replayed from this shuffle by the rules, every card and every move comes out as recorded.',
      consent:
        'By the record, every agreed end and every bot or substitute that took a player’s seat was voted on; the clock made no move that your browser did not see.',
      end: 'The game is over, and its final position has exactly the recorded fingerprint.',
    } satisfies Record<VerifyCheck | 'commitmentSeen', string>,
    notChecked: {
      own: 'This browser did not sit at this table, or no longer remembers its part. Each player can check this in their own browser.',
      head: 'This browser has no fingerprint to compare with: it did not play this game, or the game began in an earlier version.',
      unsealed: 'This game was played without a sealed secret, in a terminal or in a test.',
      unreached: 'The record ends earlier.',
    },
    atLine: (line: number) => `Line ${line} of the record:`,
    why: {
      'no-checksum': 'the file has no checksum',
      'checksum-differs': 'the checksum does not match the lines above it; something was changed or cut off',
      'not-asked-for': 'nothing to compare with',
      'not-opened': 'the secret was never revealed',
      differs: 'the result differs from the record',
      'not-among-them': 'the number your browser added is missing',
      'not-the-one-seen': 'this is not the seal your browser saw before you sat down',
      'other-entries': 'up to this line the record differs from what your browser saw during the game',
      'cut-off': 'your browser saw a later move, so the end of the record was cut off',
      'seen-in-part': 'your browser saw the game only up to this line; nothing proves the lines after it',
      'from-position': 'the game starts from a given position',
      'not-over': 'the game, as far as it can be replayed, does not reach its end',
      'ended-early': 'the game did not end by its rules; nothing proves that no moves were cut off',
      'winner-by-absence': 'the winner is named because the others were absent; nothing proves that they were',
      'substitute-without-vote': 'this seat was opened for a substitute without a vote; nothing proves that the others were absent',
      'bot-without-vote': 'a bot took this seat without a vote; nothing proves that its player had left',
      'end-without-vote': 'this end was agreed without a vote; nothing proves that the others were absent',
      'by-clock': 'the clock made this move for a player; nothing proves that the time was up',
      'no-seed': 'there is no shuffle to replay it from',
      options: 'the game has no such edition or number of players',
      refused: 'the rules do not allow it',
      'not-time-up': 'the clock cannot have played this move',
      'not-alone': 'the other players would have had to agree to undo this',
      rules: 'it belongs to another edition of the rules',
      broken: 'the game cannot continue from it',
      empty: 'it is empty',
      'not-json': 'it cannot be read',
      'no-header': 'it does not say which game was played',
      'no-entry': 'it is not an entry of a game record',
    } satisfies Record<Why, string>,
    numbers: 'The numbers',
    commitment: 'Seal (SHA-256 of the secret)',
    secret: 'Secret',
    contribution: (name: string) => `Added by ${name}`,
    nothingAdded: 'nothing (a bot)',
    seed: 'Shuffle (seed)',
    head: 'Last fingerprint seen (version:hash)',
    notOpen: 'not revealed',
    explain: 'What this proves, and what it does not',
  },

  page: {
    title: 'Fair shuffles',
    lead: 'Neither the server nor any player can choose the cards alone, and afterwards everyone can check that.',
    howTitle: 'How it works',
    how: [
      [
        'The server seals a secret',
        'When a table is opened, the server draws a long random number and shows everyone its fingerprint. From then on it cannot use another number: no other number has that fingerprint.',
      ],
      [
        'Every browser adds its own number',
        'When a player sits down, their browser has seen the fingerprint and adds a random number of its own. Bots add nothing.',
      ],
      [
        'All numbers together make the shuffle',
        'When the last seat is taken, the secret and the added numbers decide every shuffle and every draw of the game. Nobody knew all of them before.',
      ],
      [
        'The secret is revealed at the end',
        'This happens however the game ends. Then anyone can repeat the shuffle and replay every move.',
      ],
    ],
    provesTitle: 'What this proves',
    proves: [
      ['The server alone could not choose the cards', 'Its secret was fixed before the players’ numbers were known.'],
      ['No player alone could choose them', 'A player’s number is worthless without the secret, which no player knew.'],
      ['Cards and moves fit together', 'Another shuffle or an illegal move would not lead to the same end.'],
    ],
    notTitle: 'What it does not prove',
    not: [
      ['The server and the last player to sit down could cooperate', 'Together they could try numbers until they like the result.'],
      [
        'The host could look into the server’s memory',
        'All hands are there during the game. Play with a host you trust, or host a server yourself.',
      ],
      ['The clock', 'Only the server knows how long a player took.'],
      [
        'The players’ names',
        'Names are not part of any fingerprint, because players may later delete their data. A record with changed or swapped names passes this check, too.',
      ],
      [
        'Who made a move',
        'Moves and votes are not signed. The server could add a legal move or a vote in your name, but not afterwards: your browser keeps a fingerprint of everything it has seen. Compare the replay with what you played.',
      ],
    ],
    device: 'Games against bots on this device work the same way; there your browser keeps the secret.',
    checkTitle: 'How to check',
    checkText:
      'When a game is over, choose “Check the shuffle” in the result or in the replay. You can also check saved games, including other people’s, and with your own program: the documentation describes every step byte by byte.',
    open: 'Open a saved game',
  },
}

export type FairnessText = typeof fairness
