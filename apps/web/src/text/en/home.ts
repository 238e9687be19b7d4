/** Texts of the home page: the games, my games, open tables. */
import { pluralFor } from '@tortuga/kit'

const plural = pluralFor('en')
const people = (count: number): string => plural(count, { one: 'player', other: 'players' })

export const home = {
  hero: { title: 'Take a seat, the table’s ready', line: 'A link, a name, a seat. No account needed.' },
  shelf: {
    title: 'Games',
    play: 'Play now',
    playWith: (game: string) => `Play now: ${game} against bots`,
    invite: 'Invite',
    inviteTo: (game: string) => `Invite friends to ${game}`,
    learn: 'Learn',
    learnGame: (game: string) => `Learn ${game}`,
    players: (least: number, most: number) => (least === most ? people(least) : `${least}–${people(most)}`),
    minutes: (minutes: number) => `${minutes} min`,
    change: 'Choose bots and rules',
    starting: 'Setting up…',
  },
  lists: {
    mine: 'My games',
    noneMine: 'No games yet. Games you start appear here.',
    openFile: 'Open a saved game',
    learnFirst: 'New here? A lesson takes a few minutes:',
    open: 'Open tables',
    noneOpen: 'No open tables right now. Start one.',
    watch: 'Watch',
    noneWatch: 'No games to watch right now.',
    unreachable: 'Can’t reach the server. You can still play against bots; invitations have to wait.',
    onDevice: 'on this device',
    yourTurn: 'Your turn',
    turnOf: (names: string, _count: number) => `Waiting for ${names}`,
    waitingFor: (count: number) => `waiting for ${people(count)}`,
    over: 'Finished',
    halted: 'Stopped',
    sitDown: 'Join',
    look: 'Watch',
    removeLong: (game: string) => `Remove this game of ${game} from this device`,
    against: (names: string) => `with ${names}`,
    seatsTaken: (taken: number, all: number) => `${taken} of ${all} seats taken`,
    moves: (count: number) => plural(count, { one: 'move', other: 'moves' }),
    more: (count: number) => `Show ${count} more`,
  },
}

export type HomeText = typeof home
