/** Laws about moves: what is listed is legal, what is not is refused, and every question has an answer. */
import * as v from 'valibot'
import { canonicalJson } from '../src/index.ts'
import type { GameTypes, Random, Seat } from '../src/index.ts'
import { isSameData } from './data.ts'
import { drawDecodable } from './decodable.ts'
import { must, viewersOf } from './exam.ts'
import type { Exam, Position } from './exam.ts'

const isAwaited = <T extends GameTypes>({ before }: Position<T>, viewer: Seat | 'table' | 'open'): boolean =>
  typeof viewer === 'number' && (before.asked[viewer] ?? null) !== null

/** Every listed move is accepted and listed once; whoever is awaited has one, whoever is not has none. */
export const listsLegalMoves = <T extends GameTypes>({ game, positions }: Exam<T>): void => {
  for (const position of positions) {
    const { walk, before } = position
    for (const viewer of viewersOf(walk.seats)) {
      const view = game.view(before.state, viewer)
      const listed = Array.from(game.moves(view))
      must(listed.length > 0 === isAwaited(position, viewer), walk, before.version, () => `${listed.length} moves are listed for ${viewer}`)
      const names = new Set(listed.map(canonicalJson))
      must(names.size === listed.length, walk, before.version, () => `a move is listed twice for ${viewer}`)
      for (const move of listed) {
        const refusal = game.check(view, move)
        must(refusal === null, walk, before.version, () => `listed for ${viewer}, but refused: ${JSON.stringify({ move, refusal })}`)
        const decoded = v.safeParse(game.schemas.move, move)
        must(
          decoded.success && isSameData(decoded.output, move),
          walk,
          before.version,
          () => `listed, but not decodable: ${JSON.stringify(move)}`,
        )
      }
    }
  }
}

/** Moves a foreign client might send: some drawn from the schema, some that were right elsewhere. */
const strangeMoves = <T extends GameTypes>({ game, positions }: Exam<T>, random: Random): readonly T['move'][] => {
  const drawn = Array.from({ length: 12 }, () => v.safeParse(game.schemas.move, drawDecodable(game.schemas.move, random)))
  const elsewhere = Array.from({ length: 8 }, () => positions[random.int(positions.length)]?.move)
  return [...drawn.flatMap(({ success, output }) => (success ? [output] : [])), ...elsewhere.filter(move => move !== undefined)]
}

/** Where all moves are listed, every other decodable move is refused. */
export const refusesUnlisted = <T extends GameTypes>(exam: Exam<T>): void => {
  const { game, positions } = exam
  if (!game.listsAllMoves) return
  const random = exam.random('unlisted')
  for (const { walk, before, seat } of positions) {
    const view = game.view(before.state, seat)
    const listed = new Set(Array.from(game.moves(view), canonicalJson))
    for (const move of strangeMoves(exam, random)) {
      const fits = listed.has(canonicalJson(move)) || game.check(view, move) !== null
      must(fits, walk, before.version, () => `legal for seat ${seat}, but not listed: ${JSON.stringify(move)}`)
    }
  }
}

/** `check` answers for any decodable move, never throws, and refuses whoever is not awaited. */
export const checksAnything = <T extends GameTypes>(exam: Exam<T>): void => {
  const { game, positions } = exam
  const random = exam.random('check')
  for (const position of positions) {
    const { walk, before } = position
    for (const viewer of viewersOf(walk.seats)) {
      const view = game.view(before.state, viewer)
      for (const move of strangeMoves(exam, random)) {
        const answer = ((): T['refusal'] | null | 'threw' => {
          try {
            return game.check(view, move)
          } catch {
            return 'threw'
          }
        })()
        must(answer !== 'threw', walk, before.version, () => `check throws for ${viewer}: ${JSON.stringify(move)}`)
        if (answer === 'threw') continue
        const known = answer === null || Object.hasOwn(game.refusalRules, answer.type)
        must(known, walk, before.version, () => `a refusal that rests on no rule: ${JSON.stringify(answer)}`)
        must(
          answer !== null || isAwaited(position, viewer),
          walk,
          before.version,
          () => `${viewer} is not awaited and yet may ${JSON.stringify(move)}`,
        )
      }
    }
  }
}

/** `timeUp` is always legal. */
export const hasTimeUp = <T extends GameTypes>({ game, positions }: Exam<T>): void => {
  for (const { walk, before } of positions)
    for (const seat of game.awaited(before.state)) {
      const view = game.view(before.state, seat)
      const move = game.timeUp(view)
      const refusal = game.check(view, move)
      must(refusal === null, walk, before.version, () => `when time is up for seat ${seat}: ${JSON.stringify({ move, refusal })}`)
    }
}

/** Every rule number a refusal rests on is in the rulebook. */
export const restsOnRules = <T extends GameTypes>({ game, papers, walks }: Exam<T>): void => {
  const numbers = new Set(Array.from(papers.rulebook.matchAll(/\*\*([A-Z]\d+\.\d+)\*\*/g), match => match[1]))
  const [walk] = walks
  if (walk === undefined) throw new Error('no match was played')
  for (const [refusal, rules] of Object.entries<readonly string[]>(game.refusalRules)) {
    must(rules.length > 0, walk, 0, () => `the refusal ${refusal} rests on no rule`)
    for (const rule of rules)
      must(numbers.has(rule), walk, 0, () => `the refusal ${refusal} rests on ${rule}, which is not in the rulebook`)
  }
}

/** Notation reads back: what is printed and parsed is the same state, the same move. */
export const readsBack = <T extends GameTypes>({ papers: { notation }, positions }: Exam<T>): void => {
  for (const { walk, before, after, move } of positions) {
    const state = notation.printState(after.state)
    must(isSameData(notation.parseState(state), after.state), walk, before.version + 1, () => `the position does not read back: ${state}`)
    const text = notation.printMove(move)
    must(isSameData(notation.parseMove(text), move), walk, before.version, () => `the move does not read back: ${text}`)
  }
}
