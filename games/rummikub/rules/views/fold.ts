/**
 * The view after an event, for every viewer. A table shows the events of a step one by one with it. What a turn changes in public comes from
 * `turn-order.ts`, as in `apply`; faces come from the event, where they are null if the viewer may not know them.
 */
import { at, replaceAt, type Seat } from '@tortuga/kit'
import { changeStatus, lapAfter, seatAfter, standingAtDeal, tasksAfterDeal, tasksAfterDraw, withoutAnnouncement } from '../turn-order.ts'
import type { Event, Face, SeatStatus, View } from '../data/types.ts'

type EventOf<K extends Event['type']> = Extract<Event, { type: K }>
type Folds = { readonly [K in Event['type']]: (view: View, event: EventOf<K>) => View }
type Tiles = readonly (Face | null)[]

const known = (tiles: Tiles): readonly Face[] => tiles.filter(tile => tile !== null)

/** R4.1, R10.1: the turn of a seat ends. Without a next seat the round is over; its end and the next deal are events of their own. */
const endTurn = (view: View, seat: Seat, laid: boolean): View => {
  const lap = lapAfter(view, view.bankSize, seat, laid)
  const next = seatAfter(view, lap, seat)
  if (next === undefined) return { ...view, lap, agenda: [] }
  return { ...view, lap, agenda: [{ type: 'turn', seat: next }], standings: withoutAnnouncement(view.standings, next) }
}

/** A seat takes tiles from the bank, or none, and has had its turn. */
const take = (view: View, seat: Seat, tiles: Tiles, status: Partial<SeatStatus>): View => {
  const faces = known(tiles)
  const isOwn = seat === view.viewer
  const { racks, bank } = view
  return {
    ...view,
    rack: isOwn ? [...view.rack, ...faces] : view.rack,
    rackSizes: replaceAt(view.rackSizes, seat, at(view.rackSizes, seat) + tiles.length),
    racks: racks === null ? null : replaceAt(racks, seat, [...at(racks, seat), ...faces]),
    bankSize: view.bankSize - tiles.length,
    bank: bank === null ? null : bank.slice(tiles.length),
    taken: isOwn ? faces : view.taken,
    takenSizes: replaceAt(view.takenSizes, seat, tiles.length),
    standings: changeStatus(view.standings, seat, { hadTurn: true, ...status }),
  }
}

/** The rack without these tiles: of equal tiles the one held longest is laid. */
const without = (rack: readonly Face[], tiles: readonly Face[]): readonly Face[] => {
  const left = rack.slice()
  for (const tile of tiles) {
    const place = left.indexOf(tile)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

const play = (view: View, { seat, tiles, table }: EventOf<'played'>): View => {
  const { rack, racks, rackSizes } = view
  const laid: View = {
    ...take(view, seat, [], { opened: true, penalised: false }),
    table: table ?? view.table,
    rack: seat === view.viewer ? without(rack, tiles) : rack,
    rackSizes: replaceAt(rackSizes, seat, at(rackSizes, seat) - tiles.length),
    racks: racks === null ? null : replaceAt(racks, seat, without(at(racks, seat), tiles)),
  }
  return at(laid.rackSizes, seat) === 0 ? { ...laid, agenda: [] } : endTurn(laid, seat, true)
}

/** R2.5: resets everything that belongs to a round. */
const deal = (view: View, { racks, bank }: EventOf<'dealt'>): View => {
  const isOpen = view.viewer === 'open'
  const standing = standingAtDeal(view.options)
  const seats = racks.map((_, seat) => seat)
  return {
    ...view,
    agenda: tasksAfterDeal(view),
    table: [],
    rack: typeof view.viewer === 'number' ? known(at(racks, view.viewer)) : [],
    rackSizes: racks.map(rack => rack.length),
    racks: isOpen ? racks.map(known) : null,
    bankSize: bankSizeAfterDeal(view, racks),
    bank: isOpen ? bank : null,
    standings: seats.map(() => standing),
    taken: [],
    takenSizes: seats.map(() => 0),
    answer: null,
    answers: isOpen ? seats.map(() => null) : null,
    lap: null,
  }
}

/** All tiles are dealt again, so the bank has what the racks do not get. */
const bankSizeAfterDeal = (view: View, racks: readonly Tiles[]): number =>
  sum(view.table.map(({ tiles }) => tiles.length)) + sum(view.rackSizes) + view.bankSize - sum(racks.map(rack => rack.length))

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** R2.7: an answer takes its seat out of the question; the last one is followed by `redeal` or `play-began`. */
const answer = (view: View, { seat, want }: EventOf<'answered'>): View => {
  const [task] = view.agenda
  const waiting = task?.type === 'redeal' ? task.seats.filter(other => other !== seat) : []
  return {
    ...view,
    agenda: waiting.length === 0 ? [] : [{ type: 'redeal', seats: waiting }],
    answer: seat === view.viewer ? want : view.answer,
    answers: view.answers === null ? null : replaceAt(view.answers, seat, want),
  }
}

/** R2.8: the question about a new deal is closed. */
const beginPlay = (view: View, { starter }: EventOf<'play-began'>): View => ({
  ...view,
  agenda: [{ type: 'turn', seat: starter }],
  answer: null,
  answers: view.answers === null ? null : view.answers.map(() => null),
})

const draw = (view: View, { seat, tile }: EventOf<'drew'>): View => {
  const drawn = take(view, seat, [tile], { penalised: false })
  const tasks = tasksAfterDraw(view.options, at(drawn.standings, seat), seat)
  return tasks[0]?.type === 'announcement' ? { ...drawn, agenda: tasks } : endTurn(drawn, seat, false)
}

const announce = (view: View, { seat, open }: EventOf<'announced'>): View =>
  endTurn(open ? { ...view, standings: changeStatus(view.standings, seat, { announced: true }) } : view, seat, false)

const FOLDS: Folds = {
  'drawn-for-start': view => view,
  'round-began': (view, { starter }) => ({ ...view, starter }),
  dealt: deal,
  answered: answer,
  redeal: view => view,
  'play-began': beginPlay,
  drew: draw,
  announced: announce,
  played: play,
  penalised: (view, { seat, tiles }) => endTurn(take(view, seat, tiles, { penalised: tiles.length > 0 }), seat, false),
  passed: (view, { seat }) => endTurn(take(view, seat, [], { penalised: false }), seat, false),
  'bank-emptied': (view, { lap }) => ({ ...view, lap }),
  scored: (view, { racks, scores }) => ({ ...view, racks, rounds: [...view.rounds, scores] }), // R12.3
  ended: view => ({ ...view, agenda: [] }),
}

export const fold = (view: View, event: Event): View => (FOLDS[event.type] as (view: View, event: Event) => View)(view, event)
