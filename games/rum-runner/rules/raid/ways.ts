/** R7.6 to R7.9: the ways past a hazard, and how the chosen one is carried out. */
import { at, replaceAt } from '@tortuga/kit'
import type { HazardWay, Skill } from '../data/effect-data.ts'
import { checkDiscards, checkRaidingCrew, checkRaidingShip } from '../targets/checks.ts'
import { listDiscards, pickCrewMove, pickShipMove } from '../targets/choices.ts'
import { addCoins, coinsBankCanGive, gainCoins, payCoins } from '../decks-and-coins/coins.ts'
import { trashCrew, trashShip } from '../decks-and-coins/decks.ts'
import { discardChosen, mustChooseDiscards } from './discard.ts'
import { checkSpread, listSpread } from './spread-coins.ts'
import { countIcons, iconsLeft, listIcons } from './hazards.ts'
import { askingWay, automaticWay, type WayKind } from '../task-kind.ts'
import { facedHazard, isRaiding, placeAt, raidingCrew, shipsWhere } from '../targets/lookup.ts'
import { addEvent, lookUpCard, seatIn, setShip, type StepDraft } from '../step.ts'
import { cardsOf } from '../data/pieces.ts'
import type { Refusal } from '../data/refusals.ts'
import type { SkillIcon, BoardPlace, Move, RunnerMoveOf, PublicTable, Side, View } from '../data/types.ts'

/** R7.8: each icon counts once per raid. */
const useIcons = (step: StepDraft, skill: Skill, icons: readonly SkillIcon[]): void => {
  for (const { ship, crew } of icons) {
    const entry = at(step.state.fleet, ship)
    if (crew === null) setShip(step, ship, { ...entry, [skill]: entry[skill] + 1 })
    else {
      const member = at(entry.crew, crew)
      setShip(step, ship, { ...entry, crew: replaceAt(entry.crew, crew, { ...member, [skill]: member[skill] + 1 }) })
    }
  }
  addEvent(step, {
    type: 'icons-used',
    seat: seatIn(step, 'pirate'),
    skill,
    from: icons,
    cards: icons.map(({ ship, crew }) => {
      const entry = at(step.state.fleet, ship)
      return lookUpCard(step, crew === null ? entry.card : at(entry.crew, crew).card).face
    }),
  })
}

const ICONS = ['R7.8']
const checkIcons = (view: View, skill: Skill, amount: number, from: readonly SkillIcon[]): Refusal | null => {
  if (from.length !== amount) return { type: 'wrong-count', given: from.length, amount, rules: ICONS }
  const left = iconsLeft(cardsOf(view.options.cards), view.fleet, skill)
  const isSame = (a: SkillIcon, b: SkillIcon): boolean => a.ship === b.ship && a.crew === b.crew
  const isThere = from.every(icon => {
    const used = from.filter(other => isSame(other, icon)).length
    return left.some(one => isSame(one, icon) && one.count >= used)
  })
  return isThere ? null : { type: 'icon-not-there' }
}

/** R7.7: ways that are paid with cards, crew or ships. */
const PAID_IN_FULL = ['R7.7']
/** R12.8: the crown chooses for Squall. */
const CROWN_CHOOSES = ['R12.8']

/** A raiding crew member is trashed, chosen by one side. */
const trashCrewParts = (by: Side, rules: readonly string[]) => ({
  rules,
  answers: ['pick-crew'] as const,
  isPossible: ({ fleet }: Pick<PublicTable, 'fleet'>) => raidingCrew(fleet).length > 0,
  isAsked: ({ state }: StepDraft) => raidingCrew(state.fleet).length > 1,
  check: (view: View, _task: unknown, move: RunnerMoveOf<'pick-crew'>) => checkRaidingCrew(view, move, rules),
  moves: ({ fleet }: View) => raidingCrew(fleet).map(pickCrewMove),
  perform: (step: StepDraft, _task: unknown, move: RunnerMoveOf<'pick-crew'> | null): void => {
    const { ship, crew } = move ?? at(raidingCrew(step.state.fleet), 0)
    trashCrew(step, ship, crew, by)
  },
})

const faced = ({ state }: StepDraft): BoardPlace => placeAt(state.raid?.island ?? 0, facedHazard(state))
const facedFace = (step: StepDraft): string => {
  const { island, hazard } = faced(step)
  return lookUpCard(step, at(at(step.state.islands, island).hazards, hazard ?? -1).card).face
}
const partyAndSelf = ({ state }: StepDraft): number => shipsWhere(state.fleet, isRaiding).length + 1

/** Every way past a hazard. */
export const WAYS = {
  icons: askingWay('icons', 'pirate', {
    rules: ICONS,
    answers: ['icons'],
    isPossible: ({ options, fleet }, { skill, count }) => countIcons(cardsOf(options.cards), fleet, skill) >= count,
    isAsked: ({ cards, state }, { way }) => listIcons(cards, state.fleet, way.skill, way.count).length > 1,
    check: (view, { way }, move) => checkIcons(view, way.skill, way.count, move.from),
    moves: (view, { way }) => listIcons(cardsOf(view.options.cards), view.fleet, way.skill, way.count),
    perform: (step, { way: { skill, count } }, move) =>
      useIcons(step, skill, (move ?? at(listIcons(step.cards, step.state.fleet, skill, count), 0)).from),
  }),
  pay: automaticWay('pay', {
    isPossible: ({ supplies }, { coins }) => supplies.pirate >= coins,
    perform: (step, { way: { coins } }) => {
      payCoins(step, 'pirate', coins)
      addEvent(step, { type: 'paid', seat: seatIn(step, 'pirate'), coins })
    },
  }),
  discard: askingWay('discard', 'pirate', {
    rules: PAID_IN_FULL,
    answers: ['discard'],
    isPossible: (_table, { count }, handSize) => handSize >= count,
    isAsked: (step, { way }) => mustChooseDiscards(step, way.count),
    check: (view, { way }, move) => checkDiscards(view, move.cards, way.count, PAID_IN_FULL),
    moves: (view, { way }) => listDiscards(view, way.count),
    perform: (step, _task, move) => discardChosen(step, move),
  }),
  'trash-crew': askingWay('trash-crew', 'pirate', trashCrewParts('pirate', PAID_IN_FULL)),
  'crown-trashes-crew': askingWay('crown-trashes-crew', 'crown', trashCrewParts('crown', CROWN_CHOOSES)),
  'trash-ship': askingWay('trash-ship', 'pirate', {
    rules: PAID_IN_FULL,
    answers: ['pick-ship'],
    isPossible: ({ fleet }) => shipsWhere(fleet, isRaiding).length > 0,
    isAsked: ({ state }) => shipsWhere(state.fleet, isRaiding).length > 1,
    check: (view, _task, { ship }) => checkRaidingShip(view, ship, PAID_IN_FULL),
    moves: ({ fleet }) => shipsWhere(fleet, isRaiding).map(pickShipMove),
    perform: (step, _task, move) => trashShip(step, move?.ship ?? at(shipsWhere(step.state.fleet, isRaiding), 0)),
  }),
  'crown-gains': automaticWay('crown-gains', {
    isPossible: () => true,
    perform: (step, { way }) => gainCoins(step, 'crown', way.coins),
  }),
  'coin-party-and-self': askingWay('coin-party-and-self', 'pirate', {
    rules: ['R1.8'],
    answers: ['spread'],
    isPossible: () => true,
    isAsked: step => {
      const given = coinsBankCanGive(step.state, partyAndSelf(step))
      return given > 0 && given < partyAndSelf(step)
    },
    check: (view, _task, move) => checkSpread(view, move, true),
    moves: view => listSpread(view, true),
    perform: (step, _task, move) => {
      if (move !== null) return addCoins(step, facedFace(step), move.hazard ? [faced(step)] : [], move.ships)
      const isEnough = coinsBankCanGive(step.state, partyAndSelf(step)) === partyAndSelf(step)
      if (isEnough) addCoins(step, facedFace(step), [faced(step)], shipsWhere(step.state.fleet, isRaiding))
    },
  }),
} satisfies { readonly [K in HazardWay['type']]: WayKind<Extract<HazardWay, { type: K }>, Move> }

/** The compiler cannot correlate a way's type with the type of its kind, so this lookup widens it. */
export const wayKind = ({ type }: HazardWay): WayKind<HazardWay, Move> => WAYS[type]

/** R7.7: the indexes of the ways that the party can use. */
export const waysToMeet = (
  table: Pick<PublicTable, 'options' | 'fleet' | 'supplies'>,
  ways: readonly HazardWay[],
  handSize: number,
): readonly number[] => {
  const found: number[] = []
  for (let index = 0; index < ways.length; index += 1) {
    const way = at(ways, index)
    if (wayKind(way).isPossible(table, way, handSize)) found.push(index)
  }
  return found
}
