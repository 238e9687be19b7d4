/** Messages for failed requests to the server. */
import type { ApiProblemCode } from '../../api/error-codes.ts'

export const problems = {
  unreachable: 'Can’t reach the server.',
  'not-a-guest': 'The server does not know you yet.',
  'table-full': 'Every seat is taken.',
  'seat-taken': 'Someone else was faster: that seat is taken.',
  'seat-given': 'You had a seat in this game, so you cannot take another one.',
  'name-taken': 'Someone at this table already has that name.',
  'already-begun': 'The game has already started.',
  'already-seated': 'You already have a seat here.',
  'not-welcome': 'You cannot take a seat at this table.',
  'too-many-tables': 'There are too many tables open. Close or finish one first.',
  'too-often': 'Too many attempts. Wait a moment.',
  'no-such-table': 'There is no such table.',
  'no-such-link': 'This link has been used or has expired.',
  'other-commitment':
    'The seal of this table’s shuffle has changed since you first saw it, so the shuffle could not be checked. Please open a new table.',
  malformed: 'The server did not accept that. Please check the name.',
  barred: 'The host of this server has blocked you.',
  other: 'That did not work. Please try again.',
} satisfies Record<ApiProblemCode, string>

export type ProblemText = typeof problems
