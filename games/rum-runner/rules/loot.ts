/** Chapters 8 and 9 of the rulebook: the card that is raided, and the crew's effects after the raid. */
import { at, replaceAt } from '@tortuga/kit'
import { checkBerth } from './checking.ts'
import { toBank } from './coins.ts'
import { toPickCrew } from './choosing.ts'
import { doEffects, fromHand, readyCard, setInvestment, setShip, toDiscards, withSide, type Making } from './making.ts'
import type { Card } from './pieces.ts'
import { automatic, notAsked, type TaskRule } from './rule.ts'
import type { Berth, Piece, Raid, Ship, Task } from './types.ts'

type Rule<K extends Task['type']> = TaskRule<Extract<Task, { type: K }>>

/** R8.2, R8.3: shown to all, and its raid text is carried out. */
const raidCard = (making: Making, from: 'deck' | 'hand', piece: Piece): void => {
  const card = readyCard(making, piece)
  making.state.shown = piece
  making.events.push({ type: 'revealed', from, card: card.face, coins: 0 })
  const source = { from: 'shown', party: true } as const
  doEffects(making, card.raid, source, { type: 'raided', source })
}

/** R8.1 */
const loot: Rule<'loot'> = automatic(making => {
  const { state, events } = making
  const { raid } = state
  if (raid === null || raid.result !== 'success') return
  const { island } = raid
  const { investment } = at(state.islands, island)
  const [top] = state.decks.crown
  const hand = state.hands.crown
  if (investment !== null) {
    const card = readyCard(making, investment.card)
    setInvestment(making, island, { ...investment, seenBy: 'all' })
    events.push({ type: 'revealed', from: 'island', card: card.face, coins: investment.coins })
    const source = { from: 'island', island } as const
    doEffects(making, card.raid, source, { type: 'raided', source })
  } else if (island === 0 && top !== undefined) {
    state.decks = withSide(state.decks, 'crown', state.decks.crown.slice(1))
    raidCard(making, 'deck', top)
  } else if (island === 0 && hand.length > 0) {
    const piece = at(hand, making.random.int(hand.length))
    fromHand(making, 'crown', piece)
    raidCard(making, 'hand', piece)
  } else events.push({ type: 'nothing-raided' })
})

/** R8.4, R8.5: trashed, unless it has been scored already. */
const raided: Rule<'raided'> = automatic((making, { source }) => {
  const { state, events } = making
  if (source.from === 'shown' && state.shown !== null) {
    toDiscards(making, 'crown', state.shown)
    events.push({ type: 'trashed', card: readyCard(making, state.shown).face })
    state.shown = null
  }
  const investment = source.from === 'island' ? at(state.islands, source.island).investment : null
  if (source.from !== 'island' || investment === null) return
  setInvestment(making, source.island, null)
  toBank(making, investment.coins)
  toDiscards(making, 'crown', investment.card)
  events.push({ type: 'trashed', card: readyCard(making, investment.card).face })
})

/** R9.1: whether a crew card's text happens after this raid. */
const happensAfter = ({ when, effects }: Card, { island, result }: Raid): boolean => {
  if (effects.length === 0) return false
  return when === 'always' || (when === 'stopped' ? result === 'stopped' : result === 'success' && island === 0)
}

const muster: Rule<'muster'> = automatic(making => {
  const { state } = making
  const { raid } = state
  if (raid === null) return
  for (const [ship, entry] of state.fleet.entries())
    if (entry.raiding) {
      const crew = entry.crew.map(member => ({ ...member, due: happensAfter(readyCard(making, member.card), raid) }))
      setShip(making, ship, { ...entry, crew })
    }
})

const dueCrew = (fleet: readonly Ship[]): readonly Berth[] =>
  fleet.flatMap((entry, ship) => entry.crew.flatMap((member, crew) => (member.due ? [{ ship, crew }] : [])))

const beginEffect = (making: Making, { ship, crew }: Berth): void => {
  const entry = at(making.state.fleet, ship)
  const member = at(entry.crew, crew)
  setShip(making, ship, { ...entry, crew: replaceAt(entry.crew, crew, { ...member, due: false }) })
  doEffects(making, readyCard(making, member.card).effects, { from: 'crew', ship, crew })
}

/** R9.2: asked as long as there is an order to choose. */
const crewEffects: Rule<'crew-effects'> = {
  takes: ['pick-crew'],
  by: () => 'pirate',
  asks: ({ state }) => dueCrew(state.fleet).length > 1,
  perform: making => {
    const [only] = dueCrew(making.state.fleet)
    if (only !== undefined) beginEffect(making, only)
  },
  answer: (making, task, move) => {
    if (move.type !== 'pick-crew') throw notAsked()
    making.state.agenda = [task, ...making.state.agenda]
    beginEffect(making, move)
  },
  check: (_cards, view, _task, move) =>
    move.type === 'pick-crew'
      ? (checkBerth(view, move) ?? (view.fleet[move.ship]?.crew[move.crew]?.due === true ? null : { type: 'not-due' }))
      : null,
  list: (_cards, { fleet }) => dueCrew(fleet).map(toPickCrew),
}

/** R9.4 */
const reward: Rule<'reward'> = automatic((making, { effects }) => {
  if (making.state.raid?.result === 'success') doEffects(making, effects, { from: 'event', side: 'pirate' })
})

export const LOOT_TASKS = { loot, raided, muster, 'crew-effects': crewEffects, reward }
