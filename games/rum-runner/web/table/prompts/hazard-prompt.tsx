/** The prompts at a faced hazard: its ways, what the party has and lacks for each, and which icons it spends. */
import { at, range } from '@tortuga/kit'
import { OptionButton, OptionList, RuleLink, WHY_ID } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { cardOf, facedHazard, iconsLeft, waysToMeet, type HazardWay, type Skill, type SkillIcon } from '../../../rules/index.ts'
import { SkillMark } from '../../art/marks.tsx'
import { Portrait } from '../../art/portraits.tsx'
import { ShipArt } from '../../art/ships.tsx'
import { WaySigns } from '../../pieces/signs.tsx'
import { useTable, type TableContext } from '../context/context.ts'
import { nameCrew, nameShip } from '../context/labels.ts'
import { NoteHead } from './parts.tsx'

export const facedCard = ({ view }: TableContext): string | null => {
  const lane = view.raid === null ? [] : at(view.islands, view.raid.island).hazards
  return lane[facedHazard(view)]?.card ?? null
}

/** What the party has of what a way needs; null if that is not a number. */
const amountsFor = ({ cards, view }: TableContext, way: HazardWay): { readonly have: number; readonly need: number } | null => {
  switch (way.type) {
    case 'icons':
      return { have: iconsLeft(cards, view.fleet, way.skill).reduce((sum, { count }) => sum + count, 0), need: way.count }
    case 'pay':
      return { have: view.supplies.pirate, need: way.coins }
    case 'discard':
      return { have: view.handSizes.pirate, need: way.count }
    default:
      return null
  }
}

const sayState = (context: TableContext, way: HazardWay, isPossible: boolean): string => {
  const { text, view } = context
  const amounts = amountsFor(context, way)
  if (amounts !== null) return isPossible ? text.haveOf(amounts.have, amounts.need) : text.missing(amounts.need - amounts.have)
  if (!isPossible) return text.cannot
  return way.type === 'crown-gains' ? text.crownThen(view.supplies.crown + way.coins) : text.always
}

const capital = (words: string, language: string): string => words.charAt(0).toLocaleUpperCase(language) + words.slice(1)

export const HazardPrompt = (): ReactElement => {
  const context = useTable()
  const { cards, terms, text, view, draft, changeDraft, canAct, hint, language } = context
  const face = facedCard(context)
  if (face === null) return <NoteHead title={text.steps.facing} />
  const { ways } = cardOf(cards, face)
  const possible = waysToMeet(view, ways, view.handSizes.pirate)
  const markOf = (index: number): 'picked' | 'hinted' | 'plain' =>
    draft.way === index ? 'picked' : hint?.move.type === 'meet' && hint.move.way === index ? 'hinted' : 'plain'
  return (
    <>
      <NoteHead title={text.barsTheWay(terms.card(face))} more={text.meetOne} isWhy />
      <OptionList label={text.ways} className="rr-ways">
        {ways.map((way, index) => (
          <OptionButton
            key={index}
            title={
              <>
                <WaySigns way={way} />
                {capital(text.way(way), language)}
              </>
            }
            detail={sayState(context, way, possible.includes(index))}
            mark={markOf(index)}
            isPossible={possible.includes(index)}
            isBlocked={!canAct}
            onChoose={() => changeDraft(now => ({ ...now, way: now.way === index ? null : index }))}
          />
        ))}
      </OptionList>
    </>
  )
}

const isSameIcon = (one: SkillIcon, other: SkillIcon): boolean => one.ship === other.ship && one.crew === other.crew

type IconProps = { readonly icon: SkillIcon; readonly skill: Skill; readonly order: number } // `order`: which of the card's icons it is

const IconOption = ({ icon, skill, order }: IconProps): ReactElement => {
  const context = useTable()
  const { draft, changeDraft, view, hint, text } = context
  const { ship, crew } = icon
  const isUsed = draft.icons.filter(one => isSameIcon(one, icon)).length > order
  const isHinted = hint?.move.type === 'icons' && hint.move.from.some(one => isSameIcon(one, icon))
  const name = crew === null ? nameShip(context, ship) : nameCrew(context, ship, crew)
  const toggleIcon = (): void =>
    changeDraft(now => {
      const first = now.icons.findIndex(one => isSameIcon(one, icon))
      return { ...now, icons: isUsed ? now.icons.toSpliced(first, 1) : [...now.icons, icon] }
    })
  return (
    <OptionButton
      title={name}
      picture={
        <span className="rr-portrait-box">
          {crew === null ? <ShipArt card={view.fleet[ship]?.card ?? ''} /> : <Portrait card={view.fleet[ship]?.crew[crew]?.card ?? ''} />}
        </span>
      }
      detail={<SkillMark skill={skill} />}
      mark={isUsed ? 'picked' : isHinted ? 'hinted' : 'plain'}
      target={`icon:${ship}.${crew ?? 'ship'}.${order}`}
      label={text.iconOf(name, skill)}
      onChoose={toggleIcon}
    />
  )
}

/** R7.8: the choice of icons, if the party has more than the way needs. */
export const IconsPrompt = ({ skill, count }: { readonly skill: Skill; readonly count: number }): ReactElement => {
  const { cards, view, text, kit, draft } = useTable()
  return (
    <>
      <NoteHead title={text.spendIcons(count, skill)} more={<RuleLink rule="R7.8" />} />
      <OptionList label={text.spendIcons(count, skill)} className="rr-icons">
        {iconsLeft(cards, view.fleet, skill).flatMap(({ ship, crew, count: left }) =>
          range(left).map(order => <IconOption key={`${ship} ${crew} ${order}`} icon={{ ship, crew }} skill={skill} order={order} />),
        )}
      </OptionList>
      <p id={WHY_ID} className="muted">
        {kit.chosen(draft.icons.length, count)}
      </p>
    </>
  )
}
