/** Two bots that plan a turn: one lays as many tiles as it can at once, the strong one usually waits and near the end of a round compares a few plays by playouts. */
import { at, type Advice, type Bot, type Seat } from '@tortuga/kit'
import { checkTable, JOKER, tilesLaidFromRack, numberOf, solve, solveOpening } from '../rules/index.ts'
import type { Face, Reason, RummikubTypes, TileTable, View } from '../rules/index.ts'
import { countFaces } from '../rules/data/pieces.ts'
import { answerSideQuestion, hasOpened, adviseDrawOrPass, adviseTable, laysSome, tilesOn } from './shared-moves.ts'
import { lookAhead, type CandidatePlay } from './look-ahead.ts'
import { plain } from './plain.ts'
import { isUnderPressure } from './twin/playout-policy.ts'
import { readViewFacts } from './twin/sample-world.ts'

type PlayChoice = CandidatePlay & { readonly advice: Advice<RummikubTypes> }
type Thinking = Parameters<Bot<RummikubTypes>>[1]
/** `isMost`: nothing larger can be laid. */
type FoundPlay = { readonly table: TileTable; readonly laid: readonly Face[]; readonly isMost: boolean }

/** How many tiles it tries when it looks for a play of a single tile. */
const MAX_SINGLES = 6
/** Share of the budget spent if there is only one choice: the playouts then only estimate the chance of winning. */
const ONE_CHOICE_SHARE = 1 / 2
/** How many times longer a playout turn takes with the XP tiles (R1.3). */
const XP_COST = 3
/** Plays are compared only when at most this many tiles are left in the bank or on a rack: earlier the differences are smaller than the noise. */
const LATE_BANK = 24
const LATE_RACK = 6

/** The table after laying as many of these tiles as possible; null if none can be laid. */
const layFrom = (view: View, seat: Seat, tiles: readonly Face[]): FoundPlay | null => {
  if (!hasOpened(view, seat)) {
    const opening = solveOpening(tiles, 'tiles', view.options.openingMin)
    return opening === null ? null : { table: [...view.table, ...opening.sets], laid: opening.laid, isMost: true }
  }
  const found = solve(tilesOn(view.table), tiles, view.bankSize > 0 ? 'tiles' : 'value') // R10.5: with an empty bank points count
  return found === null || found.tiles === 0 ? null : { table: found.sets, laid: found.laid, isMost: true }
}

const choose = (view: View, seat: Seat, { table, laid, isMost }: FoundPlay, reason: Reason | null): PlayChoice | null => {
  const advice = adviseTable(view, seat, table, reason ?? (isMost ? null : laysSome(view, table)))
  return advice === null ? null : { laid: countFaces(laid), advice }
}

/** Lays only the lowest tile possible: the turn needs no draw and the other tiles stay hidden. */
const laySingle = (view: View, seat: Seat, laid: readonly Face[]): PlayChoice | null => {
  if (laid.length < 2 || !hasOpened(view, seat)) return null
  const tiles = [...new Set(laid)].toSorted((a, b) => numberOf(a) - numberOf(b)).slice(0, MAX_SINGLES)
  for (const tile of tiles) {
    const found = layFrom(view, seat, [tile])
    if (found !== null) return choose(view, seat, found, { type: 'holds-back', tiles: laid.length })
  }
  return null
}

/** The play with the most tiles: the solver's, or the plain bot's if the options forbid the solver's use of jokers. */
const layMost = (view: View, seat: Seat, thinking: Thinking): FoundPlay | null => {
  const found = layFrom(view, seat, view.rack)
  if (found === null || checkTable(view, seat, found.table) === null) return found
  const { move } = plain(view, thinking)
  return move.type === 'play' ? { table: move.table, laid: tilesLaidFromRack(view, move.table), isMost: false } : null
}

/** Options may forbid what the solver finds. */
const reasonToDraw = (view: View, seat: Seat): Reason =>
  layFrom(view, seat, view.rack) === null ? { type: 'nothing-to-lay' } : { type: 'nothing-fits' }

type ListChoices = (view: View, seat: Seat, thinking: Thinking) => readonly PlayChoice[]

/** The play with the most tiles alone; empty if nothing can be laid. */
const layAtOnce: ListChoices = (view, seat, thinking) => {
  const all = layMost(view, seat, thinking)
  const most = all === null ? null : choose(view, seat, all, null)
  return most === null ? [] : [most]
}

/** The plays worth comparing, the default first; empty if nothing can be laid. */
const compareOrWait: ListChoices = (view, seat, thinking) => {
  const all = layMost(view, seat, thinking)
  const most = all === null ? null : choose(view, seat, all, null)
  if (all === null || most === null) return []
  if (all.laid.length === view.rack.length || view.bankSize === 0) return [most]
  const numbered = view.rack.filter(tile => tile !== JOKER)
  const withoutJokers = numbered.length === view.rack.length ? null : layFrom(view, seat, numbered)
  const canKeepJoker = withoutJokers !== null && withoutJokers.laid.length > 0
  const kept = canKeepJoker ? choose(view, seat, withoutJokers, { type: 'keeps-joker', tiles: withoutJokers.laid.length }) : null
  const single = laySingle(
    view,
    seat,
    (withoutJokers ?? all).laid.filter(tile => tile !== JOKER),
  )
  const wait: PlayChoice = { laid: null, advice: adviseDrawOrPass(view, { type: 'waits', tiles: all.laid.length }) }
  const isPatient = hasOpened(view, seat) && !isUnderPressure(view.rackSizes, seat)
  const plays = [kept, most, single].filter(choice => choice !== null)
  return isPatient ? [wait, ...plays] : [...plays, wait]
}

const planWith =
  (listChoices: ListChoices): Bot<RummikubTypes> =>
  (view, thinking) => {
    const { viewer } = view
    const answer = answerSideQuestion(view)
    if (answer !== null || typeof viewer !== 'number') return answer ?? adviseDrawOrPass(view, { type: 'nothing-to-lay' })
    const found = listChoices(view, viewer, thinking)
    const { random, playouts } = thinking
    const isLate = view.bankSize <= LATE_BANK || view.rackSizes.some(size => size <= LATE_RACK)
    const choices =
      found.length > 0
        ? found.slice(0, isLate ? found.length : 1)
        : [{ laid: null, advice: adviseDrawOrPass(view, reasonToDraw(view, viewer)) }]
    const first = at(choices, 0).advice
    if (first.reason?.type === 'goes-out' && view.options.rounds === view.rounds.length + 1) return { ...first, chance: 1 }
    const budget = (choices.length === 1 ? playouts * ONE_CHOICE_SHARE : playouts) / (view.seats > 4 ? XP_COST : 1)
    const [best, second] = lookAhead(readViewFacts(view, viewer), choices, { random, playouts: budget })
    if (best === undefined) return first
    const advice = { ...best.candidate.advice, chance: best.mean }
    return second === undefined || second.worlds === 0 ? advice : { ...advice, lead: Math.max(0, best.mean - second.mean) }
  }

/** Lays as soon as it can, and as much as it sees. */
export const layer = planWith(layAtOnce)

/** The strong bot. */
export const planner = planWith(compareOrWait)
