/** Texts of the dialog before a game, and of the name field. */
import { pluralFor } from '@tortuga/kit'

const plural = pluralFor('en')

export const setup = {
  playTitle: (game: string) => `${game} against bots`,
  inviteTitle: (game: string) => `New table: ${game}`,
  edition: 'Edition',
  seats: 'Players',
  bots: 'Bots',
  level: 'Bot strength',
  noBots: 'None, friends only',
  botCount: (count: number) => plural(count, { one: 'bot', other: 'bots' }),
  clock: 'Clock',
  clocks: {
    none: 'No clock',
    brisk: '40 seconds per move',
    blitz: '30 seconds per move',
    calm: '2 minutes per move',
    day: '1 day per move',
    bank: '5 minutes + 5 seconds per move',
  },
  clockOfRules: (seconds: number) =>
    `As in the rules: ${seconds % 60 === 0 ? plural(seconds / 60, { one: 'minute', other: 'minutes' }) : plural(seconds, { one: 'second', other: 'seconds' })} per move`,
  clockHelp: 'How long you may think about a move.',
  standIn: 'Bot for an absent player',
  standInHelp: 'If a player leaves or stays away for long, the others can vote for a bot of this strength to take over.',
  moreOptions: 'More options',
  changedOptions: (count: number) => `(${count} changed)`,
  resetOptions: 'Undo all changes to the rules',
  spectators: 'Anyone with the link can watch',
  listed: 'Show in the list of open tables',
  takebacks: 'Moves can be undone if everyone agrees',
  name: 'Your name',
  nameHelp: 'The other players see it. At most 24 characters.',
  nameMissing: 'Enter a name first.',
  start: 'Play',
  open: 'Open table',
  opening: 'Opening…',
}

export type SetupText = typeof setup
