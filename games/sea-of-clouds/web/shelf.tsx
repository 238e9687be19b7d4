/** The wood at the bottom edge: the viewer's own board, and the few things that can be done. One brass button for each decision. */
import { at } from '@tortuga/kit'
import { Button } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { Move } from '../rules/index.ts'
import { Bays } from './bay.tsx'
import { Points, Purse, Signs, Strength } from './facts.tsx'
import { isReadingReport, WHY_ID } from './notes.tsx'
import { mayMake, useSetting, type Setting } from './setting.ts'

/** What the main button does, in the game's own words. */
const sayAnswer = ({ words, nameOf, view, text, asked }: Setting, move: Move | null): string => {
  switch (move?.type) {
    case 'play':
      return words.play(words.seen(at(view.hand, move.place)))
    case 'pick':
      return text.takeCard(words.space(move.space))
    case 'discard':
      return words.discard(words.card(move.card).name)
    case 'resolve':
      return words.resolve(words.card(move.card).name, move.victim === null ? null : nameOf(move.victim))
    case 'aim':
      return words.aim(nameOf(move.victim))
    case 'exchange':
      return text.exchange
    default:
      return asked === null ? text.wait : text.choose[asked]
  }
}

/** A dashed brass ring says: this is the hint. */
const Hinted = ({ move, children }: { readonly move: Move['type']; readonly children: ReactElement }): ReactElement => {
  const { hint } = useSetting()
  return <span className={hint?.move.type === move ? 'soc-act is-target' : 'soc-act'}>{children}</span>
}

const Deciding = (): ReactElement => {
  const setting = useSetting()
  const { send, words, text } = setting
  const isBlocked = !mayMake(setting, { type: 'take' })
  return (
    <>
      <Hinted move="leave">
        <Button blocked={isBlocked ? WHY_ID : false} onPress={() => send({ type: 'leave' })}>
          {words.leave}
        </Button>
      </Hinted>
      <Hinted move="take">
        <Button kind="main" blocked={isBlocked ? WHY_ID : false} onPress={() => send({ type: 'take' })}>
          {text.take}
        </Button>
      </Hinted>
    </>
  )
}

const Answering = (): ReactElement => {
  const setting = useSetting()
  const { send, words, answer, asked } = setting
  const isBlocked = !mayMake(setting, answer)
  return (
    <>
      {asked === 'exchange' && (
        <Hinted move="decline">
          <Button blocked={mayMake(setting, { type: 'decline' }) ? false : WHY_ID} onPress={() => send({ type: 'decline' })}>
            {words.decline}
          </Button>
        </Hinted>
      )}
      <span className="soc-act">
        <Button
          kind="main"
          blocked={isBlocked ? WHY_ID : false}
          onPress={() => {
            if (answer !== null) send(answer)
          }}
        >
          {sayAnswer(setting, answer)}
        </Button>
      </span>
    </>
  )
}

const Acts = (): ReactElement | null => {
  const setting = useSetting()
  const { asked, closeReport, text } = setting
  if (isReadingReport(setting))
    return (
      <span className="soc-act">
        <Button kind="main" onPress={closeReport}>
          {text.goOn}
        </Button>
      </span>
    )
  if (asked === null) return null
  return asked === 'decide' ? <Deciding /> : <Answering />
}

/** Whoever only watches has no board, but may still have read a boarding. */
export const Shelf = (): ReactElement | null => {
  const setting = useSetting()
  const { seat, seatPlate } = setting
  if (seat === null)
    return isReadingReport(setting) ? (
      <div className="soc-shelf wood" data-watching="true">
        <div className="soc-acts">
          <Acts />
        </div>
      </div>
    ) : null
  return (
    <div className="soc-shelf wood">
      <div className="soc-who">
        <div className="soc-who-plate">{seatPlate(seat)}</div>
        <div className="soc-who-facts">
          <Strength seat={seat} />
          <Purse seat={seat} />
          <Points seat={seat} />
          <Signs seat={seat} />
        </div>
      </div>
      <Bays seat={seat} />
      <div className="soc-acts">
        <Acts />
      </div>
    </div>
  )
}
