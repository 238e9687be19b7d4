/** Tiles and sets as the table shows them. They know no context and no handler, so that a table of a hundred and sixty tiles draws only what has changed; taps and keys are heard by the table around them. */
import { Icon } from '@tortuga/ui'
import { memo, type ReactNode } from 'react'
import type { Face } from '../rules/index.ts'
import { TileFace } from './art/tile.tsx'
import type { TileId } from './draft/tiles.ts'

type TileProps = {
  readonly id: TileId
  readonly face: Face | null
  readonly name: string
  readonly isOwn: boolean
  readonly isMarked: boolean
  readonly isStop: boolean
  /** Who only watches has nothing to press. */
  readonly isPlain: boolean
  readonly isStill: boolean
}

export const Tile = memo(({ id, face, name, isOwn, isMarked, isStop, isPlain, isStill }: TileProps): ReactNode => {
  const drawn = <TileFace face={face} isOwn={isOwn} />
  const about = { 'data-tile': id, 'data-face': face ?? undefined, 'aria-label': name, className: 'rk-tile' }
  if (isPlain)
    return (
      <span {...about} role="img">
        {drawn}
      </span>
    )
  return (
    <button {...about} type="button" tabIndex={isStop ? 0 : -1} aria-pressed={isMarked} {...(isStill ? { 'aria-disabled': true } : {})}>
      {drawn}
    </button>
  )
})
Tile.displayName = 'Tile'

/** A tile of a set, with all that is drawn of it. */
export type DrawnTile = { readonly id: TileId; readonly face: Face | null; readonly name: string; readonly isOwn: boolean }

type SetProps = {
  readonly id: string
  readonly name: string
  readonly tiles: readonly DrawnTile[] // the same list while nothing of it has changed
  readonly state: 'plain' | 'right' | 'broken' | 'seen'
  readonly isAsked: boolean // its fault is being explained
  readonly isTarget: boolean
  readonly marked: string // names of marked tiles, with spaces around
  readonly stop: TileId | null
  readonly isPlain: boolean
  readonly isStill: boolean
  readonly whyLabel: string
  readonly turnLabel: string | null // the other reading, where there is one
}

export const SetView = memo((props: SetProps): ReactNode => {
  const { id, name, tiles, state, isAsked, isTarget, marked, stop, isPlain, isStill, whyLabel, turnLabel } = props
  return (
    <li className="rk-set" data-set={id} data-state={state} data-asked={isAsked} data-target={isTarget}>
      <div className="rk-tiles" role="group" aria-label={name}>
        {tiles.map(tile => (
          <Tile
            key={tile.id}
            {...tile}
            isMarked={marked.includes(` ${tile.id} `)}
            isStop={stop === tile.id}
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
