/** The shelf at the bottom: tools, the rack, the state of the turn, and the buttons to finish it. */
import { Button } from '@tortuga/ui'
import { Actions, MoveButton, RuleLink, Shelf, WHY_ID } from '@tortuga/ui/table'
import { useMemo, type ReactElement } from 'react'
import { turnOf, type Move } from '../../rules/index.ts'
import { useTable, type TableContext } from './context/context.ts'
import { moveToNewSet, rackOf } from './draft/turn.ts'
import { Rack } from './rack.tsx'
import { sayShownAction } from './notes/say-action.ts'
import { Tools } from './tools.tsx'

/** R5.1: the points of the opening so far. */
const OpeningSum = (): ReactElement | null => {
  const { draftCheck, view, text, hasOpened } = useTable()
  if (hasOpened || draftCheck === null || draftCheck.laid.length === 0) return null
  const needed = view.options.openingMin
  return (
    <span className="rk-sum">
      {text.sumLabel} <b className="serif">{text.sum(draftCheck.sum, needed)}</b>
      <meter min={0} max={needed} value={Math.min(needed, draftCheck.sum)} aria-label={text.sumLabel} />
    </span>
  )
}

/** The state of the draft, or what the player can do. */
const sayTurn = ({ text, kit, draftCheck, view, mode, turn, nameOf, hasOpened, stage, awaited, seat }: TableContext): string => {
  if (mode === 'over') return kit.over
  const other = stage.isBehind ? (awaited[0] ?? null) : turnOf(view)
  if (mode === 'wait') return other === null || other === seat ? '' : `${kit.turnOf(nameOf(other))}. ${text.waiting}`
  if (mode !== 'turn') return ''
  if (turn.selected.length > 0) return text.marked(turn.selected.length)
  if (draftCheck === null) {
    if (view.lap !== null) return text.lastMove
    return hasOpened ? text.mayLay : text.mustOpen(view.options.openingMin)
  }
  const broken = draftCheck.marks.filter(({ state }) => state === 'broken').length
  const open = draftCheck.marks.filter(({ state }) => state === 'open').length
  const fault = broken > 0 ? text.broken(broken) : open > 0 ? text.unfinished(open) : ''
  const end = fault !== '' ? fault : draftCheck.refusal !== null ? '' : rackOf(turn).length === 0 ? text.goesOut : text.allRight
  return [text.laid(draftCheck.laid.length), end].filter(part => part !== '').join(' ')
}

/** The moves that end the turn without laying, as objects that stay the same, because their check may need the solver: R10.3. */
const LEAVE = { draw: { type: 'draw' }, pass: { type: 'pass' } } as const
const leavingMove = ({ view }: TableContext): (typeof LEAVE)[keyof typeof LEAVE] => (view.bankSize > 0 ? LEAVE.draw : LEAVE.pass)

/** Why the whole turn cannot be finished. Faults of single sets are explained at those sets. */
const TurnRefusal = (): ReactElement | null => {
  const context = useTable()
  const { draftCheck, language, turn, view, text, mode, refusalOf, rulesOf, say } = context
  if (mode !== 'turn' || turn.selected.length > 0) return null
  const isCostly = view.options.mistakes === 'penalised' && draftCheck !== null
  const isExplainedAtSets = draftCheck?.marks.some(({ state }) => state === 'broken') === true && !isCostly
  const refusal = draftCheck === null ? refusalOf(leavingMove(context)) : draftCheck.refusal
  if (refusal === null || isExplainedAtSets) return null
  const [rule] = isCostly ? ['R8.3'] : rulesOf(refusal)
  const said = isCostly ? text.mistakeCosts : refusal.type === 'too-short' ? '' : say.sayRefusal(refusal, language) // short sets are counted already
  return (
    <span>
      {' '}
      {said} {rule === undefined ? null : <RuleLink rule={rule} />}
    </span>
  )
}

const TurnButtons = (): ReactElement | null => {
  const context = useTable()
  const { text, kit, draftCheck, mode, inFlight, canAct, turn, change } = context
  const play = useMemo((): Move | null => (draftCheck === null ? null : { type: 'play', table: draftCheck.table }), [draftCheck])
  if (mode !== 'turn' && mode !== 'wait') return null
  const leave = leavingMove(context)
  const names = play === null ? { draw: text.draw, pass: text.pass } : { draw: text.drawInstead, pass: text.passInstead }
  return (
    <Actions>
      {mode === 'turn' && turn.selected.length > 0 ? (
        <Button
          {...(canAct ? {} : { blocked: true, title: text.blocked.sending })}
          onPress={() => change(last => moveToNewSet(last, null))}
        >
          {text.newSet}
        </Button>
      ) : (
        <MoveButton move={leave} kind={play === null ? 'main' : 'plain'}>
          {names[leave.type]}
        </MoveButton>
      )}
      {mode === 'turn' ? (
        <MoveButton move={play} kind={play === null ? 'plain' : 'main'}>
          {inFlight?.type === 'play' ? kit.sending : text.commit}
        </MoveButton>
      ) : null}
    </Actions>
  )
}

/** `width`: of the board, in pixels. */
type Props = { readonly width: number; readonly isWide: boolean; readonly onScores: () => void }

export const TableShelf = ({ width, isWide, onScores }: Props): ReactElement | null => {
  const context = useTable()
  const { seat, mode } = context
  if (seat === null) return null
  const action = sayShownAction(context)
  return (
    <Shelf className="rk-shelf" data={{ 'data-mode': mode }}>
      <Tools onScores={onScores} />
      <Rack width={width} isWide={isWide} />
      <div className="rk-commit">
        <p id={mode === 'turn' || mode === 'wait' ? WHY_ID : undefined} className="rk-says">
          <OpeningSum />
          {action === '' ? null : <b>{action} </b>}
          {sayTurn(context)}
          <TurnRefusal />
        </p>
        <TurnButtons />
      </div>
    </Shelf>
  )
}
