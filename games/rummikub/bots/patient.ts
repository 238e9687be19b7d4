/** The patient player: keeps its jokers, and lays one tile at a time while nobody is close to going out, so as not to have to draw; it lets go of all when time runs short. */
import type { Advice, Bot, Seat } from '@tortuga/kit'
import { canLay, JOKER, numberOf, solve, solveOpening } from '../rules/index.ts'
import type { Face, RummikubTypes, View } from '../rules/index.ts'
import { answerAside, hasOpened, layNothing, layTable, tilesOn } from './common.ts'
import { solver } from './solver.ts'

/** What is weighed. Found by playing such numbers against each other. */
type Temper = {
  readonly danger: number // an opponent with no more tiles than this is about to go out
  readonly jokerDanger: number // the same, for letting go of jokers
  readonly bankLeft: number // with fewer tiles than this for each seat the bank is running out
}
const TEMPER: Temper = { danger: 7, jokerDanger: 1, bankLeft: 1 }

const isLate = (view: View, seat: Seat, danger: number, bankLeft: number): boolean =>
  view.bankSize < bankLeft * view.seats || view.rackSizes.some((size, other) => other !== seat && size <= danger)

type Choice = Advice<RummikubTypes>

/** All that can be laid but one tile that will still fit next turn, the cheapest such; null where there is none. */
const keepOne = (view: View, seat: Seat, laid: readonly Face[]): Choice | null => {
  if (laid.length < 2) return null
  const tiles = [...new Set(laid)].toSorted((a, b) => numberOf(a) - numberOf(b))
  for (const tile of tiles) {
    const others = laid.toSpliced(laid.indexOf(tile), 1)
    const found = solve(tilesOn(view.table), others, 'tiles')
    if (found === null || found.tiles < others.length) continue
    const choice = layTable(view, seat, found.sets, { type: 'holds-back', tiles: laid.length })
    if (choice !== null && canLay(tilesOn(found.sets), [tile])) return choice
  }
  return null
}

/** The opening without jokers where that is enough. */
const openKeeping = (view: View, seat: Seat, numbered: readonly Face[]): Choice | null => {
  const opening = solveOpening(numbered, 'tiles', view.options.openingMin)
  return opening === null ? null : layTable(view, seat, [...view.table, ...opening.sets])
}

const createPatient =
  (temper: Temper): Bot<RummikubTypes> =>
  (view, thinking) => {
    const { viewer } = view
    const aside = answerAside(view)
    if (aside !== null || typeof viewer !== 'number') return aside ?? layNothing(view, { type: 'nothing-to-lay' })
    const all = solver(view, thinking)
    if (all.move.type !== 'play' || all.reason?.type === 'goes-out' || isLate(view, viewer, temper.jokerDanger, temper.bankLeft)) return all
    const numbered = view.rack.filter(tile => tile !== JOKER)
    if (!hasOpened(view, viewer)) return openKeeping(view, viewer, numbered) ?? all
    const most = solve(tilesOn(view.table), numbered, 'tiles')
    if (most === null || most.tiles === 0) return layNothing(view, { type: 'holds-back', tiles: 1 })
    const isCalm = !isLate(view, viewer, temper.danger, temper.bankLeft)
    const one = isCalm ? keepOne(view, viewer, most.laid) : null
    if (one !== null) return one
    return layTable(view, viewer, most.sets, numbered.length < view.rack.length ? { type: 'keeps-joker', tiles: most.tiles } : null) ?? all
  }

export const patient = createPatient(TEMPER)
