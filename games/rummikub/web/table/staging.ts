/** How Rummikub's events are played, one beat at a time. */
import { at } from '@tortuga/kit'
import { lossOf, type BeatSketch, type Staging } from '@tortuga/ui/stage'
import { fold } from '../../rules/views/fold.ts'
import type { Event, RummikubTypes, View } from '../../rules/index.ts'
import { SCENES } from './notes/scenes.ts'

/** A play. The opening and the last play of a round take longer: everybody reads the sum, or sees the rack empty. */
const playedBeat = ({ seat, tiles, opening }: Extract<Event, { type: 'played' }>, view: View): BeatSketch => {
  if (at(view.rackSizes, seat) === tiles.length) return { kind: 'play', actor: seat, scene: SCENES.out }
  if (opening !== null) return { kind: 'play', actor: seat, scene: SCENES.opening }
  return { kind: 'lay', actor: seat }
}

const scoreOf = ({ viewer }: View, scores: readonly number[]): number => (typeof viewer === 'number' ? (scores[viewer] ?? 0) : 0)

export const staging: Staging<RummikubTypes> = {
  fold,
  beats: {
    'drawn-for-start': () => ({ kind: 'flip' }),
    'round-began': () => ({ kind: 'deal', merge: 'deal' }), // not quiet: it would be told with the scores of the round before
    dealt: () => ({ kind: 'deal', merge: 'deal' }),
    answered: ({ seat }) => ({ kind: 'quiet', actor: seat }),
    redeal: () => ({ kind: 'flip' }),
    'play-began': () => ({ kind: 'quiet' }),
    drew: ({ seat }) => ({ kind: 'draw', actor: seat }),
    announced: ({ seat }) => ({ kind: 'note', actor: seat }),
    played: (event, { view }) => playedBeat(event, view),
    penalised: ({ seat }, { viewer }) => ({ kind: 'take', actor: seat, hits: lossOf(viewer, seat) }),
    passed: ({ seat }) => ({ kind: 'note', actor: seat }),
    'bank-emptied': () => ({ kind: 'note' }),
    scored: ({ scores }, { view }) => {
      const score = scoreOf(view, scores)
      return { kind: 'flip', hits: score > 0 ? 'gain' : score < 0 ? 'loss' : null, scene: SCENES.round, isHeld: true }
    },
    ended: () => ({ kind: 'ending' }),
  },
}
