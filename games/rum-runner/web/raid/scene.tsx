/** A raid as a scene: the party on the left, the lane before it, the island at its end. */
import type { ReactElement } from 'react'
import { RaidLane } from './lane.tsx'
import { Party } from './party.tsx'
import { Steps } from './steps.tsx'
import type { Story } from './story.ts'

export const Scene = ({ story, isPlaying }: { readonly story: Story; readonly isPlaying: boolean }): ReactElement => (
  <div className="rr-scene" data-playing={isPlaying} data-result={story.result ?? 'open'}>
    <Steps story={story} />
    <div className="rr-scene-main">
      <Party story={story} />
      <RaidLane story={story} />
    </div>
  </div>
)
