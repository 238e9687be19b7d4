/** The banner of a big moment above the shelf: the sum of an opening, and a rack that is empty. The log tells screen readers the same. */
import { useCountUp } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { Event } from '../../../rules/index.ts'
import { TileFace } from '../../art/tile-face.tsx'
import { useTable } from '../context/context.ts'
import { SCENES } from './scenes.ts'

type Played = Extract<Event, { type: 'played' }>

/** The points of an opening, counted up while the tiles are laid. */
const OpeningScene = ({ seat, opening }: Pick<Played, 'seat' | 'opening'>): ReactElement => {
  const { text, nameOf, view, animate } = useTable()
  const points = useCountUp(opening ?? 0, animate, 0)
  return (
    <>
      <span>{text.opens(seat === view.viewer ? null : nameOf(seat))}</span>
      <b className="serif">{text.sum(points, view.options.openingMin)}</b>
    </>
  )
}

const OutScene = ({ seat, tiles }: Pick<Played, 'seat' | 'tiles'>): ReactElement => {
  const { text, nameOf, view } = useTable()
  return (
    <>
      <span className="rk-minis">
        {tiles.map((face, index) => (
          <TileFace key={`${face} ${index}`} face={face} />
        ))}
      </span>
      <b className="serif">{seat === view.viewer ? text.youGoOut : text.wentOut(nameOf(seat))}</b>
    </>
  )
}

export const SceneBanner = (): ReactElement | null => {
  const { stage, newEvents } = useTable()
  const { beat } = stage
  const played = newEvents.map(({ event }) => event).findLast(event => event.type === 'played')
  if (beat === null || beat.phase === 'enter' || played === undefined) return null
  if (beat.scene !== SCENES.opening && beat.scene !== SCENES.out) return null
  return (
    <div className="rk-scene" aria-hidden="true">
      <p key={beat.id} className="paper">
        {beat.scene === SCENES.out ? <OutScene {...played} /> : <OpeningScene {...played} />}
      </p>
    </div>
  )
}
