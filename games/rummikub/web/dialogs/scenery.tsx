/** The drawings of the result: a harbour with the sun or the moon above it, and the rack of a player with the tiles that are left on it. */
import { Seascape } from '@tortuga/ui/seascape'
import type { ReactElement } from 'react'
import type { Face } from '../../rules/index.ts'
import { SAILOR } from '../art/marks.tsx'
import { TileFace } from '../art/tile-face.tsx'

export const Harbour = (): ReactElement => (
  <Seascape>
    <path d="M0 352h960v68H0z" fill="var(--rk-plank)" />
    <g fill="none" stroke="var(--sc-line)" strokeOpacity=".4" strokeWidth="2">
      <path d="M0 352h960M120 352v68M330 352v68M560 352v68M800 352v68M0 388h960" />
    </g>
  </Seascape>
)

/** The sailor of the jokers: it stands on a rack that is empty. */
const Sailor = (): ReactElement => (
  <svg className="rk-sailor" viewBox="6 8 34 34" aria-hidden="true">
    {SAILOR}
  </svg>
)

/** A rack with its tiles. At most `most` are drawn; a number says how many more there are. */
export const RackPicture = ({ tiles, most }: { readonly tiles: readonly Face[]; readonly most: number }): ReactElement => (
  <span className="rk-stand">
    <span className="rk-stand-tiles">
      {tiles.length === 0 ? <Sailor /> : tiles.slice(0, most).map((face, index) => <TileFace key={`${face} ${index}`} face={face} />)}
      {tiles.length > most ? <b className="serif">+{tiles.length - most}</b> : null}
    </span>
    <span className="rk-stand-wood" />
  </span>
)
