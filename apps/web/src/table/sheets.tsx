/** Log and talk on a phone: a sheet that leaves the hand in sight. */
import { Dialog, Log } from '@tortuga/ui'
import type { LogLine } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../text/index.ts'

/** What can be opened over the table. */
export type Sheet = 'log' | 'chat' | 'options' | 'over'

type Props = { readonly kind: 'log' | 'chat'; readonly log: readonly LogLine[]; readonly chat: ReactNode; readonly onClose: () => void }

export const TalkSheet = ({ kind, log, chat, onClose }: Props): ReactNode => {
  const texts = useTexts()
  return (
    <Dialog kind="sheet" title={kind === 'log' ? texts.table.log : texts.table.chat} closeLabel={texts.close} onClose={onClose}>
      {kind === 'log' ? <Log lines={log} label={texts.table.log} /> : chat}
    </Dialog>
  )
}
