/** The matches that a store of 0.1.0 has to contain: for each its table and what is done there. `make` gives false if the match ended before it came so far. */

const WEEK = 7 * 86_400
const MOVE_CLOCK = { type: 'move', seconds: WEEK }
const BANK_CLOCK = { type: 'bank', seconds: WEEK, increment: 60 }
const HALF_PLAYED = 14

const movesIn = ({ match }) => match.version
const firstTask = state => state.agenda[0]
const isTask = type => state => firstTask(state)?.type === type
const fromVersion =
  (version, reached = () => true) =>
  (state, opened) =>
    movesIn(opened) >= version && !opened.match.over && reached(state, opened)

const until =
  (reached, choose) =>
  ({ playUntil, random }, table) =>
    playUntil(
      table,
      (state, opened) => !opened.match.over && reached(state, opened),
      choose && { choose: (game, view) => choose(game, view, random) },
    )

/** In RUM: draws from anywhere, so that hands grow and the beach is turned. */
const drawing = (game, view, random) => {
  const moves = [...game.moves(view)]
  const draws = moves.filter(({ type }) => type === 'draw')
  return draws.length > 0 ? draws[random.int(draws.length)] : moves[random.int(moves.length)]
}

/** A bot of the match is asked and does not answer any more: the server stopped while it was thinking. */
const untilBotIsNext = async ({ playUntil, held }, table) => {
  if (!(await playUntil(table, fromVersion(HALF_PLAYED)))) return false
  held.add(table.id)
  return playUntil(
    table,
    (_, { match, players }) => !match.over && players.some(({ bot }, seat) => bot !== null && match.asked[seat] !== null),
  )
}

/** Leaves a match with an open proposal. */
const untilProposed =
  proposal =>
  async ({ playUntil, propose }, table) => {
    if (!(await playUntil(table, fromVersion(HALF_PLAYED)))) return false
    await propose(table, 0, proposal)
    return true
  }

const untilHalted = async ({ playUntil, move, withFault }, table) => {
  if (!(await playUntil(table, fromVersion(HALF_PLAYED)))) return false
  const asked = table.clients.findIndex((client, seat) => client.newest('update').awaited.includes(seat))
  await withFault(table.game.id, async () => {
    const ignored = move(table, asked)
    await table.clients[asked].until(() => table.clients[asked].newest('trouble')?.code === 'halted', 'the halt')
    void ignored
  })
  return true
}

const untilAgreed = async ({ playUntil, propose, vote, chat }, table) => {
  if (!(await playUntil(table, fromVersion(HALF_PLAYED)))) return false
  await chat(table, 0, 'Shall we stop here?')
  await propose(table, 0, { type: 'end' })
  for (const seat of table.clients.keys()) if (seat !== 0) await vote(table, seat, true)
  return true
}

/** The other player leaves; the one who stays ends the match and has won. */
const untilOneStays = async ({ playUntil, propose, leave }, table) => {
  if (!(await playUntil(table, fromVersion(HALF_PLAYED)))) return false
  await leave(table, 1)
  await propose(table, 0, { type: 'end' })
  return true
}

/** Takes back: by vote, twice, once after a refused vote, and freely wherever a move was quiet. */
const untilUndone =
  (rest = async () => true) =>
  async (playing, table) => {
    const { playUntil, undoByVote, undoFreely, propose, vote } = playing
    let free = 0
    const between = async () => {
      if (free < 4 && (await undoFreely(table)) !== null) free += 1
    }
    if (!(await playUntil(table, fromVersion(16), { between }))) return false
    await undoByVote(table, 0, 2)
    if (!(await playUntil(table, fromVersion(26), { between }))) return false
    await propose(table, 1, { type: 'undo', back: 1 })
    await vote(table, 0, false)
    await undoByVote(table, 1, 3)
    if (!(await playUntil(table, fromVersion(40), { between }))) return false
    return rest(playing, table)
  }

/** One person leaves, the others vote a bot into the seat; `rest` goes on from there. */
const untilStoodIn =
  (rest = async () => true) =>
  async (playing, table) => {
    const { playUntil, leave, propose, vote } = playing
    if (!(await playUntil(table, fromVersion(8)))) return false
    await leave(table, 2)
    await propose(table, 0, { type: 'bot', seat: 2, level: 'deckhand' })
    for (const seat of table.clients.keys()) if (seat !== 0 && table.clients[seat] !== undefined) await vote(table, seat, true)
    if (!(await playUntil(table, fromVersion(24)))) return false
    return rest(playing, table)
  }

const returnAndPlayOut = async ({ comeBack, playOut }, table) => {
  await comeBack(table, 2)
  return playOut(table)
}

const playOut = ({ playOut: play }, table) => play(table)

/** The player in turn sends `out-of-time`, which 0.1.0 takes from players, too. */
const sendOutOfTime =
  times =>
  async ({ playUntil, move }, table) => {
    for (let sent = 0; sent < times; sent += 1) {
      const isTurn = (state, { match }) => match.version >= 10 * (sent + 1) && state.phase === 'turn'
      if (!(await playUntil(table, isTurn))) return false
      const asked = table.clients.findIndex((client, seat) => client.newest('update').awaited.includes(seat))
      const answer = await move(table, asked, () => ({ type: 'out-of-time' }))
      if (answer.type !== 'done') throw new Error(`out-of-time: ${JSON.stringify(answer)}`)
    }
    return true
  }

/** Nobody moves until the clock has played twice. */
const letClockRun = async ({ playUntil, pass, store }, table, seconds) => {
  if (!(await playUntil(table, fromVersion(12)))) return false
  const before = (await store.open(table.id)).match.version
  for (let rounds = 0; rounds < 2; rounds += 1) await pass((seconds + 1) * 1000)
  return (await store.open(table.id)).match.version >= before + 2
}

const SHORT = 120
const inTurn =
  (...steps) =>
  async (playing, table) => {
    for (const step of steps) if (!(await step(playing, table))) return false
    return true
  }
const runShortClock = (playing, table) => letClockRun(playing, table, SHORT)
const SHORT_CLOCK = { type: 'move', seconds: SHORT }

const bots = (level, ...seats) => seats.map(seat => ({ seat, level }))
const isHalfPlayed = (state, { last }) => isTask('play-cards')(state) && last?.move?.type === 'play'

const RUM = [
  { key: 'rum-two', seats: 2, wish: { clock: MOVE_CLOCK }, make: until(fromVersion(20)) },
  { key: 'rum-parrot-three', seats: 3, wish: { options: 'en', clock: BANK_CLOCK }, make: until(({ ask }) => ask?.cause === 'drawn') },
  {
    key: 'rum-tide-four',
    seats: 4,
    make: until(({ ask }) => ask?.cause === 'tide' && ask.waiting.length >= 2 && ask.sealed.some(one => one !== null), drawing),
  },
  { key: 'rum-bot-next', seats: 3, wish: { bots: bots('boatswain', 1, 2) }, make: untilBotIsNext },
  { key: 'rum-undo-proposed', seats: 2, make: untilProposed({ type: 'undo', back: 2 }) },
  { key: 'rum-stood-in', seats: 4, make: untilStoodIn() },
  { key: 'rum-halted', seats: 2, make: untilHalted },
  { key: 'rum-waiting', seats: 3, wish: { listed: true, bots: bots('sailor', 2) }, free: 1 },
  { key: 'rum-outcome-four', seats: 4, make: playOut },
  { key: 'rum-outcome-bots', seats: 3, wish: { options: 'en', bots: bots('captain', 1, 2) }, make: playOut },
  { key: 'rum-outcome-undone', seats: 2, make: untilUndone(playOut) },
  { key: 'rum-agreed', seats: 3, make: untilAgreed },
]

const RUNNER = [
  { key: 'runner-raise', seats: 2, wish: { clock: MOVE_CLOCK }, make: until(isTask('raise')) },
  { key: 'runner-meet', seats: 2, make: until(isTask('face')) },
  { key: 'runner-icons', seats: 2, make: until(isTask('way')) },
  { key: 'runner-event', seats: 2, make: until(state => firstTask(state)?.type === 'do' && firstTask(state).source.from === 'event') },
  { key: 'runner-raided', seats: 2, make: until(state => firstTask(state)?.type === 'do' && firstTask(state).source.from !== 'event') },
  { key: 'runner-crew', seats: 2, make: until(isTask('crew-effects')) },
  {
    key: 'runner-mulligan',
    seats: 2,
    wish: { options: { cards: 'standard', crown: 1, mulligan: true, turnCap: null, bank: 'strict' } },
    make: until(isTask('mulligan')),
  },
  { key: 'runner-undone', seats: 2, wish: { clock: BANK_CLOCK }, make: untilUndone() },
  { key: 'runner-bot-next', seats: 2, wish: { options: 'crown', bots: bots('sailor', 1) }, make: untilBotIsNext },
  { key: 'runner-end-proposed', seats: 2, make: untilProposed({ type: 'end' }) },
  { key: 'runner-halted', seats: 2, make: untilHalted },
  { key: 'runner-waiting', seats: 2, wish: { options: 'pirate' }, free: 1 },
  { key: 'runner-outcome', seats: 2, make: playOut },
  { key: 'runner-outcome-undone', seats: 2, make: untilUndone(playOut) },
  { key: 'runner-agreed', seats: 2, make: untilOneStays },
]

const RUMMIKUB = [
  { key: 'rummikub-two', seats: 2, wish: { clock: MOVE_CLOCK }, make: until(fromVersion(24)) },
  { key: 'rummikub-six', seats: 6, wish: { clock: BANK_CLOCK }, make: until(fromVersion(50)) },
  { key: 'rummikub-mso', seats: 4, wish: { options: 'mso' }, make: until(fromVersion(40)) },
  {
    key: 'rummikub-redeal',
    seats: 4,
    make: until(state => state.phase === 'redeal' && state.answers.filter(one => one !== null).length === 1),
  },
  { key: 'rummikub-announcement', seats: 3, make: until(state => state.phase === 'announcement') },
  { key: 'rummikub-empty-bank', seats: 2, wish: { options: 'mso' }, make: until(state => state.lap !== null && state.phase === 'turn') },
  {
    key: 'rummikub-rounds',
    seats: 3,
    wish: { options: { preset: 'sabra', rounds: 3 } },
    make: until(state => state.rounds.length === 1 && state.table.length > 2),
  },
  {
    key: 'rummikub-house-rules',
    seats: 3,
    wish: { options: { preset: 'pl', penaltyTiles: 0, mistakes: 'penalised', tableInOpeningTurn: true, direction: 'counterClockwise' } },
    make: inTurn(sendOutOfTime(1), until(fromVersion(36))),
  },
  { key: 'rummikub-player-out-of-time', seats: 3, wish: { options: 'mso' }, make: sendOutOfTime(2) },
  { key: 'rummikub-bot-next', seats: 4, wish: { bots: bots('deckhand', 1, 2, 3) }, make: untilBotIsNext },
  { key: 'rummikub-halted', seats: 2, make: untilHalted },
  { key: 'rummikub-waiting', seats: 6, free: 3 },
  { key: 'rummikub-outcome-six', seats: 6, wish: { options: 'english' }, make: playOut },
  { key: 'rummikub-outcome-stood-in', seats: 4, make: untilStoodIn(returnAndPlayOut) },
  { key: 'rummikub-outcome-out-of-time', seats: 2, wish: { options: 'mso' }, make: inTurn(sendOutOfTime(1), playOut) },
  { key: 'rummikub-outcome-clock', seats: 2, wish: { clock: SHORT_CLOCK }, make: inTurn(runShortClock, playOut) },
  { key: 'rummikub-agreed', seats: 3, make: untilAgreed },
]

const SEA = [
  { key: 'sea-two', seats: 2, wish: { clock: MOVE_CLOCK }, make: until(fromVersion(24, isTask('decide'))) },
  { key: 'sea-boarding-four', seats: 4, wish: { clock: BANK_CLOCK }, make: until(isTask('resolve')) },
  { key: 'sea-exchange-rum', seats: 4, make: until(state => firstTask(state)?.effect?.type === 'exchange-rum') },
  { key: 'sea-exchange-object', seats: 4, make: until(state => firstTask(state)?.effect?.type === 'exchange-object') },
  { key: 'sea-half-played', seats: 3, make: until(fromVersion(20, isHalfPlayed)) },
  { key: 'sea-pick', seats: 3, make: until(state => firstTask(state)?.effect?.type === 'take-share-card') },
  { key: 'sea-discard-pirate', seats: 3, make: until(state => firstTask(state)?.effect?.type === 'discard-pirate') },
  { key: 'sea-discard-object', seats: 4, make: until(isTask('discard-object')) },
  { key: 'sea-undone', seats: 2, make: untilUndone() },
  { key: 'sea-bot-next', seats: 4, wish: { clock: BANK_CLOCK, bots: bots('sailor', 1, 3) }, make: untilBotIsNext },
  { key: 'sea-halted', seats: 2, make: untilHalted },
  { key: 'sea-waiting', seats: 2, free: 1 },
  { key: 'sea-outcome-four', seats: 4, make: playOut },
  { key: 'sea-outcome-stood-in', seats: 3, make: untilStoodIn(returnAndPlayOut) },
  { key: 'sea-outcome-undone', seats: 2, make: untilUndone(playOut) },
  { key: 'sea-agreed', seats: 2, make: untilAgreed },
]

const ofGame = (game, kinds) => kinds.map(kind => ({ game, ...kind }))

/** Matches that nobody touches for a month: the first of all. */
export const ABANDONED = ['rum', 'rum-runner', 'rummikub', 'sea-of-clouds'].map(game => ({
  key: `${{ 'rum-runner': 'runner', 'sea-of-clouds': 'sea' }[game] ?? game}-abandoned`,
  game,
  seats: 2,
  make: until(fromVersion(HALF_PLAYED)),
}))

export const KINDS = [
  ...ofGame('rum', RUM),
  ...ofGame('rum-runner', RUNNER),
  ...ofGame('rummikub', RUMMIKUB),
  ...ofGame('sea-of-clouds', SEA),
  // Last, because its clock runs on.
  { key: 'rummikub-clock', game: 'rummikub', seats: 2, wish: { clock: SHORT_CLOCK }, make: runShortClock },
]
