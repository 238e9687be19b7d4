/** The sky: the three shares and the deck; the one being looked at lies open, and other business has its scene below them. */
import type { ReactElement } from 'react'
import { SPACES } from '../rules/index.ts'
import { DeckPile } from './deck.tsx'
import { isReadingReport } from './notes.tsx'
import { OpenShare } from './open-share.tsx'
import { hasScene, SceneView } from './scene.tsx'
import { useSetting } from './setting.ts'
import { ShareView } from './share.tsx'

export const Sky = (): ReactElement => {
  const setting = useSetting()
  const { asked, task, text, isCounted } = setting
  const open = asked === 'decide' && task?.type === 'decide' && !isReadingReport(setting) ? task.space : null
  const isSmall = open === null && hasScene(setting)
  return (
    <div className="soc-sky" data-place="sky" data-scene={isSmall} data-open={open !== null} data-over={isCounted}>
      <div className="soc-shares" role="group" aria-label={text.shares}>
        {SPACES.map(space => (space === open ? <OpenShare key={space} space={space} /> : <ShareView key={space} space={space} />))}
        <DeckPile />
      </div>
      {isSmall && (
        <div className="soc-scenes">
          <SceneView />
        </div>
      )}
    </div>
  )
}
