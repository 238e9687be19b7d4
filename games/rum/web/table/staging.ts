/** How RUM's events are played, one beat at a time. */
import { lossOf, type Staging } from '@tortuga/ui/stage'
import { fold } from '../../rules/views/fold.ts'
import { askOf, type RumTypes } from '../../rules/index.ts'

export const staging: Staging<RumTypes> = {
  fold,
  beats: {
    began: () => ({ kind: 'quiet' }),
    'beach-laid': () => ({ kind: 'deal', merge: 'deal' }),
    dealt: () => ({ kind: 'deal', merge: 'deal' }),
    drew: ({ seat, from }) => ({ kind: from === 'wreck' ? 'draw' : 'take', actor: seat }),
    'parrot-drawn': ({ seat }) => ({ kind: 'parrot', actor: seat }),
    refilled: ({ open }) => ({ kind: open ? 'flip' : 'draw', merge: 'refill' }),
    played: ({ seat }) => ({ kind: 'play', actor: seat }),
    // A captain that another player loses is a scene of its own; free captains and raised ones are told together.
    gained: ({ seat, from }, { viewer }) =>
      from === null || from === seat
        ? { kind: 'take', actor: seat, merge: 'gain' }
        : { kind: 'steal', actor: seat, hits: lossOf(viewer, from) },
    'wreck-emptied': ({ seats }, { viewer }) => ({ kind: 'note', hits: lossOf(viewer, ...seats) }),
    // A drawn parrot has just been shown; one that the tide brought turns up here.
    asked: ({ cause, seats }, { viewer }) => ({ kind: cause === 'tide' ? 'parrot' : 'quiet', hits: lossOf(viewer, ...seats) }),
    sealed: () => ({ kind: 'quiet' }),
    // In a tide all players return cards, so nobody is the one who acts.
    returned: ({ seat }, { view, viewer }) => ({
      kind: 'take',
      actor: askOf(view)?.cause === 'tide' ? null : seat,
      hits: lossOf(viewer, seat),
      merge: 'returned',
    }),
    'clock-rose': () => ({ kind: 'clock' }),
    'parrot-returned': () => ({ kind: 'draw' }),
    'tide-came': () => ({ kind: 'tide' }),
    'washed-away': () => ({ kind: 'take' }),
    ended: () => ({ kind: 'ending' }),
  },
}
