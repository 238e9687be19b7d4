/** The shelf at the bottom edge: the viewer's own board, and the buttons for the current question. */
import { Button } from '@tortuga/ui'
import { Actions, MoveButton, Shelf } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { SeaTypes } from '../../rules/index.ts'
import { BoardZones } from '../pieces/board-zones.tsx'
import { Points, DoubloonCount, CaptainSigns, Strength } from './seats.tsx'
import { isHintedMove, useTable } from './context/context.ts'
import { sayMove } from './prompt.tsx'

/** A move that needs no draft. */
const PlainMove = ({ type, main = false }: { readonly type: 'take' | 'leave' | 'decline'; readonly main?: boolean }): ReactElement => {
  const context = useTable()
  return (
    <MoveButton<SeaTypes> move={{ type }} kind={main ? 'main' : 'plain'} isHinted={context.hint?.move.type === type}>
      {sayMove(context, { type })}
    </MoveButton>
  )
}

const Buttons = (): ReactElement | null => {
  const context = useTable()
  const { asked, answer, isReading, closeReport, kit, text } = context
  if (isReading)
    return (
      <span className="table-act">
        <Button kind="main" onPress={closeReport}>
          {kit.goOn}
        </Button>
      </span>
    )
  if (asked === null) return null
  if (asked === 'decide')
    return (
      <>
        <PlainMove type="leave" />
        <PlainMove type="take" main />
      </>
    )
  return (
    <>
      {asked === 'exchange' && <PlainMove type="decline" />}
      <MoveButton<SeaTypes> move={answer} kind="main" isHinted={answer !== null && isHintedMove(context, answer)}>
        {answer === null ? text.choose[asked] : sayMove(context, answer)}
      </MoveButton>
    </>
  )
}

/** A spectator has no board; the report of a boarding has its own button then. */
export const SeaShelf = (): ReactElement | null => {
  const { seat, seatPlate, text } = useTable()
  if (seat === null) return null
  return (
    <Shelf className="soc-shelf" label={text.yourBoard}>
      <div className="soc-who">
        <div className="soc-who-plate">{seatPlate(seat)}</div>
        <div className="soc-who-facts">
          <Strength seat={seat} />
          <DoubloonCount seat={seat} />
          <Points seat={seat} />
          <CaptainSigns seat={seat} />
        </div>
      </div>
      <BoardZones seat={seat} />
      <Actions className="soc-acts">
        <Buttons />
      </Actions>
    </Shelf>
  )
}
