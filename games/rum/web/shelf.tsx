/** The wood at the bottom edge: the hand, and the few things that can be done. One brass button for each decision. */
import { Button } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { NOTHING } from './draft-set.ts'
import { Hand } from './hand.tsx'
import { WHY_ID } from './note-parts.tsx'
import { canDraw, discardMove, useSetting } from './setting.ts'

const Clear = (): ReactElement | null => {
  const { text, drafting, inFlight, change } = useSetting()
  if (drafting.picked.length === 0 && drafting.from === null) return null
  return (
    <Button kind="quiet" blocked={inFlight !== null} onPress={() => change(({ ends }) => ({ ...NOTHING, ends }))}>
      {text.gather}
    </Button>
  )
}

const DiscardActions = ({ amount }: { readonly amount: number }): ReactElement => {
  const setting = useSetting()
  const { text, game, view, mayAct, inFlight, send } = setting
  const move = discardMove(setting)
  const isBlocked = !mayAct || inFlight !== null || game.check(view, move) !== null
  return (
    <>
      <Clear />
      <Button kind="main" blocked={isBlocked ? WHY_ID : false} onPress={() => send(move)}>
        {text.discard(amount)}
      </Button>
    </>
  )
}

const TurnActions = (): ReactElement => {
  const setting = useSetting()
  const { text, drafting, set, mayAct, mode, inFlight, send } = setting
  const from = drafting.from ?? 'wreck'
  const isDrawing = set === null || drafting.from !== null
  const mayPlay = mayAct && mode === 'turn' && inFlight === null && set !== null && set.refusal === null
  return (
    <>
      <Clear />
      <Button
        kind={isDrawing ? 'main' : 'plain'}
        blocked={canDraw(setting, from) ? false : WHY_ID}
        onPress={() => send({ type: 'draw', from })}
      >
        {from === 'wreck' ? text.drawWreck : text.drawSlot(from + 1)}
      </Button>
      <Button
        kind={isDrawing ? 'plain' : 'main'}
        blocked={mayPlay ? false : WHY_ID}
        onPress={() => {
          if (set !== null) send(set.play)
        }}
      >
        {text.play}
      </Button>
    </>
  )
}

export const Shelf = (): ReactElement | null => {
  const { view, text, mode, seat } = useSetting()
  if (seat === null) return null
  const isHelpful = view.hand.length > 0 && (mode === 'turn' || mode === 'wait')
  return (
    <div className="rum-shelf wood" data-hand={view.hand.length > 6 ? 'many' : view.hand.length > 3 ? 'some' : 'few'}>
      <Hand />
      {isHelpful && <p className="rum-hand-help">{text.handHelp}</p>}
      <div className="rum-acts">
        {mode === 'discard' && view.ask !== null && <DiscardActions amount={view.ask.amount} />}
        {(mode === 'turn' || mode === 'wait') && <TurnActions />}
      </div>
    </div>
  )
}
