/** Why a set is broken, at that set: what is wrong, where the missing tile could come from, and the rule one tap away. */
import { createReasons, Icon } from '@tortuga/ui'
import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react'
import type { Refusal, RummikubTypes, SetFault } from '../rules/index.ts'
import { restOfRack } from './draft/draft.ts'
import { findSpare } from './draft/judge.ts'
import { rulesFor, useSetting, type Setting } from './setting.ts'
import type { Why } from './text/index.ts'
import { gameWords, sayRefusal } from './words.ts'

export const { RuleLink, Refused } = createReasons<RummikubTypes>(useSetting, gameWords)

/** A refusal in few words, where it is. */
export const sayFault = ({ text, language }: Pick<Setting, 'text' | 'language'>, why: Refusal): Why => {
  if (why.type === 'table-touched') return { title: text.touchedTitle, more: text.touchedMore }
  if (why.type === 'frozen-set') return { title: text.frozenTitle, more: text.frozenMore }
  const say = (text.faults as Readonly<Record<string, ((fault: SetFault) => Why) | undefined>>)[why.type]
  return say === undefined ? { title: sayRefusal(why, language), more: '' } : say(why as SetFault)
}

const saySpare = ({ turn, text }: Setting, index: number, why: Refusal): string => {
  const { sets } = turn.drafting
  const set = sets[index]
  const spare = set === undefined ? null : findSpare(turn.drafting, set, why, restOfRack(turn.drafting))
  if (spare === null) return ''
  if (spare.from === 'rack') return text.spareOnRack(spare.tile)
  return text.spareInSet(spare.tile, sets.findIndex(({ tiles }) => tiles.includes(spare.id)) + 1)
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

const AWAY = 12

/** Beside, below, above or before the set: wherever it hides the fewest tiles. */
const findPlace = (board: Element, set: Element, note: DOMRect): { readonly left: number; readonly top: number } => {
  const [room, at] = [board.getBoundingClientRect(), set.getBoundingClientRect()]
  const tiles = [...board.querySelectorAll('[data-tile], .rk-new')].map(tile => tile.getBoundingClientRect())
  const keepIn = (left: number, top: number): Box => {
    const x = Math.max(room.left + AWAY, Math.min(left, room.right - note.width - AWAY))
    const y = Math.max(room.top + 4, Math.min(top, room.bottom - note.height - 4))
    return { left: x, top: y, right: x + note.width, bottom: y + note.height }
  }
  const middle = at.top + (at.height - note.height) / 2
  const places = [
    keepIn(at.right + AWAY, middle),
    keepIn(at.left, at.bottom + AWAY),
    keepIn(at.left, at.top - note.height - AWAY),
    keepIn(at.left - note.width - AWAY, middle),
  ]
  const costs = places.map(place => tiles.reduce((sum, tile) => sum + overlap(place, tile), 0) + 4 * overlap(place, at))
  return places[costs.indexOf(Math.min(...costs))] ?? keepIn(at.right, middle)
}

/** On a wide table it lies at the set; on a narrow one the style sheet keeps it above the shelf. */
const usePlace = (table: RefObject<HTMLElement | null>, set: string, isWide: boolean): RefObject<HTMLElement | null> => {
  const note = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    table.current?.querySelector(`[data-set="${CSS.escape(set)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [set])
  useLayoutEffect(() => {
    const [root, element] = [table.current, note.current]
    if (root === null || element === null) return undefined
    const board = root.querySelector('.rk-board')
    const place = (): void => {
      const at = root.querySelector(`[data-set="${CSS.escape(set)}"]`)
      if (!isWide || board === null || at === null) {
        element.style.removeProperty('transform')
        return
      }
      const origin = root.getBoundingClientRect()
      const { left, top } = findPlace(board, at, element.getBoundingClientRect())
      element.style.transform = `translate(${left - origin.left}px, ${top - origin.top}px)`
    }
    place()
    board?.addEventListener('scroll', place, { passive: true })
    return () => board?.removeEventListener('scroll', place)
  })
  return note
}

type Props = { readonly index: number; readonly why: Refusal; readonly table: RefObject<HTMLElement | null>; readonly isWide: boolean }

export const WhyNote = ({ index, why, table, isWide }: Props): ReactElement => {
  const setting = useSetting()
  const note = usePlace(table, setting.turn.drafting.sets[index]?.id ?? '', isWide)
  const { title, more } = sayFault(setting, why)
  const spare = saySpare(setting, index, why)
  const [rule] = rulesFor(setting, why)
  return (
    <aside className="rk-why paper" ref={note} data-floats={isWide}>
      <Icon name="warning" />
      <div>
        <p className="rk-why-title serif">{title}</p>
        <p>
          {[more, spare].filter(part => part !== '').join(' ')} {rule === undefined ? null : <RuleLink rule={rule} />}
        </p>
      </div>
    </aside>
  )
}
