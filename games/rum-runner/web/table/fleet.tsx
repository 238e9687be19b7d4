/** The pirate's ships with their crew, including drafted changes. */
import { KeyboardGroup } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { Ship } from '../../rules/index.ts'
import { ShipPanel, type CrewAboard } from '../pieces/ship.tsx'
import { useTable, type TableContext } from './context/context.ts'
import { nameShip } from './context/labels.ts'
import { crewsOf } from './draft/crews.ts'
import { berthOf, isAboard, crewFace } from './draft/targets.ts'

/** A crew card by its key, with the icons it has used. */
const crewAboard = ({ view }: TableContext, key: string, isNew: boolean): CrewAboard => {
  const { ship, crew } = berthOf(key)
  const card = crewFace(view, key)
  const member = isAboard(key) ? view.fleet[ship]?.crew[crew] : undefined
  return { member: member ?? { card, navigation: 0, combat: 0 }, target: { type: 'sailor', key }, isNew, place: `sailor-${card}` }
}

/** R7.1 */
const stateOf = ({ text }: TableContext, { coins, crew, raiding }: Ship): string =>
  raiding ? text.raiding : coins > 0 ? text.delayed(coins) : crew.length === 0 ? text.noCrew : text.ready

export const Fleet = (): ReactElement => {
  const context = useTable()
  const { view, text, draft, drafts } = context
  const before = crewsOf(view)
  const crews = draft.crews ?? before
  return (
    <KeyboardGroup as="ul" label={text.fleet(view.fleet.length)} className="rr-fleet" data={{ 'data-place': 'fleet' }}>
      {view.fleet.map((entry, ship) => (
        <ShipPanel
          key={ship}
          ship={entry}
          name={nameShip(context, ship)}
          state={stateOf(context, entry)}
          target={{ type: 'ship', ship }}
          crew={(crews[ship] ?? []).map(key => crewAboard(context, key, before[ship]?.includes(key) !== true))}
          hasBerths
          place={`ship-${ship}`}
          data={{
            'data-raiding': entry.raiding,
            'data-pointed': drafts.some(one => one?.type === 'ships' && one.ships.includes(ship)),
          }}
        />
      ))}
      {view.fleet.length === 0 && <li className="empty-place rr-no-ship">{text.noShips}</li>}
    </KeyboardGroup>
  )
}
