/** A hazard is faced: its ways side by side, which of them can be met, and what is missing for the others. */
import { at, upTo } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { cardOf, facedHazard, iconsLeft, waysToMeet, type Icon as SkillIcon, type Skill, type Way } from '../../rules/index.ts'
import { Portrait } from '../art/portraits.tsx'
import { ShipArt } from '../art/ships.tsx'
import { SkillMark } from '../art/marks.tsx'
import { WaySigns } from '../cards/marks.tsx'
import { Group } from '../group.tsx'
import { nameSailor, nameShip } from '../names.ts'
import { useSetting, type Setting } from '../setting.ts'
import { Head, RuleLink, WHY_ID } from './parts.tsx'

export const facedCard = ({ view }: Setting): string | null => {
  const lane = view.raid === null ? [] : at(view.islands, view.raid.island).hazards
  return lane[facedHazard(view)]?.card ?? null
}

const countIcons = ({ cards, view }: Setting, skill: Skill): number =>
  iconsLeft(cards, view.fleet, skill).reduce((sum, { count }) => sum + count, 0)

/** What the party has of what a way asks for. */
const sayMissing = (setting: Setting, way: Way): string => {
  const { text, view } = setting
  switch (way.type) {
    case 'icons':
      return text.missing(way.count - countIcons(setting, way.skill))
    case 'pay':
      return text.missing(way.coins - view.supplies.pirate)
    case 'discard':
      return text.missing(way.count - view.handSizes.pirate)
    default:
      return text.cannot
  }
}

const sayHave = (setting: Setting, way: Way): string => {
  const { text, view } = setting
  switch (way.type) {
    case 'icons':
      return text.haveOf(countIcons(setting, way.skill), way.count)
    case 'pay':
      return text.haveOf(view.supplies.pirate, way.coins)
    case 'discard':
      return text.haveOf(view.handSizes.pirate, way.count)
    case 'crown-gains':
      return text.crownThen(view.supplies.crown + way.coins)
    default:
      return text.always
  }
}

const capital = (words: string, language: string): string => words.charAt(0).toLocaleUpperCase(language) + words.slice(1)

const WayOption = ({
  way,
  index,
  isPossible,
}: {
  readonly way: Way
  readonly index: number
  readonly isPossible: boolean
}): ReactElement => {
  const setting = useSetting()
  const { text, draft, change, canAct, hint, language } = setting
  const isHinted = hint?.move.type === 'meet' && hint.move.way === index
  return (
    <button
      type="button"
      className="rr-way"
      data-stop=""
      data-possible={isPossible}
      data-hinted={isHinted}
      tabIndex={-1}
      aria-pressed={draft.way === index}
      aria-disabled={!isPossible || !canAct}
      onClick={() => {
        if (isPossible) change(now => ({ ...now, way: now.way === index ? null : index }))
      }}
    >
      <span className="rr-way-title serif">
        <WaySigns way={way} />
        {capital(text.way(way), language)}
      </span>
      <span className="rr-way-why">
        <Icon name={isPossible ? 'tick' : 'no'} small />
        {isPossible ? sayHave(setting, way) : sayMissing(setting, way)}
      </span>
    </button>
  )
}

export const FaceNote = (): ReactElement => {
  const setting = useSetting()
  const { cards, card, text, view } = setting
  const face = facedCard(setting)
  if (face === null) return <Head title={text.steps.facing} />
  const { ways } = cardOf(cards, face)
  const possible = waysToMeet(cards, view, ways, view.handSizes.pirate)
  return (
    <>
      <Head title={text.barsTheWay(card(face))} more={text.meetOne} />
      <Group label={text.ways} className="rr-ways" role="toolbar">
        {ways.map((way, index) => (
          <WayOption key={index} way={way} index={index} isPossible={possible.includes(index)} />
        ))}
      </Group>
      <p id={WHY_ID} className="vh">
        {text.meetOne}
      </p>
    </>
  )
}

const isSameIcon = (one: SkillIcon, other: SkillIcon): boolean => one.ship === other.ship && one.crew === other.crew

const IconOption = ({ icon, skill, order }: { readonly icon: SkillIcon; readonly skill: Skill; readonly order: number }): ReactElement => {
  const setting = useSetting()
  const { draft, change, view, hint } = setting
  const isUsed = draft.icons.filter(one => isSameIcon(one, icon)).length > order
  const name = icon.crew === null ? nameShip(setting, icon.ship) : nameSailor(setting, icon.ship, icon.crew)
  const face = icon.crew === null ? view.fleet[icon.ship]?.card : view.fleet[icon.ship]?.crew[icon.crew]?.card
  const toggleIcon = (): void =>
    change(now => {
      const at = now.icons.findIndex(one => isSameIcon(one, icon))
      return { ...now, icons: isUsed ? now.icons.filter((_, index) => index !== at) : [...now.icons, icon] }
    })
  return (
    <button
      type="button"
      className="rr-icon-option"
      data-face={face}
      data-stop=""
      data-hinted={hint?.move.type === 'icons' && hint.move.from.some(one => isSameIcon(one, icon))}
      tabIndex={-1}
      aria-pressed={isUsed}
      aria-label={setting.text.iconOf(name, skill)}
      onClick={toggleIcon}
    >
      <span className="rr-portrait-box">{icon.crew === null ? <ShipArt card={face ?? ''} /> : <Portrait card={face ?? ''} />}</span>
      <SkillMark skill={skill} />
      <span>{name}</span>
    </button>
  )
}

/** R7.8: which icons are spent, where the party has more than it takes. */
export const IconsNote = ({ skill, count }: { readonly skill: Skill; readonly count: number }): ReactElement => {
  const setting = useSetting()
  const { cards, view, text, draft } = setting
  return (
    <>
      <Head title={text.spendIcons(count, skill)} more={<RuleLink rule="R7.8" />} />
      <Group label={text.spendIcons(count, skill)} className="rr-icon-options" role="toolbar">
        {iconsLeft(cards, view.fleet, skill).flatMap(({ ship, crew, count: left }) =>
          upTo(left).map(order => <IconOption key={`${ship} ${crew} ${order}`} icon={{ ship, crew }} skill={skill} order={order} />),
        )}
      </Group>
      <p id={WHY_ID} className="muted">
        {text.chosen(draft.icons.length, count)}
      </p>
    </>
  )
}
