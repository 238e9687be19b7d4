/** The strong bot: patient as a rule, with a handful of other plays by the solver, compared by looking ahead. */
import { at, type Advice, type Bot, type Seat } from '@tortuga/kit'
import { checkTable, JOKER, laidBy, numberOf, solve, solveOpening } from '../rules/index.ts'
import { tally } from '../rules/pieces.ts'
import type { Face, Reason, RummikubTypes, Table, View } from '../rules/index.ts'
import { lookAhead, type Candidate } from './ahead.ts'
import { answerAside, hasOpened, layNothing, layTable, tilesOn } from './common.ts'
import { plain } from './plain.ts'
import { readView } from './twin/imagine.ts'
import { isPressed } from './twin/patience.ts'

type Choice = Candidate & { readonly advice: Advice<RummikubTypes> }
type Thinking = Parameters<Bot<RummikubTypes>>[1]
type Found = { readonly table: Table; readonly laid: readonly Face[] }

/** Tiles tried one by one for a play that lays as little as can be. */
const MOST_SINGLES = 6
/** With nothing to choose, so much of the budget says how things stand. */
const ONE_CHOICE_SHARE = 1 / 2
/** A turn with the larger box of tiles (R1.3) takes about so many times as long. */
const XP_COST = 3
/** Plays are compared only when the end is in sight: with no more tiles than this in the bank, or on somebody's rack. Before that no difference would show above chance. */
const LATE_BANK = 24
const LATE_RACK = 6

/** The table after laying as many of these tiles as can be; null where none can. */
const layFrom = (view: View, seat: Seat, tiles: readonly Face[]): Found | null => {
  if (!hasOpened(view, seat)) {
    const opening = solveOpening(tiles, 'tiles', view.options.openingMin)
    return opening === null ? null : { table: [...view.table, ...opening.sets], laid: opening.laid }
  }
  const found = solve(tilesOn(view.table), tiles, view.bankSize > 0 ? 'tiles' : 'value') // R10.5: at the end points count
  return found === null || found.tiles === 0 ? null : { table: found.sets, laid: found.laid }
}

const choose = (view: View, seat: Seat, { table, laid }: Found, reason: Reason | null): Choice | null => {
  const advice = layTable(view, seat, table, reason)
  return advice === null ? null : { laid: tally(laid), advice }
}

/** A single tile that can be laid: a turn without drawing, and hardly anything given away. The lowest such. */
const laySingle = (view: View, seat: Seat, laid: readonly Face[]): Choice | null => {
  if (laid.length < 2 || !hasOpened(view, seat)) return null
  const tiles = [...new Set(laid)].toSorted((a, b) => numberOf(a) - numberOf(b)).slice(0, MOST_SINGLES)
  for (const tile of tiles) {
    const found = layFrom(view, seat, [tile])
    if (found !== null) return choose(view, seat, found, { type: 'holds-back', tiles: laid.length })
  }
  return null
}

/** The most that can be laid: the solver's play, or the plain bot's where these rules are stricter about jokers than the solver. */
const layMost = (view: View, seat: Seat, thinking: Thinking): Found | null => {
  const found = layFrom(view, seat, view.rack)
  if (found === null || checkTable(view, seat, found.table) === null) return found
  const { move } = plain(view, thinking)
  return move.type === 'play' ? { table: move.table, laid: laidBy(view, move.table) } : null
}

/** What is worth comparing; the patient choice first. Nothing where nothing can be laid. */
const choicesFor = (view: View, seat: Seat, thinking: Thinking): readonly Choice[] => {
  const all = layMost(view, seat, thinking)
  const most = all === null ? null : choose(view, seat, all, null)
  if (all === null || most === null) return []
  if (all.laid.length === view.rack.length || view.bankSize === 0) return [most]
  const numbered = view.rack.filter(tile => tile !== JOKER)
  const keeping = numbered.length === view.rack.length ? null : layFrom(view, seat, numbered)
  const isSome = keeping !== null && keeping.laid.length > 0
  const kept = isSome ? choose(view, seat, keeping, { type: 'keeps-joker', tiles: keeping.laid.length }) : null
  const single = laySingle(
    view,
    seat,
    (keeping ?? all).laid.filter(tile => tile !== JOKER),
  )
  const wait: Choice = { laid: null, advice: layNothing(view, { type: 'waits', tiles: all.laid.length }) }
  const isPatient = hasOpened(view, seat) && !isPressed(view.rackSizes, seat)
  const plays = [kept, most, single].filter(choice => choice !== null)
  return isPatient ? [wait, ...plays] : [...plays, wait]
}

export const planner: Bot<RummikubTypes> = (view, thinking) => {
  const { viewer } = view
  const aside = answerAside(view)
  if (aside !== null || typeof viewer !== 'number') return aside ?? layNothing(view, { type: 'nothing-to-lay' })
  const found = choicesFor(view, viewer, thinking)
  const { random, playouts } = thinking
  const isLate = view.bankSize <= LATE_BANK || view.rackSizes.some(size => size <= LATE_RACK)
  const choices =
    found.length > 0 ? found.slice(0, isLate ? found.length : 1) : [{ laid: null, advice: layNothing(view, { type: 'nothing-to-lay' }) }]
  const first = at(choices, 0).advice
  if (first.reason?.type === 'goes-out' && view.options.rounds === view.rounds.length + 1) return { ...first, chance: 1 }
  const budget = (choices.length === 1 ? playouts * ONE_CHOICE_SHARE : playouts) / (view.seats > 4 ? XP_COST : 1)
  const [best, second] = lookAhead(readView(view, viewer), choices, { random, playouts: budget })
  if (best === undefined) return first
  const advice = { ...best.candidate.advice, chance: best.mean }
  return second === undefined || second.worlds === 0 ? advice : { ...advice, lead: Math.max(0, best.mean - second.mean) }
}
