/** All that the replay and the check of the shuffle say, in English. The type of this table is what every other language must have. */
import { pluralFor } from '@tortuga/kit'
import type { Check } from '@tortuga/kit'
import type { Found } from '../reading.ts'
import type { Sorry } from '../sorry.ts'

const plural = pluralFor('en')

export const en = {
  title: (game: string) => `Replay: ${game}`,
  word: 'Replay',
  fetching: 'Fetching the game…',
  playing: (done: number, all: number) => `Playing it again: ${done} of ${plural(all, { one: 'move', other: 'moves' })}`,
  controls: 'Replay controls',
  position: (version: number, last: number) => `Move ${version} of ${last}`,
  scrubber: 'Position in the game',
  moved: (name: string) => `${name} makes a move.`,
  through: (eyes: string) => `Seen through: ${eyes}`,

  first: 'To the beginning',
  back: 'One move back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One move on',
  last: 'To the end',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  turn: 'Turn',
  turnOf: (number: number, name: string) => `${number}. ${name}`,
  eyes: 'Whose eyes',
  eyesOpen: 'All open',
  eyesTable: 'Onlooker',
  bot: (name: string) => `${name} (bot)`,
  keys: 'Keys:',
  keyHints: [
    ['← →', 'move'],
    ['Shift ← →', 'turn'],
    ['Space', 'play or pause'],
    ['Home End', 'beginning and end'],
  ],
  goTo: (version: number) => `Go to move ${version}`,
  takenBack: 'taken back',
  more: 'More',

  coach: 'Coach',
  share: 'Share this position',
  copied: (version: number) => `The link to move ${version} is copied.`,
  copyByHand: 'Copy this link by hand:',
  noLinkDevice:
    'This game lies on this device alone, so a link to it would lead nowhere. Save it as a file and send that: it opens under “Open a saved game” on any Tortuga.',
  noLinkFile: 'A file has no address that others could open. Send the file itself: it opens under “Open a saved game” on any Tortuga.',
  save: 'Save as a file',
  backToTable: 'To the table',
  otherFile: 'Another file',

  strip: {
    fault: (line: number, why: string) =>
      `Line ${line} of the record cannot have happened: ${why}. The game is shown up to the move before.`,
    faultKept: (line: number, why: string) =>
      `Line ${line} of the record cannot have happened: ${why}. From there on positions are shown as they were kept.`,
    badLine: (line: number) => `Line ${line} of the file cannot be read. The game is shown up to the move before.`,
    sum: 'This file was changed or cut off after it was saved: its checksum does not fit.',
    keptSome: (count: number) =>
      `The first ${plural(count, { one: 'position was', other: 'positions were' })} played under older rules: they are shown as they were kept, not played again.`,
    keptAll: 'This game was played under other rules than this page plays: its positions are shown as they were kept, not played again.',
    lostSome: (count: number) =>
      `The first ${plural(count, { one: 'position was', other: 'positions were' })} played under older rules, and a file does not hold them: the replay begins after them.`,
    notOver: 'This game is not over: you see what was to be seen from your own seat.',
    noLook: 'This position could not be shown.',
  },

  sorry: {
    'no-such-match': { title: 'There is no such game', text: 'Perhaps it was removed, or the link lost a letter on the way.' },
    'no-spectators': { title: 'This game was played without onlookers', text: 'Only those who played it may look at it again.' },
    'not-begun': { title: 'This game has not begun', text: 'It waits for players. When it is over, it can be replayed here.' },
    'not-over': {
      title: 'This game is not over yet',
      text: 'A replay shows every hand, so it waits for the end. Until then the log at the table tells what has happened.',
    },
    unreachable: { title: 'The server cannot be reached', text: 'Games of this device and saved files can be replayed all the same.' },
    'not-here': { title: 'This game is not on this device', text: 'Games against bots stay in the browser they were begun in.' },
    'not-played': {
      title: 'This game cannot be played again',
      text: 'It was played under rules this page does not play, or its first line describes no such game. A file holds no pictures of its positions.',
    },
    'no-seed': {
      title: 'This game was saved before it was over',
      text: 'The secret of its shuffle is opened at the end, and without it nothing can be dealt again. Save it once more when it is over.',
    },
    'too-big': { title: 'This file is too big', text: 'A saved game has a few hundred kilobytes at most; this file has more than 5 MB.' },
    'no-text': { title: 'This file could not be read', text: 'Perhaps it was moved or removed in the meantime.' },
    failed: { title: 'The replay did not begin', text: 'Something went wrong on the way to it. No game is lost by it.' },
    'no-journal': { title: 'This is no saved game', text: 'Nothing of it could be read.' },
    'unknown-game': { title: 'This page does not know this game', text: 'It was saved by a newer or another Tortuga.' },
  } satisfies Record<Sorry['type'], { title: string; text: string }>,
  sorryLine: (line: number, problem: string) => `Line ${line}: ${problem}.`,
  sorryGame: (game: string) => `It is called “${game}” in the file.`,
  toTable: 'Go to the table',

  file: {
    title: 'Open a saved game',
    lead: 'Choose the file of a saved game, or drop it anywhere on this page. It is read here in your browser and sent nowhere.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    dropNow: 'Let go to open it',
  },

  check: {
    title: 'Check the shuffle',
    intro: 'Your browser has read the record of the game, made the shuffle again by itself and played every move. This is what it found:',
    running: 'Checking…',
    failed: 'The check itself did not work. Try again.',
    all: 'Everything holds. Nobody chose the cards.',
    some: 'What could be checked holds.',
    none: 'Something does not hold.',
    results: { holds: 'holds', fails: 'does not hold', 'not-checked': 'not checked' },
    names: {
      file: 'The record is whole',
      commitment: 'The sealed secret',
      seed: 'The shuffle',
      own: 'Your own part',
      play: 'Every move',
      end: 'The end',
    } satisfies Record<Check, string>,
    holds: {
      file: 'Its checksum fits every line: nothing was changed or cut off after it was written.',
      commitment:
        'The secret that was opened at the end is the one that was sealed before the game. Your browser did not keep the seal it saw then, so it takes the record’s word for that.',
      commitmentSeen:
        'The secret that was opened at the end is the one that was sealed, and the seal is the very one your browser saw before you sat down.',
      seed: 'It was made of the sealed secret and of what every player’s browser added, and of nothing else.',
      own: 'The random number your browser added when you sat down is in it.',
      play: 'Played again from this shuffle by the rules, every card falls and every move goes as it is written.',
      end: 'The game is over, and its last position has the very fingerprint that is written.',
    } satisfies Record<Check | 'commitmentSeen', string>,
    notChecked: {
      own: 'This browser did not sit at this table, or no longer remembers what it added. Whoever played can check it in their own browser.',
      unsealed: 'This game was played without a sealed secret, in a terminal or a laboratory.',
      unreached: 'The record breaks off before.',
    },
    atLine: (line: number) => `Line ${line} of the record:`,
    why: {
      'no-checksum': 'the file has no checksum',
      'checksum-differs': 'the checksum does not fit what stands above it; something was changed or cut off',
      'not-asked-for': 'nobody asked for it',
      'not-opened': 'the secret was never opened',
      differs: 'something else comes out than is written',
      'not-among-them': 'the number your browser added is not among them',
      'not-the-one-seen': 'this is not the seal your browser saw before you sat down',
      'older-rules': 'what comes before was played under older rules, which this page does not play',
      'not-over': 'the game, as far as it can be played, does not come to an end',
      'no-seed': 'there is no shuffle to play it from',
      options: 'the game has no such edition or number of players',
      refused: 'the rules do not allow it',
      'not-time-up': 'the clock cannot have played this move',
      'not-alone': 'others would have had to agree to take this back',
      rules: 'the rules cannot have changed here',
      broken: 'the game cannot go on from it',
      empty: 'there is nothing in it',
      'not-json': 'it cannot be read',
      'no-header': 'it does not say which game was played',
      'no-entry': 'it tells of nothing that can happen in a game',
    } satisfies Record<NonNullable<Found['why']>, string>,
    numbers: 'The numbers themselves',
    commitment: 'Seal (SHA-256 of the secret)',
    secret: 'Secret',
    contribution: (name: string) => `Added by ${name}`,
    nothingAdded: 'nothing (a bot)',
    seed: 'Shuffle (seed)',
    notOpen: 'not opened',
    explain: 'What this proves, and what it does not',
  },

  fairness: {
    title: 'Fair shuffles',
    lead: 'Nobody at the table can choose the cards, and afterwards everybody can check it.',
    howTitle: 'How it works',
    how: [
      [
        'The server seals a secret',
        'When a table is opened it draws a long random number and shows its fingerprint to all. From then on it cannot take another number: no other one has that fingerprint.',
      ],
      [
        'Every browser adds its own',
        'Whoever sits down adds a random number of their own, after having seen the fingerprint. Bots add nothing.',
      ],
      [
        'The shuffle is made of all of them',
        'When the last seat is taken, every shuffle and every roll of the game is fixed by the secret and by what all have added. Nobody knew all parts before.',
      ],
      ['The secret is opened at the end', 'However the game ends. Then anybody can make the shuffle again and play every move after it.'],
    ],
    provesTitle: 'What this proves',
    proves: [
      ['The server alone could not choose the cards', 'Its secret was fixed before the players’ numbers were known.'],
      ['No player alone could', 'A player’s number is worth nothing without the secret, which no player knew.'],
      ['Nothing was changed afterwards', 'Another order, another move or another shuffle would not come to the same end.'],
    ],
    notTitle: 'What it does not prove',
    not: [
      ['A server in league with the last to sit down', 'The two together could try numbers until they like what comes out.'],
      [
        'Eyes on the machine',
        'Whoever owns the server could look at all hands in its memory. Play with a host you trust, or be one yourself.',
      ],
      ['The clock', 'How long somebody took is the server’s word.'],
    ],
    device: 'Games against bots on this device work in the same way; there the browser itself keeps the secret.',
    checkTitle: 'How to check',
    checkText:
      'When a game is over, press “Check the shuffle” at its end or in its replay. Saved games can be checked as well, also by others and with programs of their own: every step is described byte by byte in the documentation.',
    open: 'Open a saved game',
  },
}
