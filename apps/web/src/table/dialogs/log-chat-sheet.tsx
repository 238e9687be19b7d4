/** Log or chat on a phone, in a sheet that leaves the hand visible. */
import { Dialog, Log, requestReading } from '@tortuga/ui'
import type { EarlierLog, LogLine } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../text/language.ts'
import './dialogs.css'

type Props = {
  readonly kind: 'log' | 'chat'
  readonly log: readonly LogLine[]
  readonly earlier: EarlierLog | null
  readonly chat: ReactNode
  readonly onClose: () => void
}

export const LogChatSheet = ({ kind, log, earlier, chat, onClose }: Props): ReactNode => {
  const texts = useTexts()
  // The table behind the sheet shows the card.
  const openCard = (card: string): void => {
    onClose()
    requestReading(card)
  }
  return (
    <Dialog kind="sheet" title={kind === 'log' ? texts.table.log : texts.table.chat} closeLabel={texts.close} onClose={onClose}>
      {kind === 'log' ? <Log lines={log} label={texts.table.log} hasCards onOpenCard={openCard} earlier={earlier} /> : chat}
    </Dialog>
  )
}
