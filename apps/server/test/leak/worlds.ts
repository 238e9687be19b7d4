/** Two worlds that differ only in what one viewer may not know: two hidden pieces exchanged, and moves that go on from there without showing either. */
import { at, canonicalJson, fastRandom, pick, sha256Hex, shuffle, streamsOf, submit, upTo } from '@tortuga/kit'
import type { Game, GameTypes, Made, Match, Random, Seat, Viewer } from '@tortuga/kit'
import { exchange, isSameData } from '@tortuga/kit/laws'
import { beginMatch } from '@tortuga/room'
import type { Beginning, Settings } from '@tortuga/room'

type Any = GameTypes
type Watcher = Seat | 'table'
type Pair = readonly [one: string, other: string]

/** One match as it goes into a store: begun, and played up to `match`. */
export type World = { readonly beginning: Beginning; readonly made: readonly Made<Any>[]; readonly match: Match<Any> }
/** A move to go on with, in either world: whoever can tell the pieces apart plays the other one in the other world. */
export type Turn = { readonly seat: Seat; readonly moves: readonly [unknown, unknown] }
export type Pairing = {
  readonly name: string
  readonly game: Game<Any>
  readonly seats: number
  readonly viewer: Watcher
  readonly worlds: readonly [World, World]
  readonly turns: readonly Turn[]
}

const MOST_MOVES = 400
const GO_ON = 4
const TRIES = 60

export const SETTINGS: Settings = { clock: { type: 'bank', seconds: 3600, increment: 5 }, spectators: true, listed: true, takebacks: true }
export const secretOf = (name: string): string => sha256Hex(`secret ${name}`)
export const contributionOf = (name: string, seat: Seat): string => sha256Hex(`bytes ${name} ${seat}`)

const randomOf = (word: string): Random => fastRandom(Number.parseInt(sha256Hex(word).slice(0, 8), 16))

/** Some legal moves, in any order: enough to choose from where there are many. */
const someMoves = (game: Game<Any>, match: Match<Any>, seat: Seat, random: Random): readonly unknown[] => {
  const moves: unknown[] = []
  for (const move of game.moves(game.view(match.state, seat))) if (moves.push(move) === 200) break
  return shuffle(moves, random)
}
const awaitedIn = ({ asked }: Match<Any>): readonly Seat[] => upTo(asked.length).filter(seat => asked[seat] !== null)

const play = (game: Game<Any>, { header }: Beginning, match: Match<Any>, seat: Seat, move: unknown) => {
  const answer = { seat, question: at(match.asked, seat) ?? 0, move, by: 'player', at: 0, clocks: null } as const
  return submit(game, match, answer, streamsOf(header.chance, String(header.seed))(match.steps))
}

/** A random match up to its end, as worlds one move apart. */
const walk = (game: Game<Any>, options: unknown, seats: number, name: string): readonly World[] => {
  const seated = upTo(seats).map(seat => ({ name: `Seat ${seat}`, bot: null, contribution: contributionOf(name, seat) }))
  const beginning = beginMatch(game, { id: name, options, settings: SETTINGS, seated, secret: secretOf(name) }, 0)
  const random = randomOf(`walk ${name}`)
  const worlds: World[] = [{ beginning, made: [], match: beginning.match }]
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const { made, match } = at(worlds, worlds.length - 1)
    const seat = pick(awaitedIn(match), random)
    const next = play(game, beginning, match, seat, at(someMoves(game, match, seat, random), 0))
    if (!next.ok) throw new Error(`a listed move was refused: ${canonicalJson(next.refusal)}`)
    if (next.match.over) return worlds
    worlds.push({ beginning, made: [...made, ...next.made], match: next.match })
  }
  return worlds
}

const areHidden = ({ secrets }: Game<Any>, state: unknown, viewer: Viewer, [one, other]: Pair): boolean =>
  secrets.hiddenFrom(state, viewer).some(group => group.includes(one) && group.includes(other))

const areShown = ({ secrets }: Game<Any>, events: readonly Any['event'][], viewer: Viewer, pair: Pair): boolean => {
  const shown = new Set(events.flatMap(event => secrets.shownBy(event, viewer)))
  return pair.some(piece => shown.has(secrets.faceOf(piece)))
}

/** The other world: the pieces are exchanged wherever, in the past too, the viewer could not have told. */
const exchangeIn = (game: Game<Any>, { beginning, made, match }: World, viewer: Viewer, pair: Pair): World => {
  const [one, other] = pair
  const faces = [game.secrets.faceOf(one), game.secrets.faceOf(other)] as const
  const stateOf = (state: unknown): unknown => (areHidden(game, state, viewer, pair) ? exchange(state, one, other) : state)
  const eventsOf = (state: unknown, events: readonly Any['event'][]): readonly Any['event'][] =>
    areHidden(game, state, viewer, pair) && !areShown(game, events, viewer, pair) ? exchange(events, ...faces) : events
  return {
    beginning: {
      ...beginning,
      first: { state: stateOf(beginning.first.state), events: eventsOf(beginning.first.state, beginning.first.events) },
      match: { ...beginning.match, state: stateOf(beginning.match.state) },
    },
    made: made.map(({ entry, events, state }) => ({
      entry: entry.type === 'move' ? { ...entry, move: exchange(entry.move, ...faces) } : entry, // a move never travels
      events: eventsOf(state, events),
      state: stateOf(state),
    })),
    match: { ...match, state: exchange(match.state, one, other) },
  }
}

/** How play goes on with neither piece coming to light. */
const goOn = (game: Game<Any>, worlds: readonly [World, World], viewer: Viewer, pair: Pair, random: Random): readonly Turn[] => {
  const [{ beginning }] = worlds
  let [mine, theirs] = [worlds[0].match, worlds[1].match]
  const turns: Turn[] = []
  const attempt = (seat: Seat, move: unknown): boolean => {
    const canTell = !isSameData(game.view(mine.state, seat), game.view(theirs.state, seat))
    const [one, other] = pair
    const moved = canTell ? exchange(move, game.secrets.faceOf(one), game.secrets.faceOf(other)) : move
    const after = [play(game, beginning, mine, seat, move), play(game, beginning, theirs, seat, moved)] as const
    const [here, there] = after
    if (!here.ok || !there.ok || here.match.over || there.match.over) return false
    if (!after.every(next => next.ok && areHidden(game, next.match.state, viewer, pair))) return false
    if (
      areShown(
        game,
        [...here.made, ...there.made].flatMap(({ events }) => events),
        viewer,
        pair,
      )
    )
      return false
    turns.push({ seat, moves: [move, moved] })
    ;[mine, theirs] = [here.match, there.match]
    return true
  }
  for (let turn = 0; turn < GO_ON; turn += 1) {
    const tries = shuffle(awaitedIn(mine), random).flatMap(seat =>
      someMoves(game, mine, seat, random)
        .slice(0, TRIES)
        .map(move => [seat, move] as const),
    )
    if (!tries.some(([seat, move]) => attempt(seat, move))) break
  }
  return turns
}

const pairUp = (game: Game<Any>, world: World, viewer: Watcher, name: string): readonly Pairing[] =>
  game.secrets
    .hiddenFrom(world.match.state, viewer)
    .filter(group => group.length > 1)
    .map((group, index) => {
      const title = `${name}-${viewer}-${index}`
      const random = randomOf(title)
      const [one, other] = shuffle([...group], random) as [string, string]
      const worlds = [world, exchangeIn(game, world, viewer, [one, other])] as const
      return { name: title, game, seats: world.match.asked.length, viewer, worlds, turns: goOn(game, worlds, viewer, [one, other], random) }
    })

/** Somebody has answered a question that others have still to answer. */
const isSealed = (worlds: readonly World[], index: number): boolean => {
  const [before, after] = [worlds[index - 1]?.match, at(worlds, index).match]
  return before !== undefined && awaitedIn(before).length > 1 && awaitedIn(after).length === awaitedIn(before).length - 1
}

/** The beginning, the middle, near the end, and answers that lie sealed: of every preset and size, for every viewer. */
export const makePairings = (game: Game<Any>, seed: string): readonly Pairing[] =>
  Object.entries<unknown>(game.presets).flatMap(([preset, options]) =>
    upTo(game.seats[1] - game.seats[0] + 1).flatMap(more => {
      const seats = game.seats[0] + more
      const name = `${game.id}-${preset}-${seats}`
      const worlds = walk(game, options, seats, `${name}-${seed}`)
      const sealed = upTo(worlds.length).filter(index => isSealed(worlds, index))
      const chosen = new Set([0, Math.floor(worlds.length / 2), worlds.length - 2, ...sealed.slice(0, 1), ...sealed.slice(-1)])
      const viewers: readonly Watcher[] = [...upTo(seats), 'table']
      return [...chosen]
        .filter(index => index >= 0)
        .flatMap(index =>
          viewers.flatMap(viewer =>
            pairUp(game, at(worlds, index), viewer, `${name}-${sealed.includes(index) ? 'sealed' : 'open'}-${index}`),
          ),
        )
    }),
  )
