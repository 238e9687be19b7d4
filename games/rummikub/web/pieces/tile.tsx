/** Tiles and sets as memoized components without context or handlers, so that a table of 160 tiles renders only what has changed. The table handles clicks, keys and drags. */
import { Icon } from '@tortuga/ui'
import { memo, type CSSProperties, type ReactNode } from 'react'
import type { Face } from '../../rules/index.ts'
import { TileFace } from '../art/tile-face.tsx'
import { BLANK_KEY, setKey } from './reading-keys.ts'
import type { TileId } from '../table/draft/tile-ids.ts'
import type { SetPlace } from '../table/places/match-sets.ts'

/** A tile with everything needed to draw it. */
export type DrawnTile = {
  readonly id: TileId
  readonly face: Face | null
  readonly name: string
  readonly isOwn: boolean
  readonly isFresh?: boolean // another player has just laid it
}

type TileProps = DrawnTile & {
  readonly isSelected: boolean
  readonly isWrong?: boolean // it does not belong to its set
  readonly isHinted?: boolean
  /** For a spectator a tile is an image, not a button. */
  readonly isPlain: boolean
  readonly isStill: boolean
}

export const Tile = memo(
  ({ id, face, name, isOwn, isFresh = false, isSelected, isWrong = false, isHinted = false, isPlain, isStill }: TileProps): ReactNode => {
    const drawn = <TileFace face={face} isOwn={isOwn} />
    const about = {
      'data-piece': id,
      'data-face': face ?? undefined,
      'data-read': face === null ? BLANK_KEY : id,
      'data-reader': '', // a tap moves tiles and opens no reader, which would move the table
      'data-fresh': isFresh ? true : undefined,
      'data-wrong': isWrong ? true : undefined,
      'data-mark': isHinted ? 'hinted' : undefined,
      'aria-label': name,
      className: 'rk-tile',
    }
    if (isPlain)
      return (
        <span {...about} role="img">
          {drawn}
        </span>
      )
    return (
      <button
        {...about}
        type="button"
        data-stop=""
        data-drag={id}
        tabIndex={-1}
        aria-pressed={isSelected}
        {...(isStill ? { 'aria-disabled': true } : {})}
      >
        {drawn}
      </button>
    )
  },
)
Tile.displayName = 'Tile'

export const setPlaceName = (faces: readonly (Face | null)[]): string => `set ${faces.map(face => face ?? '?').join(' ')}`

/** Where something lies on the board; see `.rk-sets`. */
export const placeStyle = ({ row, column }: SetPlace): CSSProperties => ({ ['--rk-row' as string]: row, ['--rk-column' as string]: column })

type SetProps = Pick<TileProps, 'isPlain' | 'isStill'> & {
  readonly id: string
  readonly name: string
  readonly tiles: readonly DrawnTile[] // the same array while nothing has changed
  readonly state: 'plain' | 'right' | 'broken' | 'open' | 'seen'
  readonly row: number
  readonly column: number // in half tiles
  readonly wrong: number | null // the index of the tile that does not belong to it
  readonly isAsked: boolean // its fault is being explained
  readonly isTarget: boolean
  readonly selected: string // ids of selected tiles, each surrounded by spaces
  readonly hinted: string // ids of the tiles that the hint lays, in the same way
  readonly isHinted: boolean
  readonly whyLabel: string
  readonly turnLabel: string | null // label of the button for the other reading, if there is one
}

export const SetView = memo((props: SetProps): ReactNode => {
  const {
    id,
    name,
    tiles,
    state,
    row,
    column,
    wrong,
    isAsked,
    isTarget,
    selected,
    hinted,
    isHinted,
    isPlain,
    isStill,
    whyLabel,
    turnLabel,
  } = props
  return (
    <li
      className="rk-set"
      data-set={id}
      data-target={`set-${id}`}
      data-place={setPlaceName(tiles.map(({ face }) => face))}
      data-read={setKey(id)}
      data-state={state}
      data-asked={isAsked}
      data-mark={isTarget ? 'target' : isHinted ? 'hinted' : 'plain'}
      style={placeStyle({ row, column })}
    >
      <div className="rk-tiles" role="group" aria-label={name}>
        {tiles.map((tile, index) => (
          <Tile
            key={tile.id}
            {...tile}
            isSelected={selected.includes(` ${tile.id} `)}
            isWrong={index === wrong}
            isHinted={hinted.includes(` ${tile.id} `)}
            isPlain={isPlain}
            isStill={isStill}
          />
        ))}
      </div>
      {state === 'right' ? (
        <span className="rk-tip">
          <Icon name="tick" small />
        </span>
      ) : null}
      {state === 'broken' ? (
        <button type="button" className="rk-tip" data-why={id} tabIndex={-1} aria-label={whyLabel}>
          <Icon name="warning" small />
        </button>
      ) : null}
      {turnLabel === null ? null : (
        <button type="button" className="rk-reading" data-reading={id} tabIndex={-1}>
          <Icon name="turn" small />
          {turnLabel}
        </button>
      )}
    </li>
  )
})
SetView.displayName = 'SetView'
