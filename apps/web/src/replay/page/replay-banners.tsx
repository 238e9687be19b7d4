/** The banners of a replay: those of every page, and notes about this recording. */
import { Button } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { PageBanners } from '../../shell/page-banners.tsx'
import { Banner, BannerArea } from '../../shell/banner.tsx'
import { notesOn } from '../notes/recording-notes.ts'
import type { ReplayContext } from '../position/replay-context.ts'
import { useFairnessText } from '../../text/fairness.ts'
import { useReplayText } from '../../text/replay.ts'

export const ReplayBanners = ({ recording, open }: ReplayContext): ReactNode => {
  const text = useReplayText()
  const { check } = useFairnessText()
  return (
    <BannerArea>
      <PageBanners />
      {notesOn(recording, text, check.why).map(note => (
        <Banner key={note.text} icon={note.icon} tone={note.isBad ? 'bad' : 'plain'}>
          <span className="grow">{note.text}</span>
          {note.isBad ? <Button onPress={() => open('check')}>{text.check}</Button> : null}
        </Banner>
      ))}
    </BannerArea>
  )
}
