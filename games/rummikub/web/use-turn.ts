/** The viewer's turn over time: begun with the view, kept over a reload, laid anew over another table, and told to the others as presence. */
import type { Seat } from '@tortuga/kit'
import { drawerOf, recallDraft, useKeptDraft, type Kept, type TableProps } from '@tortuga/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import type { AidAnswer, AidQuestion, Draft, RummikubTypes, View } from '../rules/index.ts'
import { beginDraft, isTouched, laidTiles, type Drafting } from './draft/draft.ts'
import { judge, type Judgement } from './draft/judge.ts'
import { keepDraft, relay, restore } from './draft/keep.ts'
import { layOut } from './draft/lay-out.ts'
import { NO_DRAFT, presenceOf } from './draft/presence.ts'
import { FIRST_ORDER, ORDERS, type RackOrder } from './draft/rack.ts'
import { faceOfTile, facesOfTiles, isFromRack, rackIds, type Base } from './draft/tiles.ts'
import { beginTurn, type Turn } from './draft/turn.ts'
import type { Mode } from './setting.ts'

const OrderSchema = v.object({ order: v.picklist(ORDERS), own: v.array(v.string()) })

type Held = { readonly view: View; readonly mode: Mode; readonly turn: Turn }

const baseOf = ({ table, rack, options }: View): Base => ({ table, rack, rules: options })

/** Nothing changes under a turn: another table, another rack or another round is another turn. */
export const questionOf = ({ rounds, rack, table }: View): string => JSON.stringify([rounds.length, rack, table])

/** What this tab remembers: how the rack stood, and the draft where it is still this seat's same turn. */
const recall = (kept: Kept, view: View, mode: Mode): Turn => {
  const base = baseOf(view)
  const read = v.safeParse(OrderSchema, drawerOf(kept, 'order').read())
  const order: RackOrder = read.success ? read.output : FIRST_ORDER
  const drawer = drawerOf(kept, 'draft')
  const found = mode === 'turn' ? restore(recallDraft(drawer, questionOf(view)), base) : null
  if (found === null) {
    const isLost = drawer.read() !== null && mode !== 'over'
    return beginTurn(beginDraft(base), order, isLost ? { type: 'dropped' } : null)
  }
  return beginTurn(found, order)
}

/** The turn over the next view: the same draft in the same turn, another table under it, or the end of it. */
const follow = ({ turn, mode: was }: Held, view: View, mode: Mode): Turn => {
  const base = baseOf(view)
  const held = rackIds(base.rack)
  const isPlanning = mode === was || (was === 'wait' && mode === 'turn')
  const marked = isPlanning ? turn.marked.filter(id => held.includes(id)) : []
  if (mode !== 'turn' || was !== 'turn' || !isTouched(turn.drafting)) return { ...beginTurn(beginDraft(base), turn.order), marked }
  const { drafting, lost, isAnother } = relay(turn.drafting, base)
  return isAnother ? beginTurn(drafting, turn.order, { type: 'relaid', lost }) : { ...turn, drafting }
}

/** No more often than this do the others hear of it. */
const TELL_EVERY = 160

/** Tells the newest presence, never faster than the line likes it. */
const usePresence = (presence: Draft, sendDraft: (draft: Draft) => void): void => {
  const told = useRef({ words: JSON.stringify(NO_DRAFT), at: 0 })
  const words = JSON.stringify(presence)
  useEffect(() => {
    if (told.current.words === words) return undefined
    const wait = Math.max(0, told.current.at + TELL_EVERY - Date.now())
    const timer = setTimeout(() => {
      told.current = { words, at: Date.now() }
      sendDraft(presence)
    }, wait)
    return () => clearTimeout(timer)
  }, [words]) // the presence itself is made anew with every render
}

const aidFor = ({ drafting, marked }: Turn, { marks, table }: Judgement, opening: number | null): AidQuestion => ({
  sets: drafting.sets.map(({ tiles }, index) => ({
    kind: table[index]?.kind ?? 'run',
    tiles: [...facesOfTiles(drafting.base, tiles)],
    own: [...facesOfTiles(drafting.base, tiles.filter(isFromRack))],
    state: marks[index]?.state ?? 'plain',
  })),
  more: marked.filter(id => isFromRack(id) && !laidTiles(drafting).includes(id)).map(id => faceOfTile(drafting.base, id)),
  opening,
})

/** The solver's answer as a step of the draft. */
const takeAnswer = (turn: Turn, view: View, seat: Seat, answer: AidAnswer): Turn => {
  const laid = answer === null ? null : layOut(turn.drafting, answer.table)
  if (answer === null || laid === null) return { ...turn, did: { type: 'not-arranged' } }
  const { marks } = judge(laid, view, seat)
  if (marks.some(({ state }) => state === 'broken')) return { ...turn, did: { type: 'not-by-rules' } }
  return { ...turn, drafting: laid, marked: [], did: { type: 'arranged', left: answer.left } }
}

export const useTurn = (props: TableProps<RummikubTypes>, seat: Seat | null, mode: Mode) => {
  const { view, kept, inFlight, sendDraft, aid } = props
  const [held, setHeld] = useState<Held>(() => ({ view, mode, turn: recall(kept, view, mode) }))
  const [arrangingOver, setArrangingOver] = useState<Drafting | null>(null)
  let now = held
  if (held.view !== view || held.mode !== mode) {
    now = { view, mode, turn: follow(held, view, mode) }
    setHeld(now)
  }
  const { turn } = now
  const { drafting, order } = turn
  const touched = isTouched(drafting)
  const judgement = useMemo(() => (seat === null ? null : judge(drafting, view, seat)), [drafting, view, seat])

  useKeptDraft(drawerOf(kept, 'draft'), questionOf(view), mode === 'turn' && touched ? keepDraft(drafting) : null)
  useEffect(() => drawerOf(kept, 'order').write(order), [kept, order])
  usePresence(mode === 'turn' ? presenceOf(drafting) : NO_DRAFT, sendDraft)

  const change = (next: (turn: Turn) => Turn): void => {
    if (inFlight === null) setHeld(last => ({ ...last, turn: next(last.turn) }))
  }
  const isArranging = arrangingOver === drafting
  const arrange = (): void => {
    if (seat === null || judgement === null || isArranging) return
    setArrangingOver(drafting)
    const isOpening = view.standings[seat]?.opened !== true && !view.options.tableInOpeningTurn
    const settle = (next: (turn: Turn) => Turn): void => {
      setArrangingOver(null)
      setHeld(last => (last.turn.drafting === drafting ? { ...last, turn: next(last.turn) } : last))
    }
    aid(aidFor(turn, judgement, isOpening ? view.options.openingMin : null)).then(
      answer => settle(last => takeAnswer(last, view, seat, answer as AidAnswer)),
      () => settle(last => ({ ...last, did: { type: 'failed' } })),
    )
  }
  return { turn, judgement: touched ? judgement : null, isArranging, change, arrange }
}
