/** What each viewer is sent: built from a stored match, never from a move. */
import { upTo } from '@tortuga/kit'
import type { Entry, Game, GameTypes, Header, Millis, Step, Viewer } from '@tortuga/kit'
import { leftAt } from './clocks.ts'
import type { Opened, Stored } from './ports.ts'
import { PROTOCOL } from './wire.ts'
import type { FromServer, Shown, ShownEntry } from './wire.ts'

const showEntry = (entry: Entry): ShownEntry => {
  switch (entry.type) {
    case 'move':
      return { type: 'move', at: entry.at, seat: entry.seat, by: entry.by }
    case 'rules':
      return { type: 'rules', at: entry.at, rules: entry.rules }
    default:
      return entry
  }
}

const shareOf = (game: Game<GameTypes>, events: Step<GameTypes>['events'], viewer: Viewer): readonly unknown[] =>
  events.map(event => game.viewEvent(event, viewer)).filter(event => event !== null)

/** The viewer's share of the set-up. */
export const showSetup = (game: Game<GameTypes>, first: Step<GameTypes>, viewer: Viewer): Shown => ({
  version: 0,
  events: shareOf(game, first.events, viewer),
  entry: null,
})

/** The viewer's share of one entry. */
export const showEntries = (game: Game<GameTypes>, stored: readonly Stored[], viewer: Viewer): readonly Shown[] =>
  stored.map(({ version, events, entry }) => ({ version, events: shareOf(game, events, viewer), entry: showEntry(entry) }))

/** The header as anybody may have it before the end: all but the secret and the seed. */
export const publicHeader = (header: Header): Omit<Header, 'secret' | 'seed'> => ({
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

/** The first words to a client. */
export const welcome = ({ header, settings }: Opened, viewer: Viewer): FromServer => ({
  type: 'welcome',
  protocol: PROTOCOL,
  viewer,
  match: publicHeader(header),
  settings,
})

/** The match as it stands, for one viewer, with what it has not seen yet. */
export const update = (
  game: Game<GameTypes>,
  { match, players, clocks, settings }: Opened,
  viewer: Viewer,
  since: number | null,
  shown: readonly Shown[],
  now: Millis,
): FromServer => {
  const question = typeof viewer === 'number' ? (match.asked[viewer] ?? null) : null
  return {
    type: 'update',
    version: match.version,
    since,
    shown,
    view: game.view(match.state, viewer),
    players,
    awaited: upTo(match.asked.length).filter(seat => match.asked[seat] !== null),
    question,
    undoable: question === null || !settings.takebacks ? 0 : match.undoable,
    proposal: match.proposal,
    clocks: leftAt(clocks, match.asked, now),
    outcome: game.outcome(match.state),
    over: match.over,
    now,
  }
}
