/** Projects a stored match to what one viewer may know. */
import { range } from '@tortuga/kit'
import type { Entry, Game, GameTypes, Header, Millis, Step, Viewer } from '@tortuga/kit'
import { PROTOCOL_VERSION } from '@tortuga/wire'
import type { PublicEntry, ServerMessage, VisibleEntry } from '@tortuga/wire'
import { timeLeftAt } from './clocks.ts'
import type { StoredEntry, StoredMatch } from '../ports.ts'

/** A move may name hidden pieces, so it is left out. */
const publicEntry = (entry: Entry): PublicEntry =>
  entry.type === 'move' ? { type: 'move', at: entry.at, seat: entry.seat, by: entry.by } : entry

const visibleEvents = (game: Game<GameTypes>, events: Step<GameTypes>['events'], viewer: Viewer): readonly unknown[] =>
  events.map(event => game.viewEvent(event, viewer)).filter(event => event !== null)

/** The set-up as one viewer may see it. */
export const projectSetup = (game: Game<GameTypes>, first: Step<GameTypes>, viewer: Viewer): VisibleEntry => ({
  version: 0,
  events: visibleEvents(game, first.events, viewer),
  entry: null,
})

/** Entries as one viewer may see them. */
export const projectEntries = (game: Game<GameTypes>, stored: readonly StoredEntry[], viewer: Viewer): readonly VisibleEntry[] =>
  stored.map(({ version, events, entry }) => ({ version, events: visibleEvents(game, events, viewer), entry: publicEntry(entry) }))

/** The header without secret, seed and start, which stay hidden until the match is over. */
const publicHeader = (header: Header): Omit<Header, 'secret' | 'seed' | 'start'> => ({
  journal: header.journal,
  match: header.match,
  game: header.game,
  rules: header.rules,
  seats: header.seats,
  options: header.options,
  players: header.players,
  chance: header.chance,
  commitment: header.commitment,
  contributions: header.contributions,
})

/** The first message to a client of a match that has begun. */
export const buildWelcome = (
  { header, settings }: StoredMatch,
  viewer: Viewer,
  avatars: readonly (string | null)[] = [],
): ServerMessage => ({
  type: 'welcome',
  protocol: PROTOCOL_VERSION,
  viewer,
  match: publicHeader(header),
  settings,
  avatars,
})

/** The current match for one viewer, with the entries it has not seen yet. */
export const buildUpdate = (
  game: Game<GameTypes>,
  { match, players, clocks, settings }: StoredMatch,
  viewer: Viewer,
  since: number | null,
  entries: readonly VisibleEntry[],
  now: Millis,
): ServerMessage => {
  const question = typeof viewer === 'number' ? (match.asked[viewer] ?? null) : null
  return {
    type: 'update',
    version: match.version,
    head: match.head,
    since,
    shown: entries,
    view: game.view(match.state, viewer),
    players,
    awaited: range(match.asked.length).filter(seat => match.asked[seat] !== null),
    question,
    undoable: question === null || !settings.takebacks ? 0 : match.undoable,
    proposal: match.proposal,
    open: match.open,
    clocks: timeLeftAt(clocks, match.asked, players, now),
    outcome: game.outcome(match.state),
    over: match.over,
    now,
  }
}
