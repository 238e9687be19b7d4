/** Pairs of matches ("worlds") that differ only in two pieces hidden from one viewer, with moves that continue both without revealing either piece. */
import { at, canonicalJson, fastRandom, pick, sha256Hex, shuffle, randomStreams, submitMove, range } from '@tortuga/kit'
import type { Game, GameTypes, AppliedEntry, Match, Random, Seat, Viewer } from '@tortuga/kit'
import { swapNames, isSameData } from '@tortuga/kit/laws'
import { beginMatch } from '@tortuga/room'
import type { MatchStart } from '@tortuga/room'
import type { TableSettings } from '@tortuga/wire'

type Any = GameTypes
type PairViewer = Seat | 'table'
type PiecePair = readonly [one: string, other: string]

/** One match as it is stored: its beginning, and the entries that lead to `match`. */
export type MatchWorld = { readonly beginning: MatchStart; readonly applied: readonly AppliedEntry<Any>[]; readonly match: Match<Any> }
/** The next move in both worlds. A player who can tell the two pieces apart plays the other one in the second world. */
export type PairedTurn = { readonly seat: Seat; readonly moves: readonly [unknown, unknown] }
export type WorldPair = {
  readonly name: string
  readonly game: Game<Any>
  readonly seats: number
  readonly viewer: PairViewer
  readonly worlds: readonly [MatchWorld, MatchWorld]
  readonly turns: readonly PairedTurn[]
}

const MAX_MOVES = 400
const MAX_TURNS = 4
const MAX_ATTEMPTS = 60

export const SETTINGS: TableSettings = {
  clock: { type: 'bank', seconds: 3600, increment: 5 },
  spectators: true,
  listed: true,
  takebacks: true,
}
export const secretOf = (name: string): string => sha256Hex(`secret ${name}`)
export const contributionOf = (name: string, seat: Seat): string => sha256Hex(`bytes ${name} ${seat}`)

const randomOf = (text: string): Random => fastRandom(Number.parseInt(sha256Hex(text).slice(0, 8), 16))

/** Up to 200 legal moves in random order. */
const someMoves = (game: Game<Any>, match: Match<Any>, seat: Seat, random: Random): readonly unknown[] => {
  const moves: unknown[] = []
  for (const move of game.moves(game.view(match.state, seat))) if (moves.push(move) === 200) break
  return shuffle(moves, random)
}
const awaitedIn = ({ asked }: Match<Any>): readonly Seat[] => range(asked.length).filter(seat => asked[seat] !== null)

const play = (game: Game<Any>, { header }: MatchStart, match: Match<Any>, seat: Seat, move: unknown) => {
  const by = game.isClockMove(move) ? 'clock' : 'player' // in edition 1 of Rummikub it may be the only listed move
  const answer = { seat, question: at(match.asked, seat) ?? 0, move, by, at: 0, clocks: null } as const
  return submitMove(game, match, answer, randomStreams(header.chance, String(header.seed))(match.steps))
}

/** Plays a random match; returns one world for each version before its end. */
const playRandomMatch = (game: Game<Any>, options: unknown, seats: number, name: string): readonly MatchWorld[] => {
  const seated = range(seats).map(seat => ({ name: `Seat ${seat}`, bot: null, contribution: contributionOf(name, seat) }))
  const beginning = beginMatch(game, { id: name, options, settings: SETTINGS, seated, secret: secretOf(name) }, 0)
  const random = randomOf(`walk ${name}`)
  const worlds: MatchWorld[] = [{ beginning, applied: [], match: beginning.match }]
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const { applied, match } = at(worlds, worlds.length - 1)
    const seat = pick(awaitedIn(match), random)
    const next = play(game, beginning, match, seat, at(someMoves(game, match, seat, random), 0))
    if (!next.ok) throw new Error(`a listed move was refused: ${canonicalJson(next.refusal)}`)
    if (next.match.over) return worlds
    worlds.push({ beginning, applied: [...applied, ...next.applied], match: next.match })
  }
  return worlds
}

const areHidden = ({ secrets }: Game<Any>, state: unknown, viewer: Viewer, [one, other]: PiecePair): boolean =>
  secrets.hiddenFrom(state, viewer).some(group => group.includes(one) && group.includes(other))

const areShown = ({ secrets }: Game<Any>, events: readonly Any['event'][], viewer: Viewer, pair: PiecePair): boolean => {
  const shown = new Set(events.flatMap(event => secrets.shownBy(event, viewer)))
  return pair.some(piece => shown.has(secrets.faceOf(piece)))
}

/** A state with faces instead of pieces: which copy of a face lies where means nothing. */
const facesIn = ({ secrets }: Game<Any>, state: unknown): unknown => {
  const pieces = new Set(secrets.pieces(state))
  return JSON.parse(JSON.stringify(state), (_, value: unknown) =>
    typeof value === 'string' && pieces.has(value) ? secrets.faceOf(value) : value,
  )
}

type PlayedStep = { readonly seat: Seat; readonly move: unknown; readonly steps: number; readonly before: unknown; readonly after: unknown }

/** The same step after the exchange. The move names the other piece, or another copy of its face, which has not moved: whichever leads to the exchanged state. */
const playExchanged = (
  game: Game<Any>,
  { header }: MatchStart,
  { seat, move, steps, before, after }: PlayedStep,
  [one, other]: PiecePair,
) => {
  const state = swapNames(before, one, other)
  const expected = facesIn(game, swapNames(after, one, other))
  const view = game.view(state, seat)
  for (const made of [swapNames(move, game.secrets.faceOf(one), game.secrets.faceOf(other)), move]) {
    if (game.check(view, made) !== null) continue
    const step = game.apply(state, seat, made, randomStreams(header.chance, String(header.seed))(steps))
    if (isSameData(facesIn(game, step.state), expected)) return { move: made, events: step.events }
  }
  return null
}

/** The second world: the pieces are exchanged in all states and events, including earlier ones, in which the viewer could not tell them apart. */
const exchangeIn = (game: Game<Any>, { beginning, applied, match }: MatchWorld, viewer: Viewer, pair: PiecePair): MatchWorld => {
  const [one, other] = pair
  const faces = [game.secrets.faceOf(one), game.secrets.faceOf(other)] as const
  const isExchanged = (state: unknown): boolean => areHidden(game, state, viewer, pair)
  const stateOf = (state: unknown): unknown => (isExchanged(state) ? swapNames(state, one, other) : state)
  const { first } = beginning
  const isDealtInSecret = isExchanged(first.state) && !areShown(game, first.events, viewer, pair)
  return {
    beginning: {
      ...beginning,
      first: { state: stateOf(first.state), events: isDealtInSecret ? swapNames(first.events, ...faces) : first.events },
      match: { ...beginning.match, state: stateOf(beginning.match.state) },
    },
    applied: applied.map(({ entry, events, state }, index) => {
      const before: unknown = applied[index - 1]?.state ?? first.state
      const isSecret = isExchanged(before) && isExchanged(state) && !areShown(game, events, viewer, pair)
      if (entry.type !== 'move') return { entry, events, state: stateOf(state) }
      const step = { seat: entry.seat, move: entry.move, steps: index + 1, before, after: state }
      const exchanged = isSecret ? (playExchanged(game, beginning, step, pair)?.events ?? swapNames(events, ...faces)) : events
      // Moves are never sent to clients, so the stored ones may differ as much as they like.
      return { entry: { ...entry, move: swapNames(entry.move, ...faces) }, events: exchanged, state: stateOf(state) }
    }),
    match: { ...match, state: swapNames(match.state, one, other) },
  }
}

/** Finds moves that continue both worlds without revealing either piece. */
const continuePair = (
  game: Game<Any>,
  worlds: readonly [MatchWorld, MatchWorld],
  viewer: Viewer,
  pair: PiecePair,
  random: Random,
): readonly PairedTurn[] => {
  const [{ beginning }] = worlds
  let [firstMatch, secondMatch] = [worlds[0].match, worlds[1].match]
  const turns: PairedTurn[] = []
  const attempt = (seat: Seat, move: unknown): boolean => {
    if (game.isClockMove(move)) return false
    const here = play(game, beginning, firstMatch, seat, move)
    if (!here.ok || here.match.over) return false
    const canTell = !isSameData(game.view(firstMatch.state, seat), game.view(secondMatch.state, seat))
    const step = { seat, move, steps: firstMatch.steps, before: firstMatch.state, after: here.match.state }
    const moved: unknown = canTell ? playExchanged(game, beginning, step, pair)?.move : move
    if (moved === undefined) return false
    const there = play(game, beginning, secondMatch, seat, moved)
    if (!there.ok || there.match.over) return false
    const after = [here, there] as const
    if (!after.every(next => next.ok && areHidden(game, next.match.state, viewer, pair))) return false
    if (
      areShown(
        game,
        [...here.applied, ...there.applied].flatMap(({ events }) => events),
        viewer,
        pair,
      )
    )
      return false
    turns.push({ seat, moves: [move, moved] })
    ;[firstMatch, secondMatch] = [here.match, there.match]
    return true
  }
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const tries = shuffle(awaitedIn(firstMatch), random).flatMap(seat =>
      someMoves(game, firstMatch, seat, random)
        .slice(0, MAX_ATTEMPTS)
        .map(move => [seat, move] as const),
    )
    if (!tries.some(([seat, move]) => attempt(seat, move))) break
  }
  return turns
}

/** A pair that has not been made yet: making it plays many steps again. */
type PairPlan = { readonly name: string; readonly world: MatchWorld; readonly viewer: PairViewer; readonly group: readonly string[] }

const makePair = (game: Game<Any>, { name, world, viewer, group }: PairPlan): WorldPair => {
  const random = randomOf(name)
  const [one, other] = shuffle([...group], random) as [string, string]
  const worlds = [world, exchangeIn(game, world, viewer, [one, other])] as const
  const turns = continuePair(game, worlds, viewer, [one, other], random)
  return { name, game, seats: world.match.asked.length, viewer, worlds, turns }
}

const planPairs = (game: Game<Any>, world: MatchWorld, viewer: PairViewer, name: string): readonly PairPlan[] =>
  game.secrets
    .hiddenFrom(world.match.state, viewer)
    .filter(group => group.length > 1)
    .map((group, index) => ({ name: `${name}-${viewer}-${index}`, world, viewer, group }))

/** Whether a player has answered a question that other players still have to answer. */
const isSealed = (worlds: readonly MatchWorld[], index: number): boolean => {
  const [before, after] = [worlds[index - 1]?.match, at(worlds, index).match]
  return before !== undefined && awaitedIn(before).length > 1 && awaitedIn(after).length === awaitedIn(before).length - 1
}

/** Up to `count` items of a list, spread evenly over it. */
const spread = <A>(all: readonly A[], count: number): readonly A[] =>
  range(Math.min(count, all.length)).map(index => at(all, Math.floor((index * all.length) / Math.min(count, all.length))))

/** Up to `count` plans, as many for each viewer as there are, spread evenly over the matches. A viewer of few plans gives its share to the others. */
const choosePlans = (plans: readonly PairPlan[], count: number): readonly PairPlan[] => {
  const byViewer = [...new Set(plans.map(({ viewer }) => viewer))]
    .map(viewer => plans.filter(plan => plan.viewer === viewer))
    .toSorted((one, other) => one.length - other.length)
  return byViewer.reduce<readonly PairPlan[]>(
    (chosen, group, index) => [...chosen, ...spread(group, Math.ceil((count - chosen.length) / (byViewer.length - index)))],
    [],
  )
}

/** Up to `count` pairs from the start, the middle and the end of a match, and with sealed answers, for every preset, number of seats and viewer. */
export const makeWorldPairs = (game: Game<Any>, seed: string, count: number): readonly WorldPair[] => {
  const plans = Object.entries<unknown>(game.presets).flatMap(([preset, options]) =>
    range(game.seats[1] - game.seats[0] + 1).flatMap(more => {
      const seats = game.seats[0] + more
      const name = `${game.id}-${game.rules}-${preset}-${seats}`
      const worlds = playRandomMatch(game, options, seats, `${name}-${seed}`)
      const sealed = range(worlds.length).filter(index => isSealed(worlds, index))
      const chosen = new Set([0, Math.floor(worlds.length / 2), worlds.length - 2, ...sealed.slice(0, 1), ...sealed.slice(-1)])
      const viewers: readonly PairViewer[] = [...range(seats), 'table']
      return [...chosen]
        .filter(index => index >= 0)
        .flatMap(index =>
          viewers.flatMap(viewer =>
            planPairs(game, at(worlds, index), viewer, `${name}-${sealed.includes(index) ? 'sealed' : 'open'}-${index}`),
          ),
        )
    }),
  )
  return choosePlans(plans, count).map(plan => makePair(game, plan))
}
