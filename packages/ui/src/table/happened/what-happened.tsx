/** The recap at the start of the viewer's turn: what the others did since the last one, and above all what the viewer lost. */
import { useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { GameTypes } from '@tortuga/kit'
import { Avatar } from '../../art/avatar.tsx'
import { Icon } from '../../controls/icon.tsx'
import { useBaseTable } from '../../base/base-table.tsx'
import { outlineElements } from '../../motion/flying-pieces.tsx'
import { findPlace } from '../../motion/places.ts'
import '../../styles/recap.css'
import { chipsOf, useHappenedSteps, type RecapChip, type RecapFunction } from './happened-steps.ts'

type Props<T extends GameTypes> = {
  readonly className?: string
  /** What the game knows about an event; without it the recap has words only. */
  readonly facts?: RecapFunction<T>
  /** Whether the viewer has begun a move, which removes the recap. */
  readonly isActing?: boolean
}

const Chip = ({ chip }: { readonly chip: RecapChip }): ReactNode => {
  const { root, kit, nameOf } = useBaseTable()
  const { number, actor, hits, title, more, stake, places, picture } = chip
  const show = (): void => {
    const table = root.current
    const elements = table === null ? [] : places.flatMap(place => findPlace(table, place) ?? [])
    elements[0]?.scrollIntoView({ block: 'nearest' })
    outlineElements(elements)
  }
  return (
    <li className="recap-chip" data-hits={hits ?? undefined}>
      <button type="button" onClick={show} title={places.length === 0 ? undefined : kit.showPieces}>
        <b className="recap-number serif" aria-hidden="true">
          {number}
        </b>
        <span className="recap-who" aria-hidden="true">
          <Avatar seat={actor} />
        </span>
        {picture !== null && (
          <span className="recap-picture" aria-hidden="true">
            {picture}
          </span>
        )}
        <span className="recap-words">
          {!title.includes(nameOf(actor)) && <span className="vh">{nameOf(actor)}: </span>}
          <span className="recap-title">{title}</span>
          {more !== '' && <span className="recap-more"> {more}</span>}
        </span>
        {stake !== '' && <span className="recap-stake serif">{stake}</span>}
      </button>
    </li>
  )
}

/** Puts the number of each chip on the pieces that it tells about. */
const useNumberedPieces = (chips: readonly RecapChip[]): void => {
  const { root } = useBaseTable()
  const key = chips.map(({ number, version, places }) => [number, version, ...places].join()).join(';')
  useLayoutEffect(() => {
    const table = root.current
    const elements =
      table === null
        ? []
        : chips.flatMap(({ number, places, hits }) =>
            places.flatMap(place => {
              const element = findPlace(table, place)
              if (element === undefined) return []
              element.dataset['recap'] = String(number)
              element.dataset['recapHits'] = hits ?? ''
              return [element]
            }),
          )
    return () => {
      for (const element of elements) {
        delete element.dataset['recap']
        delete element.dataset['recapHits']
      }
    }
  }, [key])
}

/** Nothing here is announced, because the log already is. It takes its own room, so it covers nothing. */
export const WhatHappened = <T extends GameTypes>({ className = '', facts, isActing = false }: Props<T>): ReactNode => {
  const { kit, viewer, mayAct, stage } = useBaseTable()
  const steps = useHappenedSteps(facts as RecapFunction<GameTypes> | undefined)
  const [seen, setSeen] = useState(-1)
  const last = steps.at(-1)?.version ?? -1
  if (isActing && last > seen) setSeen(last)
  const isShown = typeof viewer === 'number' && mayAct && !stage.isBehind
  const chips = isShown ? chipsOf(steps, viewer).filter(({ version }) => version > seen) : []
  useNumberedPieces(chips)
  if (chips.length === 0) return null
  return (
    <section className={`recap paper ${className}`} aria-label={kit.sinceTurn} data-lost={chips.some(({ hits }) => hits === 'loss')}>
      <div className="recap-head">
        <h2>{kit.sinceTurn}</h2>
        <button type="button" className="recap-seen" onClick={() => setSeen(last)}>
          <Icon name="tick" small />
          {kit.seen}
        </button>
      </div>
      <ol className="recap-chips">
        {chips.map(chip => (
          <Chip key={chip.version} chip={chip} />
        ))}
      </ol>
    </section>
  )
}
