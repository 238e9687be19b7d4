/** The raiding party: its ships and crew, with the icons they have left and those that are spent. */
import type { ReactElement } from 'react'
import { cardOf } from '../../rules/index.ts'
import { Portrait } from '../art/portraits.tsx'
import { ShipArt } from '../art/ships.tsx'
import { Coins, Skills } from '../cards/marks.tsx'
import { Piece } from '../cards/piece.tsx'
import { sailorKey } from '../draft/things.ts'
import { Group } from '../group.tsx'
import { nameShip } from '../names.ts'
import { useSetting } from '../setting.ts'
import type { Story, ToldCrew, ToldShip } from './story.ts'

const Member = ({ told, ship, place }: { readonly told: ToldCrew; readonly ship: number | null; readonly place: number }): ReactElement => {
  const { card, cards, text } = useSetting()
  const { member, isGone } = told
  const ready = cardOf(cards, member.card)
  const left = { navigation: ready.navigation - member.navigation, combat: ready.combat - member.combat }
  const inside = (
    <>
      <span className="rr-portrait-box">
        <Portrait card={member.card} />
      </span>
      <span className="rr-sailor-name">{card(member.card)}</span>
      {ready.navigation + ready.combat === 0 ? <span className="rr-no-skill">{text.noSkill}</span> : <Skills of={ready} used={member} />}
    </>
  )
  return (
    <li data-gone={isGone}>
      {isGone || ship === null ? (
        <span className="rr-piece rr-sailor" role="img" aria-label={`${card(member.card)}: ${text.lost}`}>
          {inside}
        </span>
      ) : (
        <Piece
          thing={{ type: 'sailor', key: sailorKey(ship, place) }}
          face={member.card}
          label={text.sailor(card(member.card), left, false)}
          className="rr-sailor"
        >
          {inside}
        </Piece>
      )}
    </li>
  )
}

const PartyShip = ({ told }: { readonly told: ToldShip }): ReactElement => {
  const setting = useSetting()
  const { card, cards, text } = setting
  const { ship, place, hasDroppedOut, crew } = told
  const ready = cardOf(cards, ship.card)
  const left = { navigation: ready.navigation - ship.navigation, combat: ready.combat - ship.combat }
  const state = place === null ? text.shipLost : hasDroppedOut ? text.droppedOut : null
  const head = (
    <>
      <span className="rr-ship-head">
        <span className="rr-ship-name serif">{place === null ? card(ship.card) : nameShip(setting, place)}</span>
        <Skills of={ready} used={ship} />
        <Coins count={ship.coins} />
      </span>
      <ShipArt card={ship.card} />
      {state !== null && <span className="rr-ship-state">{state}</span>}
    </>
  )
  let aboard = -1
  return (
    <li className="rr-ship" data-gone={place === null} data-out={hasDroppedOut} data-places={ready.places}>
      {place === null ? (
        <span className="rr-piece rr-ship-plate" role="img" aria-label={`${card(ship.card)}: ${text.shipLost}`}>
          {head}
        </span>
      ) : (
        <Piece
          thing={{ type: 'ship', ship: place }}
          face={ship.card}
          label={text.ship(
            nameShip(setting, place),
            state ?? text.raiding,
            left,
            crew.filter(({ isGone }) => !isGone).length,
            ready.places,
          )}
          className="rr-ship-plate"
        >
          {head}
        </Piece>
      )}
      <ul className="rr-crew" aria-label={text.crewOf(card(ship.card))}>
        {crew.map((one, index) => {
          if (!one.isGone) aboard += 1
          return <Member key={index} told={one} ship={place} place={aboard} />
        })}
      </ul>
    </li>
  )
}

export const Party = ({ story }: { readonly story: Story }): ReactElement => {
  const { text, side } = useSetting()
  return (
    <div className="rr-party">
      <h3>{side === 'pirate' ? text.yourParty : text.party}</h3>
      <Group as="ul" label={text.party} className="rr-party-ships">
        {story.party.map((told, index) => (
          <PartyShip key={index} told={told} />
        ))}
      </Group>
    </div>
  )
}
