/** Texts of the parts of a table that are loaded only when they are needed: options, votes, refusals, the result, and a table that cannot be shown. */
import { pluralFor } from '@tortuga/kit'
import type { KernelRefusal } from '@tortuga/kit'
import type { ByeCode } from '@tortuga/wire'

const plural = pluralFor('en')

export const tableDialogs = {
  options: {
    rules: 'Rules of this match',
    learn: 'Learn this game',
    leave: 'Leave the table',
    leaveHelp:
      'Your seat stays yours unless the others give it to a substitute. If nobody else is here, a bot plays for you until you come back.',
    leaveDevice: 'Back to home',
    saveNot: 'The record can be saved when the game is over.',
    endGame: 'Propose to end the game',
    endGameNow: 'End the game',
    endGameSure: 'End this game? You can’t resume it later.',
    mute: 'Hide chat',
    block: (name: string) => `Mute ${name}`,
    replace: (name: string) => `Let a bot play for ${name}`,
  },
  away: {
    hasLeft: (name: string) => `${name} has left the table.`,
    soon: (name: string, when: string) => `${name} is away. A bot or a substitute can take over ${when}.`,
    soonBot: (name: string, when: string) => `${name} is away. A bot can take over ${when}.`,
    wait: 'Wait',
    waiting: (name: string) => `You are waiting for ${name}.`,
    reconsider: 'Other choices',
    isAway: (name: string) => `The game is waiting for ${name}, who is away.`,
    letBot: 'Let a bot play',
    findSubstitute: 'Find a substitute',
    substituteLater: 'You are alone at the table, so you can give the seat away only after a longer absence. Until then, a bot can play.',
  },
  substitute: {
    open: (name: string) => `The seat of ${name} is open for a substitute. The first person who takes it plays on.`,
    invite: 'Invite someone',
    send: 'Anyone with this link can take the seat.',
    offer: (name: string) => `The players are looking for a substitute for ${name}.`,
    take: 'Take this seat',
    takeOf: (name: string) => `Take the seat of ${name}`,
    help: 'You play on with the pieces on the table and in the hand.',
    given: (name: string) => `You were away, and ${name} plays on in your seat. You are watching.`,
    watch: 'Watch the game',
  },
  chat: {
    unread: (count: number) => plural(count, { one: 'new message', other: 'new messages' }),
    hide: 'Hide message',
  },
  result: {
    rematch: 'Play again',
    rematchWaits: (names: string) => `${names} would like to play again.`,
    join: 'Join',
    series: (matches: number, totals: string) => `After ${plural(matches, { one: 'game', other: 'games' })}: ${totals}.`,
    place: (place: number) => `${place}.`,
    points: (count: number) => plural(count, { one: 'point', other: 'points' }).replace('-', '−'),
    coach: 'Coach',
    picture: 'Save as a picture',
    checkShuffle: 'Check the shuffle',
    seeTable: 'See the table',
  },
  vote: {
    undo: (name: string, back: number) => `${name} wants to undo ${plural(back, { one: 'move', other: 'moves' })}.`,
    bot: (name: string, other: string) => `${name} wants a bot to play for ${other}.`,
    substitute: (name: string, other: string) => `${name} wants to give the seat of ${other} to a substitute.`,
    end: (name: string) => `${name} wants to end the game.`,
    yes: 'Agree',
    no: 'Decline',
    withdraw: 'Withdraw',
    waiting: (names: string) => `Waiting for ${names}.`,
  },
  refusals: {
    malformed: 'The table did not understand that.',
    'not-awaited': 'It is not your turn.',
    stale: 'The game has moved on. Please try again.',
    over: 'The game is over.',
    halted: 'The game has stopped.',
    'clock-only': 'Only the clock can make that move.',
    'not-undoable': 'This can no longer be undone.',
    'no-proposal': 'That proposal is no longer open.',
    'proposal-open': 'Another proposal is still open.',
    'still-here': 'A bot or a substitute can step in only for a player who has left, or who is to move and has been away for a while.',
    'owner-missing': 'A bot plays for somebody who has to agree to this. Wait until they are back, or propose it again later.',
    'no-takebacks': 'This table does not allow undo.',
    'no-such-level': 'This game has no bots.',
    'no-substitutes': 'This game began under an earlier version, so nobody can take over a seat.',
    'too-many-requests': 'There have been too many undos and proposals in this game. Only moves are possible now.',
  } satisfies Record<
    KernelRefusal['type'] | 'still-here' | 'owner-missing' | 'no-takebacks' | 'no-such-level' | 'no-substitutes' | 'too-many-requests',
    string
  >,

  unavailable: {
    'no-such-table': { title: 'Table not found', text: 'It may have been closed, or the link is incomplete.' },
    'no-spectators': { title: 'This table is private', text: 'All seats are taken, and spectators are not allowed.' },
    removed: { title: 'You were removed from this table', text: 'The person who opened it has freed your seat.' },
    'signed-out': {
      title: 'This device was signed out',
      text: 'To play as the same person again, make a link in the settings of another device.',
    },
    'seat-given': { title: 'Your seat was given to a substitute', text: 'You were away, so somebody else plays on for you.' },
    barred: { title: 'You cannot play here', text: 'The host of this server has blocked you.' },
    closed: { title: 'This table is closed', text: 'The host has closed it, or its rules are too old to continue.' },
    protocol: { title: 'This page is out of date', text: 'The server has a newer version. Please reload the page.' },
    restarting: { title: 'The server is restarting', text: 'It will be back in a moment.' },
    'too-often': { title: 'Too many requests', text: 'Please wait a moment.' },
    'newer-rules': { title: 'This table uses newer rules', text: 'Please reload the page to get them.' },
  } satisfies Record<ByeCode, { title: string; text: string }>,
  notOnDevice: { title: 'This game is not on this device', text: 'Games against bots stay in the browser where they were started.' },
}

export type TableDialogText = typeof tableDialogs
