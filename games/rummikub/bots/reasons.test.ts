/** The reasons of bots are true of the position, whichever bot gives them. */
import { at, fastRandom } from '@tortuga/kit'
import type { Bot, Seat } from '@tortuga/kit'
import { sampleGame } from '@tortuga/kit/laws'
import { describe, expect, it } from 'vitest'
import { canOpen, doubletsIn, JOKER, notation, rummikub, solve, solveOpening, sumOf, tilesLaidFromRack } from '../rules/index.ts'
import type { Face, Move, Reason, RummikubTypes, TileTable, View } from '../rules/index.ts'
import { baselineBots, bots, hint } from './index.ts'

const valueOf = (view: View, tiles: readonly Face[]): number =>
  tiles.reduce((sum, face) => sum + (face === JOKER ? view.options.jokerRackValue : Number(face.slice(1))), 0)

const tableOf = (move: Move): TileTable => (move.type === 'play' ? move.table : [])
const laidBy = (view: View, move: Move): readonly Face[] => (move.type === 'play' ? tilesLaidFromRack(view, move.table) : [])

/** How many tiles these could lay at most, by the solver; it does not know options that restrict jokers. */
const mostOf = (view: View, seat: Seat, tiles: readonly Face[]): number => {
  if (view.standings[seat]?.opened !== true) return solveOpening(tiles, 'tiles', view.options.openingMin)?.laid.length ?? 0
  return (
    solve(
      view.table.flatMap(set => set.tiles),
      tiles,
      'tiles',
    )?.tiles ?? 0
  )
}

type Claim<R extends Reason['type']> = (view: View, seat: Seat, move: Move, reason: Extract<Reason, { readonly type: R }>) => boolean

/** What each reason says, checked without the code that gave it. */
const CLAIMS: { readonly [R in Reason['type']]: Claim<R> } = {
  'goes-out': (view, _, move) => laidBy(view, move).length === view.rack.length,
  lays: (view, seat, move, { tiles, points }) => {
    const laid = laidBy(view, move)
    const isMost = view.bankSize === 0 || laid.length === mostOf(view, seat, view.rack)
    return laid.length === tiles && valueOf(view, laid) === points && isMost
  },
  'lays-some': (view, _, move, { tiles, points }) => {
    const laid = laidBy(view, move)
    return laid.length === tiles && valueOf(view, laid) === points
  },
  opens: (view, seat, move, { sum }) => {
    const fresh = tableOf(move).slice(view.table.length)
    const isFirst = view.standings[seat]?.opened !== true
    return isFirst && sum >= view.options.openingMin && sum === fresh.reduce((total, set) => total + sumOf(set, view.options), 0)
  },
  'keeps-joker': (view, _, move, { tiles }) => {
    const laid = laidBy(view, move)
    return view.rack.includes(JOKER) && !laid.includes(JOKER) && laid.length === tiles
  },
  'holds-back': (view, seat, move, { tiles }) => laidBy(view, move).length === 1 && tiles > 1 && mostOf(view, seat, view.rack) >= tiles,
  waits: (view, seat, move, { tiles }) => move.type === 'draw' && tiles > 0 && mostOf(view, seat, view.rack) >= tiles,
  'nothing-to-lay': (view, seat, move) => move.type !== 'play' && mostOf(view, seat, view.rack) === 0,
  'nothing-fits': view => [...rummikub.moves(view)].every(({ type }) => type !== 'play'),
  'deal-is-poor': (view, _, move) =>
    move.type === 'redeal' && !canOpen(view.rack, view.options) && doubletsIn(view.rack).length >= (view.options.doubletsForRedeal ?? 0),
  'deal-is-fair': (view, _, move) => move.type === 'redeal' && canOpen(view.rack, view.options),
  'too-few-doublets': (view, _, move) => move.type === 'redeal' && doubletsIn(view.rack).length < (view.options.doubletsForRedeal ?? 0),
  'can-open-next': (view, _, move) => move.type === 'announce' && canOpen(view.rack, view.options),
  'nothing-to-announce': (view, _, move) => move.type === 'announce' && !canOpen(view.rack, view.options),
}

/** The levels in between mix the boatswain with `plain`; the boatswain plays what a hint says. */
const BOTS: Readonly<Record<string, Bot<RummikubTypes>>> = { deckhand: bots.deckhand, captain: bots.captain, hint, ...baselineBots }

const { positions } = sampleGame(rummikub, {
  rulebook: '',
  notation,
  options: Object.values(rummikub.presets),
  matches: 6,
  longest: 120,
  positions: 80,
})
const said = new Map<string, number>()

describe('in random positions', () => {
  it.each(Object.entries(BOTS))('every reason of %s is true', (_, bot) => {
    for (const [index, { before }] of positions.entries()) {
      const seat = at(rummikub.awaited(before.state), 0)
      const view: View = rummikub.view(before.state, seat)
      const { move, reason } = bot(view, { random: fastRandom(index), playouts: 8 })
      if (reason === null) continue
      said.set(reason.type, (said.get(reason.type) ?? 0) + 1)
      const isTrue = (CLAIMS[reason.type] as Claim<Reason['type']>)(view, seat, move, reason)
      expect([index, reason, isTrue]).toEqual([index, reason, true])
    }
  })

  it('most reasons are met', () => {
    for (const type of ['lays', 'lays-some', 'opens', 'nothing-to-lay', 'nothing-fits', 'waits'])
      expect([type, said.get(type) ?? 0]).not.toEqual([type, 0])
  })
})
