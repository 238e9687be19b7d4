/** Chapters 8 and 9 of the rulebook: raiding a card, and the crew effects after the raid. */
import { at, prependTasks, replaceAt } from '@tortuga/kit'
import * as v from 'valibot'
import { checkBerth } from '../targets/checks.ts'
import { pickCrewMove } from '../targets/choices.ts'
import { EffectSchema } from '../data/effect-data.ts'
import { randomCrownCard, trashInvestment } from '../decks-and-coins/decks.ts'
import { askingTask, automaticTask } from '../task-kind.ts'
import { isUp } from '../targets/lookup.ts'
import {
  addEvent,
  fromHand,
  impossible,
  lookUpCard,
  prependEffects,
  seatIn,
  setInvestment,
  setShip,
  toDiscards,
  withSide,
} from '../step.ts'
import type { StepDraft } from '../step.ts'
import { SourceSchema } from '../data/effect-source.ts'
import type { Berth, Piece, Task } from '../data/types.ts'
import { dueCrew } from './due-crew.ts'

/** R8.2, R8.3: shows the card to everybody and starts its raid effects. */
const raidCard = (step: StepDraft, from: 'deck' | 'hand', piece: Piece): void => {
  const card = lookUpCard(step, piece)
  step.state.shown = piece
  addEvent(step, { type: 'revealed', from, card: card.face, coins: 0 })
  const source = { from: 'shown', party: true } as const
  prependEffects(step, card.raid, source, { type: 'raided', source })
}

/** R8.1 */
const loot = automaticTask('loot', step => {
  const { state } = step
  const { island, result } = state.raid ?? impossible()
  if (result !== 'success') return
  const { investment } = at(state.islands, island)
  const [top] = state.decks.crown
  if (investment !== null) {
    const card = lookUpCard(step, investment.card)
    setInvestment(step, island, { ...investment, visibility: isUp(investment) ? 'up' : 'shown' })
    addEvent(step, { type: 'revealed', from: 'island', card: card.face, coins: investment.coins })
    const source = { from: 'island', island } as const
    prependEffects(step, card.raid, source, { type: 'raided', source })
  } else if (island === 0 && top !== undefined) {
    state.decks = withSide(state.decks, 'crown', state.decks.crown.slice(1))
    raidCard(step, 'deck', top)
  } else if (island === 0 && state.hands.crown.length > 0) {
    const piece = randomCrownCard(step)
    fromHand(step, 'crown', piece)
    raidCard(step, 'hand', piece)
  } else addEvent(step, { type: 'nothing-raided' })
})

/** R8.4, R8.5: trashes the card unless it has been scored. */
const raided = automaticTask(
  'raided',
  (step, { source }) => {
    const { state } = step
    if (source.from === 'shown' && state.shown !== null) {
      toDiscards(step, 'crown', state.shown)
      addEvent(step, { type: 'trashed', card: lookUpCard(step, state.shown).face, island: null })
      state.shown = null
    }
    if (source.from === 'island') trashInvestment(step, source.island)
  },
  { source: SourceSchema },
)

const beginEffect = (step: StepDraft, { ship, crew }: Berth): void => {
  const entry = at(step.state.fleet, ship)
  const member = at(entry.crew, crew)
  const { face, effects } = lookUpCard(step, member.card)
  const source = { from: 'crew', ship, crew } as const
  setShip(step, ship, { ...entry, crew: replaceAt(entry.crew, crew, { ...member, due: false }) })
  addEvent(step, { type: 'effect-began', seat: seatIn(step, 'pirate'), card: face, source })
  prependEffects(step, effects, source)
}

const DUE = ['R9.1']
/** R9.1, R9.2: the pirate chooses the order while at least two effects are due. */
const crewEffects = askingTask('crew-effects', 'pirate', {
  rules: ['R9.2'],
  answers: ['pick-crew'],
  isAsked: ({ state }) => dueCrew(state.fleet).length > 1,
  check: (view, _task, { ship, crew }) =>
    checkBerth(view, { ship, crew }, DUE) ?? (view.fleet[ship]?.crew[crew]?.due === true ? null : { type: 'not-due', rules: DUE }),
  moves: ({ fleet }) => dueCrew(fleet).map(pickCrewMove),
  perform: (step, task, move) => {
    const [only] = dueCrew(step.state.fleet)
    if (move !== null) prependTasks<Task>(step, [task])
    if (move !== null) beginEffect(step, move)
    else if (only !== undefined) beginEffect(step, only)
  },
})
/** R9.4 */
const reward = automaticTask(
  'reward',
  (step, { effects }) => {
    if (step.state.raid?.result === 'success') prependEffects(step, effects, { from: 'event', side: 'pirate' })
  },
  { effects: v.array(EffectSchema) },
)

export const LOOT_TASKS = { loot, raided, 'crew-effects': crewEffects, reward }
