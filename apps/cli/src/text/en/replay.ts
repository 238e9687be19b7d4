/** The texts of replay in English. */
import { pluralFor } from '@tortuga/kit'
import type { CliTexts } from '../types.ts'

const plural = pluralFor('en')
const list = (names: readonly string[]): string => names.join(', ')

export const replay: CliTexts['replay'] = {
  title: (game, match, names) => `${game}, match ${match}: ${list(names)}`,
  at: (version, last) => `── ${version} of ${last} ──`,
  setUp: 'The match is set up.',
  prompt: 'Enter or n forward · p back · number · first · last · q quit > ',
  keys: { next: ['', 'n', 'next'], previous: ['p', 'previous'], first: ['first'], last: ['last'], quit: ['q', 'quit'] },
  noSuchStep: (first, last) => `Type n, p, first, last, q or a number from ${first} to ${last}.`,
  stops: (line, why) => `Line ${line} is impossible: ${why}.`,
  move: (name, by) => (by === 'clock' ? `${name} is out of time:` : `${name}:`),
  entries: {
    undo: ({ seat, back }, name) => `${name(seat)} undoes ${plural(back, { one: 'move', other: 'moves' })}.`,
    propose: ({ seat, proposal }, name) =>
      proposal.type === 'undo'
        ? `${name(seat)} asks to undo ${plural(proposal.back, { one: 'move', other: 'moves' })}.`
        : proposal.type === 'bot'
          ? `${name(seat)} proposes a bot (${proposal.level}) in place of ${name(proposal.seat)}.`
          : `${name(seat)} proposes to end the match.`,
    vote: ({ seat, agree }, name) => `${name(seat)} ${agree ? 'agrees' : 'disagrees'}.`,
    sit: ({ seat, player }) => `${player.name} sits down in seat ${seat}${player.bot === null ? '' : ` (bot, ${player.bot})`}.`,
    end: ({ reason }) =>
      ({ outcome: 'The match is over.', agreed: 'All players agree to end the match.', abandoned: 'The match is abandoned.' })[reason],
  },
}
