/** Every type of event of a game: the table before it, and a button that plays it with its motion. */
import { namesFor } from '@tortuga/kit'
import { Button } from '@tortuga/ui'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { collectEvents } from '../catalogue/events.ts'
import type { FoundEvent } from '../catalogue/events.ts'
import { PLAY } from '../frame/play-message.ts'
import { playersAt } from '../positions/prepared-match.ts'
import { FoundFrame, InAllLanguages, Missing } from '../parts/found-frame.tsx'
import { LookControls } from '../parts/look-controls.tsx'
import { useFromFiles } from '../parts/use-files.ts'
import type { SectionProps } from '../catalogue/page-files.ts'

const MAX_SEATS = 6

const Event = ({ files, type, happened }: SectionProps & { readonly type: string; readonly happened: FoundEvent }): ReactNode => {
  const frame = useRef<HTMLIFrameElement>(null)
  const { index, move, viewer } = happened
  const event = files.game.viewEvent(happened.event, viewer) ?? happened.event
  const you = typeof viewer === 'number' ? viewer : null
  const name = namesFor(seat => playersAt(MAX_SEATS)[seat]?.name ?? '', you)
  return (
    <FoundFrame
      game={files.game.id}
      title={type}
      at={happened}
      frame={frame}
      {...(index === null ? {} : { content: { event: index, move, isMoving: true } })}
    >
      <InAllLanguages say={language => files.web.sayEvent(event, name, language)} />
      {index === null ? (
        <p className="empty">Part of the deal: the table appears with it, without motion.</p>
      ) : (
        <Button icon="again" aria-label={`Play ${type}`} onPress={() => frame.current?.contentWindow?.postMessage(PLAY, location.origin)}>
          Play
        </Button>
      )}
    </FoundFrame>
  )
}

export const EventsPage = ({ files }: SectionProps): ReactNode => {
  const events = useFromFiles(files, collectEvents)
  if (events.type === 'failed') throw events.error
  return (
    <>
      <LookControls />
      {events.type === 'loading' ? null : (
        <>
          <Missing names={events.value.missing} />
          <div className="wb-grid">
            {[...events.value.found].map(([type, happened]) => (
              <Event key={type} files={files} type={type} happened={happened} />
            ))}
          </div>
        </>
      )}
    </>
  )
}
