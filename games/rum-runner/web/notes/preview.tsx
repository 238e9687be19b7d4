/** What an action would do, in numbers; or what is still to be chosen for it. */
import { at } from '@tortuga/kit'
import type { ReactElement } from 'react'
import { cardOf, HAND_SIZE, type Place, type View } from '../../rules/index.ts'
import { CardLines } from '../cards/reader.tsx'
import { ashore, type Act } from '../draft/drafting.ts'
import { faceOfKey, isAboard, sailorFace } from '../draft/things.ts'
import { nameLying, nameShip } from '../names.ts'
import { useSetting, type Setting } from '../setting.ts'
import { Change } from './parts.tsx'

const Supply = ({ by }: { readonly by: number }): ReactElement => {
  const { view, words } = useSetting()
  const before = view.supplies[view.turn]
  return <Change name={words.supply} before={before} after={before + by} />
}

const lyingAt = ({ islands }: View, { island, hazard }: Place) => {
  const { investment, hazards } = at(islands, island)
  return hazard === null ? investment : (hazards[hazard] ?? null)
}

const Invested = ({ place }: { readonly place: Place }): ReactElement | null => {
  const setting = useSetting()
  const { view, cards, words, text } = setting
  const lying = lyingAt(view, place)
  if (lying === null) return null
  const card = lying.card === null ? null : cardOf(cards, lying.card)
  const isFundedNow = card?.kind === 'investment' && lying.coins + 1 >= card.cost
  return (
    <li>
      <Change name={`${nameLying(setting, lying)} (${words.island(place.island)})`} before={lying.coins} after={lying.coins + 1} />
      {card?.kind === 'investment' && <span className="muted"> {isFundedNow ? text.thenFunded : text.ofCost(card.cost)}</span>}
    </li>
  )
}

const Crewing = (): ReactElement => {
  const setting = useSetting()
  const { view, draft, text, card, cards } = setting
  if (draft.crews === null)
    return <p className="muted">{draft.sailor === null ? text.help.crew : text.help.crewShip(card(sailorFace(view, draft.sailor)))}</p>
  const hired = draft.crews.flat().filter(key => !isAboard(key))
  const left = ashore(view, draft).map(key => card(sailorFace(view, key)))
  const cost = hired.reduce((sum, key) => sum + cardOf(cards, faceOfKey(key)).cost, 0)
  return (
    <p>
      {hired.length > 0 && <>{text.hired(hired.map(key => card(faceOfKey(key))))} </>}
      {left.length > 0 && <>{text.goesAshore(left)} </>}
      <Supply by={-cost} />
      {draft.sailor !== null && <> {text.help.crewShip(card(sailorFace(view, draft.sailor)))}</>}
    </p>
  )
}

const skillsOf = ({ view, cards }: Setting, ships: readonly number[]): { readonly navigation: number; readonly combat: number } => {
  const all = ships.flatMap(ship => {
    const entry = view.fleet[ship]
    return entry === undefined ? [] : [entry.card, ...entry.crew.map(({ card }) => card)]
  })
  const sum = (skill: 'navigation' | 'combat'): number => all.reduce((count, face) => count + cardOf(cards, face)[skill], 0)
  return { navigation: sum('navigation'), combat: sum('combat') }
}

const Raiding = (): ReactElement => {
  const setting = useSetting()
  const { view, draft, text, words } = setting
  const { island, ships } = draft
  if (island === null || ships.length === 0)
    return (
      <p className="muted">
        {island === null && ships.length === 0 ? text.help.raid : island === null ? text.help.raidIsland : text.help.raidShips}
      </p>
    )
  const { hazards } = at(view.islands, island)
  return (
    <p>
      {text.raidPlan(words.island(island), hazards.filter(({ up }) => up).length, hazards.filter(({ up }) => !up).length)}{' '}
      {text.partyPlan(
        ships.map(ship => nameShip(setting, ship)),
        skillsOf(setting, ships),
      )}{' '}
      <Supply by={-ships.length} />
    </p>
  )
}

/** Piece by piece; each action has its own lines. */
export const Preview = ({ act }: { readonly act: Act }): ReactElement => {
  const setting = useSetting()
  const { view, draft, text, words, card, cards } = setting
  const [key] = draft.cards
  const face = key === undefined ? null : faceOfKey(key)
  switch (act) {
    case 'gain':
      return (
        <p>
          <Supply by={2} />
        </p>
      )
    case 'draw': {
      const size = view.handSizes[view.turn]
      return (
        <p>
          <Change name={words.hand} before={size} after={Math.max(size, HAND_SIZE)} /> <span className="muted">{text.noTakingBack}</span>
        </p>
      )
    }
    case 'event':
      return face === null ? <p className="muted">{text.help.event}</p> : <CardLines face={face} />
    case 'ship':
      return face === null ? (
        <p className="muted">{text.help.ship}</p>
      ) : (
        <p>
          {card(face)}: {text.shipPlan(cardOf(cards, face))} <Supply by={-cardOf(cards, face).cost} />
        </p>
      )
    case 'hazard':
      if (face === null) return <p className="muted">{text.help.hazard}</p>
      return draft.island === null ? (
        <p className="muted">{text.help.hazardIsland(card(face))}</p>
      ) : (
        <p>{text.hazardPlan(card(face), words.island(draft.island))}</p>
      )
    case 'found':
      if (draft.laid.length === 0) return <p className="muted">{face === null ? text.help.found : text.help.foundIsland(card(face))}</p>
      return (
        <p>
          {text.foundPlan(draft.laid.map(one => text.on(card(faceOfKey(one.key)), words.island(one.island))))}
          {face !== null && <> {text.help.foundIsland(card(face))}</>}
        </p>
      )
    case 'invest':
      return draft.places.length === 0 ? (
        <p className="muted">{text.help.invest}</p>
      ) : (
        <ul className="rr-sums">
          {draft.places.map(place => (
            <Invested key={`${place.island}.${place.hazard}`} place={place} />
          ))}
          <li>
            <Supply by={-draft.places.length} />
          </li>
        </ul>
      )
    case 'recall': {
      const [place] = draft.places
      const lying = place === undefined ? null : lyingAt(view, place)
      if (lying === null) return <p className="muted">{text.help.recall}</p>
      return (
        <p>
          {text.recallPlan(nameLying(setting, lying))} {lying.coins > 0 && <Supply by={lying.coins} />}
        </p>
      )
    }
    case 'crew':
      return <Crewing />
    default:
      return <Raiding />
  }
}
