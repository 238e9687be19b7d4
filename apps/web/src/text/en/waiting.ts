/** Texts of a table that waits for players, and of a link that can be shared. */
import { pluralFor } from '@tortuga/kit'

const plural = pluralFor('en')
const NUMBERS = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']
const word = (count: number): string => NUMBERS[count] ?? String(count)
const span = (seconds: number): string => {
  if (seconds % 86_400 === 0) return plural(seconds / 86_400, { one: 'day', other: 'days' })
  if (seconds % 3600 === 0) return plural(seconds / 3600, { one: 'hour', other: 'hours' })
  return seconds % 60 === 0
    ? plural(seconds / 60, { one: 'minute', other: 'minutes' })
    : plural(seconds, { one: 'second', other: 'seconds' })
}

export const waiting = {
  title: 'waiting for players',
  seatsFree: (taken: number, free: number) =>
    `${word(taken)} at the table, ${word(free).toLowerCase()} ${free === 1 ? 'seat' : 'seats'} free`,
  waitingFor: (names: string) => `Waiting for ${names}`,
  begins: 'The game begins when every seat is taken and everyone is here or ready.',
  seats: 'Seats',
  clock: {
    none: 'No clock.',
    move: (seconds: number) => `${span(seconds)} per move.`,
    bank: (seconds: number, increment: number) => `${span(seconds)} each, plus ${span(increment)} per move.`,
  },
  takebacks: { true: 'Moves can be undone if everyone agrees.', false: 'Moves cannot be undone.' },
  standIn: (level: string) => `A bot that steps in for an absent player: ${level}.`,
  spectators: { true: 'Anyone with the link can watch.', false: 'No spectators.' },
  here: 'Here',
  away: (seconds: number) => (seconds < 60 ? `Away ${seconds} s` : `Away ${Math.floor(seconds / 60)} min`),
  host: 'host',
  ready: 'Ready',
  notYet: 'Not yet',
  beReady: 'I’m ready',
  beReadyHelp: 'If you say you are ready, the game can begin while you are away.',
  notReady: 'Not ready after all',
  level: 'Bot strength',
  addBot: 'Add a bot',
  invite: 'Invite',
  talk: 'Chat',
  talkSeated: 'Take a seat to chat.',
  wins: (count: number) => plural(count, { one: 'win', other: 'wins' }),
  series: (matches: number) => `After ${plural(matches, { one: 'game', other: 'games' })}:`,
  share: 'Send this link to your friends.',
  link: 'Link to this table',
  copy: 'Copy link',
  copied: 'Copied.',
  copyByHand: 'Select the link and copy it.',
  qr: 'QR code of the link',
  qrHelp: 'Or scan with a phone',
  shareButton: 'Share…',
  seat: (number: number) => `Seat ${number}`,
  free: 'Free seat',
  freeHelp: 'For a friend or a bot',
  sit: 'Sit here',
  getUp: 'Leave seat',
  remove: (name: string) => `Remove ${name}`,
  closeTable: 'Close table',
  you: 'you',
  sealed: 'The shuffle is sealed',
  fair: 'How this is fair',
  commitment: 'Seal:',
  commitmentHelp: 'The server has fixed its part of the shuffle. Each player’s browser adds its own part.',
}

export type WaitingText = typeof waiting
