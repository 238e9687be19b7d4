/** R6.6 and R6.7: a captain resolves their Pirates one after the other, each against one defeated captain or against all. */
import { at, prependTasks, replaceAt, type Seat } from '@tortuga/kit'
import { deckOf } from '../decks/decks.ts'
import { cardOf, type LootDeck } from '../data/pieces.ts'
import { captainAt, setCaptain, type StepDraft } from '../step.ts'
import { askOwner, captainTask, type SeaTaskKind } from '../task-kind.ts'
import type { PirateInPlay, Refusal, SeaMoveOf, SeaTaskOf, Task } from '../data/types.ts'

type Resolve = SeaMoveOf<'resolve'>

const isSameList = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one === other || (one.length === other.length && one.every((seat, index) => seat === other[index]))

/** R6.6: the captain is asked if an order may matter and there are different Pirates or victims to choose from. */
const isOrderAsked = (deck: LootDeck, pirates: readonly PirateInPlay<string>[]): boolean => {
  let first: PirateInPlay<string> | null = null
  let mayMatter = false
  let isChoice = false
  for (const pirate of pirates) {
    const { card, against } = pirate
    if (against.length === 0) continue
    const { isPlain, isByVictim } = cardOf(deck, card)
    mayMatter ||= !isPlain
    first ??= pirate
    isChoice ||=
      (isByVictim && against.length > 1) || cardOf(deck, first.card) !== cardOf(deck, card) || !isSameList(first.against, against)
  }
  return mayMatter && isChoice
}

/** Every Pirate that is still to be resolved, with every victim it may have. */
const listResolves = (deck: LootDeck, pirates: readonly PirateInPlay<string>[]): readonly Resolve[] => {
  const list: Resolve[] = []
  for (const [place, { card, against }] of pirates.entries()) {
    if (against.length === 0) continue
    if (!cardOf(deck, card).isByVictim) list.push({ type: 'resolve', place, victim: null })
    else for (const victim of against) list.push({ type: 'resolve', place, victim })
  }
  return list
}

/** R6.7: puts the effects of one Pirate on the agenda, against one defeated captain or against all. */
const resolvePirate = (step: StepDraft, seat: Seat, { place, victim }: Resolve): void => {
  const captain = captainAt(step, seat)
  const pirate = at(captain.pirates, place)
  const { face, per, onWin } = cardOf(step.deck, pirate.card)
  const left = victim === null ? [] : pirate.against.filter(other => other !== victim)
  setCaptain(step, seat, { ...captain, pirates: replaceAt(captain.pirates, place, { card: pirate.card, against: left }) })
  step.events.push({ type: 'resolved', seat, card: face, place, victim, left })
  const against = victim === null ? pirate.against : [victim]
  const times = per === 'win' && victim === null ? pirate.against.length : 1
  const tasks: Task[] = []
  for (let time = 0; time < times; time += 1) for (const effect of onWin) tasks.push({ type: 'effect', seat, card: face, effect, against })
  tasks.push({ type: 'resolve', seat })
  prependTasks(step, tasks)
}

const checkResolve = (deck: LootDeck, pirate: PirateInPlay<string> | undefined, victim: Seat | null): Refusal | null => {
  if (pirate === undefined) return { type: 'not-your-pirate', rules: ['R6.6'] }
  const { card, against } = pirate
  if (against.length === 0) return { type: 'nothing-to-resolve', card }
  const isRight = cardOf(deck, card).isByVictim ? victim !== null && against.includes(victim) : victim === null
  return isRight ? null : { type: 'wrong-victim', card, victim }
}

export const resolveTask: SeaTaskKind<SeaTaskOf<'resolve'>, Resolve> = {
  ...captainTask('resolve'),
  rules: ['R6.6'],
  answers: ['resolve'],
  asked: askOwner,
  isAsked: (step, { seat }) => isOrderAsked(step.deck, captainAt(step, seat).pirates),
  check: ({ captains, options }, { seat }, { place, victim }) =>
    checkResolve(deckOf(options.deck), at(captains, seat).pirates[place], victim),
  moves: ({ captains, options }, { seat }) => listResolves(deckOf(options.deck), at(captains, seat).pirates),
  perform: (step, { seat }, move) => {
    const next = move ?? listResolves(step.deck, captainAt(step, seat).pirates)[0]
    if (next !== undefined) resolvePirate(step, seat, next)
  },
}
