/** The four islands: side by side where there is room; on a phone one in focus, the others a swipe or a tap away. */
import { at, upTo } from '@tortuga/kit'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Land } from '../art/land.tsx'
import { Coins } from '../cards/marks.tsx'
import { useSetting, type Setting } from '../setting.ts'
import { Island } from './island.tsx'

/** What is told of an island that is out of focus. */
const saySmall = ({ view, words, text }: Setting, island: number): string => {
  const { investment, hazards } = at(view.islands, island)
  return text.islandShort(words.island(island), investment?.coins ?? null, hazards.length)
}

/** Where something could be done with what is drafted. */
const hasTarget = ({ view, markOf }: Setting, island: number): boolean => {
  const { investment, hazards } = at(view.islands, island)
  const isOpen = (hazard: number | null): boolean => markOf({ type: 'place', at: { island, hazard } }) === 'target'
  return (
    markOf({ type: 'island', island }) === 'target' ||
    (investment !== null && isOpen(null)) ||
    upTo(hazards.length).some(hazard => isOpen(hazard))
  )
}

const Tab = ({
  island,
  isHere,
  onPick,
}: {
  readonly island: number
  readonly isHere: boolean
  readonly onPick: () => void
}): ReactElement => {
  const setting = useSetting()
  const { view, cards, words } = setting
  const { investment, hazards } = at(view.islands, island)
  return (
    <button
      type="button"
      className="rr-tab"
      aria-current={isHere}
      aria-label={saySmall(setting, island)}
      data-target={hasTarget(setting, island)}
      data-raided={view.raid?.island === island}
      onClick={onPick}
    >
      <Land island={cards.islands[island] ?? ''} />
      <span className="rr-tab-facts" aria-hidden="true">
        {investment !== null && <span className="rr-tab-card" data-up={investment.up} />}
        <Coins count={investment?.coins ?? 0} />
        {hazards.map((hazard, index) => (
          <span key={index} className="rr-tab-hazard" data-up={hazard.up} />
        ))}
      </span>
      <span className="rr-tab-name">{words.island(island)}</span>
    </button>
  )
}

/** Which island is in focus follows the finger: the row is scrolled, and the one that fills it is the one. */
const useInFocus = () => {
  const row = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState(0)
  const follow = (): void => {
    const box = row.current
    if (box === null || box.clientWidth === 0 || box.scrollWidth <= box.clientWidth) return
    setFocus(Math.round(box.scrollLeft / box.clientWidth))
  }
  const go = (island: number, isCalm: boolean): void => {
    const box = row.current
    if (box === null) return
    box.scrollTo({ left: island * box.clientWidth, behavior: isCalm ? 'instant' : 'smooth' })
    setFocus(island)
  }
  return { row, focus, follow, go }
}

export const Islands = (): ReactElement => {
  const { view, text, animate, draft } = useSetting()
  const { row, focus, follow, go } = useInFocus()
  const wanted = draft.island ?? view.raid?.island ?? null
  useEffect(() => {
    if (wanted !== null) go(wanted, !animate)
  }, [wanted]) // only when another island is chosen
  return (
    <div className="rr-islands" data-count={view.islands.length}>
      <nav className="rr-tabs" aria-label={text.islands}>
        {view.islands.map((_, island) => (
          <Tab key={island} island={island} isHere={focus === island} onPick={() => go(island, !animate)} />
        ))}
      </nav>
      <div className="rr-isles" ref={row} onScroll={follow}>
        {view.islands.map((_, island) => (
          <Island key={island} island={island} />
        ))}
      </div>
    </div>
  )
}
