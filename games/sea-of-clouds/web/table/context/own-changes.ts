/** What a boarding takes from the viewer and gives to them: marked in the rows of the scene, and on the shelf. */
import type { Seat } from '@tortuga/kit'
import type { Event, EventLoot, Face } from '../../../rules/index.ts'
import type { TableContext } from './context.ts'
import type { BoardingReport } from './boarding-report.ts'

/** A part of the viewer's board that can change. */
export type ChangedZone = 'doubloons' | 'rum' | 'objects' | 'parrot'

/** A change for the viewer: `amount` is negative for a loss. */
export type OwnChange = { readonly zone: ChangedZone; readonly amount: number; readonly what: string; readonly card: Face }

type Words = Pick<TableContext, 'phrases'>

const coins = ({ phrases }: Words, amount: number, card: Face): OwnChange => ({
  zone: 'doubloons',
  amount,
  what: phrases.doubloons(Math.abs(amount)),
  card,
})
const rum = ({ phrases }: Words, amount: number, loot: EventLoot, card: Face): OwnChange => ({
  zone: 'rum',
  amount,
  what: loot.face === null ? phrases.rum : phrases.card(loot.face).name,
  card,
})
const object = ({ phrases }: Words, amount: number, face: Face, card: Face): OwnChange => ({
  zone: 'objects',
  amount,
  what: phrases.card(face).name,
  card,
})

/** What an effect changes for the captain at this seat. */
export const changesIn = (words: Words, event: Event, seat: Seat | null): readonly OwnChange[] => {
  if (seat === null || !('seat' in event)) return []
  const sign = event.seat === seat ? 1 : -1
  const isParty = event.seat === seat || ('victim' in event && event.victim === seat) || ('from' in event && event.from === seat)
  if (!isParty) return []
  switch (event.type) {
    case 'gained':
      return [coins(words, event.amount, event.card)]
    case 'paid':
      return [coins(words, -event.amount, event.card)]
    case 'stole-doubloons':
      return [coins(words, sign * event.amount, event.card)]
    case 'stole-rum':
      return [rum(words, sign, event.rum, event.card)]
    case 'exchanged-rum':
      return [rum(words, -sign, event.given, event.card), rum(words, sign, event.taken, event.card)]
    case 'exchanged-objects':
      return [object(words, -sign, event.given, event.card), object(words, sign, event.taken, event.card)]
    case 'chest-lost':
      return [object(words, sign, event.object, event.object)]
    case 'object-discarded':
      return [object(words, -1, event.object, event.card)]
    case 'parrot-moved':
      return [{ zone: 'parrot', amount: sign, what: words.phrases.parrot, card: event.card }]
    default:
      return []
  }
}

/** All changes of a boarding for a captain, in order. */
export const ownChanges = (words: Words, { done }: BoardingReport, seat: Seat | null): readonly OwnChange[] =>
  done.flatMap(event => changesIn(words, event, seat))

/** What the viewer lost in a zone: how much, and by which cards. Null if nothing. */
export const lossIn = (
  { phrases, report, seat }: Pick<TableContext, 'phrases' | 'report' | 'seat'>,
  zone: ChangedZone,
): { readonly amount: number; readonly by: readonly string[] } | null => {
  if (report === null) return null
  const lost = ownChanges({ phrases }, report, seat).filter(change => change.zone === zone && change.amount < 0)
  if (lost.length === 0) return null
  return {
    amount: lost.reduce((sum, { amount }) => sum - amount, 0),
    by: [...new Set(lost.map(({ card }) => phrases.card(card).name))],
  }
}
