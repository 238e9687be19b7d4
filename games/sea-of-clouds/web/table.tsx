/** The table of Sea of Clouds: a function of what the shell hands it. */
import { useKeptFocus } from '@tortuga/ui'
import type { TableProps } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { SeaTypes } from '../rules/index.ts'
import { SeaAir } from './air.tsx'
import { Clouds } from './art/things.tsx'
import { TableNote } from './notes.tsx'
import { Peek } from './peek.tsx'
import { ReadingDialog } from './reading.tsx'
import { Seats } from './seats.tsx'
import { SettingProvider, useNewSetting } from './setting.ts'
import { Shelf } from './shelf.tsx'
import { Sky } from './sky.tsx'
import { Track } from './track.tsx'

/** Where focus goes when what had it goes away. */
const HEIRS = ['.soc-acts .btn.main', '.soc-acts .btn', '.soc-shelf .soc-bay', '.soc-bay'] as const

export const SeaTable = (props: TableProps<SeaTypes>): ReactElement => {
  const setting = useNewSetting(props)
  const table = useKeptFocus(HEIRS)
  return (
    <SettingProvider value={setting}>
      <div className="soc game-table" ref={table} data-still={!props.animate} data-asked={setting.asked ?? 'none'}>
        <Clouds />
        <div className="soc-board">
          <Track />
          <Seats />
          <Sky />
          <TableNote />
        </div>
        <Shelf />
        <SeaAir />
        <Peek table={table} />
      </div>
      <ReadingDialog />
    </SettingProvider>
  )
}
