/** The texts of replay in English. */
import { pluralFor } from '@tortuga/kit'
import type { Entry } from '@tortuga/kit'
import type { StepKey } from '../commands.ts'

type Name = (seat: number) => string
type EntryOf<K extends Entry['type']> = Extract<Entry, { readonly type: K }>

const plural = pluralFor('en')
const list = (names: readonly string[]): string => names.join(', ')

export const replay = {
  title: (game: string, match: string, names: readonly string[]) => `${game}, match ${match}: ${list(names)}`,
  at: (version: number, last: number) => `── ${version} of ${last} ──`,
  setUp: 'The match is set up.',
  prompt: 'Enter or n forward · p back · number · first · last · q quit > ',
  keys: { next: ['', 'n', 'next'], previous: ['p', 'previous'], first: ['first'], last: ['last'], quit: ['q', 'quit'] } as Readonly<
    Record<StepKey, readonly string[]>
  >,
  noSuchStep: (first: number, last: number) => `Type n, p, first, last, q or a number from ${first} to ${last}.`,
  stops: (line: number, why: string) => `Line ${line} is impossible: ${why}.`,
  move: (name: string, by: EntryOf<'move'>['by']) => (by === 'clock' ? `${name} is out of time:` : `${name}:`),
  entries: {
    undo: ({ seat, back }: EntryOf<'undo'>, name: Name) => `${name(seat)} undoes ${plural(back, { one: 'move', other: 'moves' })}.`,
    propose: ({ seat, proposal }: EntryOf<'propose'>, name: Name) =>
      proposal.type === 'undo'
        ? `${name(seat)} asks to undo ${plural(proposal.back, { one: 'move', other: 'moves' })}.`
        : proposal.type === 'bot'
          ? `${name(seat)} proposes a bot (${proposal.level}) in place of ${name(proposal.seat)}.`
          : `${name(seat)} proposes to end the match.`,
    vote: ({ seat, agree }: EntryOf<'vote'>, name: Name) => `${name(seat)} ${agree ? 'agrees' : 'disagrees'}.`,
    sit: ({ seat, player }: EntryOf<'sit'>, _name: Name) =>
      `${player.name} sits down in seat ${seat}${player.bot === null ? '' : ` (bot, ${player.bot})`}.`,
    end: ({ reason }: EntryOf<'end'>, _name: Name) =>
      ({ outcome: 'The match is over.', agreed: 'All players agree to end the match.', abandoned: 'The match is abandoned.' })[reason],
  } satisfies Readonly<Record<Exclude<Entry['type'], 'move'>, unknown>>,
}
