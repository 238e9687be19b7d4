/** RUM's table: a function of what the shell hands it. */
import { type TableProps, useKeptFocus, Waves } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { RumTypes } from '../rules/index.ts'
import { RumAir } from './air.tsx'
import { Middle } from './middle.tsx'
import { TableNote } from './note.tsx'
import { Captains } from './pieces.tsx'
import { Score, Seats } from './seats.tsx'
import { SettingProvider, useNewSetting, useSetting } from './setting.ts'
import { Shelf } from './shelf.tsx'

/** Where focus goes when what had it goes away. */
const HEIRS = ['.rum-hand [data-card][tabindex="0"]', '.rum-acts .btn.main', '.rum-acts .btn'] as const

/** What is the viewer's own and open to all. */
const Mine = (): ReactElement | null => {
  const { seat, seatPlate, text, view } = useSetting()
  if (seat === null) return null
  const count = view.captains.filter(({ owner }) => owner === seat).length
  return (
    <div className="rum-mine" data-count={count}>
      <div className="rum-mine-plate">
        {seatPlate(seat)}
        <Score seat={seat} />
      </div>
      {count === 0 ? <p className="rum-empty rum-no-captain">{text.noCaptains}</p> : <Captains owner={seat} label={text.yourCaptains} />}
    </div>
  )
}

export const RumTable = (props: TableProps<RumTypes>): ReactElement => {
  const setting = useNewSetting(props)
  const table = useKeptFocus(HEIRS)
  return (
    <SettingProvider value={setting}>
      <div className="rum game-table" ref={table} data-still={!props.animate} data-mode={setting.mode}>
        <Waves />
        {/* it may scroll, and whoever watches has nothing else in it to reach it by */}
        <div className="rum-board" {...(setting.seat === null ? { tabIndex: 0 } : {})}>
          <Seats />
          <Middle />
          <div className="rum-lower">
            <Mine />
            <TableNote />
          </div>
        </div>
        <Shelf />
        <RumAir />
      </div>
    </SettingProvider>
  )
}
