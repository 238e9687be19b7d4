/** Laws about answers: those of several seats at once commute and stay sealed, and what is taken back was never learnt. */
import { pick, scripted, streamsOf, undo } from '../src/index.ts'
import type { GameTypes, Seat } from '../src/index.ts'
import { isSameData } from './data.ts'
import { must, viewersOf } from './exam.ts'
import type { Exam, Position } from './exam.ts'

type Answers<T extends GameTypes> = readonly { readonly seat: Seat; readonly move: T['move'] }[]

/** All answers in this order. Only the last one, which opens them, may draw chance. */
const answerInTurn = <T extends GameTypes>({ game }: Exam<T>, { walk, before }: Position<T>, answers: Answers<T>): T['state'] => {
  const opening = streamsOf(walk.header.chance, String(walk.header.seed))(before.steps)
  let state = before.state
  for (const [index, { seat, move }] of answers.entries()) {
    must(game.awaited(state).includes(seat), walk, before.version, () => `seat ${seat} is no longer awaited after another's answer`)
    const refusal = game.check(game.view(state, seat), move)
    must(refusal === null, walk, before.version, () => `after another's answer seat ${seat} may no longer ${JSON.stringify(move)}`)
    state = game.apply(state, seat, move, index === answers.length - 1 ? opening : scripted()).state
  }
  return state
}

/** Simultaneous answers commute: in whatever order they arrive, the same state comes out. */
export const commutes = <T extends GameTypes>(exam: Exam<T>): void => {
  const { game, positions } = exam
  const random = exam.random('commute')
  for (const position of positions) {
    const { walk, before } = position
    const awaited = game.awaited(before.state)
    if (awaited.length < 2) continue
    const answers = awaited.map(seat => ({ seat, move: pick(Array.from(game.moves(game.view(before.state, seat))), random) }))
    const forwards = answerInTurn(exam, position, answers)
    const backwards = answerInTurn(exam, position, answers.toReversed())
    must(isSameData(forwards, backwards), walk, before.version, () => `the order of answers matters: ${JSON.stringify(answers)}`)
  }
}

/** A sealed answer tells the others that it was given, and nothing else. */
export const seals = <T extends GameTypes>(exam: Exam<T>): void => {
  const { game, positions } = exam
  const random = exam.random('sealed')
  for (const { walk, before } of positions) {
    const awaited = game.awaited(before.state)
    if (awaited.length < 2) continue
    const seat = pick(awaited, random)
    const moves = Array.from(game.moves(game.view(before.state, seat)))
    const [one, other] = [pick(moves, random), pick(moves, random)].map(move => game.apply(before.state, seat, move, scripted()))
    if (one === undefined || other === undefined) continue
    for (const viewer of viewersOf(walk.seats)) {
      if (viewer === seat) continue
      const same =
        isSameData(game.view(one.state, viewer), game.view(other.state, viewer)) &&
        isSameData(
          one.events.map(event => game.viewEvent(event, viewer)),
          other.events.map(event => game.viewEvent(event, viewer)),
        )
      must(same, walk, before.version, () => `${viewer} sees what seat ${seat} has answered`)
    }
  }
}

/** Undo returns exactly the earlier state, never crosses the frontier unasked, and gives back nothing that taught its maker anything. */
export const undoesSafely = <T extends GameTypes>(exam: Exam<T>): void => {
  const { game, positions } = exam
  const random = exam.random('undo')
  for (const { walk, before, after, seat, move } of positions) {
    const quiet = after.undoable > 0
    if (!quiet) {
      const refused = undo(game, after, { seat, back: 1, at: 0 }, before.state)
      must(!refused.ok, walk, after.version, () => 'a move that was not quiet is taken back unasked')
      continue
    }
    const undone = undo(game, after, { seat, back: 1, at: 0 }, before.state)
    must(undone.ok && isSameData(undone.match.state, before.state), walk, after.version, () => 'undo does not give back the earlier state')
    const far = undo(game, after, { seat, back: after.undoable + 1, at: 0 }, before.state)
    must(!far.ok, walk, after.version, () => 'undo crosses the frontier unasked')
    const world = game.determinize(game.view(before.state, seat), random)
    const there = game.apply(world, seat, move, scripted()).state
    const same = isSameData(game.view(there, seat), game.view(after.state, seat))
    must(same, walk, after.version, () => `seat ${seat} learnt something by a move it may take back: ${JSON.stringify(move)}`)
  }
}
