/** The pirate's ships with their crew: as they lie, or as the draft would have them. */
import { upTo } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { cardOf, type Crew, type Ship } from '../../rules/index.ts'
import { Portrait } from '../art/portraits.tsx'
import { ShipArt } from '../art/ships.tsx'
import { Coins, Skills } from '../cards/marks.tsx'
import { Piece } from '../cards/piece.tsx'
import { crewsOf } from '../draft/drafting.ts'
import { berthOf, isAboard, sailorFace } from '../draft/things.ts'
import { Group } from '../group.tsx'
import { nameShip } from '../names.ts'
import { useSetting, type Setting } from '../setting.ts'

const NOT_USED = { navigation: 0, combat: 0 } as const

const memberOf = ({ view }: Setting, key: string): Crew | null => {
  if (!isAboard(key)) return null
  const { ship, crew } = berthOf(key)
  return view.fleet[ship]?.crew[crew] ?? null
}

const Sailor = ({ sailor, isNew }: { readonly sailor: string; readonly isNew: boolean }): ReactElement => {
  const setting = useSetting()
  const { view, card, cards, text } = setting
  const face = sailorFace(view, sailor)
  const ready = cardOf(cards, face)
  const used = memberOf(setting, sailor) ?? NOT_USED
  return (
    <Piece
      thing={{ type: 'sailor', key: sailor }}
      face={face}
      label={text.sailor(card(face), { navigation: ready.navigation - used.navigation, combat: ready.combat - used.combat }, isNew)}
      className={isNew ? 'rr-sailor is-new' : 'rr-sailor'}
      place={`sailor-${face}`}
    >
      <span className="rr-portrait-box">
        <Portrait card={face} />
      </span>
      <span className="rr-sailor-name">{card(face)}</span>
      <Skills of={ready} used={used} />
    </Piece>
  )
}

/** R7.1: whether a ship can sail, in a word. */
const stateOf = ({ text }: Setting, { coins, crew, raiding }: Ship): string =>
  raiding ? text.raiding : coins > 0 ? text.delayed(coins) : crew.length === 0 ? text.noCrew : text.ready

const ShipPanel = ({ ship }: { readonly ship: number }): ReactElement | null => {
  const setting = useSetting()
  const { view, cards, text, draft, drafts } = setting
  const entry = view.fleet[ship]
  if (entry === undefined) return null
  const ready = cardOf(cards, entry.card)
  const before = crewsOf(view)[ship] ?? []
  const crew = draft.crews?.[ship] ?? before
  const free = Math.max(0, ready.places - crew.length)
  const left = { navigation: ready.navigation - entry.navigation, combat: ready.combat - entry.combat }
  const isHovered = drafts.some(one => one?.type === 'ships' && one.ships.includes(ship))
  return (
    <li className="rr-ship" data-places={Math.max(ready.places, crew.length)} data-raiding={entry.raiding} data-hovered={isHovered}>
      <Piece
        thing={{ type: 'ship', ship }}
        face={entry.card}
        label={text.ship(nameShip(setting, ship), stateOf(setting, entry), left, crew.length, ready.places)}
        className="rr-ship-plate"
        place={`ship-${ship}`}
      >
        <span className="rr-ship-head">
          <span className="rr-ship-name serif">{nameShip(setting, ship)}</span>
          <Skills of={ready} used={entry} />
          <Coins count={entry.coins} />
        </span>
        <ShipArt card={entry.card} />
        <span className="rr-ship-state">{stateOf(setting, entry)}</span>
      </Piece>
      <ul className="rr-crew" aria-label={text.crewOf(nameShip(setting, ship))}>
        {crew.map(sailor => (
          <li key={sailor}>
            <Sailor sailor={sailor} isNew={!before.includes(sailor)} />
          </li>
        ))}
        {upTo(free).map(place => (
          <li key={`free ${place}`} className="rr-berth" aria-label={text.freePlace}>
            <Icon name="person" small />
          </li>
        ))}
      </ul>
    </li>
  )
}

export const Fleet = (): ReactElement => {
  const { view, text } = useSetting()
  return (
    <Group as="ul" label={text.fleet(view.fleet.length)} className="rr-fleet" data={{ 'data-place': 'fleet' }}>
      {view.fleet.map((_, ship) => (
        <ShipPanel key={ship} ship={ship} />
      ))}
      {view.fleet.length === 0 && <li className="rr-empty rr-no-ship">{text.noShips}</li>}
    </Group>
  )
}
