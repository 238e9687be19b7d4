/** Laws about secrets: what a viewer may not know leaves no trace in its view, its events or its worlds, and what it knows is there. */
import { canonicalJson, pick, streamsOf } from '../src/index.ts'
import type { Game, GameTypes, Random, Viewer } from '../src/index.ts'
import { exchange, isSameData, textsIn } from './data.ts'
import { must, viewersOf } from './exam.ts'
import type { Exam, Position } from './exam.ts'

const drawPair = (group: readonly string[], random: Random): readonly [string, string] => {
  const one = pick(group, random)
  return [
    one,
    pick(
      group.filter(piece => piece !== one),
      random,
    ),
  ]
}

/** Exchanging two pieces that a viewer may not know changes nothing in its view. */
export const hidesPieces = <T extends GameTypes>(exam: Exam<T>): void => {
  const { game, positions } = exam
  const random = exam.random('hidden')
  for (const { walk, before } of positions)
    for (const viewer of [...viewersOf(walk.seats), 'open' as const]) {
      const view = game.view(before.state, viewer)
      for (const group of game.secrets.hiddenFrom(before.state, viewer)) {
        if (group.length < 2) continue
        for (let draws = 0; draws < 3; draws += 1) {
          const [one, other] = drawPair(group, random)
          const same = isSameData(game.view(exchange(before.state, one, other), viewer), view)
          must(same, walk, before.version, () => `the view of ${viewer} tells ${one} from ${other}`)
        }
      }
    }
}

/** Exchanging two copies of one face changes nothing in any view. */
export const tellsNoCopies = <T extends GameTypes>(exam: Exam<T>): void => {
  const { game, positions } = exam
  const { secrets } = game
  const random = exam.random('copies')
  for (const { walk, before } of positions) {
    const one = pick(secrets.pieces(before.state), random)
    const copies = secrets.pieces(before.state).filter(piece => piece !== one && secrets.faceOf(piece) === secrets.faceOf(one))
    if (copies.length === 0) continue
    const other = pick(copies, random)
    const exchanged = exchange(before.state, one, other)
    for (const viewer of [...viewersOf(walk.seats), 'open' as const]) {
      const same = isSameData(game.view(exchanged, viewer), game.view(before.state, viewer))
      must(same, walk, before.version, () => `the view of ${viewer} tells the copies ${one} and ${other} apart`)
    }
  }
}

/** A piece called known is named in the view: another face in its place would show. */
export const namesKnown = <T extends GameTypes>(exam: Exam<T>): void => {
  const { game, positions } = exam
  const { secrets } = game
  const random = exam.random('known')
  for (const { walk, before } of positions)
    for (const viewer of viewersOf(walk.seats)) {
      const view = game.view(before.state, viewer)
      const texts = textsIn(view)
      const hidden = secrets.hiddenFrom(before.state, viewer).flat()
      const unknown = new Set(hidden)
      const known = secrets.pieces(before.state).filter(piece => !unknown.has(piece))
      for (const piece of known)
        must(texts.has(secrets.faceOf(piece)), walk, before.version, () => `${viewer} knows ${piece}, but the view does not name it`)
      if (known.length === 0) continue
      const piece = pick(known, random)
      const others = hidden.filter(other => secrets.faceOf(other) !== secrets.faceOf(piece))
      if (others.length === 0) continue
      const other = pick(others, random)
      const differs = !isSameData(game.view(exchange(before.state, piece, other), viewer), view)
      must(differs, walk, before.version, () => `${viewer} knows ${piece}, but ${other} in its place looks the same`)
    }
}

const facesOf = <T extends GameTypes>({ secrets }: Game<T>, state: T['state']): string =>
  secrets
    .pieces(state)
    .map(piece => secrets.faceOf(piece))
    .toSorted()
    .join()

const groupSizes = <T extends GameTypes>({ secrets }: Game<T>, state: T['state'], viewer: Viewer): string =>
  secrets
    .hiddenFrom(state, viewer)
    .map(group => group.length)
    .filter(size => size > 0)
    .toSorted((a, b) => a - b)
    .join()

/** A world made by `determinize` gives the same view, holds the same pieces, asks the same seats, and every other seat knows as much in it as in truth. */
export const makesWorlds = <T extends GameTypes>(exam: Exam<T>): void => {
  const { game, positions } = exam
  const random = exam.random('worlds')
  for (const { walk, before, seat, move } of positions) {
    const hasLost = facesOf(game, before.state) !== facesOf(game, walk.first.state) // another law's business
    for (const viewer of viewersOf(walk.seats)) {
      if (viewer === 'table') continue
      const view = game.view(before.state, viewer)
      const world = game.determinize(view, random)
      const failure = (what: string) => (): string => `a world behind the view of ${viewer} ${what}`
      must(isSameData(game.view(world, viewer), view), walk, before.version, failure('gives another view'))
      must(hasLost || facesOf(game, world) === facesOf(game, before.state), walk, before.version, failure('holds other pieces'))
      must(canonicalJson(game.awaited(world)) === canonicalJson(game.awaited(before.state)), walk, before.version, failure('asks others'))
      for (const other of viewersOf(walk.seats))
        must(
          groupSizes(game, world, other) === groupSizes(game, before.state, other),
          walk,
          before.version,
          failure(`changes what ${other} knows`),
        )
      if (viewer === seat) game.apply(world, seat, move, random)
    }
  }
}

const shareOf = <T extends GameTypes>(game: Game<T>, events: readonly T['event'][], viewer: Viewer): readonly unknown[] =>
  events.map(event => game.viewEvent(event, viewer)).filter(event => event !== null)

/** The same move in a world with two hidden pieces exchanged; null where that move is not legal there. */
const playExchanged = <T extends GameTypes>(game: Game<T>, position: Position<T>, one: string, other: string) => {
  const { walk, before, seat, move } = position
  const state = exchange(before.state, one, other)
  const moved = exchange(move, game.secrets.faceOf(one), game.secrets.faceOf(other))
  if (game.check(game.view(state, seat), moved) !== null) return null
  return game.apply(state, seat, moved, streamsOf(walk.header.chance, String(walk.header.seed))(before.steps))
}

/** Events name no hidden piece: exchange two that stay hidden and are not shown, and a viewer's share of the events is the same. */
export const keepsEventsSecret = <T extends GameTypes>(exam: Exam<T>): void => {
  const { game, positions } = exam
  const { secrets } = game
  const random = exam.random('events')
  for (const position of positions) {
    const { walk, before, after, events } = position
    for (const viewer of viewersOf(walk.seats)) {
      const stillHidden = new Set(secrets.hiddenFrom(after.state, viewer).flat())
      for (const group of secrets.hiddenFrom(before.state, viewer)) {
        const staying = group.filter(piece => stillHidden.has(piece))
        if (staying.length < 2) continue
        for (let draws = 0; draws < 3; draws += 1) {
          const [one, other] = drawPair(staying, random)
          const exchanged = playExchanged(game, position, one, other)
          if (exchanged === null) continue
          const shown = [...events, ...exchanged.events].flatMap(event => secrets.shownBy(event, viewer))
          if (shown.includes(secrets.faceOf(one)) || shown.includes(secrets.faceOf(other))) continue
          const same = isSameData(shareOf(game, events, viewer), shareOf(game, exchanged.events, viewer))
          must(same, walk, before.version + 1, () => `the events tell ${viewer} whether it was ${one} or ${other}`)
        }
      }
    }
  }
  for (const walk of exam.walks)
    for (const viewer of viewersOf(walk.seats)) {
      const shown = new Set(walk.first.events.flatMap(event => secrets.shownBy(event, viewer)))
      const texts = textsIn(shareOf(game, walk.first.events, viewer))
      const named = secrets
        .hiddenFrom(walk.first.state, viewer)
        .flat()
        .find(piece => texts.has(secrets.faceOf(piece)) && !shown.has(secrets.faceOf(piece)))
      must(named === undefined, walk, 0, () => `the set-up tells ${viewer} of ${String(named)}`)
    }
}
