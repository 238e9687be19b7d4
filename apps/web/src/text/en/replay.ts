/** Texts of the replay page and of opening a saved game. */
import { pluralFor } from '@tortuga/kit'

const plural = pluralFor('en')

export const replay = {
  title: (game: string) => `Replay: ${game}`,
  label: 'Replay',
  fetching: 'Loading the game…',
  playing: (done: number, all: number) => `Replaying: ${done} of ${plural(all, { one: 'move', other: 'moves' })}`,
  controls: 'Replay controls',
  position: (version: number, last: number) => `Move ${version} of ${last}`,
  scrubber: 'Position in the game',
  moved: (name: string) => `${name} makes a move.`,
  seenBy: (viewer: string) => `View: ${viewer}`,

  first: 'Go to start',
  back: 'Previous move',
  play: 'Play',
  pause: 'Pause',
  forward: 'Next move',
  last: 'Go to end',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  turn: 'Turn',
  turnOf: (number: number, name: string) => `${number}. ${name}`,
  viewer: 'View as',
  viewerOpen: 'All cards open',
  viewerTable: 'Spectator',
  bot: (name: string) => `${name} (bot)`,
  keys: 'Keys:',
  keyHints: [
    ['← →', 'move'],
    ['Shift ← →', 'turn'],
    ['Space', 'play or pause'],
    ['Home End', 'start and end'],
  ],
  goTo: (version: number) => `Go to move ${version}`,
  takenBack: 'undone',
  more: 'More',

  coach: 'Coach',
  check: 'Check the shuffle',
  share: 'Share this position',
  copied: (version: number) => `Link to move ${version} copied.`,
  copyByHand: 'Copy this link:',
  noLinkDevice:
    'This game is only on your device, so it can’t be linked. Save it to a file and send the file: any Tortuga opens it with “Open a saved game”.',
  noLinkFile: 'A file can’t be linked. Send the file itself: any Tortuga opens it with “Open a saved game”.',
  save: 'Save to a file',
  backToTable: 'Back to the table',
  otherFile: 'Another file',

  notes: {
    fromPosition: 'This game did not begin with a deal but from a chosen position.',
    fault: (line: number, why: string) => `Line ${line} of the record is impossible: ${why}. The game is shown up to the move before it.`,
    faultKept: (line: number, why: string) =>
      `Line ${line} of the record is impossible: ${why}. Later positions are shown as they were stored.`,
    badLine: (line: number) => `Line ${line} of the file cannot be read. The game is shown up to the move before it.`,
    sum: 'This file was changed or cut off after it was saved: its checksum does not match.',
    notOver: 'This game is not over yet: you see only what your seat can see.',
    noPosition: 'This position could not be shown.',
  },

  problems: {
    'no-such-match': { title: 'Game not found', text: 'It may have been removed, or the link is incomplete.' },
    'no-spectators': { title: 'This game was private', text: 'Only its players can watch the replay.' },
    'not-begun': { title: 'This game has not started', text: 'It is waiting for players. You can replay it here once it is over.' },
    'not-over': {
      title: 'This game is not over yet',
      text: 'A replay shows every hand, so it has to wait until the end. Until then, read the log at the table.',
    },
    unreachable: { title: 'Can’t reach the server', text: 'You can still replay games from this device and saved files.' },
    'not-here': { title: 'This game is not on this device', text: 'Games against bots stay in the browser where they were started.' },
    'not-played': {
      title: 'This game cannot be replayed',
      text: 'It was played under rules this page does not have, or its first line does not describe a valid game.',
    },
    'no-seed': {
      title: 'This game was saved before it was over',
      text: 'The secret of the shuffle is revealed at the end, and a replay needs it. Save the game again when it is over.',
    },
    'too-big': { title: 'This file is too big', text: 'A saved game has at most a few hundred kilobytes; this file has more than 5 MB.' },
    'no-text': { title: 'This file could not be read', text: 'It may have been moved or deleted.' },
    failed: { title: 'The replay did not start', text: 'Something went wrong while loading it. Your games are safe.' },
    'no-journal': { title: 'This is not a saved game', text: 'The file could not be read.' },
    'unknown-game': { title: 'Unknown game', text: 'It was saved by a newer or a different Tortuga.' },
    'unknown-rules': { title: 'Newer rules', text: 'It was played under rules that this page does not have. A newer Tortuga can show it.' },
  },
  problemLine: (line: number, problem: string) => `Line ${line}: ${problem}.`,
  problemRules: (rules: number) => `Its rules have the number ${rules}.`,
  problemGame: (game: string) => `The file calls it “${game}”.`,
  toTable: 'Go to the table',

  file: {
    title: 'Open a saved game',
    lead: 'Choose a saved game, or drop the file anywhere on this page. Your browser reads it; it is not sent anywhere.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    dropNow: 'Release to open it',
  },
}

export type ReplayText = typeof replay
