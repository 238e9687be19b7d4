/** The islands side by side, or one at a time on a phone, with tabs and swiping. */
import { at, range } from '@tortuga/kit'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { isUp } from '../../rules/index.ts'
import { Land } from '../art/land.tsx'
import { Coins } from '../pieces/signs.tsx'
import { useTable, type TableContext } from './context/context.ts'
import type { TapTarget } from './draft/targets.ts'
import { explainIsland, Island } from './island.tsx'

/** Whether the draft or the hint can continue on this island. */
const hasTarget = ({ view, markOf }: TableContext, island: number): boolean => {
  const { investment, hazards } = at(view.islands, island)
  const places = [...(investment === null ? [] : [null]), ...range(hazards.length)].map((hazard): TapTarget => ({
    type: 'place',
    at: { island, hazard },
  }))
  return [{ type: 'island', island } as const, ...places].some(target => ['target', 'hinted'].includes(markOf(target)))
}

/** Where the ring on a tab stands for the island itself, a tap chooses it. */
const isIslandNext = ({ markOf }: TableContext, island: number): boolean =>
  ['target', 'hinted'].includes(markOf({ type: 'island', island }))

type TabProps = { readonly island: number; readonly isHere: boolean; readonly onPick: () => void }

const Tab = ({ island, isHere, onPick }: TabProps): ReactElement => {
  const context = useTable()
  const { view, cards, terms, text } = context
  const { investment, hazards } = at(view.islands, island)
  return (
    <button
      type="button"
      className="rr-tab"
      aria-current={isHere}
      aria-label={text.islandShort(terms.island(island), investment?.coins ?? null, hazards.length)}
      data-read={explainIsland(context, island)}
      data-reader="" // a tap shows the island; a long press explains it
      data-next={hasTarget(context, island)}
      data-raided={view.raid?.island === island}
      onClick={() => {
        onPick()
        if (isIslandNext(context, island)) context.tapTarget({ type: 'island', island })
      }}
    >
      <Land island={cards.islands[island] ?? ''} />
      <span className="rr-tab-facts" aria-hidden="true">
        {investment !== null && <span className="rr-tab-card" data-up={isUp(investment)} />}
        <Coins count={investment?.coins ?? 0} />
        {hazards.map((hazard, index) => (
          <span key={index} className="rr-tab-hazard" data-up={isUp(hazard)} />
        ))}
      </span>
      <span className="rr-tab-name">{terms.island(island)}</span>
    </button>
  )
}

export const Islands = (): ReactElement => {
  const { view, text, animate, draft } = useTable()
  const row = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState(0)
  const go = (island: number): void => {
    const box = row.current
    if (box === null) return
    box.scrollTo({ left: island * box.clientWidth, behavior: animate ? 'smooth' : 'instant' })
    setFocus(island)
  }
  const followScroll = (): void => {
    const box = row.current
    if (box === null || box.clientWidth === 0 || box.scrollWidth <= box.clientWidth) return
    setFocus(Math.round(box.scrollLeft / box.clientWidth))
  }
  const wanted = draft.island ?? view.raid?.island ?? null
  useEffect(() => {
    if (wanted !== null) go(wanted)
  }, [wanted]) // runs only when another island is chosen
  return (
    <div className="rr-islands" data-count={view.islands.length}>
      <nav className="rr-tabs" aria-label={text.islands}>
        {view.islands.map((_, island) => (
          <Tab key={island} island={island} isHere={focus === island} onPick={() => go(island)} />
        ))}
      </nav>
      <div className="rr-isles" ref={row} onScroll={followScroll}>
        {view.islands.map((_, island) => (
          <Island key={island} island={island} />
        ))}
      </div>
    </div>
  )
}
