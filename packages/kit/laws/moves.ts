/** Laws about moves: listed moves are legal, others are refused, and `check` never throws. */
import * as v from 'valibot'
import { canonicalJson, rulesOf } from '../src/index.ts'
import type { GameTypes, Random, Viewer } from '../src/index.ts'
import { ruleNumbersIn } from './notation.ts'
import { isSameData } from './samples/plain-data.ts'
import { randomValueOf } from './samples/random-values.ts'
import { requireLaw, viewersOf } from './samples/random-walks.ts'
import type { LawSample, SampledPosition } from './samples/random-walks.ts'

const isAwaited = <T extends GameTypes>({ before }: SampledPosition<T>, viewer: Viewer): boolean =>
  typeof viewer === 'number' && (before.asked[viewer] ?? null) !== null

/** Every listed move must be legal, decodable and listed once. Awaited seats must have moves, other viewers none. */
export const listsLegalMoves = <T extends GameTypes>({ game, positions }: LawSample<T>): void => {
  for (const position of positions) {
    const { walk, before } = position
    for (const viewer of viewersOf(walk.seats)) {
      const view = game.view(before.state, viewer)
      const listed = Array.from(game.moves(view))
      requireLaw(
        listed.length > 0 === isAwaited(position, viewer),
        walk,
        before.version,
        () => `${listed.length} moves are listed for ${viewer}`,
      )
      const names = new Set(listed.map(canonicalJson))
      requireLaw(names.size === listed.length, walk, before.version, () => `a move is listed twice for ${viewer}`)
      for (const move of listed) {
        const refusal = game.check(view, move)
        requireLaw(
          !game.isClockMove(move),
          walk,
          before.version,
          () => `only the clock may make it, but it is listed: ${JSON.stringify(move)}`,
        )
        requireLaw(refusal === null, walk, before.version, () => `listed for ${viewer}, but refused: ${JSON.stringify({ move, refusal })}`)
        const decoded = v.safeParse(game.schemas.move, move)
        requireLaw(
          decoded.success && isSameData(decoded.output, move),
          walk,
          before.version,
          () => `listed, but not decodable: ${JSON.stringify(move)}`,
        )
      }
    }
  }
}

/** Moves that a faulty or malicious client might send: random values of the schema, and legal moves of other positions. */
const arbitraryMoves = <T extends GameTypes>({ game, positions }: LawSample<T>, random: Random): readonly T['move'][] => {
  const drawn = Array.from({ length: 12 }, () => v.safeParse(game.schemas.move, randomValueOf(game.schemas.move, random)))
  const elsewhere = Array.from({ length: 8 }, () => positions[random.int(positions.length)]?.move)
  return [...drawn.flatMap(({ success, output }) => (success ? [output] : [])), ...elsewhere.filter(move => move !== undefined)]
}

/** In a game that lists all moves, `check` must refuse every unlisted move. */
export const refusesUnlistedMoves = <T extends GameTypes>(sample: LawSample<T>): void => {
  const { game, positions } = sample
  if (!game.listsAllMoves) return
  const random = sample.random('unlisted')
  for (const { walk, before, seat } of positions) {
    const view = game.view(before.state, seat)
    const listed = new Set(Array.from(game.moves(view), canonicalJson))
    for (const move of arbitraryMoves(sample, random)) {
      const fits = listed.has(canonicalJson(move)) || game.check(view, move) !== null
      requireLaw(fits, walk, before.version, () => `legal for seat ${seat}, but not listed: ${JSON.stringify(move)}`)
    }
  }
}

/** `check` must handle any decodable move without throwing, and refuse viewers who are not awaited. */
export const checkHandlesAnyMove = <T extends GameTypes>(sample: LawSample<T>): void => {
  const { game, positions } = sample
  const random = sample.random('check')
  const numbers = ruleNumbersIn(sample.lawOptions.rulebook)
  for (const position of positions) {
    const { walk, before } = position
    for (const viewer of viewersOf(walk.seats)) {
      const view = game.view(before.state, viewer)
      for (const move of arbitraryMoves(sample, random)) {
        const result = ((): T['refusal'] | null | 'threw' => {
          try {
            return game.check(view, move)
          } catch {
            return 'threw'
          }
        })()
        requireLaw(result !== 'threw', walk, before.version, () => `check throws for ${viewer}: ${JSON.stringify(move)}`)
        if (result === 'threw') continue
        const cited = result === null ? null : Object.hasOwn(game.refusalRules, result.type) ? rulesOf(game, result) : []
        requireLaw(cited?.length !== 0, walk, before.version, () => `a refusal that cites no rule: ${JSON.stringify(result)}`)
        requireLaw(
          (result?.rules ?? []).every(rule => numbers.has(rule)),
          walk,
          before.version,
          () => `a refusal that cites a rule which is not in the rulebook: ${JSON.stringify(result)}`,
        )
        requireLaw(
          result !== null || isAwaited(position, viewer),
          walk,
          before.version,
          () => `${viewer} is not awaited, but may ${JSON.stringify(move)}`,
        )
      }
    }
  }
}

/** An obvious move must be legal for the awaited seat, and only the awaited seat has one. */
export const obviousMoveIsLegal = <T extends GameTypes>({ game, positions }: LawSample<T>): void => {
  for (const { walk, before } of positions) {
    const awaited = game.awaited(before.state)
    for (let seat = 0; seat < walk.seats; seat += 1) {
      const view = game.view(before.state, seat)
      const move = game.obviousMove?.(view, {}) ?? null
      if (move === null) continue
      requireLaw(awaited.includes(seat), walk, before.version, () => `seat ${seat} is not awaited, but has an obvious move`)
      const refusal = game.check(view, move)
      requireLaw(refusal === null, walk, before.version, () => `an obvious move is refused: ${JSON.stringify({ move, refusal })}`)
    }
  }
}

/** `timeUp` and `absentMove` must return a legal move for every awaited seat. */
export const timeUpIsLegal = <T extends GameTypes>({ game, positions }: LawSample<T>): void => {
  for (const { walk, before } of positions)
    for (const seat of game.awaited(before.state)) {
      const view = game.view(before.state, seat)
      for (const move of [game.timeUp(view), ...(game.absentMove === undefined ? [] : [game.absentMove(view)])]) {
        const refusal = game.check(view, move)
        requireLaw(refusal === null, walk, before.version, () => `timeUp of seat ${seat} is refused: ${JSON.stringify({ move, refusal })}`)
      }
    }
}
