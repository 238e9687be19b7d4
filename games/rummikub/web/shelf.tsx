/** The wood at the bottom edge: tools, the rack, what the turn comes to so far, and one brass button to finish it. */
import { Button } from '@tortuga/ui'
import { useMemo, type ReactElement } from 'react'
import type { Move, Refusal } from '../rules/index.ts'
import type { TileId } from './draft/tiles.ts'
import { dropNew, rackOf } from './draft/turn.ts'
import { Rack } from './rack.tsx'
import { sayWord } from './say-did.ts'
import { hasOpened, rulesFor, useSetting, type Setting } from './setting.ts'
import { Tools } from './tools.tsx'
import { RuleLink } from './why.tsx'
import { sayRefusal } from './words.ts'

/** The sentence that says why the turn cannot be finished yet: the button points here. */
const WHY_ID = 'rk-why'

/** R5.1: what the sets from the rack count so far. */
const Sum = (): ReactElement | null => {
  const setting = useSetting()
  const { judgement, view, text } = setting
  if (hasOpened(setting) || judgement === null || judgement.laid.length === 0) return null
  const needed = view.options.openingMin
  return (
    <span className="rk-sum" data-enough={judgement.sum >= needed}>
      {text.sumLabel} <b className="serif">{text.sum(judgement.sum, needed)}</b>
      <meter min={0} max={needed} value={Math.min(needed, judgement.sum)} aria-label={text.sumLabel} />
    </span>
  )
}

/** What the draft comes to, or what could be done. */
const sayTurn = (setting: Setting): string => {
  const { text, judgement, view, mode, turn, nameOf } = setting
  if (mode === 'over') return text.over
  if (mode === 'wait') return `${text.turnOf(nameOf(view.turn))}. ${text.waiting}`
  if (mode !== 'turn') return ''
  if (turn.marked.length > 0) return text.marked(turn.marked.length)
  if (judgement === null) {
    if (view.lap !== null) return text.lastMove
    return hasOpened(setting) ? text.mayLay : text.mustOpen(view.options.openingMin)
  }
  const broken = judgement.marks.filter(({ state }) => state === 'broken').length
  const end = broken > 0 ? text.broken(broken) : judgement.refusal !== null ? '' : rackOf(turn).length === 0 ? text.goesOut : text.allRight
  return [text.laid(judgement.laid.length), end].filter(part => part !== '').join(' ')
}

/** What is wrong with the turn as a whole, or why it cannot be left as it is; what is wrong with one set is said there. */
const Whole = (): ReactElement | null => {
  const setting = useSetting()
  const { judgement, language, turn, view, text, mode } = setting
  const { refusal: kept } = useLeave()
  const isCostly = view.options.mistakes === 'penalised'
  const isElsewhere = judgement?.marks.some(({ state }) => state === 'broken') === true && !isCostly
  const refusal = judgement === null ? kept : judgement.refusal
  if (mode !== 'turn' || turn.marked.length > 0 || refusal === null || isElsewhere) return null
  const isWarning = isCostly && judgement !== null
  const [rule] = isWarning ? ['R8.3'] : rulesFor(setting, refusal)
  return (
    <span>
      {' '}
      {isWarning ? text.mistakeCosts : sayRefusal(refusal, language)} {rule === undefined ? null : <RuleLink rule={rule} />}
    </span>
  )
}

/** How a turn is left without laying: by a draw, a pass, or where neither is allowed by letting it go. The rules may have to think, so they are asked once a view. */
const useLeave = (): { readonly move: Move; readonly refusal: Refusal | null } => {
  const { game, view } = useSetting()
  return useMemo(() => {
    if (view.bankSize > 0) return { move: { type: 'draw' }, refusal: game.check(view, { type: 'draw' }) }
    const refusal = game.check(view, { type: 'pass' })
    return refusal?.type === 'must-lay' ? { move: { type: 'out-of-time' }, refusal } : { move: { type: 'pass' }, refusal }
  }, [game, view])
}

const Acts = (): ReactElement | null => {
  const { text, judgement, game, view, mayAct, mode, inFlight, send, turn, change } = useSetting()
  const { move: leave, refusal } = useLeave()
  const play = useMemo((): Move | null => (judgement === null ? null : { type: 'play', table: judgement.table }), [judgement])
  const isLegal = useMemo(() => play !== null && game.check(view, play) === null, [game, view, play])
  if (mode !== 'turn' && mode !== 'wait') return null
  const isTurn = mode === 'turn'
  const isFree = isTurn && mayAct && inFlight === null
  const names = play === null ? { draw: text.draw, pass: text.pass } : { draw: text.drawInstead, pass: text.passInstead }
  const leaving = leave.type === 'draw' || leave.type === 'pass' ? names[leave.type] : text.giveUp
  const mayLeave = isFree && (refusal === null || leave.type === 'out-of-time')
  return (
    <div className="rk-acts">
      {isTurn && turn.marked.length > 0 ? (
        <Button blocked={!isFree} onPress={() => change(last => dropNew(last, null))}>
          {text.newSet}
        </Button>
      ) : (
        <Button kind={play === null ? 'main' : 'plain'} blocked={mayLeave ? false : WHY_ID} onPress={() => send(leave)}>
          {leaving}
        </Button>
      )}
      {isTurn ? (
        <Button
          kind={play === null ? 'plain' : 'main'}
          blocked={isFree && isLegal ? false : WHY_ID}
          onPress={() => {
            if (play !== null) send(play)
          }}
        >
          {inFlight?.type === 'play' ? text.sending : text.commit}
        </Button>
      ) : null}
    </div>
  )
}

type ShelfProps = { readonly stop: TileId | null; readonly width: number; readonly isWide: boolean; readonly onScores: () => void }

export const Shelf = ({ stop, width, isWide, onScores }: ShelfProps): ReactElement | null => {
  const setting = useSetting()
  const { seat, mode } = setting
  if (seat === null) return null
  const word = sayWord(setting)
  return (
    <div className="rk-shelf wood" data-mode={mode}>
      <Tools onScores={onScores} />
      <Rack stop={stop} width={width} isWide={isWide} />
      <div className="rk-commit">
        <p id={WHY_ID} className="rk-says">
          <Sum />
          {word === '' ? null : <b className="rk-word-shown">{word} </b>}
          {sayTurn(setting)}
          <Whole />
        </p>
        <Acts />
      </div>
    </div>
  )
}
