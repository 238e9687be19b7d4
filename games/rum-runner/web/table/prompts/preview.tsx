/** The preview of an action: what it changes, or what is still to choose. */
import { faceOfKey } from '@tortuga/ui/table'
import { at } from '@tortuga/kit'
import type { ReactElement, ReactNode } from 'react'
import { cardOf, HAND_SIZE, isFaceDown, isUp, type BoardPlace, type Face, type Skill } from '../../../rules/index.ts'
import { CardLines } from '../../pieces/read-card.tsx'
import { useTable, type TableContext } from '../context/context.ts'
import { crownCardAt, nameCrownCard, namePlace, nameShip } from '../context/labels.ts'
import { crewBackInHand } from '../draft/crews.ts'
import type { ActionName } from '../draft/draft-state.ts'
import { isAboard, crewFace } from '../draft/targets.ts'
import { SupplyChange, ValueChange } from './parts.tsx'

const help = (words: string): ReactElement => <p className="muted">{words}</p>
const plan = (words: ReactNode, by: number | null = null): ReactElement => (
  <p>
    {words} {by !== null && <SupplyChange by={by} />}
  </p>
)

const Invested = ({ place }: { readonly place: BoardPlace }): ReactElement | null => {
  const context = useTable()
  const { view, cards, text } = context
  const inPlay = crownCardAt(view, place)
  if (inPlay === null) return null
  const card = inPlay.card === null ? null : cardOf(cards, inPlay.card)
  const isFundedNow = card?.kind === 'investment' && inPlay.coins + 1 >= card.cost
  return (
    <li>
      <ValueChange name={namePlace(context, place)} before={inPlay.coins} by={1} />
      {card?.kind === 'investment' && <span className="muted"> {isFundedNow ? text.thenFunded : text.ofCost(card.cost)}</span>}
    </li>
  )
}

const crewing = ({ view, draft, text, terms, cards }: TableContext): ReactElement => {
  const next = draft.sailor === null ? null : text.help.crewShip(terms.card(crewFace(view, draft.sailor)))
  if (draft.crews === null) return help(next ?? text.help.crew)
  const hired = draft.crews.flat().filter(key => !isAboard(key))
  const left = crewBackInHand(view, draft).map(key => terms.card(crewFace(view, key)))
  const cost = hired.reduce((sum, key) => sum + cardOf(cards, faceOfKey(key)).cost, 0)
  return (
    <p>
      {hired.length > 0 && <>{text.hired(hired.map(key => terms.card(faceOfKey(key))))} </>}
      {left.length > 0 && <>{text.backToHand(left)} </>}
      <SupplyChange by={-cost} /> {next}
    </p>
  )
}

const raiding = (context: TableContext): ReactElement => {
  const { view, draft, text, terms, cards } = context
  const { island, ships } = draft
  if (island === null) return help(ships.length === 0 ? text.help.raid : text.help.raidIsland)
  if (ships.length === 0) return help(text.help.raidShips)
  const { hazards } = at(view.islands, island)
  const party = ships.flatMap(ship => [view.fleet[ship]?.card ?? '', ...(view.fleet[ship]?.crew ?? []).map(({ card }) => card)])
  const sum = (skill: Skill): number => party.reduce((count, face) => count + cardOf(cards, face)[skill], 0)
  const skills = text.skills({ navigation: sum('navigation'), combat: sum('combat') })
  const lane = text.raidPlan(terms.island(island), hazards.filter(isUp).length, hazards.filter(isFaceDown).length)
  return plan(`${lane} ${ships.map(ship => nameShip(context, ship)).join(', ')}: ${skills}.`, -ships.length)
}

/** `face` is the picked card of the hand. */
const PREVIEWS: { readonly [K in ActionName]: (context: TableContext, face: Face | null) => ReactElement } = {
  gain: () => plan('', 2),
  draw: ({ view, terms, text }) => {
    const size = view.handSizes[view.turn]
    return (
      <p>
        <ValueChange name={terms.hand} before={size} by={Math.max(0, HAND_SIZE - size)} />{' '}
        <span className="muted">{text.noTakingBack}</span>
      </p>
    )
  },
  event: ({ text }, face) => (face === null ? help(text.help.event) : <CardLines face={face} />),
  ship: ({ text, terms, cards }, face) =>
    face === null ? help(text.help.ship) : plan(`${terms.card(face)}: ${text.shipPlan(cardOf(cards, face))}`, -cardOf(cards, face).cost),
  hazard: ({ text, terms, draft }, face) => {
    if (face === null) return help(text.help.hazard)
    if (draft.island === null) return help(text.help.hazardIsland(terms.card(face)))
    return plan(text.hazardPlan(terms.card(face), terms.island(draft.island)))
  },
  found: ({ text, terms, draft }, face) => {
    const next = face === null ? null : text.help.foundIsland(terms.card(face))
    if (draft.laid.length === 0) return help(next ?? text.help.found)
    const laid = draft.laid.map(({ key, island }) => `${terms.card(faceOfKey(key))} (${terms.island(island)})`)
    return plan(`${text.foundPlan(laid)} ${next ?? ''}`)
  },
  invest: ({ text, draft }) =>
    draft.places.length === 0 ? (
      help(text.help.invest)
    ) : (
      <ul className="rr-sums">
        {draft.places.map(place => (
          <Invested key={`${place.island}.${place.hazard}`} place={place} />
        ))}
        <li>
          <SupplyChange by={-draft.places.length} />
        </li>
      </ul>
    ),
  recall: context => {
    const { view, text, draft } = context
    const [place] = draft.places
    const inPlay = place === undefined ? null : crownCardAt(view, place)
    if (inPlay === null) return help(text.help.recall)
    return plan(text.recallPlan(nameCrownCard(context, inPlay)), inPlay.coins > 0 ? inPlay.coins : null)
  },
  crew: crewing,
  raid: raiding,
}

export const ActionPreview = ({ act }: { readonly act: ActionName }): ReactElement => {
  const context = useTable()
  const [key] = context.draft.cards
  return PREVIEWS[act](context, key === undefined ? null : faceOfKey(key))
}
