/** The laws every game must keep. `describeLaws(game, papers)` examines one; each law is a test of its own. */
import { describe, it } from 'vitest'
import type { Game, GameTypes } from '../src/index.ts'
import { commutes, seals, undoesSafely } from './answering.ts'
import { sitExam } from './exam.ts'
import type { Exam, Papers } from './exam.ts'
import { hidesPieces, keepsEventsSecret, makesWorlds, namesKnown, tellsNoCopies } from './knowing.ts'
import { checksAnything, hasTimeUp, listsLegalMoves, readsBack, refusesUnlisted, restsOnRules } from './moving.ts'
import { awaitsSomebody, ends, hasPresets, keepsPieces, replays, survivesJson, writesToNothing } from './playing.ts'

export { describeBots, shareOfWins, type BotTable } from './bots.ts'
export { exchange, isSameData } from './data.ts'
export { drawDecodable } from './decodable.ts'
export { LawBroken, sitExam } from './exam.ts'
export type { Exam, Notation, Papers, Position, Walk } from './exam.ts'
export { shownOtherwise } from './showing.ts'

type Law = <T extends GameTypes>(exam: Exam<T>) => void

/** Every law by its name. */
export const LAWS = {
  'a journal plays out the same': replays,
  'data survives JSON': survivesJson,
  'given data is never written to': writesToNothing,
  'somebody is awaited until the end': awaitsSomebody,
  'random play ends': ends,
  'no piece is lost or doubled': keepsPieces,
  'presets pass their schema': hasPresets,
  'every listed move is accepted': listsLegalMoves,
  'every unlisted move is refused': refusesUnlisted,
  'check answers for anything': checksAnything,
  'timeUp is always legal': hasTimeUp,
  'refusals rest on rules of the rulebook': restsOnRules,
  'notation reads back': readsBack,
  'hidden pieces leave no trace in a view': hidesPieces,
  'copies of one face are not told apart': tellsNoCopies,
  'known pieces are named': namesKnown,
  'determinize gives the same view': makesWorlds,
  'events name no hidden piece': keepsEventsSecret,
  'simultaneous answers commute': commutes,
  'sealed answers stay sealed': seals,
  'undo returns the earlier state and stays behind the frontier': undoesSafely,
} as const satisfies Record<string, Law>
/** The name of a law. */
export type LawName = keyof typeof LAWS

/** One test for each law. */
export const describeLaws = <T extends GameTypes>(game: Game<T>, papers: Papers<T>): void => {
  let exam: Exam<T> | undefined
  describe(`the laws, kept by ${game.id}`, () => {
    for (const [name, law] of Object.entries(LAWS))
      it(name, () => {
        exam ??= sitExam(game, papers)
        law(exam)
      })
  })
}
