/** States of the page around a table that a position alone does not cause: votes, absences, lost connections, closed tables. Each changes what a table says first. */
import type { Proposal, Viewer } from '@tortuga/kit'
import type { ByeCode, ServerMessage } from '@tortuga/wire'

type Update = Extract<ServerMessage, { readonly type: 'update' }>

export type Scene = {
  readonly name: string
  readonly title: string
  change(greeting: readonly ServerMessage[], viewer: Viewer): readonly ServerMessage[]
  /** The connection is lost after the first messages. */
  readonly isCut?: true
  /** The room refuses the viewer's first legal move with this type of refusal. */
  readonly refuses?: string
}

const same: Scene['change'] = greeting => greeting

const changeUpdate =
  (change: (update: Update, viewer: Viewer) => Partial<Update>): Scene['change'] =>
  (greeting, viewer) =>
    greeting.map(message => (message.type === 'update' ? { ...message, ...change(message, viewer) } : message))

/** A seat other than the viewer's. */
const otherThan = (viewer: Viewer): number => (viewer === 0 ? 1 : 0)

const vote = (name: string, title: string, propose: (viewer: Viewer) => Proposal, isOwn = false): Scene => ({
  name,
  title,
  change: changeUpdate(({ version, players }, viewer) => {
    const own = typeof viewer === 'number' ? viewer : 0
    const seat = isOwn ? own : otherThan(own)
    const asks = players.flatMap((_, each) => (each === seat ? [] : [each]))
    return { proposal: { version, seat, proposal: propose(viewer), asks, agreed: [] } }
  }),
})

const closed = (code: ByeCode, title: string, comeBackIn: number | null = null): Scene => ({
  name: `bye-${code}`,
  title,
  change: greeting => [...(comeBackIn === null ? [] : greeting), { type: 'bye', code, comeBackIn }],
})

const LATER = 3_600_000

type Waiting = Extract<ServerMessage, { readonly type: 'waiting' }>

/** A table that waits. The sample answers of the server say that the viewer has the first seat and opened the table, unless its id is another. */
const wait =
  (change: (waiting: Waiting) => readonly ServerMessage[]): Scene['change'] =>
  greeting => {
    const welcome = greeting.find(message => message.type === 'welcome')
    if (welcome === undefined) return greeting
    const { match, settings } = welcome
    const seats = match.players.map((player, seat) => (seat === 0 ? player : null))
    const ready = seats.map(() => false)
    const commitment = 'b9e944cb'.repeat(8)
    return change({
      type: 'waiting',
      game: match.game,
      options: match.options,
      settings,
      commitment,
      seats,
      avatars: [],
      ready,
      series: null,
    })
  }

const present = (...here: readonly boolean[]): ServerMessage => ({
  type: 'here',
  seats: here.map(one => ({ here: one, draft: null })),
  watching: 0,
})

/** A rematch of four: a friend who is ready, one who is away, a bot, and the wins so far. */
const fullRoom = wait(waiting => [
  {
    ...waiting,
    seats: [waiting.seats[0] ?? null, { name: 'Ada', bot: null }, null, { name: 'Tomek', bot: null }, { name: 'Bonny', bot: 'sailor' }],
    avatars: ['turtle', 'octopus', null, 'whale', null],
    ready: [false, true, false, false, true],
    series: { matches: 3, wins: [1, 2, 0, 0, 0] },
  },
  present(true, true, false, false, false),
  { type: 'chat', seat: 1, text: 'I bring the parrot. It is not sorry.', at: 1 },
  { type: 'chat', seat: 0, text: 'One more seat: a bot, or shall we ask Zosia?', at: 2 },
])

/** All seats are taken, and one player is away. */
const missing = wait(waiting => [
  { ...waiting, seats: waiting.seats.map((player, seat) => player ?? { name: `Tomek ${seat}`, bot: null }) },
  present(true, false, false, false),
])

export const SCENES: readonly Scene[] = [
  { name: 'waiting', title: 'Waiting for players', change: wait(waiting => [waiting, present(true, false)]) },
  { name: 'waiting-full', title: 'Waiting: friends, a bot, a rematch', change: fullRoom },
  { name: 'waiting-missing', title: 'Waiting for somebody who is away', change: missing },
  vote('vote-undo', 'Vote: undo', () => ({ type: 'undo', back: 1 })),
  vote('vote-bot', 'Vote: a bot for an absent player', viewer => ({ type: 'bot', seat: otherThan(viewer), level: 'sailor' })),
  vote('vote-end', 'Vote: end the match', () => ({ type: 'end' })),
  vote('vote-own', 'Own proposal, waiting for answers', () => ({ type: 'end' }), true),
  {
    name: 'away',
    title: 'A player is away',
    change: (greeting, viewer) => [
      // The page reports an absence at once if the match has begun.
      ...changeUpdate(({ version }) => ({ version: version + 1 }))(greeting, viewer),
      { type: 'here', seats: [0, 1].map(seat => ({ here: seat !== otherThan(viewer), draft: null })), watching: 0 },
    ],
  },
  {
    name: 'chat',
    title: 'A new chat message',
    change: greeting => [
      ...greeting,
      ...greeting.flatMap(message =>
        message.type === 'update'
          ? [{ type: 'chat' as const, seat: 1, text: 'A moment, the kettle is boiling.', at: message.now + 1 }]
          : [],
      ),
    ],
  },
  {
    name: 'bot-plays',
    title: 'A bot plays the viewer’s seat',
    change: changeUpdate(({ players }, viewer) => ({
      players: players.map((player, seat) => (seat === viewer ? { ...player, bot: 'sailor' } : player)),
    })),
  },
  { name: 'refused-by-room', title: 'Refused by the room: stale', change: same, refuses: 'stale' },
  { name: 'halted', title: 'Match stopped', change: greeting => [...greeting, { type: 'trouble', id: null, code: 'halted' }] },
  { name: 'lost', title: 'Connection lost', change: same, isCut: true },
  closed('restarting', 'Server restarting', LATER),
  { ...closed('newer-rules', 'Connected to an older node', LATER), name: 'older-node' },
  closed('newer-rules', 'Page without these rules'),
  closed('protocol', 'Page with an older protocol'),
  closed('no-such-table', 'No such table'),
  closed('no-spectators', 'No spectators'),
  closed('removed', 'Removed from the seat'),
  closed('signed-out', 'Device signed out'),
  closed('barred', 'Barred'),
  closed('closed', 'Table closed'),
  closed('too-often', 'Too many connections', LATER),
]
