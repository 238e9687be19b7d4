/** How Rum Runner's events are played, one beat at a time. A raid is a scene: its beats are read one by one, and its summary waits for the viewer. */
import type { Seat } from '@tortuga/kit'
import type { BeatSketch, Staging } from '@tortuga/ui/stage'
import { fold } from '../../rules/views/fold.ts'
import { facedHazard } from '../../rules/targets/lookup.ts'
import type { RunnerTypes, View } from '../../rules/index.ts'

type Scene = { readonly view: View }
type Hit = 'loss' | 'gain' | null

const crownHit = ({ side }: View, hit: Hit): Hit => (side === 'crown' ? hit : null)
const pirateHit = ({ side }: View, hit: Hit): Hit => (side === 'pirate' ? hit : null)
/** What a player does to the viewer, if that is somebody else. */
const hitBy = ({ viewer }: View, seat: Seat, hit: Hit): Hit => (typeof viewer === 'number' && viewer !== seat ? hit : null)

/** Everything that happens at one hazard is one beat: the demand, how it is met, and what it costs. */
const atHazard = (hazard: number): string => `hazard ${hazard}`

/** The beat of an event that can also happen inside a raid: at a hazard as a part of that, later as a step of its own. */
const alsoInRaid = (sketch: BeatSketch, { view }: Scene): BeatSketch => {
  if (view.raid === null) return sketch
  if (view.raid.result !== null) return { ...sketch, scene: 'raid' }
  return { ...sketch, kind: 'raid', actor: null, merge: atHazard(facedHazard(view)), scene: 'raid' }
}

/** A step of a raid. Nobody is its actor for the viewer who raids, because one's own beats are short, and this one has to be read. */
const raidStep = (view: View, sketch: Partial<BeatSketch> & { readonly seat?: Seat } = {}): BeatSketch => {
  const { seat = null, ...more } = sketch
  return { kind: 'raid', scene: 'raid', actor: seat === view.viewer ? null : seat, ...more }
}

export const staging: Staging<RunnerTypes> = {
  fold,
  beats: {
    began: () => ({ kind: 'quiet' }),
    'hazards-laid': () => ({ kind: 'deal', merge: 'deal' }),
    dealt: () => ({ kind: 'deal', merge: 'deal' }),
    mulliganed: ({ seat }) => ({ kind: 'deal', actor: seat }),
    'turn-began': ({ seat }) => ({ kind: 'note', actor: seat, merge: 'turn' }),
    readied: ({ seat }) => ({ kind: 'coin', actor: seat, merge: 'turn' }),
    flipped: ({ seat }) => ({ kind: 'flip', actor: seat }),
    scored: ({ seat }, scene) =>
      alsoInRaid({ kind: scene.view.raid === null ? 'score' : 'raid', actor: seat, hits: hitBy(scene.view, seat, 'loss') }, scene),
    'hand-mixed': ({ seat }) => ({ kind: 'draw', actor: seat }),
    gained: ({ seat }, scene) => alsoInRaid({ kind: 'coin', actor: seat, merge: `gained ${seat}` }, scene),
    paid: ({ seat }, scene) => alsoInRaid({ kind: 'coin', actor: seat }, scene),
    drew: ({ seat, cards }, scene) =>
      alsoInRaid({ kind: cards.length === 0 ? 'quiet' : 'draw', actor: seat, merge: `drew ${seat}` }, scene),
    'deck-renewed': ({ seat }) => ({ kind: 'note', actor: seat }),
    'event-played': ({ seat }) => ({ kind: 'play', actor: seat }),
    founded: ({ seat }) => ({ kind: 'lay', actor: seat }),
    'hazard-played': ({ seat }) => ({ kind: 'lay', actor: seat }),
    recalled: ({ seat }) => ({ kind: 'take', actor: seat }),
    invested: ({ seat }) => ({ kind: 'coin', actor: seat }),
    'ship-played': ({ seat }) => ({ kind: 'lay', actor: seat }),
    'crew-placed': ({ seat }) => ({ kind: 'lay', actor: seat }),
    'raid-began': ({ seat }, { view }) => raidStep(view, { seat }),
    raised: ({ seat }, { view }) => raidStep(view, { seat, merge: 'raised' }),
    'none-raised': ({ seat }, { view }) => raidStep(view, { seat, kind: 'note' }),
    faced: ({ seat, hazard }, { view }) => raidStep(view, { seat, merge: atHazard(hazard) }),
    'icons-used': (_, { view }) => raidStep(view, { merge: atHazard(facedHazard(view)) }),
    'crew-trashed': ({ seat }, scene) => alsoInRaid({ kind: 'take', actor: seat, hits: pirateHit(scene.view, 'loss') }, scene),
    'ship-trashed': (_, scene) => alsoInRaid({ kind: 'take', hits: pirateHit(scene.view, 'loss') }, scene),
    discarded: ({ seat }, scene) => alsoInRaid({ kind: 'take', actor: seat, merge: `discarded ${seat}` }, scene),
    'coins-added': ({ ships }, scene) =>
      alsoInRaid({ kind: 'coin', merge: 'coins', hits: ships.length === 0 ? null : pirateHit(scene.view, 'loss') }, scene),
    'hazard-wore': ({ at }, { view }) => raidStep(view, { merge: atHazard(at.hazard ?? -1) }),
    'hazard-trashed': ({ at, worn }, scene) =>
      worn
        ? raidStep(scene.view, { merge: atHazard(at.hazard ?? -1) })
        : alsoInRaid({ kind: 'take', hits: crownHit(scene.view, 'loss') }, scene),
    'dropped-out': (_, { view }) => raidStep(view, { merge: atHazard((view.raid?.facing ?? -1) + 1) }),
    'raid-stopped': (_, { view }) => raidStep(view, { hits: view.side === 'crown' ? 'gain' : null }),
    'raid-succeeded': (_, { view }) => raidStep(view),
    revealed: (_, { view }) => raidStep(view),
    'nothing-raided': (_, { view }) => raidStep(view),
    stayed: (_, { view }) => raidStep(view),
    trashed: (_, scene) => alsoInRaid({ kind: scene.view.raid === null ? 'take' : 'raid', hits: crownHit(scene.view, 'loss') }, scene),
    'effect-began': ({ seat }, scene) => alsoInRaid({ kind: 'note', actor: seat }, scene),
    'raid-ended': () => ({ kind: 'note', scene: 'raid', isHeld: true }),
    looked: ({ seat }, scene) => alsoInRaid({ kind: 'flip', actor: seat, hits: crownHit(scene.view, 'loss') }, scene),
    'hand-shown': (_, scene) => alsoInRaid({ kind: 'flip', hits: crownHit(scene.view, 'loss') }, scene),
    'coin-removed': (_, scene) => alsoInRaid({ kind: 'coin', merge: 'coins', hits: crownHit(scene.view, 'loss') }, scene),
    'coin-moved': ({ seat, from }, scene) =>
      alsoInRaid({ kind: 'coin', actor: seat, hits: from.type === 'hazard' ? crownHit(scene.view, 'loss') : null }, scene),
    'hazard-moved': ({ seat }, scene) => alsoInRaid({ kind: 'lay', actor: seat }, scene),
    'put-on-deck': ({ seat }, scene) => alsoInRaid({ kind: 'draw', actor: seat }, scene),
    fetched: ({ seat }, scene) => alsoInRaid({ kind: 'draw', actor: seat, merge: `drew ${seat}` }, scene),
    taken: ({ seat }, scene) => alsoInRaid({ kind: 'steal', actor: seat, hits: crownHit(scene.view, 'loss') }, scene),
    declined: () => ({ kind: 'quiet' }),
    /** A raid that ends the match is read before the result. */
    ended: (_, { view }) => ({ kind: 'ending', isHeld: view.raid !== null }),
  },
}
