/** “Arrange for me”: which tiles the solver is asked to lay, and how its answers change the turn. */
import type { Seat } from '@tortuga/kit'
import type { ArrangeRequest, ArrangeResult, Face, View } from '../../../rules/index.ts'
import { checkDraft, type DraftCheck } from './check-draft.ts'
import { laidTiles, tilesOnRack } from './draft.ts'
import { faceOfTile, facesOfTiles, isFromRack, type TileId } from './tile-ids.ts'
import { layTable, type TurnState } from './turn.ts'

/** The rack tiles to lay besides those that are laid already: the selected ones, or else all. */
const tilesToArrange = ({ draft, selected }: Pick<TurnState, 'draft' | 'selected'>): readonly TileId[] => {
  const rest = tilesOnRack(draft)
  const chosen = rest.filter(id => selected.includes(id))
  return chosen.length > 0 ? chosen : rest
}

const requestFor = ({ draft, selected }: TurnState, { marks, table }: DraftCheck, opening: number | null): ArrangeRequest => ({
  base: draft.base.table.map(({ kind, tiles }) => ({ kind, tiles: [...tiles] })),
  sets: draft.sets.map(({ tiles }, index) => ({
    kind: table[index]?.kind ?? 'run',
    tiles: [...facesOfTiles(draft.base, tiles)],
    own: [...facesOfTiles(draft.base, tiles.filter(isFromRack))],
    state: marks[index]?.state === 'open' ? 'broken' : (marks[index]?.state ?? 'plain'),
  })),
  more: tilesToArrange({ draft, selected }).map(id => faceOfTile(draft.base, id)),
  opening,
})

/** What is asked of the solver: an opening if the player has not opened; at a table that may be used for it, the opening alone if the rest does not make one. */
export const requestsFor = (turn: TurnState, check: DraftCheck, { options, standings }: View, seat: Seat): readonly ArrangeRequest[] => {
  const openings =
    standings[seat]?.opened === true ? [null] : options.tableInOpeningTurn ? [null, options.openingMin] : [options.openingMin]
  return openings.map(opening => requestFor(turn, check, opening))
}

/** The tiles that the player has laid or selected and that are on the rack afterwards. Equal tiles cannot be told apart. */
const returned = (before: TurnState, after: TurnState): readonly Face[] => {
  const { base } = before.draft
  const laid = [...facesOfTiles(base, laidTiles(after.draft))]
  const wanted = new Set([...laidTiles(before.draft), ...before.selected.filter(isFromRack)])
  return facesOfTiles(base, [...wanted]).filter(face => {
    const index = laid.indexOf(face)
    if (index >= 0) laid.splice(index, 1)
    return index < 0
  })
}

/** Applies the first of the solver's answers that the rules of this table allow as a step of the draft. A turn that cannot be finished like that is better than none only if the player has laid or selected its tiles. */
export const applyAnswers = (turn: TurnState, view: View, seat: Seat, answers: ArrangeResult): TurnState => {
  const laid = answers
    .map(({ table }) => layTable(turn, table))
    .filter(({ lastAction }) => lastAction?.type === 'arranged')
    .map(next => ({ ...next, lastAction: { type: 'arranged', left: returned(turn, next) } as const }))
  if (laid.length === 0) return { ...turn, lastAction: { type: 'not-arranged' } }
  const checked = laid.flatMap(next => {
    const { marks, refusal } = checkDraft(next.draft, view, seat)
    return marks.some(({ state }) => state === 'broken' || state === 'open') ? [] : [{ next, refusal }]
  })
  const legal = checked.find(({ refusal }) => refusal === null)
  if (legal !== undefined) return legal.next
  const hasChosen = laidTiles(turn.draft).length > 0 || turn.selected.some(isFromRack)
  const unfinished = checked.find(({ refusal }) => refusal?.type === 'below-opening' || refusal?.type === 'nothing-laid')
  if (unfinished === undefined) return { ...turn, lastAction: { type: 'not-by-rules' } }
  const isEmpty = laidTiles(unfinished.next.draft).length === 0
  if (hasChosen && !isEmpty) return unfinished.next
  const hasOpened = view.standings[seat]?.opened === true
  return { ...(isEmpty ? unfinished.next : turn), lastAction: { type: hasOpened ? 'none-fits' : 'cannot-open' } }
}
