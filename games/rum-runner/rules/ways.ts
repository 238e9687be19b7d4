/** R7.6 to R7.9: a way past a hazard, once it is chosen. */
import { at, replaceAt } from '@tortuga/kit'
import type { Skill } from './card-data.ts'
import { checkDiscards, checkRaidingCrew, checkRaidingShip } from './checking.ts'
import { listDiscards, toPickCrew, toPickShip } from './choosing.ts'
import { addCoins, bankGives, gainCoins, payCoins } from './coins.ts'
import { trashCrew, trashShip } from './decks.ts'
import { askDiscard } from './effects-crew.ts'
import { checkSpread, listSpread } from './effects-raid.ts'
import { iconsLeft, listIcons } from './hazards.ts'
import { facedHazard, isRaiding, placeAt, raidingCrew, shipsWhere } from './lookup.ts'
import { readyCard, setShip, tell, type Making } from './making.ts'
import type { Cards } from './pieces.ts'
import { unasked, type TaskRule } from './rule.ts'
import type { Refusal } from './happenings.ts'
import type { Icon, Move, Place, Task, View } from './types.ts'

type WayTask = Extract<Task, { type: 'way' }>

/** R7.8: an icon serves once in a raid. */
const useIcons = (making: Making, skill: Skill, icons: readonly Icon[]): void => {
  for (const { ship, crew } of icons) {
    const entry = at(making.state.fleet, ship)
    if (crew === null) setShip(making, ship, { ...entry, [skill]: entry[skill] + 1 })
    else {
      const member = at(entry.crew, crew)
      setShip(making, ship, { ...entry, crew: replaceAt(entry.crew, crew, { ...member, [skill]: member[skill] + 1 }) })
    }
  }
  tell(making, 'pirate', {
    type: 'icons-used',
    skill,
    from: icons,
    cards: icons.map(({ ship, crew }) => {
      const entry = at(making.state.fleet, ship)
      return readyCard(making, crew === null ? entry.card : at(entry.crew, crew).card).face
    }),
  })
}

const checkIcons = (cards: Cards, view: View, skill: Skill, amount: number, from: readonly Icon[]): Refusal | null => {
  if (from.length !== amount) return { type: 'wrong-count', given: from.length, amount }
  const left = iconsLeft(cards, view.fleet, skill)
  const isSame = (a: Icon, b: Icon): boolean => a.ship === b.ship && a.crew === b.crew
  const isThere = from.every(icon => {
    const used = from.filter(other => isSame(other, icon)).length
    return left.some(one => isSame(one, icon) && one.count >= used)
  })
  return isThere ? null : { type: 'icon-not-there' }
}

const faced = ({ state }: Making): Place => placeAt(state.raid?.island ?? 0, facedHazard(state))
const partyAndSelf = ({ state }: Making): number => shipsWhere(state.fleet, isRaiding).length + 1

const asks = (making: Making, { way }: WayTask): boolean => {
  const { cards, state } = making
  switch (way.type) {
    case 'icons':
      return listIcons(cards, state.fleet, way.skill, way.count).length > 1
    case 'discard':
      return askDiscard.asks(making, way.count)
    case 'trash-crew':
    case 'crown-trashes-crew':
      return raidingCrew(state.fleet).length > 1
    case 'trash-ship':
      return shipsWhere(state.fleet, isRaiding).length > 1
    case 'coin-party-and-self': {
      const given = bankGives(state, partyAndSelf(making))
      return given > 0 && given < partyAndSelf(making)
    }
    default:
      return false
  }
}

const perform = (making: Making, { way }: WayTask): void => {
  const { state } = making
  switch (way.type) {
    case 'icons': {
      const only = at(listIcons(making.cards, state.fleet, way.skill, way.count), 0)
      return only.type === 'icons' ? useIcons(making, way.skill, only.from) : unasked()
    }
    case 'pay':
      payCoins(making, 'pirate', way.coins)
      return tell(making, 'pirate', { type: 'paid', coins: way.coins })
    case 'discard':
      return askDiscard.perform(making)
    case 'trash-crew':
    case 'crown-trashes-crew': {
      const { ship, crew } = at(raidingCrew(state.fleet), 0)
      return trashCrew(making, ship, crew, way.type === 'trash-crew' ? 'pirate' : 'crown')
    }
    case 'trash-ship':
      return trashShip(making, at(shipsWhere(state.fleet, isRaiding), 0))
    case 'crown-gains':
      return gainCoins(making, 'crown', way.coins)
    default: {
      const isEnough = bankGives(state, partyAndSelf(making)) === partyAndSelf(making)
      if (isEnough) addCoins(making, [faced(making)], shipsWhere(state.fleet, isRaiding))
    }
  }
}

const answer = (making: Making, { way }: WayTask, move: Move): void => {
  if (way.type === 'icons' && move.type === 'icons') return useIcons(making, way.skill, move.from)
  if (way.type === 'discard') return askDiscard.answer(making, move)
  if (move.type === 'pick-crew') return trashCrew(making, move.ship, move.crew, way.type === 'trash-crew' ? 'pirate' : 'crown')
  if (move.type === 'pick-ship') return trashShip(making, move.ship)
  if (move.type === 'spread') return addCoins(making, move.hazard ? [faced(making)] : [], move.ships)
  unasked()
}

/** What each kind of way takes for an answer. */
const TAKES: Readonly<Record<WayTask['way']['type'], Move['type'] | null>> = {
  icons: 'icons',
  pay: null,
  discard: 'discard',
  'trash-crew': 'pick-crew',
  'crown-trashes-crew': 'pick-crew',
  'trash-ship': 'pick-ship',
  'crown-gains': null,
  'coin-party-and-self': 'spread',
}

const check = (cards: Cards, view: View, { way }: WayTask, move: Move): Refusal | null => {
  if (move.type !== TAKES[way.type]) return { type: 'other-question', asked: 'way' }
  if (way.type === 'icons') return move.type === 'icons' ? checkIcons(cards, view, way.skill, way.count, move.from) : null
  if (way.type === 'discard') return move.type === 'discard' ? checkDiscards(view, move.cards, way.count) : null
  if (move.type === 'pick-crew') return checkRaidingCrew(view, move)
  if (move.type === 'pick-ship') return checkRaidingShip(view, move.ship)
  return move.type === 'spread' ? checkSpread(view, move, true) : null
}

const list = (cards: Cards, view: View, { way }: WayTask): readonly Move[] => {
  switch (way.type) {
    case 'icons':
      return listIcons(cards, view.fleet, way.skill, way.count)
    case 'discard':
      return listDiscards(cards, view.hand, way.count)
    case 'trash-crew':
    case 'crown-trashes-crew':
      return raidingCrew(view.fleet).map(toPickCrew)
    case 'trash-ship':
      return shipsWhere(view.fleet, isRaiding).map(toPickShip)
    case 'coin-party-and-self':
      return listSpread(view, true)
    default:
      return []
  }
}

export const way: TaskRule<WayTask> = {
  takes: ['icons', 'discard', 'pick-crew', 'pick-ship', 'spread'],
  by: (_turn, task) => (task.way.type === 'crown-trashes-crew' ? 'crown' : 'pirate'),
  asks,
  perform,
  answer,
  check,
  list,
}
