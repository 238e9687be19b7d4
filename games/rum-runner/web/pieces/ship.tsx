/** A ship with its crew: in the fleet, and in the party of a raid. */
import { range } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import type { DataProps } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { cardOf, type CrewMember, type Ship } from '../../rules/index.ts'
import { Portrait } from '../art/portraits.tsx'
import { ShipArt } from '../art/ships.tsx'
import { useTable } from '../table/context/context.ts'
import type { TapTarget } from '../table/draft/targets.ts'
import type { SkillCounts } from '../text/en/index.ts'
import { explainKey } from '../table/context/explain-keys.ts'
import { TapPiece } from './piece.tsx'
import { Coins, Skills } from './signs.tsx'

const unused = (all: SkillCounts, used: SkillCounts): SkillCounts => ({
  navigation: all.navigation - used.navigation,
  combat: all.combat - used.combat,
})

/** A crew card on a ship. `target` is null once it is lost. */
export type CrewAboard = {
  readonly member: Omit<CrewMember, 'due'> // with the icons it has used
  readonly target: TapTarget | null
  readonly isNew?: boolean // drafted
  readonly place?: string
}

const Sailor = ({ member, target, isNew = false, place }: CrewAboard): ReactElement => {
  const { terms, cards, text } = useTable()
  const card = cardOf(cards, member.card)
  const name = terms.card(member.card)
  return (
    <li data-gone={target === null} data-new={isNew}>
      <TapPiece
        target={target}
        face={member.card}
        now={target === null ? text.lost : text.skills(unused(card, member))}
        label={target === null ? `${name}: ${text.lost}` : text.sailor(name, unused(card, member), isNew)}
        className="rr-sailor"
        {...(place === undefined ? {} : { place })}
      >
        <span className="rr-portrait-box">
          <Portrait card={member.card} />
        </span>
        <span className="rr-sailor-name">{name}</span>
        {card.navigation + card.combat === 0 ? (
          <span className="rr-no-skill">{text.skills(card)}</span>
        ) : (
          <Skills of={card} used={member} />
        )}
      </TapPiece>
    </li>
  )
}

/** A free place. A tap on it is a tap on its ship; the keyboard uses the ship itself. */
const FreePlace = ({ ship, target }: { readonly ship: string; readonly target: TapTarget | null }): ReactElement => {
  const { text, tapTarget, canAct, draft } = useTable()
  const isNext = canAct && draft.act === 'crew' && draft.sailor !== null
  return (
    <button
      type="button"
      tabIndex={-1}
      className="rr-berth"
      aria-label={`${ship}: ${text.freePlace}`}
      data-read={explainKey('place', text.freePlace, ship)}
      {...(isNext ? { 'data-reader': '' } : {})} // then a tap fills the place, and only a long press explains it
      data-next={isNext}
      onClick={() => {
        if (target !== null && draft.act !== null) tapTarget(target)
      }}
    >
      <Icon name="person" small />
    </button>
  )
}

type Props = {
  readonly ship: Omit<Ship, 'crew' | 'raiding'>
  readonly name: string
  readonly state: string
  readonly target: TapTarget | null // null once it is lost
  readonly crew: readonly CrewAboard[]
  readonly hasBerths?: boolean // free places are drawn
  readonly place?: string
  readonly data?: DataProps
}

export const ShipPanel = ({ ship, name, state, target, crew, hasBerths = false, place, data = {} }: Props): ReactElement => {
  const { cards, text } = useTable()
  const card = cardOf(cards, ship.card)
  const aboard = crew.filter(one => one.target !== null).length
  return (
    <li className="rr-ship paper" {...data}>
      <TapPiece
        target={target}
        face={ship.card}
        now={state}
        label={target === null ? `${name}: ${state}` : text.ship(name, state, unused(card, ship), aboard, card.places)}
        className="rr-ship-plate"
        {...(place === undefined ? {} : { place })}
      >
        <span className="rr-ship-head">
          <span className="rr-ship-name serif">{name}</span>
          <Skills of={card} used={ship} />
          <Coins count={ship.coins} />
        </span>
        <ShipArt card={ship.card} />
        <span className="rr-ship-state">{state}</span>
      </TapPiece>
      <ul className="rr-crew" aria-label={text.crewOf(name)}>
        {crew.map((one, index) => (
          <Sailor key={index} {...one} />
        ))}
        {hasBerths &&
          range(Math.max(0, card.places - aboard)).map(berth => (
            <li key={`free ${berth}`}>
              <FreePlace ship={name} target={target} />
            </li>
          ))}
      </ul>
    </li>
  )
}
